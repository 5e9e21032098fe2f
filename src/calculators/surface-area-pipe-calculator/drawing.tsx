/** A pipe under insulation from the end and from the side: which sizes the form asks for. */
export function InsulatedPipe() {
  return (
    <figure>
      <svg viewBox="0 0 480 240" role="img" aria-labelledby="insulated-pipe-title">
        <title id="insulated-pipe-title">
          A pipe with insulation, seen from the end and from the side. From the end, an inner circle of
          diameter D is surrounded by a ring of thickness t, and the whole measures D plus two t across. From
          the side, the pipe runs along the middle of the insulation over the length L.
        </title>
        <g stroke="currentColor" strokeWidth="2.5">
          <circle cx="110" cy="95" r="80" fill="var(--accent-soft)" />
          <circle cx="110" cy="95" r="48" fill="var(--paper)" />
          <path d="M240 15h220v160H240z" fill="var(--accent-soft)" strokeLinejoin="round" />
          <path d="M240 47h220M240 143h220" fill="none" strokeDasharray="7 6" />
        </g>
        <g stroke="currentColor" strokeWidth="1.5" fill="none">
          <path d="M62 95h96M62 88v14M158 88v14" />
          <path d="M110 15v32M103 15h14M103 47h14" />
          <path d="M30 200h160M30 193v14M190 193v14" />
          <path d="M240 200h220M240 193v14M460 193v14" />
        </g>
        <g fill="currentColor" fontSize="20" fontWeight="700" textAnchor="middle">
          <text x="110" y="118">
            D
          </text>
          <text x="128" y="38">
            t
          </text>
          <text x="110" y="228">
            D + 2t
          </text>
          <text x="350" y="228">
            L
          </text>
          <text x="350" y="102" fontSize="17" fontWeight="400">
            pipe
          </text>
          <text x="350" y="37" fontSize="17" fontWeight="400">
            insulation
          </text>
        </g>
      </svg>
      <figcaption>
        D is the outer diameter of the bare pipe, t the thickness of the insulation, L the length. The
        insulation adds its thickness on both sides.
      </figcaption>
    </figure>
  )
}
