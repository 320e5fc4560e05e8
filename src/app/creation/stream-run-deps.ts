// What a run over the creation stream needs from outside, in the app and in a kiosk.
import type { StreamRunDeps } from '../../features/creation/run/stream-run';
import { newRunKey } from '../../contract/creation/run-key';
import { systemClock } from '../../platform/browser/clock';
import { report } from '../../platform/browser/report';
import { createStreamOpener } from '../../platform/http/creation-stream';
import type { AppContext } from '../providers';
import { streamTokens } from '../session/stream-tokens';
import { madePresentations } from '../stories/made-presentations';

const runKeys = {
  create: () => newRunKey((bytes) => crypto.getRandomValues(bytes)),
  store: (id: string, runKey: string) => void madePresentations.add(id, runKey),
};

/** Returns the dependencies of a run. */
export function streamRunDeps(app: AppContext): StreamRunDeps {
  return {
    clock: systemClock,
    report,
    // A kiosk keeps nothing of what its visitors make.
    runKeys: app.kiosk === undefined ? runKeys : undefined,
    // The session of a kiosk is that of staff, but its visitors are not.
    isStaff: () => app.session.get().isStaff && app.kiosk === undefined,
    openStream: createStreamOpener({ page: location, WebSocket, report }),
    ...streamTokens(app, systemClock),
  };
}
