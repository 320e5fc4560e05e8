// The staff's list of presentations: loads it, performs an action and loads it again (spec contract §5).
import { useCallback, useMemo, useReducer } from 'react';
import type { Timers } from '../../base/clock';
import type { PresentationEntry } from '../../contract/presentation/list-entry';
import { compareIds } from '../../contract/presentation/presentation-id';
import type { Incomplete, MissingMedium } from '../../contract/service/bodies';
import { pathOfCall } from '../../contract/service/calls';
import {
  HttpError,
  PresentationNotFoundError,
  PresentationsNotFoundError,
} from '../../contract/service/errors';
import type { publicationCalls } from '../../platform/http/service-calls';
import { inTime } from '../../platform/http/time-limit';
import { report } from '../../platform/browser/report';
import { useResource, type Resource } from '../../platform/browser/use-resource';
import { useUndoable } from '../../platform/browser/use-undoable';

/** The actions of the list. Publishing has a separate page (spec people §6). */
export type Action = 'unpublish' | 'delete';

export interface StaffActions {
  /**
   * Unpublished during this visit. The service's list no longer contains them, and no field marks them (spec people §6).
   * They stay here, so that they can be published again.
   */
  readonly unpublished: readonly PresentationEntry[];
  /** Ids of deleted presentations, also while the deletion can be undone. */
  readonly deleted: ReadonlySet<string>;
  /** Ids whose action is in progress. */
  readonly busy: ReadonlySet<string>;
  /** The result of the last action; undefined once another one starts. */
  readonly lastResult:
    | {
        readonly action: Action;
        readonly isDone: boolean;
        /** Whether it failed since this person may not do it. */
        readonly isForbidden: boolean;
        readonly entry: PresentationEntry;
      }
    | undefined;
}

export type StaffAction =
  | { readonly type: 'deletion-requested' | 'deletion-undone'; readonly entry: PresentationEntry }
  | { readonly type: 'action-started'; readonly entry: PresentationEntry }
  | { readonly type: 'action-done'; readonly action: Action; readonly entry: PresentationEntry }
  | {
      readonly type: 'action-failed';
      readonly action: Action;
      readonly entry: PresentationEntry;
      readonly isForbidden: boolean;
    };

export const noActions: StaffActions = {
  unpublished: [],
  deleted: new Set(),
  busy: new Set(),
  lastResult: undefined,
};

/** Returns the state after an action. */
export function staffReducer(state: StaffActions, action: StaffAction): StaffActions {
  switch (action.type) {
    case 'deletion-requested':
      return { ...state, lastResult: undefined, deleted: new Set([...state.deleted, action.entry.id]) };
    case 'deletion-undone':
      return { ...state, deleted: without(state.deleted, action.entry.id) };
    case 'action-started':
      return { ...state, lastResult: undefined, busy: new Set([...state.busy, action.entry.id]) };
    case 'action-done':
      return {
        ...finish(state, { ...action, isDone: true, isForbidden: false }),
        unpublished: unpublishedAfter(state, action),
      };
    case 'action-failed':
      return {
        ...finish(state, { ...action, isDone: false }),
        deleted: without(state.deleted, action.entry.id),
      };
  }
}

type Result = NonNullable<StaffActions['lastResult']>;

function finish(state: StaffActions, { action, isDone, isForbidden, entry }: Result): StaffActions {
  return {
    ...state,
    busy: without(state.busy, entry.id),
    lastResult: { action, isDone, isForbidden, entry },
  };
}

const without = (ids: ReadonlySet<string>, removed: string): ReadonlySet<string> =>
  new Set([...ids].filter((id) => id !== removed));

function unpublishedAfter(
  { unpublished }: StaffActions,
  { action, entry }: Pick<Result, 'action' | 'entry'>,
) {
  const others = unpublished.filter(({ id }) => id !== entry.id);
  return action === 'unpublish' ? [...others, entry] : others;
}

export interface StaffRow {
  readonly entry: PresentationEntry;
  readonly isUnpublished: boolean;
}

/**
 * Returns the rows, newest first, without deleted ones. Marks the unpublished presentations of the list. A presentation that was
 * unpublished during this visit stays when the list lacks it.
 */
