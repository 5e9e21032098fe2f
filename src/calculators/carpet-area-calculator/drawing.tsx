/** The three areas of a flat, one inside the other. Not to scale. */
export function NestedAreas() {
  return (
    <figure>
      <svg
        role="img"
        aria-labelledby="nested-areas-title"
        viewBox="0 0 420 300"
        width="420"
        strokeWidth="2"
        fontSize="16"
      >
        <title id="nested-areas-title">
          Three nested areas. The carpet area lies inside the built-up area, which adds walls and a balcony.
          The built-up area lies inside the super built-up area, which adds a share of lobbies, stairs and
          lifts.
        </title>
        <rect x="1" y="1" width="418" height="298" rx="10" fill="var(--sunken)" stroke="var(--edge)" />
        <rect x="20" y="70" width="380" height="210" fill="var(--accent-soft)" stroke="var(--accent)" />
        <rect
          x="38"
          y="134"
          width="232"
          height="128"
          fill="var(--card)"
          stroke="var(--accent)"
          strokeWidth="3"
        />
        <path d="M288 71v208" stroke="var(--accent)" strokeDasharray="6 5" />
        <g fill="currentColor">
          <text x="20" y="30" fontWeight="700">
            Super built-up area
          </text>
          <text x="20" y="53">
            adds a share of lobbies, stairs, lifts
          </text>
          <text x="38" y="98" fontWeight="700">
            Built-up area
          </text>
          <text x="38" y="121">
            adds walls and balcony
          </text>
          <text x="154" y="194" textAnchor="middle" fontWeight="700">
            Carpet area
          </text>
          <text x="154" y="217" textAnchor="middle">
            floor inside the walls
          </text>
          <text x="344" y="204" textAnchor="middle">
            balcony
          </text>
        </g>
      </svg>
      <figcaption>Each area contains the one inside it. The drawing is not to scale.</figcaption>
    </figure>
  )
}
