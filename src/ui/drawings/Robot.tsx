import { gaze, type Mood, mouths, type MoodProps, raisedArms } from './mood';

const arms: Partial<Record<Mood, string>> = {
  cheering: raisedArms,
  thinking: 'M30 104c-16-2-14-22 4-26M90 104c10 2 12 12 6 18',
};

/** The default guide, drawn in a mood. */
export function Robot({ mood }: MoodProps) {
  return (
    <svg viewBox="0 0 120 140" width="120" height="140" aria-hidden="true" focusable="false">
      <ellipse cx="60" cy="134" rx="40" ry="5" fill="#000" opacity=".12" />
      <path d="M60 16V8" stroke="#6f8088" strokeWidth="4" strokeLinecap="round" />
      <circle cx="60" cy="7" r="6" fill="#f0b440" />
      <rect x="30" y="92" width="60" height="36" rx="12" fill="#8fb4bf" />
      <rect x="44" y="100" width="32" height="16" rx="6" fill="#f3ead0" />
      <circle cx="53" cy="108" r="4" fill="#c4573f" />
      <circle cx="66" cy="108" r="4" fill="#f0b440" />
      <path
        d={arms[mood] ?? 'M30 102c-10 4-12 14-8 20M90 102c10 4 12 14 8 20'}
        fill="none"
        stroke="#6f8088"
        strokeWidth="7"
        strokeLinecap="round"
      />
      <rect x="50" y="84" width="20" height="12" rx="4" fill="#6f8088" />
      <path d="M16 44h-4a6 6 0 0 0 0 18h4M104 44h4a6 6 0 0 1 0 18h-4" fill="#8fb4bf" />
      <rect x="16" y="18" width="88" height="70" rx="24" fill="#a8c9d2" />
      <Face mood={mood} />
    </svg>
  );
}

function Face({ mood }: MoodProps) {
  const [dx, dy] = gaze[mood];
  return (
    <>
      <rect x="26" y="28" width="68" height="50" rx="18" fill="#2f4652" />
      {[46, 74].map((x) => (
        <circle key={x} cx={x + dx} cy={48 + dy} r="7" fill="#a8f0e0" />
      ))}
      <path
        d="M36 60h5M79 60h5"
        stroke="#f2a08a"
        strokeWidth="5"
        strokeLinecap="round"
        opacity={mood === 'happy' ? 1 : 0.6}
      />
      {mood === 'sad' && (
        <path d="M38 38l12-5M82 38l-12-5" stroke="#a8f0e0" strokeWidth="3" strokeLinecap="round" />
      )}
      <path d={mouths[mood]} fill="none" stroke="#a8f0e0" strokeWidth="4" strokeLinecap="round" />
    </>
  );
}
