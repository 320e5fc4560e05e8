import type { ComponentProps } from 'react';
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
