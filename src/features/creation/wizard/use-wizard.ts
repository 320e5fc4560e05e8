// Connects the wizard's form, its draft and its run to React.
import { useEffect, useEffectEvent, useReducer, useState, type Dispatch } from 'react';
import type { WizardOptions } from '../../../contract/creation/form-options';
import { startLoad } from '../../../platform/browser/start-load';
import type { Draft } from '../../../platform/storage/drafts';
import { createCreationRun, type CreateFrame, type CreationRunDeps } from '../run/creation-run';
import { mayStillArrive, type CreationState } from '../run/state';
import { createDraftWriter, type DraftWriter } from '../draft-writer';
import { readDraft, type WizardDraft } from './draft';
import { emptyForm, maySubmit, wizardReducer, type Step, type WizardAction, type WizardForm } from './state';
import { useReadable } from '../../../ui/use-readable';

export interface WizardDeps extends CreationRunDeps {
  readonly draft: Draft;
  /** Returns whether the browser has a network; the service may still be unreachable. */
  readonly hasNetwork: () => boolean;
}

/** The draft is being read, or is ready. `interrupted`: the page was left while a story was being made, which may still arrive. */
type DraftState = 'loading' | 'ready' | 'interrupted';

export interface WizardControls {
  readonly form: WizardForm;
  readonly dispatch: Dispatch<WizardAction>;
  readonly run: CreationState;
  readonly draft: DraftState;
  /** Whether the last submit found no network. */
  readonly isOffline: boolean;
  /** Sends the form, or sends it again after a failure. Does nothing while it may not be sent. */
  readonly submit: () => void;
  /** Goes back to the form with everything that was entered, to this step. */
  readonly restart: (step: Step) => void;
}

/** Returns the wizard's state and what can be done with it. `frameOf` makes the message of a form; `onCreated` gets the id. */
export function useWizard(
  deps: WizardDeps,
  options: WizardOptions,
  frameOf: (form: WizardForm) => CreateFrame,
  onCreated: (id: string, title: string) => void,
): WizardControls {
  const [form, dispatch] = useReducer(wizardReducer, options, emptyForm);
  const [run] = useState(() => createCreationRun(deps));
  const state = useReadable(run);
  const [isOffline, setOffline] = useState(false);
  const { draft, setDraft, writer } = useDraft(deps, options, dispatch);

  // Leaving the page aborts the run.
  useEffect(() => run.restart, [run]);
  const isUnderWay = draft === 'interrupted' || mayStillArrive(state);
  useEffect(() => {
    if (state.name !== 'CREATED') writer?.write({ form, isUnderWay });
  }, [writer, form, isUnderWay, state.name]);
  const finish = useEffectEvent((id: string) => {
    writer?.remove();
    onCreated(id, form.title);
  });
  useEffect(() => {
    if (state.name === 'CREATED') finish(state.id);
  }, [state]);

  return {
    form,
    dispatch,
    run: state,
    draft,
    isOffline,
    submit() {
      if (!maySubmit(form, options)) return;
      setOffline(!deps.hasNetwork());
      if (deps.hasNetwork()) run.start(frameOf(form));
    },
    restart(step) {
      run.restart();
      setDraft('ready');
      dispatch({ type: 'go-to', step });
    },
  };
}

/** Reads the draft once, and returns its state and the writer for changes. Without storage the wizard works without a draft. */
function useDraft({ draft, report }: WizardDeps, options: WizardOptions, dispatch: Dispatch<WizardAction>) {
  const [state, setDraft] = useState<DraftState>('loading');
  const [writer, setWriter] = useState<DraftWriter<WizardDraft>>();
  useEffect(() => {
    const begin = (stored: WizardDraft | undefined): void => {
      const first = stored ?? { form: emptyForm(options), isUnderWay: false };
      setWriter(createDraftWriter(draft, first, report));
      setDraft(first.isUnderWay ? 'interrupted' : 'ready');
      dispatch({ type: 'restore', form: first.form });
    };
    return startLoad(async () => readDraft(await draft.read(), options), {
      where: 'wizard: draft',
      onLoaded: begin,
      onFailed: () => begin(undefined),
    }).stop;
  }, [draft, options, report, dispatch]);
  return { draft: state, setDraft, writer };
}
