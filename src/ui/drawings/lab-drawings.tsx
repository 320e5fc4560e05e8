import { gaze, type Mood, mouths, type MoodProps, raisedArms } from './mood';

/** The logo of the lab theme: a smiling flask in an open book, with an idea flying out. */
export function LabLogo() {
  return (
    <svg viewBox="0 0 64 64" width="48" height="48" aria-hidden="true" focusable="false">
      <path d="M2 40c10-4 21-3 30 3 9-6 20-7 30-3v19c-10-4-21-3-30 3-9-6-20-7-30-3Z" fill="#5b3fa8" />
      <path d="M5 37c9-4 19-3 27 3v18c-8-5-18-6-27-3Z" fill="#fffaf0" />
      <path d="M59 37c-9-4-19-3-27 3v18c8-5 18-6 27-3Z" fill="#e7defa" />
      <Flask />
      <path
        d="M32 0l1.5 3.5L37 5l-3.5 1.5L32 10l-1.5-3.5L27 5l3.5-1.5ZM44 7l.9 2.1L47 10l-2.1.9L44 13l-.9-2.1L41 10l2.1-.9Z"
        fill="#f2a63c"
      />
    </svg>
  );
}

function Flask() {
  return (
    <>
      <path d="M28 15v8L17.6 40.6c-2 3.4.2 7.4 4.2 7.4h20.4c4 0 6.2-4 4.2-7.4L36 23v-8Z" fill="#f3efff" />
      <path
        d="M22.6 32.2c3-1.8 6-1.8 9.4 0s6.4 1.8 9.4 0l4.7 8.2c1.8 3.2-.2 6.8-3.9 6.8H21.8c-3.7 0-5.7-3.6-3.9-6.8Z"
        fill="#62c7ab"
      />
      <path
        d="M26 14h12M28 15v8L17.6 40.6c-2 3.4.2 7.4 4.2 7.4h20.4c4 0 6.2-4 4.2-7.4L36 23v-8"
        fill="none"
        stroke="#8f79d6"
        strokeWidth="2.6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <g fill="#252038">
        <circle cx="27.5" cy="38" r="2.2" />
        <circle cx="36.5" cy="38" r="2.2" />
      </g>
      <path d="M29 42c1.8 2 4.2 2 6 0" fill="none" stroke="#252038" strokeWidth="1.8" strokeLinecap="round" />
      <g fill="#fff" opacity=".85">
        <circle cx="33" cy="27" r="1.8" />
        <circle cx="30" cy="22" r="1.3" />
      </g>
    </>
  );
}

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

const arms: Partial<Record<Mood, string>> = {
  cheering: raisedArms,
  thinking: 'M32 106c-14 0-14-20-4-28M88 106c10 2 12 12 6 18',
};

function Coat({ mood }: MoodProps) {
  return (
    <>
      <path
        d={arms[mood] ?? 'M32 104c-10 4-12 14-8 20M88 104c10 4 12 14 8 20'}
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
