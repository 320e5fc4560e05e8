/** The worm that looks out of an open book. Says nothing; the link around it is named. */
export function Logo() {
  return (
    <svg className="logo" viewBox="0 0 64 64" width="48" height="48" aria-hidden="true" focusable="false">
      <path d="M6 38c9-5 18-4 26 2 8-6 17-7 26-2v16c-9-4-18-3-26 3-8-6-17-7-26-3Z" fill="#c4573f" />
      <path d="M9 36c8-4 16-3 23 3v15c-7-5-15-6-23-3Z" fill="#fff8ea" />
      <path d="M55 36c-8-4-16-3-23 3v15c7-5 15-6 23-3Z" fill="#f6e7cc" />
      <path
        d="M27 44c-7-6-6-14 0-17 5-3 7-6 5-10"
        fill="none"
        stroke="#7fae4e"
        strokeWidth="12"
        strokeLinecap="round"
      />
      <path
        d="M22 36c1 2 3 3 5 3M24 28c2 1 4 3 5 5"
        fill="none"
        stroke="#5f8c37"
        strokeWidth="2"
        strokeLinecap="round"
      />
      <circle cx="33" cy="15" r="11" fill="#8fbe5c" />
      <circle cx="29.500" cy="13.500" r="4.200" fill="#fff" />
      <circle cx="38" cy="13.500" r="4.200" fill="#fff" />
      <circle cx="30.300" cy="14.200" r="1.900" fill="#2d2430" />
      <circle cx="37.300" cy="14.200" r="1.900" fill="#2d2430" />
      <path d="M30 20c2 2 5 2 7 0" fill="none" stroke="#2d2430" strokeWidth="1.800" strokeLinecap="round" />
      <path
        d="M25.300 13.500h-1.600M33.700 13.500h.1M42.200 13.500h1.500"
        stroke="#2d2430"
        strokeWidth="1.400"
        strokeLinecap="round"
      />
    </svg>
  );
}
