// The dark screen after the sleep timer has ended. A touch removes it and does nothing else; a key also does what it usually
// does.
import { memo, useEffect, useSyncExternalStore } from 'react';
import { useTexts } from '../../../platform/i18n/i18n';
import { PlayerIcon } from '../../../ui/PlayerIcon';
import type { SleepTimer } from '../../../player/sleep-timer';
import './sleep-timer.css';

export const GoodNight = memo(function GoodNight({ sleepTimer }: { readonly sleepTimer: SleepTimer }) {
  const { t } = useTexts();
  const { asleep } = useSyncExternalStore(sleepTimer.subscribe, sleepTimer.get);
  useEffect(() => {
    if (!asleep) return undefined;
    for (const touch of touches) document.addEventListener(touch, sleepTimer.wake);
    return () => {
      for (const touch of touches) document.removeEventListener(touch, sleepTimer.wake);
    };
  }, [asleep, sleepTimer]);
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

const touches = ['pointerdown', 'keydown'] as const;
