// What is shown while a presentation is made (spec screens §11): what the service does, since when, and the pictures that arrived.
import { useEffect, useRef } from 'react';
import { useTexts } from '../../../platform/i18n/i18n';
import { Button } from '../../../ui/Button';
import { SpeechBubble } from '../../../ui/guide/SpeechBubble';
import type { CreationState } from '../run/state';
import { formatDuration } from '../../../ui/format-duration';
import { progressOf, stageTextOf } from '../run/progress';

interface PresentationProgressProps {
  readonly run: Extract<CreationState, { readonly name: 'CREATING' }>;
  /** The language of the presentation, in which its pictures are described. */
  readonly lang: string | undefined;
  readonly pictureUrlOf: (imageUrl: string) => string | undefined;
  readonly onCancel: () => void;
}

/** Its button takes the focus, since the one that had it is gone. */
export function PresentationProgress({ run, lang, pictureUrlOf, onCancel }: PresentationProgressProps) {
  const { t } = useTexts();
  const cancel = useRef<HTMLButtonElement>(null);
  useEffect(() => cancel.current?.focus(), []);
  const progress = progressOf(run.messages);
  const pictures = run.pictures.flatMap(({ imageUrl, description }, position) => {
    const url = pictureUrlOf(imageUrl);
    return url === undefined ? [] : [{ url, description, position }];
  });
  return (
    <>
      <SpeechBubble mood="thinking">
        <output>{t(`creation.presentation.stages.${stageTextOf(progress)}`, { page: progress.page })}</output>
        {/* The bar moves with the work, and at least with the time that is left for it. */}
        <progress
          aria-label={t('creation.waiting.progress')}
          max={100}
          value={Math.round(Math.max(progress.share, run.timeFraction) * 100)}
        />
        <p className="presentation-elapsed">
          {t('creation.waiting.elapsed', { time: formatDuration(run.elapsed / 1000) })}
        </p>
        <Button ref={cancel} onClick={onCancel}>
          {t('creation.presentation.cancel')}
        </Button>
      </SpeechBubble>
      {pictures.length > 0 && (
        <ul className="made-pictures" aria-label={t('creation.presentation.pictures')}>
          {pictures.map(({ url, description, position }) => (
            <li key={position}>
              <img src={url} alt={description} lang={lang} decoding="async" />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
