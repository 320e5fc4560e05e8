// A line at the foot of the page that offers something and can be waved away. It never takes the focus.
import type { ReactNode } from 'react';
import { Button } from '../../ui/Button';
import './offline.css';

interface SnackbarProps {
  readonly text: string;
  /** Between text and buttons. */
  readonly children?: ReactNode;
  /** The one thing to do; left out where a person does it outside of the app. */
  readonly action?: { readonly label: string; readonly onPress: () => void };
  /** Left out while there is nothing to decide. */
  readonly later?: { readonly label: string; readonly onPress: () => void };
}

export function Snackbar({ text, children, action, later }: SnackbarProps) {
  return (
    <aside className="quiet-bar" aria-label={text}>
      <output className="quiet-bar-text">{text}</output>
      {children}
      <div className="quiet-bar-buttons">
        {action && (
          <Button primary onClick={action.onPress}>
            {action.label}
          </Button>
        )}
        {later && <Button onClick={later.onPress}>{later.label}</Button>}
      </div>
    </aside>
  );
}
