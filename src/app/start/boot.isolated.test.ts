// @vitest-environment jsdom
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import * as limits from '../../contract/limits';
import { parseFeedbackList, summariseFeedback } from '../../contract/presentation/feedback';
import { parsePresentationList } from '../../contract/presentation/list-entry';
import { shelfOf } from '../../features/gallery/shelf-order';
import { fetchEarly, takeEarly } from '../../platform/http/early-fetch';
import { systemClock } from '../../platform/browser/system-clock';
import { boot, fetchFirstCovers } from './boot';

// A page reports uncaught errors once, and here it starts more than once.
vi.mock('../../platform/browser/report', () => ({
  report: () => undefined,
  reportUncaught: () => undefined,
}));

test('a failure before the skeleton is drawn stays alone on the page', async () => {
  vi.useFakeTimers();
  document.body.innerHTML = '<div id="root"></div>';
  document.documentElement.dataset['starting'] = '';
  // Here the page has no styles, as if the host's policy refused them.
  await boot();
  expect(document.documentElement.dataset['starting']).toBeUndefined();
  vi.advanceTimersByTime(limits.skeletonDelay);
  expect(document.getElementById('root')?.childElementCount).toBe(0);
});

test('a kiosk that cannot start tries again, and waits twice as long after the second failure', async () => {
  vi.stubEnv('HAS_KIOSK', 'true');
  history.replaceState(null, '', '/kiosk.html');
  const after = vi.spyOn(systemClock, 'after').mockReturnValue(() => undefined);
  await boot();
  await boot();
  expect(after.mock.calls.map(([delay]) => delay)).toEqual([10_000, 20_000]);
});

describe('the first covers', () => {
  const story = (id: string, language = 'English') => ({
    id,
    language,
    previewImage: `/presentations/${id}/preview.webp`,
  });
  const rated = (presentationId: string, rating: number) => ({
    presentationId,
    storyRating: rating,
    imageRating: rating,
    voiceRating: rating,
  });

  let requested: string[];
  const answers = new Map<string, () => Promise<Response>>();

  beforeEach(() => {
    requested = [];
    vi.stubGlobal(
      'fetch',
      (url: string) => answers.get(url)?.() ?? Promise.reject(new TypeError('no network')),
    );
    vi.stubGlobal(
      'Image',
      class {
        set src(url: string) {
          requested.push(new URL(url).pathname);
        }
      },
    );
  });
  afterEach(() => {
    for (const path of ['/api/presentation', '/api/feedback']) void takeEarly(path)?.catch(() => undefined);
  });

  /** Starts the shelf's early requests with the given responses. */
  function startRequests(list: unknown, feedback?: unknown): void {
    answers.set('/api/presentation', () => Promise.resolve(Response.json(list)));
    if (feedback === undefined) answers.delete('/api/feedback');
    else answers.set('/api/feedback', () => Promise.resolve(Response.json(feedback)));
    fetchEarly('/api/presentation');
    fetchEarly('/api/feedback');
  }

  const coversOf = (...ids: string[]) => ids.map((id) => `/presentations/${id}/preview.webp`);

  test('the covers of the best rated stories come first, then the covers of the newest, in one language', async () => {
    startRequests(
      [story('9', 'EN'), story('10', ' english'), story('7'), story('8', 'German')],
      [rated('7', 5), rated('9', 5), rated('9', 2)],
    );
    await fetchFirstCovers('en', []);
    expect(requested).toEqual(coversOf('7', '9', '10'));
  });

  test('the covers of every language are requested where the shelf shows them all', async () => {
    startRequests([story('1'), story('2', 'French'), story('3', ' en'), { ...story('4'), language: 7 }]);
    await fetchFirstCovers(undefined, []);
    expect(requested).toEqual(coversOf('3', '2', '1'));
  });

  test('the covers come in the order of the shelf, which parses the same lists strictly', async () => {
    const rating = fc.integer({ min: 1, max: 5 });
    const stories = fc.uniqueArray(
      fc.record({
        id: fc.integer({ min: 1, max: 99 }).map(String),
        language: fc.constantFrom('English', 'German', ' en', 'Klingon'),
        ratings: fc.array(fc.tuple(rating, rating, rating), { maxLength: 3 }),
      }),
      { selector: ({ id }) => id },
    );
    await fc.assert(
      fc.asyncProperty(stories, fc.constantFrom('en' as const, undefined), async (all, language) => {
        requested = [];
        const list = all.map(({ id, language: spoken }) => ({ ...story(id, spoken), title: 'Pip' }));
        const feedback = all.flatMap(({ id, ratings }) =>
          ratings.map(([storyRating, imageRating, voiceRating], at) => ({
            id: `${id}-${at}`,
            presentationId: id,
            storyRating,
            imageRating,
            voiceRating,
            comment: '',
          })),
        );
        startRequests(list, feedback);
        await fetchFirstCovers(language, []);
        const summaries = summariseFeedback(parseFeedbackList(feedback).entries);
        const averageOf = ({ id }: { id: string }) => summaries.get(id)?.averageRating ?? 0;
        const shelf = shelfOf(parsePresentationList(list).entries, language, averageOf);
        expect(requested).toEqual(coversOf(...shelf.slice(0, 6).map(({ id }) => id)));
      }),
    );
  });

  test('at most six covers are requested, and the list stays available to the shelf', async () => {
    startRequests(Array.from({ length: 30 }, (_, at) => story(String(at + 1))));
    await fetchFirstCovers('en', []);
    expect(requested).toEqual(coversOf('30', '29', '28', '27', '26', '25'));
    expect(await (await takeEarly('/api/presentation'))?.json()).toHaveLength(30);
  });

  test.each([
    ['a response that is no list', { message: 'soon' }],
    [
      'invalid entries',
      [
        null,
        7,
        { id: '../1', language: 'English', previewImage: 'a.webp' },
        { id: '3', language: 'English' },
      ],
    ],
    ['covers on another origin', [{ ...story('1'), previewImage: 'https://example.com/a.webp' }]],
  ])('%s: nothing is requested', async (_, list) => {
    startRequests(list);
    await fetchFirstCovers('en', []);
    expect(requested).toEqual([]);
  });

  test('nothing is requested when the list cannot be loaded', async () => {
    answers.clear();
    fetchEarly('/api/presentation');
    await expect(fetchFirstCovers('de', [])).resolves.toBeUndefined();
    expect(requested).toEqual([]);
  });
});
