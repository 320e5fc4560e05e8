// What the story wizard needs from outside, in the app and in a kiosk.
import type { WizardPageDeps } from '../../features/creation/wizard/Wizard';
import type { WizardKind } from '../../features/creation/wizard/world';
import { systemClock } from '../../platform/browser/clock';
import { reducedMotion } from '../../platform/browser/media-query';
import { report } from '../../platform/browser/report';
import { createStreamOpener } from '../../platform/http/creation-stream';
import { loadSampleTitles } from '../../platform/i18n/sample-titles';
import { withDeviceDatabase } from '../../platform/storage/database';
import { draftOf, noDraft } from '../../platform/storage/drafts';
import { deviceStorage } from '../../platform/storage/site-storage';
import type { AppContext } from '../providers';
import { tokenOfCall } from '../session/call-tokens';

/** Returns the dependencies of the wizard for a kind. */
export function wizardDeps({ api, session, kiosk }: AppContext, kind: WizardKind): WizardPageDeps {
  return {
    clock: systemClock,
    random: Math.random,
    report,
    uploadPerson: api.uploadPerson,
    openStream: createStreamOpener({ page: location, WebSocket, report }),
    accessToken: (signal) => tokenOfCall(session, signal),
    // The next visitor of a kiosk is someone else.
    draft: kiosk ? noDraft : draftOf(withDeviceDatabase, `wizard ${kind}`, deviceStorage),
    hasNetwork: () => navigator.onLine,
    loadTitles: loadSampleTitles,
    reducedMotion,
  };
}
