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
