// How a story of the kiosk's wizard has failed, and what a visitor of a kiosk can do then (spec screens §12).
import type { WizardOutcomeProps } from '../../features/creation/wizard/WizardOutcome';
import { Failed } from '../../features/kiosk/creation/after-sending';
import { homeHref } from '../address/hrefs';
import { failureOf } from './creation-failure';

export function StoryFailed({ run, isOffline, onRetry, onRestart }: Omit<WizardOutcomeProps, 'hasHero'>) {
  return (
    <Failed
      what="story"
      failure={failureOf(run)}
      isOffline={isOffline}
      onRetry={onRetry}
      onRestart={() => onRestart('title')}
      homeHref={homeHref}
    />
  );
}
