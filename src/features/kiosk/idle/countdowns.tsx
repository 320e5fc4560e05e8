// The question before the kiosk forgets its visitor, with the seconds that are left (spec screens §12).
import { useEffect, useId, useRef } from 'react';
import type { MonotonicClock } from '../../../base/clock';
import { useTexts } from '../../../platform/i18n/i18n';
import { Button } from '../../../ui/Button';
import { Dialog } from '../../../ui/Dialog';
import { useSecondsLeft } from '../use-seconds-left';

interface StillThereProps {
  readonly clock: MonotonicClock;
  /** Milliseconds until the kiosk forgets. */
  readonly countdown: number;
  readonly onStay: () => void;
}

export function StillThere({ clock, countdown, onStay }: StillThereProps) {
  const { t } = useTexts();
  const textId = useId();
  const left = useSecondsLeft(clock, countdown);
  const stay = useRef<HTMLButtonElement>(null);
  useEffect(() => stay.current?.focus(), []);
  return (
    <Dialog
      title={t('kiosk.stillThere.title')}
      closeLabel={t('app.close')}
      alertText={textId}
      onClose={onStay}
    >
      <p id={textId}>{t('kiosk.stillThere.text')}</p>
      {/* Not announced each second: the text above says what happens. */}
      <p className="kiosk-seconds" role="timer" aria-live="off">
        {t('kiosk.stillThere.left', { count: left })}
      </p>
      <div className="dialog-buttons">
        <Button primary ref={stay} onClick={onStay}>
          {t('kiosk.stillThere.stay')}
        </Button>
      </div>
    </Dialog>
  );
}
