// The dark screen after the sleep timer has ended, with the way back to the page at which the timer was set. A touch elsewhere removes
// it and does nothing else; a key also does what it usually does.
import { memo, useEffect } from 'react';
import type { MonotonicClock } from '../../../base/clock';
import * as limits from '../../../contract/limits';
import { useTexts } from '../../../platform/i18n/i18n';
import { Button } from '../../../ui/Button';
import { PlayerIcon } from '../../../ui/PlayerButton';
import type { SleepTimer } from '../../../player/sleep-timer';
import './sleep-timer.css';
import { useReadable } from '../../../ui/use-readable';

interface GoodNightProps {
  readonly sleepTimer: SleepTimer;
  readonly clock: MonotonicClock;
  /** The index of the slide that is shown. */
  readonly index: number;
  readonly onBack: (index: number) => void;
}

export const GoodNight = memo(function GoodNight({ sleepTimer, clock, index, onBack }: GoodNightProps) {
  const { t } = useTexts();
  const { asleep, setAt } = useReadable(sleepTimer);
  useEffect(() => (asleep ? onTouchOrKey(sleepTimer.wake, clock) : undefined), [asleep, sleepTimer, clock]);
  return (
    <div className="good-night" data-asleep={asleep || undefined}>
      <output>
        {asleep && (
          <>
            <PlayerIcon name="moon" />
            {t('viewer.sleep.goodNight')}
          </>
        )}
      </output>
      {asleep && setAt !== undefined && setAt !== index && (
        <Button
          className="good-night-back"
          onClick={() => {
            sleepTimer.choose('off');
            onBack(setAt);
          }}
        >
          {t('viewer.sleep.back', { page: setAt + 1 })}
        </Button>
      )}
    </div>
  );
});

/**
 * Calls for a key press, and for a touch once it has become a click: the click would otherwise press a control below the screen. Returns
 * a function that ends it.
 */
function onTouchOrKey(call: () => void, clock: MonotonicClock): () => void {
  const ended = new AbortController();
  // In the capture phase: the click that ended the story may not have reached the document yet, and an open menu keeps keys to itself.
  const listening = { capture: true, signal: ended.signal };
  let cancel = (): void => undefined;
  // The button wakes by itself: without it, its click would have no effect.
  const callElsewhere = ({ target }: Event): void => {
    if (!(target instanceof Element && target.closest('.good-night-back'))) call();
  };
  // A drag has no click.
  const callLater = (): void => {
    cancel();
    cancel = clock.after(limits.clickAfterTouch, call);
  };
  document.addEventListener('click', callElsewhere, listening);
  for (const end of ['pointerup', 'pointercancel'] as const)
    document.addEventListener(end, callLater, listening);
  document.addEventListener('keydown', callElsewhere, listening);
  return () => {
    ended.abort();
    cancel();
  };
}
