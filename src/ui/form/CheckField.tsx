import { useId } from 'react';
import './form.css';

interface CheckFieldProps {
  readonly label: string;
  readonly isChecked: boolean;
  readonly onChecked: (isChecked: boolean) => void;
  readonly hint?: string;
}

/** A labelled checkbox. Its hint describes it. */
export function CheckField({ label, isChecked, onChecked, hint }: CheckFieldProps) {
  const id = useId();
  return (
    <div>
      <div className="field-switch">
        <input
          id={id}
          type="checkbox"
          checked={isChecked}
          aria-describedby={hint && `${id}-hint`}
          onChange={({ target }) => onChecked(target.checked)}
        />
        <label htmlFor={id}>{label}</label>
      </div>
      {hint && (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}
