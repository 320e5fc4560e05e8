// The worm of the app: its head looks out of things, and as a whole it crawls.

interface WormHeadProps {
  /** How far the pupils are from their usual place. */
  readonly look?: readonly [x: number, y: number];
}

/** A head in the upper left 46 by 32 of a drawing. */
export function WormHead({ look: [x, y] = [0, 0] }: WormHeadProps) {
  return (
    <>
      <circle cx="31" cy="17" r="14.5" fill="#8fc05a" />
      <circle cx="21" cy="23" r="2.8" fill="#f2a08a" opacity=".8" />
      <circle cx="41.5" cy="22.5" r="2.8" fill="#f2a08a" opacity=".8" />
      <g fill="#fff" stroke="#2d2430" strokeWidth="1.6">
        <circle cx="24.5" cy="15" r="5.4" />
        <circle cx="37.5" cy="15" r="5.4" />
      </g>
      <path d="M29.9 14.6q1.1-1 2.2 0" fill="none" stroke="#2d2430" strokeWidth="1.6" />
      <g transform={`translate(${x} ${y})`}>
        <g fill="#2d2430">
          <circle cx="25.3" cy="15.6" r="2.6" />
          <circle cx="37" cy="15.6" r="2.6" />
        </g>
        <g fill="#fff">
          <circle cx="26.2" cy="14.6" r=".9" />
          <circle cx="37.9" cy="14.6" r=".9" />
        </g>
      </g>
      <path
        d="M26.5 24c2.8 3.2 6.6 3.2 9.4 0"
        fill="none"
        stroke="#2d2430"
        strokeWidth="1.9"
        strokeLinecap="round"
      />
    </>
  );
}

/** The whole worm on its way to the right. */
export function Worm({ className }: { readonly className?: string }) {
  return (
    <svg className={className} viewBox="-34 0 82 44" aria-hidden="true">
      <g fill="none" stroke="#6f9f3e" strokeWidth="11" strokeLinecap="round">
        <path d="M-27 38h3c9 0 7-19 17-19s8 19 17 19h4" />
        <path d="M12 38c8 0 13-3 15-12" stroke="#7fae4e" />
      </g>
      <WormHead look={[1, 0]} />
    </svg>
  );
}
