/** An L-shaped room cut into two rectangles and a triangle: the idea behind adding pieces. */
export function CutShape() {
  return (
    <figure>
      <svg viewBox="0 0 480 240" role="img" aria-labelledby="cut-shape-title">
        <title id="cut-shape-title">
          An irregular room divided by dashed lines into three pieces: a tall rectangle A on the left, a lower
          rectangle B beside it, and a triangle C at the right end.
        </title>
        <path
          d="M30 20h150v90h170l100 110H30z"
          fill="var(--accent-soft)"
          stroke="currentColor"
          strokeWidth="2.5"
          strokeLinejoin="round"
        />
        <path
          d="M180 110v110M350 110v110"
          stroke="currentColor"
          strokeWidth="2"
          strokeDasharray="7 6"
          fill="none"
        />
        <g fill="currentColor" fontSize="26" fontWeight="700" textAnchor="middle">
          <text x="105" y="130">
            A
          </text>
          <text x="265" y="175">
            B
          </text>
          <text x="382" y="200">
            C
          </text>
        </g>
      </svg>
      <figcaption>Cut the shape along straight lines, work out each piece, and add the pieces.</figcaption>
    </figure>
  )
}
