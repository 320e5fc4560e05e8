// What the story wizard needs from outside, in the app and in a kiosk.
import type { WizardPageDeps } from '../../features/creation/wizard/Wizard';
import { creationCalls } from '../../platform/http/creation-calls';
import { reducedMotion } from '../../platform/browser/media-query';
import { loadTexts } from '../../platform/i18n/language';
import type { Draft } from '../../platform/storage/drafts';
import type { AppContext } from '../providers';
import { streamRunDeps } from './stream-run-deps';

/** Returns the dependencies of a wizard that keeps this draft. */
export function wizardDeps(app: AppContext, draft: Draft): WizardPageDeps {
  return {
    ...streamRunDeps(app),
    random: Math.random,
    uploadPerson: creationCalls(app.api).uploadPerson,
    draft,
    hasNetwork: () => navigator.onLine,
    loadTitles: (language) => loadTexts(language, 'sample-titles'),
    reducedMotion,
  };
}
