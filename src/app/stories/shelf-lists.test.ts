import { beforeEach, expect, test } from 'vitest';
import type { PresentationEntry } from '../../contract/presentation/list-entry';
import * as limits from '../../contract/limits';
import { FeedbackNotFoundError, NetworkError } from '../../contract/service/errors';
import { createRatingsStore } from '../../features/feedback/summary/summaries';
import { createShelfStore } from '../../features/gallery/use-gallery';
import { FakeClock } from '../../base/fake-clock.fixture';
import { createShelfLists } from './shelf-lists';

const story: PresentationEntry = { id: '7', title: 'The Little Light', language: 'English' };
const { signal } = new AbortController();

let shelfStore = createShelfStore();
let ratingsStore = createRatingsStore();
/** Ends the wait for the lists. */
let endWait: (() => void) | undefined;
let requests: string[] = [];
let clock = new FakeClock();

beforeEach(() => {
  shelfStore = createShelfStore();
  ratingsStore = createRatingsStore();
  endWait = undefined;
  requests = [];
  clock = new FakeClock();
});

const create = () =>
  createShelfLists({
    shelfStore,
    ratingsStore,
    wait: () => new Promise<void>((over) => (endWait = over)),
    clock,
  });

/** The service's two lists; each call is noted. */
const service = (
  entries: Promise<PresentationEntry[]>,
  feedback: Promise<never[]> = Promise.resolve([]),
) => ({
  listPresentations: () => (requests.push('presentations'), entries),
  listFeedback: () => (requests.push('feedback'), feedback),
});

test('lists that come in time are in the stores before the first render, which waits no longer', async () => {
  await create().prepare(service(Promise.resolve([story])));
  expect(shelfStore.get()).toMatchObject({ name: 'loaded', entries: [story] });
  expect(ratingsStore.get().name).toBe('loaded');
});

test('without any rating the stories are shown as well', async () => {
  const none = Promise.reject(
    new FeedbackNotFoundError({ status: 404, statusText: '', data: undefined, headers: {}, url: '' }),
  );
  await create().prepare(service(Promise.resolve([story]), none));
  expect(shelfStore.get()).toMatchObject({ entries: [story] });
});

test('a slow service does not delay the first render, and its list is not put into the stores after it', async () => {
  let answer: (entries: PresentationEntry[]) => void = () => undefined;
  const slow = service(new Promise((resolve) => (answer = resolve)));
  const lists = create();
  const prepared = lists.prepare(slow);
  endWait?.();
  await prepared;
  answer([story]);
  expect(await lists.listEntries(slow, signal)).toEqual([story]);
  expect(shelfStore.get().name).toBe('loading');
});

test('ratings that came in time are in the store: who calls for them wants newer ones', async () => {
  const lists = create();
  const api = service(Promise.resolve([story]));
  await lists.prepare(api);
  await lists.listFeedback(api, signal);
  expect(requests).toEqual(['presentations', 'feedback', 'feedback']);
});

test('each list is requested once for the first render, and anew for each later one', async () => {
  const lists = create();
  const api = service(Promise.resolve([story]));
  const prepared = lists.prepare(api);
  endWait?.();
  await prepared;
  await Promise.all([lists.listEntries(api, signal), lists.listFeedback(api, signal)]);
  expect(requests).toEqual(['presentations', 'feedback']);
  await Promise.all([lists.listEntries(api, signal), lists.listFeedback(api, signal)]);
  expect(requests).toEqual(['presentations', 'feedback', 'presentations', 'feedback']);
});

test('a failure is left to the one who takes the list', async () => {
  const lists = create();
  const api = service(Promise.reject(new Error('no network')));
  await lists.prepare(api);
  expect(shelfStore.get().name).toBe('loading');
  await expect(lists.listEntries(api, signal)).rejects.toThrow('no network');
});

test('a list that was requested for a shelf which was left again is requested anew when it is opened later', async () => {
  const lists = create();
  const api = service(Promise.resolve([story]));
  await lists.prepare(api);
  clock.pass(10_000);
  await lists.listEntries(api, signal);
  expect(requests).toEqual(['presentations', 'feedback', 'presentations']);
});

test.each([true, false])(
  'a list without a response fails in time, whether or not it was requested before (%s)',
  async (isPrepared) => {
    const lists = create();
    const hanging = service(new Promise(() => undefined), new Promise(() => undefined));
    const prepared = isPrepared ? lists.prepare(hanging) : undefined;
    endWait?.();
    await prepared;
    const loadings = [lists.listEntries(hanging, signal), lists.listFeedback(hanging, signal)];
    clock.pass(limits.calls.responseTimeout);
    for (const loading of loadings) await expect(loading).rejects.toBeInstanceOf(NetworkError);
  },
);
