// How far the wizard is: the worm on its way to the book, one ring longer with each answer. Screen readers read it with the question.
interface StepProgressProps {
  /** The current step, from 0. */
  readonly at: number;
  readonly count: number;
}

export function StepProgress({ at, count }: StepProgressProps) {
  const stations = Array.from({ length: count - 1 }, (_, station) => 24 + station * spacing);
  const head = Math.min(24 + at * spacing, 24 + (count - 2) * spacing + 30);
  // The one behind the head is drawn last.
  const rings = Array.from({ length: at * 2 }, (_, ring) => head - 28 - (at * 2 - 1 - ring) * 17);
  return (
    <svg className="step-progress" viewBox="0 0 250 44" aria-hidden="true" focusable="false">
      <path d="M24 24h186" className="step-way" />
      {stations.slice(at + 1).map((x) => (
        <circle key={x} className="step-station" cx={x} cy="24" r="9" />
      ))}
      <path d="M207 16q11-4 20 2 9-6 20-2v20q-11-4-20 2-9-6-20-2z" fill="#b8432b" />
      <path
        d="M210 14q9-3 17 3v18q-8-5-17-3zM244 14q-9-3-17 3v18q8-5 17-3z"
        fill="#fffaf0"
        stroke="#e4d6c0"
      />
      {rings
        .filter((x) => x > 0)
        .map((x) => (
          <circle key={x} cx={x} cy="28" r="12" fill="#7fae4e" stroke="#6f9f3e" strokeWidth="1.5" />
        ))}
      <g className="step-head" style={{ transform: `translateX(${head}px)` }}>
        <circle cx="0" cy="22" r="18" fill="#8fc05a" />
        <g fill="#fff" stroke="#2d2430" strokeWidth="2">
          <circle cx="-5" cy="19" r="6.4" />
          <circle cx="9" cy="19" r="6.4" />
        </g>
        <circle cx="-3" cy="19.5" r="3" fill="#2d2430" />
        <circle cx="11" cy="19.5" r="3" fill="#2d2430" />
        <path d="M-4 30q6 5 12 0" fill="none" stroke="#2d2430" strokeWidth="2.2" strokeLinecap="round" />
      </g>
    </svg>
  );
}

/** The distance between two steps on the way. */
const spacing = 48;
