// The dark screen after the sleep timer has ended. A touch removes it and does nothing else; a key also does what it usually
// does.
import { memo, useEffect, useSyncExternalStore } from 'react';
import type { MonotonicClock } from '../../../contract/clock';
import * as limits from '../../../contract/limits';
import { useTexts } from '../../../platform/i18n/i18n';
import { PlayerIcon } from '../../../ui/PlayerIcon';
import type { SleepTimer } from '../../../player/sleep-timer';
import './sleep-timer.css';

interface GoodNightProps {
  readonly sleepTimer: SleepTimer;
  readonly clock: MonotonicClock;
}

export const GoodNight = memo(function GoodNight({ sleepTimer, clock }: GoodNightProps) {
  const { t } = useTexts();
  const { asleep } = useSyncExternalStore(sleepTimer.subscribe, sleepTimer.get);
  useEffect(() => (asleep ? onTouchOrKey(sleepTimer.wake, clock) : undefined), [asleep, sleepTimer, clock]);
  return (
    <output className="good-night" data-asleep={asleep || undefined}>
      {asleep && (
        <>
          <PlayerIcon name="moon" />
          {t('viewer.sleep.goodNight')}
        </>
      )}
    </output>
  );
});

/**
 * Calls for a key press, and for a touch once it has become a click, which would otherwise press what is below the screen. Returns a
 * function that ends it.
 */
function onTouchOrKey(call: () => void, clock: MonotonicClock): () => void {
  const ended = new AbortController();
  // In the capture phase: the click that ended the story may not have reached the document yet, and an open menu keeps keys to itself.
  const listening = { capture: true, signal: ended.signal };
  let cancel = (): void => undefined;
  // A drag has no click.
  const callLater = (): void => {
    cancel();
    cancel = clock.after(limits.clickAfterTouch, call);
  };
  document.addEventListener('click', call, listening);
  for (const end of ['pointerup', 'pointercancel'] as const)
    document.addEventListener(end, callLater, listening);
  document.addEventListener('keydown', call, listening);
  return () => {
    ended.abort();
    cancel();
  };
}
