// The options of a step as cards with pictures: a group of radio buttons, so that arrow keys move between them.
import { useId, type ReactNode } from 'react';

interface Option<Value> {
  readonly value: Value;
  readonly label: string;
  readonly picture: ReactNode;
}

interface OptionCardsProps<Value> {
  /** The name of the group: the step's question. */
  readonly question: string;
  readonly options: readonly Option<Value>[];
  readonly chosen: Value;
  readonly onChoose: (value: Value) => void;
}

export function OptionCards<Value extends string | number>({
  question,
  options,
  chosen,
  onChoose,
}: OptionCardsProps<Value>) {
  const name = useId();
  return (
    <fieldset className="option-cards" aria-label={question}>
      {options.map(({ value, label, picture }) => (
        <label key={value} className="option-card" data-chosen={value === chosen}>
          <input
            type="radio"
            name={name}
            value={value}
            checked={value === chosen}
            onChange={() => onChoose(value)}
          />
          <span className="option-picture">{picture}</span>
          <span>
            {/* Not in CSS, whose content would be a part of the option's name. */}
            {value === chosen && (
              <span className="option-check" aria-hidden="true">
                {'✓ '}
              </span>
            )}
            {label}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
