import type { ComponentProps } from 'react';
import './controls.css';

interface ButtonProps extends ComponentProps<'button'> {
  /** The one thing that is meant to be done here. */
  readonly primary?: boolean;
}

/** A button with words on it. */
export function Button({ primary = false, className = '', ...rest }: ButtonProps) {
  return (
    <button type="button" className={`button ${primary ? 'button-primary' : ''} ${className}`} {...rest} />
  );
}
