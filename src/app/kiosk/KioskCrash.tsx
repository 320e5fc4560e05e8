// The error boundary of a kiosk's routes: says what happened, counts down and starts again, since nobody may be there to do it
// (spec screens §12). Repeated failures wait longer.
import { useEffect, useState } from 'react';
import * as limits from '../../contract/limits';
import { noteFailure, restartDelay } from '../../features/kiosk/restart-delay';
import { useSecondsLeft } from '../../features/kiosk/idle/countdowns';
import { systemClock } from '../../platform/browser/clock';
import { useTexts } from '../../platform/i18n/i18n';
import { crashesKey } from '../../platform/storage/site-keys';
import { tabStorage } from '../../platform/storage/site-storage';
import { Button } from '../../ui/Button';
import { SpeechBubble } from '../../ui/guide/SpeechBubble';
import { removeEarlyCover } from '../early/early';
import '../shell/shell.css';

export function KioskCrash() {
  const { t } = useTexts();
  const [delay] = useState(() => restartDelay(tabStorage, crashesKey, systemClock.now(), limits.kiosk));
  const left = useSecondsLeft(systemClock, delay);
  // Not while rendering: React renders again what follows an error, and the failure would count twice.
  useEffect(() => noteFailure(tabStorage, crashesKey, systemClock.now(), limits.kiosk), []);
  useEffect(removeEarlyCover, []);
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

/** Starts the page again at the overview; what was left of the visitor is forgotten before it is shown. */
function restart(): void {
  history.replaceState(null, '', `${location.search}#/`);
  location.reload();
}
