import type { ComponentProps, ReactElement } from 'react';
import { Icon, type IconName } from './Icon';
import './controls.css';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** By its name, or drawn. */
  readonly icon: IconName | ReactElement;
  /** Its accessible name, shown as a tooltip as well. */
  readonly label: string;
}

/** A round button with an icon, named for everyone. */
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
