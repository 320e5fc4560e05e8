// The runs of the app (spec contract §2): they belong to no page, so that a person may read a story while another one is made. A kiosk
// creates its own runs, which end with their page.
import { useEffect, useMemo, useState } from 'react';
import { newRunKey } from '../../contract/creation/run-key';
import { resolveMediaPath } from '../../contract/presentation/media-path';
import { createWritable, type Readable } from '../../base/readable';
import { createRun, type CreationRun, type RunLock } from '../../features/creation/run/creation-run';
import { createRunMemory } from '../../features/creation/run/run-memory';
import type { StreamDeps } from '../../features/creation/run/run-stream';
import type { CreationDeps } from '../../features/creation/use-creation';
import type { WizardDeps } from '../../features/creation/wizard/Wizard';
import { systemClock } from '../../platform/browser/system-clock';
import { reducedMotion } from '../../platform/browser/screen';
import { report } from '../../platform/browser/report';
import { takeWebLock, whenWebLockIsFree } from '../../platform/browser/tabs';
import { creationCalls, createStreamOpener } from '../../platform/http/creation-stream';
import { runCalls } from '../../platform/http/service-calls';
import { loadTexts } from '../../platform/i18n/interface-language';
import { withDeviceDatabase } from '../../platform/storage/database';
import { draftForms, draftOf, noDraft, type Draft, type DraftForm } from '../../platform/storage/drafts';
import { deviceStorage } from '../../platform/storage/site-storage';
import { useApp, type AppContext } from '../providers';
import { usePerson } from '../session/Guard';
import { streamTokens } from '../../features/session/tokens/session-calls';
import { madeHere, madePresentations, runsMarkOf } from './made-here';

/** A run of the app, and the form that it was sent by. */
export interface AppRun {
  readonly form: DraftForm;
  readonly person: string;
  readonly run: CreationRun;
  readonly draft: Draft;
}

const all = new Map<string, AppRun>();
const visible = createWritable<readonly AppRun[]>([]);

/** The runs that are not IDLE, of every person who has used this page. */
export const visibleRuns: Readable<readonly AppRun[]> = visible;

/** Returns what a run needs of the outside. */
export function streamDeps(app: AppContext): StreamDeps {
  return {
    clock: systemClock,
    report,
    isStaff: () => app.session.get().isStaff && app.policy.hasOwnSession,
    openStream: createStreamOpener({ page: location, WebSocket, report }),
    uploadPerson: creationCalls(app.api).uploadPerson,
    ...streamTokens(app, systemClock),
  };
}

/** Returns the run of a person's form, of which there is one as long as the page is open. */
function appRunOf(app: AppContext, form: DraftForm, person: string): AppRun {
  const key = `${form}:${person}`;
  const known = all.get(key);
  if (known !== undefined) return known;
  const draft = draftOf(withDeviceDatabase, { form, person }, deviceStorage);
  const run = createRun({
    ...streamDeps(app),
    memory: createRunMemory({
      newKey: () => newRunKey((bytes) => crypto.getRandomValues(bytes)),
      onMade(id, runKey) {
        madeHere.add(id);
        void madePresentations.add(id, runKey);
      },
      readRun: runCalls(app.api).readRun,
      record: draftOf(withDeviceDatabase, { form: `run ${form}`, person }, deviceStorage),
      draft,
      report,
    }),
    lock: form === 'presentation' ? presentationLock : undefined,
  });
  const added = { form, person, run, draft };
  all.set(key, added);
  follow(app, added);
  return added;
}

/** Takes up the runs of a person that this device still knows of. */
export async function resumeRuns(app: AppContext, person: string): Promise<void> {
  await Promise.all(draftForms.map(async (form) => appRunOf(app, form, person).run.resume()));
}

const lockName = 'bookworm-new-presentation';

const presentationLock: RunLock = {
  acquire: () => takeWebLock(lockName),
  whenFree: (signal, onFree) => whenWebLockIsFree(lockName, signal, onFree),
};

/** Keeps the list of visible runs, and any reload away that would cut a stream. */
function follow({ unsavedWork }: AppContext, added: AppRun): void {
  const { run, person } = added;
  let release: (() => void) | undefined;
  run.subscribe(() => {
    const state = run.get();
    const isVisible = state.name !== 'IDLE';
    if (isVisible !== visible.get().includes(added)) {
      const others = visible.get().filter((other) => other !== added);
      visible.set(isVisible ? [...others, added] : others);
      if (isVisible) runsMarkOf(person).set();
    }
    const hasStream = state.name === 'CREATING' && state.link === 'stream';
    if (hasStream) release ??= unsavedWork.hold();
    else {
      release?.();
      release = undefined;
    }
  });
}

/** Returns run and draft of the form, which nobody else who signs in on this device sees. */
export function useAppCreation(form: DraftForm): CreationDeps {
  const app = useApp();
  const person = usePerson();
  return useMemo(() => ({ ...appRunOf(app, form, person), report }), [app, form, person]);
}

/** Returns a run of which nothing is kept, and which ends with its page: the next visitor is someone else. */
export function useKioskCreation(): CreationDeps {
  const app = useApp();
  const [creation] = useState(() => ({ run: createRun(streamDeps(app)), draft: noDraft, report }));
  const { leave } = creation.run;
  useEffect(() => {
    addEventListener('pagehide', leave);
    return () => removeEventListener('pagehide', leave);
  }, [leave]);
  return creation;
}

/** Returns the check of addresses that the service names: the address of a picture, or undefined where it must not be loaded (spec contract §11). */
export function pictureUrls({ deployment: { mediaOrigins } }: Pick<AppContext, 'deployment'>) {
  return (imageUrl: string): string | undefined => {
    const resolved = resolveMediaPath(imageUrl, `${location.origin}/presentations/`, mediaOrigins);
    return resolved.allowed ? resolved.url : undefined;
  };
}

/** Returns what a wizard needs beside run and draft. */
export function wizardDeps(creation: CreationDeps, app: Pick<AppContext, 'deployment'>): WizardDeps {
  return {
    ...creation,
    pictureUrlOf: pictureUrls(app),
    clock: systemClock,
    random: Math.random,
    hasNetwork: () => navigator.onLine,
    loadTitles: (language) => loadTexts(language, 'sample-titles'),
    reducedMotion,
  };
}
