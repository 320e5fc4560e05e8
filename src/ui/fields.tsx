// The fields of forms: a label, the control, a hint and an error.
import { useId, useState, type ComponentProps } from 'react';
import './controls.css';

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

interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'onChange' | 'id'> {
  readonly label: string;
  readonly onValue: (value: string) => void;
}

/** A labelled text of several lines. */
export function TextArea({ label, onValue, ...rest }: TextAreaProps) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <textarea {...rest} id={id} className="field-input" onChange={({ target }) => onValue(target.value)} />
    </div>
  );
}

interface PasswordFieldProps extends Pick<
  ComponentProps<typeof TextField>,
  'label' | 'value' | 'onValue' | 'error' | 'hint' | 'name' | 'required'
> {
  readonly autoComplete: 'current-password' | 'new-password';
  /** The label of the switch that shows the password. */
  readonly showLabel: string;
}

/** A password, with a switch that shows it. */
export function PasswordField({ showLabel, ...rest }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  const switchId = useId();
  return (
    <div className="password-field">
      <TextField {...rest} type={isShown ? 'text' : 'password'} spellCheck={false} autoCapitalize="none" />
      <div className="field-switch">
        <input
          id={switchId}
          type="checkbox"
          checked={isShown}
          onChange={({ target }) => setShown(target.checked)}
        />
        <label htmlFor={switchId}>{showLabel}</label>
      </div>
    </div>
  );
}

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
