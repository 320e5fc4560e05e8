import { useId, type ComponentProps } from 'react';
import './form.css';

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'onChange' | 'id'> {
  readonly label: string;
  readonly onValue: (value: string) => void;
  /** Why the value cannot be sent; screen readers announce it. */
  readonly error?: string | undefined;
  readonly hint?: string | undefined;
}

/** A labelled text field. Its hint and its error describe it. */
export function TextField({ label, onValue, error, hint, ...rest }: TextFieldProps) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {hint && (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <input
        {...rest}
        id={id}
        className="field-input"
        aria-invalid={error ? true : undefined}
        aria-describedby={described || undefined}
        onChange={({ target }) => onValue(target.value)}
      />
      {error && (
        <p className="field-error" id={`${id}-error`} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
