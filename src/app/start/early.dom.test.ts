// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { takeEarly } from '../../platform/http/early-fetch';
import { rememberCover } from '../stories/known-covers';
import { firstScreenOf, removeEarlyCover, setOut } from './early';

describe('what the address asks for first', () => {
  test.each([[''], ['#'], ['#/'], ['#/?title=pip&age=3']])('%j is the shelf', (hash) => {
    expect(firstScreenOf(hash)).toEqual({ name: 'shelf' });
  });

  test.each([
    ['#/view/12', '12', 'slides'],
    ['#/view/12/new', '12', 'slides'],
    ['#/story/read/9007199254740993', '9007199254740993', 'book'],
    ['#/dark-tales/read/1', '1', 'book'],
    ['#/childrens-story/read/1', '1', 'book'],
    ['#/party/77', '77', 'slides'],
  ])('%s is story %s, as %s (decision 28)', (hash, id, view) => {
    expect(firstScreenOf(hash)).toMatchObject({ name: 'story', id, view });
  });

  test.each([['#/view/../1'], ['#/view/1a'], ['#/view/'], ['#/imprint'], ['#/story/new']])(
    '%s sets nothing out',
    (hash) => expect(firstScreenOf(hash)).toEqual({ name: 'other' }),
  );
});

describe('setting out', () => {
  const index = '/presentations/12/index.json';
  const list = '/api/presentation';
  let asked: string[];
  let answer: (url: string) => Promise<Response>;
  const coverOf = (imagePath: unknown) => () =>
    Promise.resolve(Response.json({ initialSlide: { imagePath } }));
  const story = { name: 'story', id: '12', area: 'view', view: 'slides' } as const;
  const cover = () => document.querySelector<HTMLImageElement>('#early-cover img');

  beforeEach(() => {
    vi.useFakeTimers();
    asked = [];
    answer = coverOf('images/00.webp');
    vi.stubGlobal('fetch', (url: string) => {
      asked.push(url);
      return answer(url);
    });
  });
  afterEach(() => {
    removeEarlyCover();
    for (const url of [index, list]) void takeEarly(url);
    vi.useRealTimers();
  });

  /** Sets out, and tells whether the app may go on after so many milliseconds. */
  async function mayResume(milliseconds: number, mediaOrigins: readonly string[] = []): Promise<boolean> {
    let over = false;
    void setOut(story, mediaOrigins).then(() => (over = true));
    await vi.advanceTimersByTimeAsync(milliseconds);
    return over;
  }

  test('for the shelf asks for the list and the ratings, holds nobody up, and hands the answer over once', async () => {
    await setOut({ name: 'shelf' }, []);
    expect(asked).toEqual([list, '/api/feedback']);
    expect(await takeEarly(list)).toBeInstanceOf(Response);
    expect(takeEarly(list)).toBeUndefined();
  });

  test('for any other screen asks for nothing', async () => {
    await setOut({ name: 'other' }, []);
    expect(asked).toEqual([]);
  });

  test('for a story asks for its index and paints its cover, for which the app waits', async () => {
    expect(await mayResume(100)).toBe(false);
    expect(cover()?.src).toBe(`${location.origin}/presentations/12/images/00.webp`);
    expect(cover()?.alt).toBe('');
    // One request for a known index, and one whose answer is the app's.
    expect(asked).toEqual([index, index]);
    expect(takeEarly(index)).toBeDefined();
  });

  test('lets the picture of a known cover be asked for before anything else', async () => {
    rememberCover('12', { path: 'images/00.webp', world: 'wood' });
    const over = setOut(story, []);
    expect(cover()?.src).toBe(`${location.origin}/presentations/12/images/00.webp`);
    // The browser asks for it in a microtask of its own.
    expect(asked).toEqual([]);
    await Promise.resolve();
    expect(asked).toEqual([index]);
    cover()?.dispatchEvent(new Event('error'));
    await over;
    rememberCover('12', undefined);
  });

  test('goes on when the cover is painted', async () => {
    const over = setOut(story, []);
    await vi.advanceTimersByTimeAsync(0);
    cover()?.dispatchEvent(new Event('load'));
    // The frame that shows it comes first.
    await vi.advanceTimersByTimeAsync(50);
    await over;
    expect(cover()).not.toBeNull();
  });

  test('takes a cover away that cannot be had, and goes on', async () => {
    const over = setOut(story, []);
    await vi.advanceTimersByTimeAsync(0);
    cover()?.dispatchEvent(new Event('error'));
    await over;
    expect(cover()).toBeNull();
  });

  test('never holds the app up for longer than 800 ms', async () => {
    answer = () => new Promise(() => undefined);
    expect(await mayResume(799)).toBe(false);
    expect(await mayResume(800)).toBe(true);
  });

  test.each<[string, () => Promise<Response>]>([
    ['is missing', () => Promise.resolve(new Response('', { status: 404 }))],
    ['is no JSON', () => Promise.resolve(new Response('{'))],
    ['cannot be had', () => Promise.reject(new TypeError('no network'))],
    ['is a list', () => Promise.resolve(Response.json([]))],
    ['has a cover that is a number', coverOf(7)],
    ['has a cover elsewhere', coverOf('https://example.com/cover.webp')],
    ['has a cover that is a script', coverOf('javascript:alert(1)')],
    ['has a cover outside of the presentations', coverOf('../../api/presentation')],
  ])('paints nothing and goes on at once when the index %s', async (_, given) => {
    answer = given;
    expect(await mayResume(0)).toBe(true);
    expect(cover()).toBeNull();
  });

  test('a cover of a media origin of the deployment is painted', async () => {
    answer = coverOf('https://media.example.com/cover.webp');
    await mayResume(0, ['https://media.example.com']);
    expect(cover()?.src).toBe('https://media.example.com/cover.webp');
  });

  test('a known cover is painted before the body is parsed', async () => {
    rememberCover('12', { path: 'images/00.webp', world: 'wood' });
    const { body } = document;
    body.remove();
    const over = setOut(story, []);
    expect(cover()?.src).toBe(`${location.origin}/presentations/12/images/00.webp`);
    document.documentElement.append(body);
    cover()?.dispatchEvent(new Event('error'));
    await over;
    expect(cover()).toBeNull();
    rememberCover('12', undefined);
  });
});
