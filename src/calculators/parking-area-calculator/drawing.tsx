const STALL = { left: 150, right: 258, top: 12, end: 188 }
const MIDDLE_OF_AISLE = 272
const CENTER = (STALL.left + STALL.right) / 2
const ROW = { left: 50, right: 358 }
const BESIDE = STALL.right + 22
const BELOW = MIDDLE_OF_AISLE + 18

/** What one space takes from the land: the stall and half of the aisle in front of it. */
export function StallDrawing() {
  return (
    <figure>
      <svg
        role="img"
        aria-labelledby="stall-drawing-title"
        viewBox="0 0 420 322"
        width="420"
        fill="none"
        strokeWidth="2"
        fontSize="16"
      >
        <title id="stall-drawing-title">
          A parking stall in a row, with its width and length marked. In front of it, as wide as the stall,
          lies half of the aisle; the other half belongs to the stall across.
        </title>
        <path
          d={`M${STALL.left} ${STALL.top}H${STALL.right}V${STALL.end}H${STALL.left}z`}
          fill="var(--accent-soft)"
        />
        <path
          d={`M${STALL.left} ${STALL.end}H${STALL.right}V${MIDDLE_OF_AISLE}H${STALL.left}z`}
          fill="var(--sunken)"
        />
        <path d={`M${ROW.left} ${STALL.top}H${ROW.right}`} stroke="var(--edge)" />
        <path d={`M${ROW.left} ${MIDDLE_OF_AISLE}H${ROW.right}`} stroke="var(--edge)" strokeDasharray="8 6" />
        <path
          d={`M${STALL.left} ${STALL.top}H${STALL.right}V${MIDDLE_OF_AISLE}H${STALL.left}z`}
          stroke="var(--accent)"
        />
        <path d={`M${STALL.left} ${STALL.end}H${STALL.right}`} stroke="var(--accent)" strokeDasharray="3 5" />
        <path
          d={`M${BESIDE} ${STALL.top}V${MIDDLE_OF_AISLE}M${BESIDE - 6} ${STALL.top}h12m-12 ${STALL.end - STALL.top}h12m-12 ${MIDDLE_OF_AISLE - STALL.end}h12`}
          stroke="currentColor"
        />
        <path
          d={`M${STALL.left} ${BELOW}H${STALL.right}M${STALL.left} ${BELOW - 6}v12M${STALL.right} ${BELOW - 6}v12`}
          stroke="currentColor"
        />
        <g fill="currentColor">
          <text x={CENTER} y="106" textAnchor="middle" fontWeight="700">
            stall
          </text>
          <text x={CENTER} y="236" textAnchor="middle">
            half aisle
          </text>
          <text x={STALL.left - 14} y="106" textAnchor="end">
            next stall
          </text>
          <text x={STALL.left - 14} y="236" textAnchor="end">
            aisle
          </text>
          <text x={BESIDE + 16} y="106">
            stall length
          </text>
          <text x={BESIDE + 16} y="226">
            half of the
          </text>
          <text x={BESIDE + 16} y="246">
            aisle width
          </text>
          <text x={CENTER} y={BELOW + 26} textAnchor="middle">
            stall width
          </text>
        </g>
      </svg>
      <figcaption>
        The area of one space is the framed part: the stall and the half of the aisle in front of it. The
        dashed line is the middle of the aisle.
      </figcaption>
    </figure>
  )
}
