// Input for one to five stars: a radio group, so that arrow keys and screen readers work with it (spec screens §9).
import { useId } from 'react';
import { Icon } from '../Icon';
import './star-group.css';

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
