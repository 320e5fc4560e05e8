// The sleep timer's button and menu. Shows the minutes left when it gets the focus or opens, so it needs no timer.
// Its keys and focus are our own (ADR-0026).
import { memo, useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { useTexts, type Translate } from '../../../platform/i18n/i18n';
import { PlayerButton } from '../../../ui/PlayerButton';
import { type SleepTimer, sleepChoices, type SleepChoice } from '../../../player/sleep-timer';
import { useReadable } from '../../../ui/use-readable';
import './sleep-timer.css';

export const SleepTimerMenu = memo(function SleepTimerMenu({
  sleepTimer,
}: {
  readonly sleepTimer: SleepTimer;
}) {
  const { t } = useTexts();
  const { choice } = useReadable(sleepTimer);
  const [open, setOpen] = useState(false);
  const [left, setLeft] = useState(sleepTimer.minutesLeft);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const descriptionId = useId();
  const close = (): void => {
    setOpen(false);
    button.current?.focus();
  };
  useCloseOutside(root, open, () => setOpen(false));
  const show = (): void => {
    setLeft(sleepTimer.minutesLeft());
    setOpen(!open);
  };
  const isSet = choice !== 'off';
  return (
    <div ref={root} className="sleep" onFocus={() => setLeft(sleepTimer.minutesLeft())}>
      <PlayerButton
        ref={button}
        icon="moon"
        label={t('viewer.sleep.name')}
        expanded={open}
        describedBy={descriptionId}
        marked={isSet}
        onClick={show}
        flashes={false}
      />
      <span id={descriptionId} hidden>
        {describeTimeLeft(t, choice, left)}
      </span>
      {open && (
        <SleepMenu
          choice={choice}
          left={describeTimeLeft(t, choice, left)}
          onClose={close}
          onChoose={(chosen) => {
            sleepTimer.choose(chosen);
            close();
          }}
        />
      )}
    </div>
  );
});

function describeTimeLeft(t: Translate, choice: SleepChoice, left: number | undefined): string {
  if (choice === 'off') return t('viewer.sleep.isOff');
  if (choice === 'story' || left === undefined) return t('viewer.sleep.story');
  return left === 1 ? t('viewer.sleep.oneLeft') : t('viewer.sleep.left', { minutes: left });
}

interface SleepMenuProps {
  readonly choice: SleepChoice;
  readonly left: string;
  readonly onChoose: (choice: SleepChoice) => void;
  readonly onClose: () => void;
}

function SleepMenu({ choice, left, onChoose, onClose }: SleepMenuProps) {
  const { t } = useTexts();
  const menu = useRef<HTMLDivElement>(null);
  useEffect(() => {
    menu.current?.querySelector<HTMLElement>('[aria-checked="true"]')?.focus();
  }, []);
  const name = (option: SleepChoice): string => {
    if (option === 'off') return t('viewer.sleep.off');
    return option === 'story' ? t('viewer.sleep.story') : t('viewer.sleep.minutes', { minutes: option });
  };
  return (
    <div className="sleep-menu">
      <p aria-hidden="true">{choice === 'off' ? t('viewer.sleep.name') : left}</p>
      <div
        ref={menu}
        role="menu"
        tabIndex={-1}
        aria-label={t('viewer.sleep.name')}
        onKeyDown={(event) => moveInMenu(event, onClose)}
      >
        {sleepChoices.map((option) => (
          <button
            key={option}
            type="button"
            role="menuitemradio"
            tabIndex={-1}
            aria-checked={option === choice}
            onClick={() => onChoose(option)}
          >
            {name(option)}
          </button>
        ))}
      </div>
    </div>
  );
}

/** Handles the keys of the menu and keeps them from the player while it is open. */
function moveInMenu(event: KeyboardEvent<HTMLElement>, onClose: () => void): void {
  const { key, currentTarget } = event;
  if (event.altKey || event.ctrlKey || event.metaKey || key === 'Enter' || key === ' ') return;
  event.stopPropagation();
  const items = [...currentTarget.querySelectorAll<HTMLElement>('[role="menuitemradio"]')];
  const to = itemOfKey(
    key,
    items.findIndex((item) => item === document.activeElement),
    items.length,
  );
  items[to ?? -1]?.focus();
  if (key === 'Escape' || key === 'Tab') onClose();
  // The focus is on the button again by now; Tab moves it on from there. All other keys are the browser's, such as F5.
  if (to !== undefined || key === 'Escape') event.preventDefault();
}

/** Returns the index that a key leads to from `at`, with wrap-around, or undefined if the key does not move the focus. */
export function itemOfKey(key: string, at: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowDown':
      return (at + 1) % count;
    case 'ArrowUp':
      return (at - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}

function useCloseOutside(
  root: { readonly current: HTMLElement | null },
  open: boolean,
  onClose: () => void,
): void {
  useEffect(() => {
    if (!open) return undefined;
    const onPress = ({ target }: PointerEvent): void => {
      if (target instanceof Node && root.current?.contains(target) !== true) onClose();
    };
    document.addEventListener('pointerdown', onPress);
    return () => document.removeEventListener('pointerdown', onPress);
  });
}
