// The two icons of Safari that a person has to find on an iPad, drawn so that they are recognised there.

/** Draws the share icon: a box with an arrow pointing out of it. */
export function ShareIcon() {
  return (
    <svg className="install-icon" viewBox="0 0 48 48" width="48" height="48" aria-hidden="true">
      <rect className="install-icon-background" x="1" y="1" width="46" height="46" rx="11" />
      <path d="M17 21h-3v17h20V21h-3" />
      <path d="M24 30V9m-6 6l6-6 6 6" />
    </svg>
  );
}

/** Draws the add icon: a square with a plus in it. */
export function AddIcon() {
  return (
    <svg className="install-icon" viewBox="0 0 48 48" width="48" height="48" aria-hidden="true">
      <rect className="install-icon-background" x="1" y="1" width="46" height="46" rx="11" />
      <rect x="12" y="12" width="24" height="24" rx="6" />
      <path d="M24 18v12m-6-6h12" />
    </svg>
  );
}
