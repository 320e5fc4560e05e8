import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { FeedbackRecord } from '../../contract/presentation/feedback';
import type { FeedbackMark } from '../../platform/storage/feedback-marks';
import { startI18n } from '../../platform/i18n/i18n';
import { en } from '../../platform/i18n/texts.fixture';
import { Rating } from './Rating';

const world = vi.hoisted(() => ({
  mark: undefined as FeedbackMark | undefined,
  marks: [] as string[],
  records: [] as FeedbackRecord[],
  load: (): void => undefined,
}));
vi.mock('../page-outbox', () => ({}));
vi.mock('../../features/feedback/RatingDialog', () => ({
  RatingDialog: ({
    given,
    onClose,
    onSubmitted,
  }: {
    given: unknown;
    onClose: () => void;
    onSubmitted: () => void;
  }) => (
    <dialog open aria-label={JSON.stringify(given)}>
      <button onClick={onClose}>Close</button>
      <button onClick={onSubmitted}>Submit</button>
    </dialog>
  ),
}));
vi.mock('../providers', () => {
  const app = {
    deployment: { variant: 'bookworm' },
    policy: { keepsRatings: true },
    session: { get: () => ({ isSignedIn: false }) },
    reachability: { get: () => true, subscribe: () => () => undefined },
    outbox: { submit: async (record: FeedbackRecord) => void world.records.push(record) },
    feedbackMarks: {
      read: async () => world.mark,
      mark: async (_: string, mark: FeedbackMark) => void world.marks.push(mark),
    },
  };
  return { useApp: () => app };
});

beforeEach(async () => {
  await startI18n('en', en);
  Object.assign(world, { mark: undefined, marks: [], records: [] });
  // Loaded in separate tasks.
  await import('../../features/feedback/faces');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  return () => vi.useRealTimers();
});
afterEach(cleanup);

/** Resolves once modules that are loaded already are imported. Timers are faked. */
async function settleImports(): Promise<void> {
  for (let turn = 0; turn < 10; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const face = (name: string | RegExp) => screen.queryByRole('button', { name });
const tap = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const given = () =>
  world.records.map(({ storyRating: story, imageRating: images, voiceRating: voice }) => [
    story,
    images,
    voice,
  ]);

/** Shows the end of story 7, two seconds ago; returns functions that open the dialog, start the story again and leave it. */
async function showEnd() {
  const onDialog = vi.fn<(isOpen: boolean) => void>();
  const rating = (isOver: boolean, isDialogOpen: boolean) => (
    <Rating
      presentationId="7"
      isStoryOver={isOver}
      isEndInSight={isOver}
      isDialogOpen={isDialogOpen}
      onDialog={onDialog}
    />
  );
  const { rerender, unmount } = render(rating(true, false));
  await pass(2000);
  await act(settleImports);
  const show = (isOver: boolean, isDialogOpen: boolean) =>
    act(async () => rerender(rating(isOver, isDialogOpen)));
  return {
    onDialog,
    setDialog: (isOpen: boolean) => show(true, isOpen),
    startAgain: () => show(false, false),
    endAgain: () => show(true, false),
    leave: () => act(async () => unmount()),
  };
}

test('a face makes one record of three equal ratings 8 s later, and the slip goes', async () => {
  await showEnd();
  expect(world.marks).toEqual(['asked']);
  tap(/Loved it/);
  await pass(7900);
  expect(given()).toEqual([]);
  await pass(100);
  expect([given(), face(/Loved it/), world.marks]).toEqual([[[5, 5, 5]], null, ['asked', 'given']]);
});

test.each(['leave', 'startAgain'] as const)(
  'it makes it at once on %s, and no second one later',
  async (go) => {
    const shown = await showEnd();
    tap(/It was all right/);
    await shown[go]();
    await pass(10_000);
    expect(given()).toEqual([[3, 3, 3]]);
  },
);

test('while the dialog is open it makes none; closed without Submit it does, and after Submit it does not', async () => {
  const { setDialog, onDialog } = await showEnd();
  tap(/Not for me/);
  tap('Say more');
  expect(onDialog).toHaveBeenCalledWith(true);
  await setDialog(true);
  expect(screen.getByRole('dialog').getAttribute('aria-label')).toContain(
    '"stars":{"story":1,"images":1,"voice":1}',
  );
  await pass(20_000);
  expect(given()).toEqual([]);
  await setDialog(false);
  await pass(8000);
  expect(given()).toEqual([[1, 1, 1]]);
});

test('what the dialog has submitted is not recorded again', async () => {
  const { setDialog, leave } = await showEnd();
  tap(/Not for me/);
  await setDialog(true);
  tap('Submit');
  await setDialog(false);
  await leave();
  expect([given(), face(/Not for me/)]).toEqual([[], null]);
});

test('the slip does not come where a rating was given, when the end was left meanwhile, or again after it was put away', async () => {
  world.mark = 'given';
  await showEnd();
  expect(face(/Loved it/)).toBeNull();
  cleanup();
  world.mark = undefined;
  const { startAgain, endAgain } = await showEnd();
  tap('Not now');
  await startAgain();
  await endAgain();
  await pass(3000);
  expect(face(/Loved it/)).toBeNull();
  expect(world.marks).toEqual(['asked']);
});
