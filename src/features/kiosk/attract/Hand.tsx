/** A hand that touches the screen; it moves twice, then rests. */
export function Hand() {
  return (
    <svg className="attract-hand" viewBox="0 0 120 140" aria-hidden="true" focusable="false">
      <circle className="attract-ripple" cx="46" cy="30" r="24" fill="none" stroke="#fff" strokeWidth="5" />
      <path
        className="attract-fingers"
        d="M38 32c0-12 17-12 17 0v33c5-5 14-3 15 4 6-5 14-2 15 5 6-3 13 0 13 7v21c0 19-12 32-31 32-14 0-22-6-29-17L19 87c-6-9 6-17 13-9l6 7Z"
        fill="#fffaf4"
        stroke="#2d2430"
        strokeWidth="5"
        strokeLinejoin="round"
      />
    </svg>
  );
}
