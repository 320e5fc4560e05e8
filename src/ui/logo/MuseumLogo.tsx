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
