import { useId, useState, type ComponentProps } from 'react';
import { TextField } from './TextField';

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