export function rowsOf(
  listed: readonly PresentationEntry[],
  { unpublished, deleted }: Pick<StaffActions, 'unpublished' | 'deleted'>,
): readonly StaffRow[] {
  const ids = new Set(listed.map(({ id }) => id));
  return [
    ...listed.map((entry) => ({ entry, isUnpublished: entry.published === false })),
    ...unpublished.filter(({ id }) => !ids.has(id)).map((entry) => ({ entry, isUnpublished: true })),
  ]
    .filter(({ entry }) => !deleted.has(entry.id))
    .sort((a, b) => compareIds(b.entry.id, a.entry.id));
}

/** Lists all presentations, or to a member their own. */
export type StaffListApi = Pick<
  ReturnType<typeof publicationCalls>,
  'listPresentations' | 'listMissingMedia' | 'unpublish' | 'deletePresentation'
>;

/** Returns the list, its rows, and its actions with their state. Loads the list on mount. */
export function useStaffList(api: StaffListApi, clock: Timers) {
  const [actions, dispatch] = useReducer(staffReducer, noActions);
  const { resource, retry, reload } = useResource<readonly PresentationEntry[]>(
    useCallback(
      (signal) =>
        inTime({ clock, url: pathOfCall('listPresentations'), signal }, (ending) =>
          api.listPresentations(ending).catch(emptyIfNone),
        ),
      [api, clock],
    ),
    { where: 'staff list: failed loading presentations' },
  );
  const perform = useCallback(
    async (action: Action, entry: PresentationEntry): Promise<void> => {
      dispatch({ type: 'action-started', entry });
      try {
        const call = action === 'delete' ? 'deletePresentation' : 'unpublish';
        const url = pathOfCall(call, { presentationId: entry.id });
        await inTime({ clock, url }, (signal) => api[call](entry.id, signal));
        dispatch({ type: 'action-done', action, entry });
        await reload();
      } catch (error) {
        const isGone = error instanceof PresentationNotFoundError;
        // Somebody else has deleted it already, so the requested result is reached.
        const isDone = isGone && action === 'delete';
        if (!isDone) report(error, `staff list: ${action}`);
        if (isDone) dispatch({ type: 'action-done', action, entry });
        else dispatch({ type: 'action-failed', action, entry, isForbidden: isForbidden(error) });
        if (isGone) await reload();
      }
    },
    [api, clock, reload],
  );
  const deletion = useUndoable<PresentationEntry>(
    useCallback((entry) => void perform('delete', entry), [perform]),
  );
  return {
    state: stateOf(resource),
    rows: rowsOf(resource.name === 'failed' ? [] : (resource.value ?? []), actions),
    actions,
    missingMediaOf: useMissingMedia(api),
    retry: () => void retry(),
    perform: (action: Action, entry: PresentationEntry): void => void perform(action, entry),
    requestDeletion: (entry: PresentationEntry): void => {
      dispatch({ type: 'deletion-requested', entry });
      deletion.begin(entry);
    },
    /** The presentation whose deletion can still be undone. The service is asked only afterwards. */
    toDelete: deletion.pending,
    undoDeletion: (): void => {
      if (deletion.pending) dispatch({ type: 'deletion-undone', entry: deletion.pending });
      deletion.undo();
    },
    finishDeletion: deletion.finish,
  };
}

export type StaffListState = Resource<unknown>['name'];

/** Returns the state as the page shows it: a list that is loaded again stays in view. */
const stateOf = ({ name, value }: Resource<unknown>): StaffListState =>
  name === 'loading' && value !== undefined ? 'loaded' : name;

const none: readonly Incomplete[] = [];

/** Loads once which files are missing. Returns a lookup by presentation; empty until the files are known, or when the load fails. */
function useMissingMedia(api: StaffListApi): (id: string) => readonly MissingMedium[] {
  const load = useCallback((signal: AbortSignal) => api.listMissingMedia(signal), [api]);
  const { value: incomplete = none } = useResource<readonly Incomplete[]>(load, {
    where: 'staff list: failed loading missing media',
  }).resource;
  return useMemo(() => {
    const byId = new Map(
      incomplete.map(({ presentationId, missingMedia }) => [presentationId, missingMedia]),
    );
    return (id) => byId.get(id) ?? [];
  }, [incomplete]);
}

/** Returns whether the service refuses a signed-in person: somebody else made the presentation. */
const isForbidden = (error: unknown): boolean => error instanceof HttpError && error.status === 403;

/** Returns no entries for the error of a service that has none (spec contract §6). Rethrows other errors. */
function emptyIfNone(error: unknown): readonly PresentationEntry[] {
  if (error instanceof PresentationsNotFoundError) return [];
  throw error;
}
