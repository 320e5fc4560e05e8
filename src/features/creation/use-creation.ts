// Connects a form, its draft and its run to React, and writes the entries to the draft (spec offline §1).
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import type { ClientFrame } from '../../contract/creation/stream-frames';
import { startLoad } from '../../platform/browser/use-resource';
import type { Draft } from '../../platform/storage/drafts';
import type { CreationRun, SubmittedForm } from './run/creation-run';
import type { RunState } from './run/run-state';
import { useReadable } from '../../ui/use-readable';

export interface CreationDeps {
  readonly run: CreationRun;
  readonly draft: Draft;
  readonly report: (error: unknown, where: string) => void;
}

/** How a form is stored until the thing is made. */
export interface DraftFormat<Form> {
  /** Returns the form in a stored value; undefined when there is none. Throws ShapeError for the value of an unknown version. */
  readonly read: (value: unknown) => Form | undefined;
  /** Returns the value that the draft stores for a form. */
  readonly write: (form: Form) => unknown;
}

export interface Creation<Form> {
  /** Undefined while the draft is being read. */
  readonly form: Form | undefined;
  readonly change: (change: (form: Form) => Form) => void;
  readonly state: RunState;
  /** Whether another tab is making one. */
  readonly isInOtherTab: boolean;
  /** How many runs this page has seen begin: the form was replaced, and the button that had the focus is gone. */
  readonly runs: number;
  /** Sends the message of the form, or sends it again after a failure. */
  readonly start: (message: ClientFrame) => void;
  /** Goes back to the form with everything that was entered; cancels a run that is under way. */
  readonly restart: () => void;
}

/**
 * Returns the state of a page that makes something. `first` is the form without a draft; undefined while it is not known.
 * `onCreated` gets the state that names the result.
 */
export function useCreation<Form>(
  { run, draft, report }: CreationDeps,
  format: DraftFormat<Form>,
  first: Form | undefined,
  onCreated: (made: Extract<RunState, { readonly name: 'CREATED' }>) => void,
): Creation<Form> {
  const state = useReadable(run);
  const isInOtherTab = useReadable(run.isInOtherTab);
  const [stored, setStored] = useState<{ readonly form: Form | undefined }>();
  const [form, setForm] = useState<Form>();
  const [writer, setWriter] = useState<DraftWriter>();
  const [seen, setSeen] = useState({ runs: 0, isCreating: false });
  const isCreating = state.name === 'CREATING';
  if (isCreating !== seen.isCreating) setSeen({ runs: seen.runs + (isCreating ? 1 : 0), isCreating });
  if (form === undefined && stored !== undefined && first !== undefined) {
    const beginning = stored.form ?? first;
    setWriter(createDraftWriter(draft, format.write(beginning), report));
    setForm(beginning);
  }

  const readDraft = useEffectEvent(format.read);
  useEffect(
    () =>
      startLoad(async () => (await Promise.all([draft.read(), run.resume()]))[0], {
        where: 'creation: draft',
        onLoaded: (value) => setStored({ form: readOrReport(readDraft, value, report) }),
        onFailed: () => setStored({ form: undefined }),
      }).stop,
    [draft, run, report],
  );
  const isMade = state.name === 'CREATED';
  const writeDraft = useEffectEvent(format.write);
  useEffect(() => {
    if (form !== undefined && !isMade) writer?.write(writeDraft(form));
  }, [writer, form, isMade]);
  const finish = useEffectEvent(onCreated);
  useEffect(() => {
    if (state.name === 'CREATED') finish(state);
  }, [state]);
  useEffect(() => run.leave, [run]);

  return {
    form,
    change: useCallback((change) => setForm((before) => before && change(before)), []),
    state,
    isInOtherTab,
    runs: seen.runs,
    start(message) {
      if (form !== undefined && writer !== undefined) run.start(message, writer.submit(format.write(form)));
    },
    restart: run.restart,
  };
}

function readOrReport<Form>(
  read: DraftFormat<Form>['read'],
  value: unknown,
  report: CreationDeps['report'],
): Form | undefined {
  try {
    return read(value);
  } catch (error) {
    report(error, 'creation: draft');
    return undefined;
  }
}

/** Writes drafts one after the other; of several that wait, only the last one is written. Each is copied at once. */
interface DraftWriter {
  /** Writes a value, unless it equals the value that was written last. */
  readonly write: (value: unknown) => void;
  /** Writes a value in any case, so that it can be recognised when the thing is made. */
  readonly submit: (value: unknown) => SubmittedForm;
}

/** Creates a writer. `stored` is what the device holds, so that a mere visit writes nothing. A failure is reported once. */
export function createDraftWriter(
  draft: Draft,
  stored: unknown,
  report: (error: unknown, where: string) => void,
): DraftWriter {
  let written = JSON.stringify(stored);
  let next: { readonly value: unknown } | undefined;
  let working: Promise<void> | undefined;
  let hasFailed = false;
  const work = async (): Promise<void> => {
    while (next !== undefined) {
      const { value } = next;
      next = undefined;
      await draft.write(value).catch((error: unknown) => {
        if (!hasFailed) report(error, 'creation: draft');
        hasFailed = true;
      });
    }
    working = undefined;
  };
  const submit = (value: unknown): SubmittedForm => {
    written = JSON.stringify(value);
    next = { value };
    draft.copy(value);
    working ??= work();
    return { json: written, stored: working };
  };
  return {
    write(value) {
      if (JSON.stringify(value) !== written) submit(value);
    },
    submit,
  };
}
