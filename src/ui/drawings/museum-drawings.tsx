import { gaze, type Mood, mouths, type MoodProps, raisedArms } from './mood';

const teeth = [0, 45, 90, 135, 180, 225, 270, 315] as const;

/** The logo of the museum theme: a brass gear wheel that rises over an open book. */
export function MuseumLogo() {
  return (
    <svg viewBox="0 0 64 64" width="48" height="48" aria-hidden="true" focusable="false">
      <path d="M2 40c10-4 21-3 30 3 9-6 20-7 30-3v19c-10-4-21-3-30 3-9-6-20-7-30-3Z" fill="#1c625a" />
      <Wheel />
      <path d="M5 37c9-4 19-3 27 3v18c-8-5-18-6-27-3Z" fill="#fffaf0" />
      <path d="M59 37c-9-4-19-3-27 3v18c8-5 18-6 27-3Z" fill="#f0e6c9" />
      <path
        d="M10 44c5-1 11 0 16 2.5M10 50c5-1 11 0 16 2.5M54 44c-5-1-11 0-16 2.5M54 50c-5-1-11 0-16 2.5"
        fill="none"
        stroke="#d8c592"
        strokeWidth="2"
        strokeLinecap="round"
      />
    </svg>
  );
}

function Wheel() {
  return (
    <>
      {teeth.map((turn) => (
        <rect
          key={turn}
          x="28"
          y="1"
          width="8"
          height="10"
          rx="2.5"
          fill="#c08a2e"
          transform={`rotate(${turn} 32 24)`}
        />
      ))}
      <circle cx="32" cy="24" r="17.5" fill="#d9a441" />
      <circle cx="32" cy="24" r="12.5" fill="#f6dc9c" />
      <g fill="#26302d">
        <circle cx="27.5" cy="22" r="2.3" />
        <circle cx="36.5" cy="22" r="2.3" />
      </g>
      <path
        d="M28 27.5c2.2 2.6 5.8 2.6 8 0"
        fill="none"
        stroke="#26302d"
        strokeWidth="1.9"
        strokeLinecap="round"
      />
    </>
  );
}

/** The guide of the museum theme: a diver's brass helmet with the cap and coat of a museum attendant. */
export function MuseumGuide({ mood }: MoodProps) {
  return (
    <svg viewBox="0 0 120 140" width="120" height="140" aria-hidden="true" focusable="false">
      <ellipse cx="60" cy="134" rx="40" ry="5" fill="#000" opacity=".12" />
      <Coat mood={mood} />
      <path d="M14 46h-3a6 6 0 0 0 0 18h3M106 46h3a6 6 0 0 1 0 18h-3" fill="#b9832c" />
      <circle cx="60" cy="54" r="46" fill="#d9a441" />
      <path d="M25 38a40 40 0 0 1 9-12" fill="none" stroke="#f6dc9c" strokeWidth="5" strokeLinecap="round" />
      <Face mood={mood} />
      <path d="M32 21q28-26 56 0l-3 8q-25-9-50 0Z" fill="#1c625a" />
      <path d="M30 29q30-13 60 0l-4 7q-26-9-52 0Z" fill="#123f3a" />
      <circle cx="60" cy="14" r="5" fill="#f6dc9c" />
    </svg>
  );
}

const arms: Partial<Record<Mood, string>> = {
  cheering: raisedArms,
  thinking: 'M32 108c-16 0-18-18-8-28M88 106c10 2 12 12 6 18',
};

function Coat({ mood }: MoodProps) {
  return (
    <>
      <path
        d={arms[mood] ?? 'M32 104c-10 4-12 14-8 20M88 104c10 4 12 14 8 20'}
        fill="none"
        stroke="#1c625a"
        strokeWidth="9"
        strokeLinecap="round"
      />
      <path d="M32 100q28-10 56 0l3 28q-31 7-62 0Z" fill="#2a7a70" />
      <rect x="34" y="92" width="52" height="11" rx="5.5" fill="#b9832c" />
      <path d="M60 104v26" stroke="#1c625a" strokeWidth="2.5" />
      <g fill="#f6dc9c">
        <circle cx="54" cy="112" r="3" />
        <circle cx="66" cy="112" r="3" />
        <circle cx="54" cy="122" r="3" />
        <circle cx="66" cy="122" r="3" />
      </g>
    </>
  );
}

const bolts = [45, 135, 225, 315] as const;

function Face({ mood }: MoodProps) {
  const [dx, dy] = gaze[mood];
  return (
    <>
      <circle cx="60" cy="56" r="35" fill="#b9832c" />
      <circle cx="60" cy="56" r="30" fill="#21403d" />
      {bolts.map((turn) => (
        <circle key={turn} cx="60" cy="23.5" r="2.5" fill="#f6dc9c" transform={`rotate(${turn} 60 56)`} />
      ))}
      {[48, 72].map((x) => (
        <circle key={x} cx={x + dx} cy={50 + dy} r="6.5" fill="#ffe7a8" />
      ))}
      <path
        d="M37 61h5M78 61h5"
        stroke="#f2a08a"
        strokeWidth="5"
        strokeLinecap="round"
        opacity={mood === 'happy' ? 1 : 0.6}
      />
      {mood === 'sad' && (
        <path d="M40 41l11-4M80 41l-11-4" stroke="#ffe7a8" strokeWidth="3" strokeLinecap="round" />
      )}
      <path d={mouths[mood]} fill="none" stroke="#ffe7a8" strokeWidth="4" strokeLinecap="round" />
    </>
  );
}
