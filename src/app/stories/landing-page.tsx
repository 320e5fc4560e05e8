// The landing page (spec screens §3): the intro on a first visit, the shelf, and below it a form to suggest a topic.
import { useEffect, useState } from 'react';
import { IntroCard } from '../../features/intro/IntroCard';
import { withDeviceDatabase } from '../../platform/storage/database';
import { earlyIntro, createIntroState } from '../../platform/storage/intro-state';
import { withTexts } from '../../platform/i18n/i18n';
import { laterTexts } from '../../platform/i18n/texts';
import { report } from '../../platform/browser/report';
import { deviceStorage } from '../../platform/storage/site-storage';
import { lazyPart } from '../../ui/lazy-part';
import { GalleryPage, prepareShelf } from './gallery-page';
import { useApp } from '../providers';
import { focusPage } from '../shell/opened-page';
import { useAfterFirstPaint } from '../shell/use-after-first-paint';

const introState = createIntroState({
  withDatabase: withDeviceDatabase,
  storage: deviceStorage,
  report,
});

/** The page works without the form: when its code cannot be loaded, nothing is rendered. */
const SuggestionBlock = lazyPart(
  () => withTexts(import('./suggestion-page'), ...laterTexts).then((page) => page.SuggestionBlock),
  (error) => report(error, 'suggestion block'),
);

export { prepareShelf };

export function LandingPage() {
  const isPainted = useAfterFirstPaint();
  const { deployment, favourites } = useApp();
  useEffect(() => {
    if (!isPainted) return;
    void introState.synchronize();
    void favourites.synchronize();
  }, [isPainted, favourites]);
  return (
    <>
      <Intro />
      <GalleryPage />
      {deployment.variant !== 'bookworm' && isPainted && <SuggestionBlock />}
    </>
  );
}

/**
 * Decides before the first paint whether to show the intro, and closes it only on request. So it never moves the shelf unexpectedly.
 * The route has already read the stored state.
 */
function Intro() {
  const [isOpen, setOpen] = useState(() => !earlyIntro.wasClosed());
  if (!isOpen) return null;
  const close = () => {
    focusPage();
    setOpen(false);
    void introState.close();
  };
  return <IntroCard onClose={close} />;
}
