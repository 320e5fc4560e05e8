// Displays a score as five stars. It is decorative; the number is in the text beside it.
import { Icon } from '../Icon';
import './stars.css';

const five = [1, 2, 3, 4, 5];

/** `value` is 0 to 5; fractions fill part of a star. */
export function Stars({ value }: { readonly value: number }) {
  const share = Math.min(Math.max(value / five.length, 0), 1);
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
    <span className="stars-row">
      {five.map((star) => (
        <Icon key={star} name="star" />
      ))}
    </span>
  );
}
