// The state of the staff's list of presentations. Pure: loads, unpublishes and deletes nothing.
import { compareIds } from '../../../contract/presentation/presentation-id';
import type { PresentationEntry } from '../../../contract/presentation/list-entry';

/** The actions of the list. Publishing has a page of its own (spec people §6). */
export type Action = 'unpublish' | 'delete';

export interface StaffListState {
  readonly list: 'loading' | 'failed' | readonly PresentationEntry[];
  /**
   * Unpublished during this visit. The service's list no longer contains them, and no field marks them (spec people §6).
   * They stay here, so that they can be published again.
   */
  readonly unpublished: readonly PresentationEntry[];
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

export type StaffListAction =
  | { readonly type: 'loading' }
  /** An entry that is not published says so, where the service tells; otherwise the list holds none. */
  | {
      readonly type: 'loaded';
      readonly entries: readonly (PresentationEntry & { readonly published?: boolean })[];
    }
  | { readonly type: 'failed' }
  | { readonly type: 'action-started'; readonly entry: PresentationEntry }
  | { readonly type: 'action-done'; readonly action: Action; readonly entry: PresentationEntry }
  | {
      readonly type: 'action-failed';
      readonly action: Action;
      readonly entry: PresentationEntry;
      readonly isForbidden: boolean;
    };

export const initialStaffList: StaffListState = {
  list: 'loading',
  unpublished: [],
  busy: new Set(),
  lastResult: undefined,
};

/** Returns the state after an action. */
export function staffListReducer(state: StaffListState, action: StaffListAction): StaffListState {
  switch (action.type) {
    case 'loading':
      return { ...state, list: 'loading' };
    case 'loaded':
      return { ...state, ...loaded(state, action.entries) };
    case 'failed':
      return { ...state, list: 'failed' };
    case 'action-started':
      return { ...state, lastResult: undefined, busy: new Set([...state.busy, action.entry.id]) };
    case 'action-done':
      return {
        ...finish(state, { ...action, isDone: true, isForbidden: false }),
        unpublished: unpublishedAfter(state, action),
      };
    case 'action-failed':
      return finish(state, { ...action, isDone: false });
  }
}

type LoadedEntries = Extract<StaffListAction, { readonly type: 'loaded' }>['entries'];

function loaded({ unpublished }: StaffListState, entries: LoadedEntries) {
  const withdrawn = entries.filter(({ published }) => published === false);
  const ids = new Set(withdrawn.map(({ id }) => id));
  return {
    list: entries.filter(({ published }) => published !== false),
    unpublished: [...unpublished.filter(({ id }) => !ids.has(id)), ...withdrawn],
  };
}

type Result = NonNullable<StaffListState['lastResult']>;

function finish(state: StaffListState, { action, isDone, isForbidden, entry }: Result): StaffListState {
  const busy = new Set([...state.busy].filter((id) => id !== entry.id));
  return { ...state, busy, lastResult: { action, isDone, isForbidden, entry } };
}

function unpublishedAfter(
  { unpublished }: StaffListState,
  { action, entry }: Pick<Result, 'action' | 'entry'>,
) {
  const others = unpublished.filter(({ id }) => id !== entry.id);
  return action === 'unpublish' ? [...others, entry] : others;
}

export interface StaffRow {
  readonly entry: PresentationEntry;
  readonly isUnpublished: boolean;
}

/** Returns the rows, newest first. A presentation that was unpublished during this visit stays in its place. */
export function rowsOf({ list, unpublished }: StaffListState): readonly StaffRow[] {
  const listed = typeof list === 'string' ? [] : list;
  const ids = new Set(listed.map(({ id }) => id));
  return [
    ...listed.map((entry) => ({ entry, isUnpublished: false })),
    ...unpublished.filter(({ id }) => !ids.has(id)).map((entry) => ({ entry, isUnpublished: true })),
  ].sort((a, b) => compareIds(b.entry.id, a.entry.id));
}
