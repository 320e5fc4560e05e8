// Test double of Downloads: records the calls, and the test sets the saved presentations.
import type { SavedPresentation } from '../../contract/worker/worker-messages';
import type { SavedById, Downloads } from '../../platform/service-worker/download-requests';
import { createWritable } from '../../base/readable';

export const presentation = (more: Partial<SavedPresentation> = {}): SavedPresentation => ({
  id: '7',
  saveReason: 'requested',
  state: 'saving',
  readable: false,
  files: { done: 0, total: 5 },
  bytes: { done: 4_100_000, total: 10_000_000 },
  missing: [],
  title: 'Pip',
  language: 'English',
  ...more,
});

export function fakeDownloads(...presentations: readonly SavedPresentation[]) {
  const requests: string[] = [];
  const byId = (all: readonly SavedPresentation[]): SavedById => new Map(all.map((one) => [one.id, one]));
  const saved = createWritable(byId(presentations));
  const canSave = createWritable(true);
  const isSavedKnown = createWritable(presentations.length > 0);
  let asked = 0;
  let answer: () => void = () => undefined;
  const downloads = {
    saved,
    isSavedKnown,
    canSave,
    save: (stories) => void requests.push(...stories.map(({ id, title }) => `save ${id} ${title}`)),
    pause: (id) => void requests.push(`pause ${id}`),
    resume: (id) => void requests.push(`resume ${id}`),
    remove: (ids) => void requests.push(`remove ${ids.join(' ')}`),
    refreshSaved: () => {
      asked += 1;
      return new Promise<void>((resolve) => (answer = resolve));
    },
  } satisfies Partial<Downloads>;
  return {
    downloads,
    requests,
    canSave,
    isSavedKnown,
    /** How often the worker was asked for the saved presentations. */
    asked: () => asked,
    /** Resolves `refreshSaved`, as when the worker has reported the saved presentations. */
    answers: () => {
      isSavedKnown.set(true);
      answer();
    },
    set: (...all: readonly SavedPresentation[]) => saved.set(byId(all)),
    change: (more: Partial<SavedPresentation> & { readonly id: string }) => {
      const before = saved.get().get(more.id) ?? presentation({ id: more.id });
      saved.set(new Map(saved.get()).set(more.id, { ...before, ...more }));
    },
  };
}
