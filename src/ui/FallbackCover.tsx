// A cover for what has none: drawn from the title, the same for the same title. Never a grey box.
import './fallback-cover.css';

const grounds = ['#f2c078', '#9cc5a1', '#8fb8de', '#e8a0a8', '#c3a6d8', '#e9c46a', '#8fcfc9'] as const;
const hills = ['#b5653f', '#4f7d5a', '#3f6f9e', '#a8505e', '#7a5a9a', '#a8812f', '#3f8580'] as const;

/** A number for a title. */
function seedOf(title: string): number {
  let hash = 2166136261;
  for (const letter of title) {
    hash ^= letter.codePointAt(0) ?? 0;
    hash = Math.imul(hash, 16777619);
  }
  return hash >>> 0;
}

const motifs = [
  <g key="moon">
    <circle cx="68" cy="32" r="15" fill="#fff6d8" />
    <circle cx="74" cy="28" r="12" className="cover-ground" />
    <path
      d="m30 22 2 5 5 2-5 2-2 5-2-5-5-2 5-2ZM46 46l1.500 3.500L51 51l-3.500 1.500L46 56l-1.500-3.500L41 51l3.500-1.500Z"
      fill="#fff6d8"
    />
  </g>,
  <g key="boat">
    <path d="M50 20v34" stroke="#5a4636" strokeWidth="2.500" />
    <path d="M53 22c14 8 18 18 20 28H53ZM47 28c-8 8-12 14-14 22h14Z" fill="#fffaf0" />
    <path d="M26 56h50c-4 10-10 13-24 13S30 66 26 56Z" fill="#b4593c" />
  </g>,
  <g key="tree">
    <path d="M47 48h6v24h-6Z" fill="#6d4c30" />
    <circle cx="50" cy="38" r="20" fill="#fffaf0" opacity=".85" />
    <circle cx="42" cy="34" r="3.500" fill="#c4573f" />
    <circle cx="56" cy="42" r="3.500" fill="#c4573f" />
    <circle cx="55" cy="28" r="3.500" fill="#c4573f" />
  </g>,
  <g key="kite">
    <path d="m56 14 16 20-20 26-14-22Z" fill="#fffaf0" />
    <path d="m56 14-4 46M38 38l34-4" stroke="#5a4636" strokeWidth="1.500" />
    <path d="M52 60c-8 6 4 10-6 16" fill="none" stroke="#5a4636" strokeWidth="2" />
  </g>,
  <g key="house">
    <path d="M32 44h36v28H32Z" fill="#fffaf0" />
    <path d="M26 46 50 24l24 22Z" fill="#c4573f" />
    <path d="M46 56h9v16h-9Z" fill="#6d4c30" />
    <path d="M37 50h6v6h-6ZM58 50h6v6h-6Z" fill="#f0b440" />
  </g>,
  <g key="fish">
    <path d="M28 44c8-14 28-16 38-2l10-8v22l-10-8c-10 12-30 10-38-4Z" fill="#fffaf0" />
    <circle cx="38" cy="42" r="2.500" fill="#2d2430" />
  </g>,
] as const;

export function FallbackCover({ title }: { readonly title: string }) {
  const seed = seedOf(title);
  const choice = seed % grounds.length;
  return (
    <svg
      className="fallback-cover"
      viewBox="0 0 100 100"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <g color={grounds[choice]}>
        <rect width="100" height="100" className="cover-ground" />
        {motifs[(seed >>> 8) % motifs.length]}
      </g>
      <path d="M0 74c18-12 34-8 52-2s32 6 48-6v34H0Z" fill={hills[choice]} />
      <path d="M0 86c24-8 40 2 60 0s28-8 40-8v22H0Z" fill="#fffaf0" opacity=".25" />
    </svg>
  );
}
