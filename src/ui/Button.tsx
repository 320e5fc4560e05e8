import type { ComponentProps, ReactElement } from 'react';
import { Icon, type IconName } from './Icon';
import './controls.css';

interface ButtonProps extends ComponentProps<'button'> {
  /** Marks the main action of a screen. */
  readonly primary?: boolean;
}

/** A button with a text. */
export function Button({ primary = false, className = '', ...rest }: ButtonProps) {
  return (
    <button type="button" className={`button ${primary ? 'button-primary' : ''} ${className}`} {...rest} />
  );
}

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** The name of an icon, or an element. */
  readonly icon: IconName | ReactElement;
  /** The accessible name, which is also the tooltip. */
  readonly label: string;
}

/** A round button with an icon, an accessible name and a tooltip. */
export function IconButton({ icon, label, className = '', ...rest }: IconButtonProps) {
  return (
    <button type="button" className={`icon-button ${className}`} aria-label={label} {...rest}>
      {typeof icon === 'string' ? <Icon name={icon} /> : icon}
      <span className="tooltip" aria-hidden="true">
        {label}
      </span>
    </button>
  );
}
