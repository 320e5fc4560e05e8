// What stands above the story: what the app has to say of it, and after that, on a screen held upright, that it may be turned;
// and where a book would be a stamp, the view that fits.
import { useState, type ReactNode } from 'react';
import { useTexts } from '../../../platform/i18n/i18n';
import { PlayerIcon } from '../../../ui/PlayerIcon';
import { Button } from '../../../ui/Button';
import { Band } from './Band';
import { focusPlayer } from './focus-player';
import type { Reading } from './ReadingButtons';

interface AboveProps {
  /** Words, and what may be done; stands until it is sent away. */
  readonly notice?: ReactNode;
  readonly hideRotatePrompt: boolean;
  readonly reading: Reading;
}

export function Above({ notice, hideRotatePrompt, reading }: AboveProps) {
  const { t } = useTexts();
  const [isRead, setRead] = useState(false);
  const [staysUpright, setStaysUpright] = useState(false);
  if (notice !== undefined && !isRead)
    return (
      <Band dismissLabel={t('app.close')} onDismiss={() => setRead(true)}>
        {notice}
      </Band>
    );
  if (hideRotatePrompt || staysUpright) return null;
  return (
    <Band inPortrait dismissLabel={t('viewer.rotate.dismiss')} onDismiss={() => setStaysUpright(true)}>
      <PlayerIcon name="rotate" />
      <p>{t('viewer.rotate.text')}</p>
      {reading.view === 'book' && (
        <Button
          className="viewer-band-slides"
          onClick={({ currentTarget }) => {
            focusPlayer(currentTarget);
            setStaysUpright(true);
            reading.onView('slides');
          }}
        >
          {t('viewer.watchAsSlides')}
        </Button>
      )}
    </Band>
  );
}
