// A stored Dallic Party: the two prompts and every step with picture and description (experience 2.10). Makes none.
import { useEffect, type ReactNode } from 'react';
import { useTexts } from '../../platform/i18n';
import { usePictures } from './stage/pictures';
import { Picture } from './stage/Picture';
import type { PlayableStep } from './story/playable-story';

interface PartyStepsProps {
  readonly initialPrompt: string;
  readonly changePrompt: string;
  readonly steps: readonly PlayableStep[];
  readonly lang: string | undefined;
  /** The way out. */
  readonly home: ReactNode;
  readonly report: (error: unknown, where: string) => void;
  readonly onFirstPaint: () => void;
}

export function PartySteps(props: PartyStepsProps) {
  const { initialPrompt, changePrompt, steps, lang, home, report, onFirstPaint } = props;
  const { t } = useTexts();
  const pictures = usePictures(report);
  useEffect(onFirstPaint, [onFirstPaint]);
  return (
    <div className="viewer-party">
      {home}
      <h1>{t('viewer.party.first', { prompt: initialPrompt })}</h1>
      {changePrompt !== '' && <p>{t('viewer.party.change', { prompt: changePrompt })}</p>}
      <ol aria-label={t('viewer.party.steps')}>
        {steps.map(({ description, pictureUrl }, at) => {
          const url = pictureUrl === undefined ? {} : { pictureUrl };
          return (
            // oxlint-disable-next-line react/no-array-index-key -- the steps of a stored party never move
            <li key={at}>
              <Picture
                slide={{ headline: description, pictureRefused: pictureUrl === undefined, ...url }}
                pictures={pictures}
                decorative
              />
              <p lang={lang}>{description}</p>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
