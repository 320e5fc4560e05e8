// What the story wizard needs from outside, in the app and in a kiosk.
import type { WizardPageDeps } from '../../features/creation/wizard/Wizard';
import { systemClock } from '../../platform/browser/clock';
import { reducedMotion } from '../../platform/browser/media-query';
import { report } from '../../platform/browser/report';
import { createStreamOpener } from '../../platform/http/creation-stream';
import { loadSampleTitles } from '../../platform/i18n/sample-titles';
import type { Draft } from '../../platform/storage/drafts';
import type { AppContext } from '../providers';
import { streamTokens } from '../session/stream-tokens';

/** Returns the dependencies of a wizard that keeps this draft. */
export function wizardDeps(app: AppContext, draft: Draft): WizardPageDeps {
  return {
    clock: systemClock,
    random: Math.random,
    report,
    uploadPerson: app.api.uploadPerson,
    openStream: createStreamOpener({ page: location, WebSocket, report }),
    ...streamTokens(app, systemClock),
    draft,
    hasNetwork: () => navigator.onLine,
    loadTitles: loadSampleTitles,
    reducedMotion,
  };
}
