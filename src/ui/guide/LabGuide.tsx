import { gaze, mouths, type MoodProps } from './mood';

/** The guide of the lab theme: a round flask in a white coat, with goggles, that bubbles when it has an idea. */
export function LabGuide({ mood }: MoodProps) {
  return (
    <svg viewBox="0 0 120 140" width="120" height="140" aria-hidden="true" focusable="false">
      <ellipse cx="60" cy="134" rx="40" ry="5" fill="#000" opacity=".12" />
      <Coat mood={mood} />
      <path d="M50 4h20v20H50Z" fill="#e6defa" />
      <rect x="46" y="2" width="28" height="8" rx="4" fill="#8f79d6" />
      <circle cx="60" cy="54" r="39" fill="#efe9fd" />
      <path d="M24 54c8-5 16-5 24 0s16 5 24 0 16-5 24 0a36 36 0 0 1-72 0Z" fill="#7bd3b8" />
      <circle cx="60" cy="54" r="39" fill="none" stroke="#8f79d6" strokeWidth="4" />
      <path d="M32 36a34 34 0 0 1 12-11" fill="none" stroke="#fff" strokeWidth="5" strokeLinecap="round" />
      <Bubbles mood={mood} />
      <Face mood={mood} />
    </svg>
  );
}

function Coat({ mood }: MoodProps) {
  return (
    <>
      <path
        d={
          mood === 'thinking'
            ? 'M32 106c-14 0-14-20-4-28M88 106c10 2 12 12 6 18'
            : 'M32 104c-10 4-12 14-8 20M88 104c10 4 12 14 8 20'
        }
        fill="none"
        stroke="#d9d0f0"
        strokeWidth="9"
        strokeLinecap="round"
      />
      <path d="M32 100q28-14 56 0l4 28q-32 8-64 0Z" fill="#fbf9ff" stroke="#d9d0f0" strokeWidth="2" />
      <path d="M50 93l10 16 10-16Z" fill="#5b3fa8" />
      <path d="M60 109v21" stroke="#d9d0f0" strokeWidth="2.5" />
      <rect
        x="69"
        y="112"
        width="13"
        height="11"
        rx="2.5"
        fill="#efe9fd"
        stroke="#d9d0f0"
        strokeWidth="1.5"
      />
      <path d="M73 114v-6M78 114v-5" stroke="#f2a63c" strokeWidth="2.5" strokeLinecap="round" />
    </>
  );
}

function Bubbles({ mood }: MoodProps) {
  const places =
    mood === 'sad'
      ? [[60, 24]]
      : [
          [56, 30],
          [67, 24],
          [60, 14],
        ];
  return (
    <g fill="#7bd3b8">
      {places.map(([x, y], at) => (
        <circle key={y} cx={x} cy={y} r={4 - at * 0.7} />
      ))}
    </g>
  );
}

function Face({ mood }: MoodProps) {
  const [dx, dy] = gaze[mood];
  return (
    <>
      <path d="M22 48h76" stroke="#5b3fa8" strokeWidth="5" />
      {[46, 74].map((x) => (
        <g key={x}>
          <circle cx={x} cy="48" r="13" fill="#fff" stroke="#5b3fa8" strokeWidth="4" />
          <circle cx={x + dx * 1.5} cy={48 + dy} r="6" fill="#252038" />
          <circle cx={x + dx * 1.5 + 2} cy={46 + dy} r="2" fill="#fff" />
        </g>
      ))}
      <path
        d="M33 66h5M82 66h5"
        stroke="#f2a08a"
        strokeWidth="5"
        strokeLinecap="round"
        opacity={mood === 'happy' ? 1 : 0.6}
      />
      {mood === 'sad' && (
        <path d="M38 32l12-4M82 32l-12-4" stroke="#5b3fa8" strokeWidth="3" strokeLinecap="round" />
      )}
      <g transform="translate(0 7)">
        <path d={mouths[mood]} fill="none" stroke="#252038" strokeWidth="4" strokeLinecap="round" />
      </g>
    </>
  );
}
