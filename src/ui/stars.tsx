// Five stars: a score, and the input for one.
import { useId } from 'react';
import { Icon, starOutline } from './Icon';
import './stars.css';

/** One shape for all five: a shelf of cards would have several hundred icons. */
const fiveStars = [12, 36, 60, 84, 108].map((x) => `M${x} 3.2${starOutline}`).join('');

/** Displays a score of 0 to 5; fractions fill part of a star. It is decorative: the number is in the text beside it. */
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

interface StarGroupProps {
  readonly name: string;
  /** The chosen number; undefined while none is chosen. */
  readonly value: number | undefined;
  /** The accessible names of one star, two stars, and so on. */
  readonly labels: readonly string[];
  /** Whether a choice has no effect; a disabled input would lose the focus. */
  readonly isReadOnly: boolean;
  readonly onChoose: (stars: number) => void;
}

/** Input for one to five stars: a radio group, so that arrow keys and screen readers work with it (spec screens §9). */
export function StarGroup({ name, value, labels, isReadOnly, onChoose }: StarGroupProps) {
  const id = useId();
  return (
    <div className="star-group" role="radiogroup" aria-labelledby={id} aria-readonly={isReadOnly}>
      <span id={id} className="star-group-name">
        {name}
      </span>
      <span className="star-group-stars">
        {labels.map((label, at) => (
          <label key={label} className="star-choice" data-lit={at < (value ?? 0) || undefined}>
            <input
              type="radio"
              name={id}
              aria-label={label}
              checked={value === at + 1}
              onChange={() => onChoose(at + 1)}
            />
            <Icon name="star" />
          </label>
        ))}
      </span>
    </div>
  );
}
