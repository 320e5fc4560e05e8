import { useId } from 'react';
import './form.css';

interface Option<Value extends string> {
  readonly value: Value;
  readonly label: string;
}

interface OptionGroup<Value extends string> {
  readonly label: string;
  readonly options: readonly Option<Value>[];
}

interface SelectFieldProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly (Option<Value> | OptionGroup<Value>)[];
  readonly onValue: (value: Value) => void;
  readonly hint?: string | undefined;
  readonly disabled?: boolean;
}

/** A labelled choice of one option. Its hint describes it. */
export function SelectField<Value extends string>(props: SelectFieldProps<Value>) {
  const { label, value, options, onValue, hint, disabled } = props;
  const id = useId();
  const all = options.flatMap((entry) => ('options' in entry ? entry.options : [entry]));
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className="field-input"
        value={value}
        disabled={disabled}
        aria-describedby={hint && `${id}-hint`}
        onChange={({ target }) => {
          const chosen = all.find((option) => option.value === target.value);
          if (chosen !== undefined) onValue(chosen.value);
        }}
      >
        {options.map((entry) =>
          'options' in entry ? (
            <optgroup key={entry.label} label={entry.label}>
              {entry.options.map(drawOption)}
            </optgroup>
          ) : (
            drawOption(entry)
          ),
        )}
      </select>
      {hint && (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}

const drawOption = ({ value, label }: Option<string>) => (
  <option key={value} value={value}>
    {label}
  </option>
);
