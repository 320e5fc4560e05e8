// Connects the presentation form, its draft and its run to React.
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Timers } from '../../../base/clock';
import type { PersonMedia } from '../../../contract/creation/person-media';
import { useTexts } from '../../../platform/i18n/i18n';
import type { InterfaceLanguage } from '../../../contract/languages';
import type { Personalities } from '../../../platform/i18n/texts';
import { startLoad } from '../../../platform/browser/start-load';
import type { Draft } from '../../../platform/storage/drafts';
import { createDraftWriter, type DraftWriter } from '../draft-writer';
import { mayStillArrive, type CreationState } from '../run/state';
import { draftAfter, draftOfForm, formOfDraft, readPresentationDraft, type PresentationDraft } from './draft';
import { emptyForm, formReducer, templateOf, type FormAction, type FormState } from './form';
import { presentationFrameOf } from './frames';
import { createPresentationRun, type PresentationRun, type PresentationRunDeps } from './presentation-run';
import { useReadable } from '../../../ui/use-readable';

export interface PresentationDeps extends PresentationRunDeps {
  readonly draft: Draft;
  readonly loadPersonalities: (language: InterfaceLanguage) => Promise<Personalities>;
  readonly newTopic: (signal?: AbortSignal) => Promise<string>;
  /** Times the service's answer to it. */
  readonly callTimers: Timers;
}

/** What the slot for the person's own picture and voice gets. */
export interface PersonMediaSlotProps {
  readonly media: PersonMedia;
  readonly onChange: (media: PersonMedia) => void;
  readonly isReadOnly: boolean;
}

export interface PresentationControls {
  /** Undefined while the draft is being read. */
  readonly form: FormState | undefined;
  readonly personalities: Personalities | undefined;
  readonly dispatch: (action: FormAction) => void;
  /** The person's own picture and voice. They are in memory only, so that a reload forgets them. */
  readonly media: PersonMedia;
  readonly setMedia: (media: PersonMedia) => void;
  readonly run: CreationState;
  /** The title of a presentation that was being made when the page was left, and may still arrive; undefined if there is none. */
  readonly interruptedTitle: string | undefined;
  /** Whether another tab is making a presentation. */
  readonly isInOtherTab: boolean;
  /** Whether a run has begun on this page: the form was replaced, and the button that had the focus is gone. */
  readonly hasRun: boolean;
  /** Sends the form, or sends it again after a failure. Does nothing while it may not be sent. */
  readonly start: () => void;
  /** Goes back to the form with everything that was entered; cancels a presentation that is being made. */
  readonly restart: () => void;
}

