// The presentations as staff see them. Pure: it loads, withdraws and deletes nothing.
import { compareIds } from '../../../contract/presentation/presentation-id';
import type { PresentationEntry } from '../../../contract/presentation/list-entry';

/** What staff do here; publishing has a page of its own (experience 2.5). */
export type Action = 'unpublish' | 'delete';

export interface StaffListState {
  readonly list: 'loading' | 'failed' | readonly PresentationEntry[];
  /**
   * Unpublished during this visit. The list has them no more, and no field tells (decision 32): they stay here, so that
   * they can be published again.
   */
  readonly unpublished: readonly PresentationEntry[];
  /** Ids with which something is being done. */
  readonly busy: ReadonlySet<string>;
  /** How the last deed ended. */
  readonly told: { readonly action: Action; readonly isDone: boolean; readonly title: string } | undefined;
}

export type StaffListAction =
  | { readonly type: 'loading' }
  | { readonly type: 'loaded'; readonly entries: readonly PresentationEntry[] }
  | { readonly type: 'failed' }
  | { readonly type: 'do'; readonly entry: PresentationEntry }
  | {
      readonly type: 'did' | 'did-not';
      readonly action: Action;
      readonly entry: PresentationEntry;
    };

export const unknownShelf: StaffListState = {
  list: 'loading',
  unpublished: [],
  busy: new Set(),
  told: undefined,
};

export function staffListReducer(state: StaffListState, action: StaffListAction): StaffListState {
  switch (action.type) {
    case 'loading':
      return { ...state, list: 'loading' };
    case 'loaded':
      return { ...state, list: action.entries };
    case 'failed':
      return { ...state, list: 'failed' };
    case 'do':
      return { ...state, told: undefined, busy: new Set([...state.busy, action.entry.id]) };
    case 'did':
      return { ...end(state, action), unpublished: unpublishedAfter(state, action) };
    case 'did-not':
      return end(state, action);
  }
}

type Ending = Extract<StaffListAction, { readonly type: 'did' | 'did-not' }>;

function end(state: StaffListState, { type, action, entry }: Ending): StaffListState {
  const busy = new Set([...state.busy].filter((id) => id !== entry.id));
  return { ...state, busy, told: { action, isDone: type === 'did', title: entry.title } };
}

function unpublishedAfter({ unpublished }: StaffListState, { action, entry }: Ending) {
  const others = unpublished.filter(({ id }) => id !== entry.id);
  return action === 'unpublish' ? [...others, entry] : others;
}

export interface StaffRow {
  readonly entry: PresentationEntry;
  readonly isUnpublished: boolean;
}

/** The newest first; what was unpublished in this visit stands where it stood. */
export function rowsOf({ list, unpublished }: StaffListState): readonly StaffRow[] {
  const listed = typeof list === 'string' ? [] : list;
  const ids = new Set(listed.map(({ id }) => id));
  return [
    ...listed.map((entry) => ({ entry, isUnpublished: false })),
    ...unpublished.filter(({ id }) => !ids.has(id)).map((entry) => ({ entry, isUnpublished: true })),
  ].sort((a, b) => compareIds(b.entry.id, a.entry.id));
}
