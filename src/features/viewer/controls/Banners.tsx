// The banner above the story: first the app's notice; after that, in portrait, the hint to rotate the device, and for the book
// the button that switches to the slides.
import { memo, useState, type ReactNode } from 'react';
import { useTexts } from '../../../platform/i18n/i18n';
import { PlayerIcon } from '../../../ui/PlayerIcon';
import { Button } from '../../../ui/Button';
import { Banner } from './Banner';
import { focusPlayer } from '../shared/focus';
import type { ViewChoice } from './use-view-choice';

interface BannersProps {
  /** Text and buttons, shown until the banner is dismissed. */
  readonly notice?: ReactNode;
  readonly hideRotatePrompt: boolean | undefined;
  readonly viewChoice: ViewChoice;
}

export const Banners = memo(function Banners({ notice, hideRotatePrompt, viewChoice }: BannersProps) {
  const { t } = useTexts();
  const [isRead, setRead] = useState(false);
  const [staysPortrait, setStaysPortrait] = useState(false);
  if (notice !== undefined && !isRead)
    return (
      <Banner dismissLabel={t('app.close')} onDismiss={() => setRead(true)}>
        {notice}
      </Banner>
    );
  if (hideRotatePrompt === true || staysPortrait) return null;
  return (
    <Banner inPortrait dismissLabel={t('viewer.rotate.dismiss')} onDismiss={() => setStaysPortrait(true)}>
      <PlayerIcon name="rotate" />
      <p>{t('viewer.rotate.text')}</p>
      {viewChoice.view === 'book' && (
        <Button
          className="viewer-band-slides"
          onClick={({ currentTarget }) => {
            focusPlayer(currentTarget);
            setStaysPortrait(true);
            viewChoice.onView('slides');
          }}
        >
          {t('viewer.watchAsSlides')}
        </Button>
      )}
    </Banner>
  );
});