/** Returns the state of the page and what can be done with it. `onCreated` gets the id of the presentation that was made. */
export function usePresentation(
  deps: PresentationDeps,
  onCreated: (id: string) => void,
): PresentationControls {
  const [media, setMedia] = useState<PersonMedia>({});
  const [run] = useState(() => createPresentationRun(deps));
  const state = useReadable(run);
  const isInOtherTab = useReadable(run.isInOtherTab);
  const [interruptedTitle, setInterruptedTitle] = useState<string>();
  const [hasRun, setHasRun] = useState(false);
  const { form, dispatch, personalities, writer } = useForm(deps, (stored) => {
    if (stored.underWay === undefined) return;
    setInterruptedTitle(stored.underWay);
    void run.checkOtherTabs();
  });

  // Before the lock is there, the button that asked for it stays, and so does the focus.
  if (!hasRun && state.name === 'CREATING') setHasRun(true);
  // Not before this tab holds the lock: until then another one may be making it, and the draft is shared.
  if (interruptedTitle !== undefined && state.name === 'CREATING') setInterruptedTitle(undefined);
  // The draft says how the other tab's run has ended: what it made or was refused cannot arrive any more.
  const readOutcome = useEffectEvent(async (signal: AbortSignal) => {
    const underWay = (await readStored(deps))?.underWay;
    if (signal.aborted) return;
    if (form !== undefined) writer?.adopt(draftOfForm(form, underWay));
    setInterruptedTitle(underWay);
  });
  useEffect(() => {
    if (!isInOtherTab) return undefined;
    const waiting = new AbortController();
    run.waitForOtherTab(waiting.signal, () => readOutcome(waiting.signal));
    return () => waiting.abort();
  }, [run, isInOtherTab]);
  // Leaving the page aborts the run.
  useEffect(() => run.restart, [run]);
  const isMade = state.name === 'CREATED';
  const titleUnderWay = mayStillArrive(state) ? form?.settings.title : interruptedTitle;
  useEffect(() => {
    if (form !== undefined && !isMade) writer?.write(draftOfForm(form, titleUnderWay));
  }, [writer, form, titleUnderWay, isMade]);
  const finish = useEffectEvent((id: string) => {
    const title = form?.settings.title ?? '';
    writer?.remove((others) => draftAfter(title, others));
    onCreated(id);
  });
  useEffect(() => {
    if (state.name === 'CREATED') finish(state.id);
  }, [state]);
  const isCreating = state.name === 'CREATING';
  useEffect(() => {
    if (!isCreating) void releaseOnceStored(run, writer);
  }, [run, writer, isCreating]);
  useEffect(() => () => void releaseOnceStored(run, writer), [run, writer]);

  return {
    form,
    personalities,
    dispatch,
    media,
    setMedia,
    run: state,
    interruptedTitle: isInOtherTab ? undefined : interruptedTitle,
    isInOtherTab,
    hasRun,
    start() {
      const frame = form && presentationFrameOf(form, media);
      if (frame !== undefined) run.start(frame);
    },
    restart: run.restart,
  };
}

/** Another tab that waits for the lock reads in the draft how the run has ended. */
async function releaseOnceStored(
  { releaseLock }: PresentationRun,
  writer: DraftWriter<PresentationDraft> | undefined,
): Promise<void> {
  await writer?.settled();
  releaseLock();
}

/** Reads draft and personalities, and translates the chosen personality when the interface changes its language. */
function useForm(deps: PresentationDeps, onDraft: (stored: PresentationDraft) => void) {
  const { language } = useTexts();
  const { draft, loadPersonalities, report } = deps;
  const [form, setForm] = useState<FormState>();
  const [personalities, setPersonalities] = useState<Personalities>();
  const [writer, setWriter] = useState<DraftWriter<PresentationDraft>>();
  const [failure, setFailure] = useState<{ readonly error: unknown }>();
  const dispatch = (action: FormAction): void => setForm((before) => before && formReducer(before, action));
  const stored = useRef<Promise<PresentationDraft | undefined>>(undefined);

  const show = useEffectEvent((loaded: Personalities, found: PresentationDraft | undefined) => {
    const template = (personality: FormState['personality']) => templateOf(personality, loaded, language);
    setPersonalities(loaded);
    if (form !== undefined) return dispatch({ type: 'translate', template: template(form.personality) });
    const first = found === undefined ? emptyForm(loaded, language) : formOfDraft(found);
    setWriter(createDraftWriter(draft, found ?? draftOfForm(first), report));
    if (found !== undefined) onDraft(found);
    return setForm(formReducer(first, { type: 'translate', template: template(first.personality) }));
  });
  useEffect(() => {
    stored.current ??= readStored({ draft, report });
    return startLoad(() => Promise.all([loadPersonalities(language), stored.current]), {
      where: 'presentation: personalities',
      onLoaded: ([loaded, found]) => show(loaded, found),
      onFailed: (error) => setFailure({ error }),
    }).stop;
  }, [draft, loadPersonalities, report, language]);
  // Without personalities there is no form. When only another language cannot be loaded, the last one stays.
  if (failure !== undefined && form === undefined) throw failure.error;
  return { form, dispatch, personalities, writer };
}

/** Returns the stored draft. Without storage the form works without one. */
async function readStored({
  draft,
  report,
}: Pick<PresentationDeps, 'draft' | 'report'>): Promise<PresentationDraft | undefined> {
  try {
    return readPresentationDraft(await draft.read());
  } catch (error) {
    report(error, 'presentation: draft');
    return undefined;
  }
}
