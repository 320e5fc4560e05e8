// The card in place of a page whose route has failed, with the button that copies diagnostics (spec screens §7).
import { useEffect, useState } from 'react';
import { useTexts } from '../../platform/i18n/i18n';
import { diagnostics, report } from '../../platform/browser/report';
import { Button } from '../../ui/Button';
import { SpeechBubble } from '../../ui/drawings/Guide';
import { homeHref } from '../address/hrefs';
import { removeEarlyCover } from '../early/early';
import './shell.css';

/**
 * Copies the text to the clipboard. Uses a selection on insecure pages, where browsers offer no clipboard API. Rejects when
 * neither is allowed.
 */
async function copyText(text: string): Promise<void> {
  if ('clipboard' in navigator) return navigator.clipboard.writeText(text);
  const focused = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  document.body.append(field);
  field.focus({ preventScroll: true });
  field.select();
  const isCopied = document.execCommand('copy');
  field.remove();
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  if (!isCopied) throw new Error('This browser copies nothing here');
  return undefined;
}

/** The error boundary of a route: offers a link home and diagnostics to copy for support. */
export function CrashCard() {
  const { t } = useTexts();
  useEffect(removeEarlyCover, []);
  return (
    <SpeechBubble mood="sad">
      <h1>{t('app.crash.title')}</h1>
      <p>{t('app.crash.text')}</p>
      <a
        className="button button-primary"
        href={homeHref}
        onClick={() => {
          // Reloads the page at the shelf, because the failed route must be created again.
          location.hash = homeHref;
          location.reload();
        }}
      >
        {t('app.crash.home')}
      </a>
      <CopyDiagnostics />
    </SpeechBubble>
  );
}

/** Copies the diagnostics, or shows them to be copied by hand where the browser forbids it. */
export function CopyDiagnostics() {
  const { t } = useTexts();
  const [copying, setCopying] = useState<'copied' | 'manual'>();
  return (
    <>
      <Button
        aria-live="polite"
        onClick={() => {
          copyText(diagnostics()).then(
            () => setCopying('copied'),
            (error: unknown) => {
              report(error, 'copy diagnostics');
              setCopying('manual');
            },
          );
        }}
      >
        {t(copying === 'copied' ? 'app.diagnostics.copied' : 'app.diagnostics.copy')}
      </Button>
      {copying === 'manual' && (
        <textarea
          className="diagnostics"
          aria-label={t('app.diagnostics.copy')}
          rows={6}
          readOnly
          defaultValue={diagnostics()}
          ref={(field) => field?.select()}
        />
      )}
    </>
  );
}
