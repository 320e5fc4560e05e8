// Displays a score as five stars. It is decorative; the number is in the text beside it.
import { starOutline } from '../Icon';
import './stars.css';

/** One shape for all five: a shelf of cards would have several hundred icons. */
const fiveStars = [12, 36, 60, 84, 108].map((x) => `M${x} 3.2${starOutline}`).join('');

/** `value` is 0 to 5; fractions fill part of a star. */
export function Stars({ value }: { readonly value: number }) {
  const share = Math.min(Math.max(value / 5, 0), 1);
  return (
    <span className="stars" aria-hidden="true">
      <Row />
      <span className="stars-lit" style={{ width: `${share * 100}%` }}>
        <Row />
      </span>
    </span>
  );
}

function Row() {
  return (
    <svg className="stars-row" viewBox="0 0 120 24" fill="currentColor" focusable="false">
      <path d={fiveStars} />
    </svg>
  );
}
