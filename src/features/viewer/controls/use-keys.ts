// Listens for the player's keys while the player is mounted.
import { useEffect, type RefObject } from 'react';
import { focusOf } from '../shared/focus';
import { commandOf, type KeyCommand } from './keys';

/** Listens for the player's keys while `enabled`; the arrows mean what they mean in the story's direction. `onCommand` must be stable. */
export function useKeys(
  root: RefObject<HTMLElement | null>,
  enabled: boolean,
  isRightToLeft: boolean,
  onCommand: (command: KeyCommand) => void,
): void {
  useEffect(() => {
    if (!enabled) return undefined;
    const onKeyDown = (event: KeyboardEvent): void => {
      if (root.current === null) return;
      const command = commandOf({
        key: event.key,
        modified: event.altKey || event.ctrlKey || event.metaKey || event.shiftKey,
        repeated: event.repeat,
        alreadyHandled: event.defaultPrevented,
        focus: focusOf(document.activeElement, root.current),
        isRightToLeft,
      });
      if (command === undefined) return;
      event.preventDefault();
      onCommand(command);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [root, enabled, isRightToLeft, onCommand]);
}
