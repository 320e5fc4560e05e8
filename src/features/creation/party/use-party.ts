// Connects the party's form, its draft and its run to React.
import { useEffect, useEffectEvent, useState } from 'react';
import { startLoad } from '../../../platform/browser/start-load';
import type { Draft } from '../../../platform/storage/drafts';
import { createDraftWriter, type DraftWriter } from '../draft-writer';
import { partyFrameOf, readPartyDraft, type PartyDraft, type PartyForm } from './form';
import { createPartyRun } from './party-run';
import type { StreamRunDeps } from '../run/stream-run';
import { mayStillArrive, type PartyState } from './state';
import { useReadable } from '../../../ui/use-readable';

export interface PartyDeps extends StreamRunDeps {
  readonly draft: Draft;
}

export interface PartyControls {
  /** Undefined while the draft is being read. */
  readonly form: PartyForm | undefined;
  readonly change: (form: PartyForm) => void;
  readonly run: PartyState;
  /** Whether the page was left while a party was being made, which may still arrive. */
  readonly isInterrupted: boolean;
  /** How many runs were started on this page. */
  readonly runs: number;
  /** Sends the form. Does nothing while it may not be sent. */
  readonly start: () => void;
  /** Goes back to the form with everything that was entered; cancels a party that is being made. */
  readonly restart: () => void;
}

/** Returns the state of the party page and what can be done with it. `onCreated` gets the id of the party that was made. */
export function useParty(deps: PartyDeps, empty: PartyForm, onCreated: (id: string) => void): PartyControls {
  const [form, change] = useState<PartyForm>();
  const [run] = useState(() => createPartyRun(deps));
  const state = useReadable(run);
  const [isInterrupted, setInterrupted] = useState(false);
  const [runs, setRuns] = useState(0);
  const [writer, setWriter] = useState<DraftWriter<PartyDraft>>();
  const { draft, report } = deps;

  // Leaving the page cancels the run.
  useEffect(() => run.restart, [run]);
  const begin = useEffectEvent((stored: PartyDraft | undefined) => {
    const first = stored ?? { form: empty, isUnderWay: false };
    setWriter(createDraftWriter(draft, first, report));
    setInterrupted(first.isUnderWay);
    change(first.form);
  });
  useEffect(
    () =>
      startLoad(async () => readPartyDraft(await draft.read()), {
        where: 'party: draft',
        onLoaded: (stored) => begin(stored),
        onFailed: () => begin(undefined),
      }).stop,
    [draft],
  );
  const id = state.name === 'IDLE' ? state.id : undefined;
  const isUnderWay = isInterrupted || mayStillArrive(state);
  useEffect(() => {
    if (form !== undefined && id === undefined) writer?.write({ form, isUnderWay });
  }, [writer, form, isUnderWay, id]);
  const finish = useEffectEvent((made: string) => {
    writer?.remove();
    onCreated(made);
  });
  useEffect(() => {
    if (id !== undefined) finish(id);
  }, [id]);

  return {
    form,
    change,
    run: state,
    isInterrupted,
    runs,
    start() {
      const frame = form && partyFrameOf(form);
      if (frame === undefined) return;
      run.restart();
      setInterrupted(false);
      setRuns(runs + 1);
      run.start(frame);
    },
    restart: run.restart,
  };
}
