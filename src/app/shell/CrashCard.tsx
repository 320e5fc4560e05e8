// The error boundary of a route: a way home, and what a person can hand to whoever helps (decision 40).
import { useEffect, useState } from 'react';
import { useTexts } from '../../platform/i18n';
import { diagnostics, report } from '../../platform/report';
import { Button } from '../../ui/Button';
import { SpeechBubble } from '../../ui/robot/SpeechBubble';
import { removeEarlyCover } from '../start/early';
import './shell.css';

/** Browsers lend the clipboard to secure pages only. */
async function copyText(text: string): Promise<void> {
  if (!('clipboard' in navigator)) throw new Error('This browser lends no clipboard here');
  await navigator.clipboard.writeText(text);
}

export function CrashCard() {
  const { t } = useTexts();
  const [copied, setCopied] = useState(false);
  useEffect(removeEarlyCover, []);
  return (
    <SpeechBubble mood="sad">
      <h1>{t('app.crash.title')}</h1>
      <p>{t('app.crash.text')}</p>
      <a
        className="button button-primary"
        href="#/"
        onClick={() => {
          // The route that failed must be built anew, so the page is loaded again at the shelf.
          location.hash = '#/';
          location.reload();
        }}
      >
        {t('app.crash.home')}
      </a>
      <Button
        onClick={() => {
          copyText(diagnostics()).then(
            () => setCopied(true),
            (error: unknown) => report(error, 'copy diagnostics'),
          );
        }}
      >
        {t(copied ? 'app.crash.copied' : 'app.crash.copy')}
      </Button>
    </SpeechBubble>
  );
}
