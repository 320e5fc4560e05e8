// What counts down in a kiosk before it acts by itself (spec screens §12).
import { useEffect, useId, useRef, useState } from 'react';
import type { Clock, MonotonicClock } from '../../../base/clock';
import { useTexts } from '../../../platform/i18n/i18n';
import { Button } from '../../../ui/Button';
import { Dialog } from '../../../ui/Dialog';
import * as limits from '../../../contract/limits';
import { noteFailure, restartDelay } from './restart-delay';
import { crashesKey, tabStorage } from '../../../platform/storage/site-storage';
import { SpeechBubble } from '../../../ui/drawings/Guide';

interface StillThereProps {
  readonly clock: MonotonicClock;
  /** Milliseconds until the kiosk forgets. */
  readonly countdown: number;
  readonly onStay: () => void;
}

/** The question before the kiosk forgets its visitor, with the seconds that are left. */
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

/** Returns the whole seconds that are left of `milliseconds`, from the mounting on. Its timer ends at 0. */
export function useSecondsLeft(clock: MonotonicClock, milliseconds: number): number {
  const [left, setLeft] = useState(secondsOf(milliseconds));
  useEffect(() => {
    const end = clock.monotonicNow() + milliseconds;
    const wait = (rest: number) => clock.after(rest - (secondsOf(rest) - 1) * 1000, update);
    // By the clock, since the timers of a page that is frozen or slowed down come late.
    const update = (): void => {
      const rest = end - clock.monotonicNow();
      setLeft(secondsOf(rest));
      if (rest > 0) cancel = wait(rest);
    };
    let cancel = wait(milliseconds);
    return () => cancel();
  }, [clock, milliseconds]);
  return left;
}

const secondsOf = (milliseconds: number): number => Math.max(0, Math.ceil(milliseconds / 1000));

interface KioskCrashProps {
  readonly clock: Clock & MonotonicClock;
}

/**
 * Stands in place of a page that failed: counts down and starts again, since nobody may be there to do it. Repeated failures wait longer.
 */
export function KioskCrash({ clock }: KioskCrashProps) {
  const { t } = useTexts();
  const [delay] = useState(() => restartDelay(tabStorage, crashesKey, clock.now(), limits.kiosk));
  const left = useSecondsLeft(clock, delay);
  // Not while rendering: React renders again what follows an error, and the failure would count twice.
  useEffect(() => noteFailure(tabStorage, crashesKey, clock.now(), limits.kiosk), [clock]);
  useEffect(() => {
    if (left === 0) restart();
  }, [left]);
  return (
    <SpeechBubble mood="sad">
      <h1>{t('kiosk.crash.title')}</h1>
      <p role="timer">{t('kiosk.crash.text', { count: left })}</p>
      <Button primary onClick={restart}>
        {t('kiosk.crash.now')}
      </Button>
    </SpeechBubble>
  );
}

/** Starts the page again at the overview, which first forgets the visitor's remaining data. */
function restart(): void {
  history.replaceState(null, '', `${location.search}#/`);
  location.reload();
}
