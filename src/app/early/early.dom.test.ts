import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { pathOfCall } from '../../contract/service/calls';
import { takeEarly } from '../../platform/http/early-fetch';
import { rememberCover } from './known-covers';
import { removeEarlyCover, restartWhenBack, startEarlyRequests } from './early';

describe('early requests', () => {
  const index = pathOfCall('presentationIndex', { presentationId: '12' });
  const list = pathOfCall('listPresentations');
  const ratings = pathOfCall('listFeedback');
  let requested: string[];
  let respond: (url: string) => Promise<Response>;
  const loadBoot = () => void requested.push('boot');
  const coverOf = (imagePath: unknown) => () =>
    Promise.resolve(Response.json({ initialSlide: { imagePath } }));
  const story = { name: 'story', id: '12', area: 'view', view: 'slides' } as const;
  const cover = () => document.querySelector<HTMLImageElement>('#early-cover img');

  beforeEach(() => {
    vi.useFakeTimers();
    location.hash = '#/view/12';
    requested = [];
    respond = coverOf('images/00.webp');
    vi.stubGlobal('fetch', (url: string) => {
      requested.push(url);
      return respond(url);
    });
  });
  afterEach(() => {
    removeEarlyCover();
    for (const url of [index, list]) void takeEarly(url);
    vi.useRealTimers();
  });

  /** Starts the requests and returns whether the app may use the network after the given time, in milliseconds. */
  async function isNetworkFreeAfter(
    milliseconds: number,
    mediaOrigins: readonly string[] = [],
  ): Promise<boolean> {
    let isFree = false;
    void startEarlyRequests(story, mediaOrigins, loadBoot).then(() => (isFree = true));
    await vi.advanceTimersByTimeAsync(milliseconds);
    return isFree;
  }

  /** Starts the requests until the app has started without the index; returns a function that answers with it. */
  async function startWithLateIndex(): Promise<() => Promise<unknown>> {
    let answer: (index: Response) => void = () => undefined;
    respond = () => new Promise((resolve) => (answer = resolve));
    expect(await isNetworkFreeAfter(800)).toBe(true);
    return async () => {
      answer(await coverOf('images/00.webp')());
      return vi.advanceTimersByTimeAsync(100);
    };
  }

  test('request the list and the ratings for the shelf, resolve at once, and hand each response over once', async () => {
    await startEarlyRequests({ name: 'shelf' }, [], loadBoot);
    expect(requested).toEqual(['boot', list, ratings]);
    expect(await takeEarly(list)).toBeInstanceOf(Response);
    expect(takeEarly(list)).toBeUndefined();
  });

  test('request only the boot script for any other screen', async () => {
    await startEarlyRequests({ name: 'other' }, [], loadBoot);
    expect(requested).toEqual(['boot']);
  });

  test('request the index of a story and paint its cover, for which the app waits', async () => {
    expect(await isNetworkFreeAfter(100)).toBe(false);
    expect(cover()?.src).toBe(`${location.origin}/presentations/12/images/00.webp`);
    expect(cover()?.alt).toBe('');
    // One request for a cached index, and one whose response is for the app. The boot script comes after the cover.
    expect(requested).toEqual([index, index, 'boot']);
    expect(takeEarly(index)).toBeDefined();
  });

  test('request the image of a known cover first', async () => {
    rememberCover('12', { path: 'images/00.webp', world: 'wood' });
    const requests = startEarlyRequests(story, [], loadBoot);
    expect(cover()?.src).toBe(`${location.origin}/presentations/12/images/00.webp`);
    // The browser requests the image in a microtask.
    expect(requested).toEqual([]);
    await Promise.resolve();
    expect(requested).toEqual([index]);
    await vi.advanceTimersByTimeAsync(0);
    expect(requested).toEqual([index, 'boot']);
    cover()?.dispatchEvent(new Event('error'));
    await requests;
    rememberCover('12', undefined);
  });

  test('resolve when the cover is painted', async () => {
    const requests = startEarlyRequests(story, [], loadBoot);
    await vi.advanceTimersByTimeAsync(0);
    cover()?.dispatchEvent(new Event('load'));
    // The promise resolves after the frame that shows it.
    await vi.advanceTimersByTimeAsync(50);
    await requests;
    expect(cover()).not.toBeNull();
  });

  test('remove a cover that cannot be loaded, and resolve', async () => {
    const requests = startEarlyRequests(story, [], loadBoot);
    await vi.advanceTimersByTimeAsync(0);
    cover()?.dispatchEvent(new Event('error'));
    await requests;
    expect(cover()).toBeNull();
  });

  test('load the boot script after 300 ms when the index is late, once', async () => {
    let answer = (): void => undefined;
    respond = () => new Promise((resolve) => (answer = () => resolve(new Response('', { status: 404 }))));
    await isNetworkFreeAfter(299);
    expect(requested).toEqual([index]);
    await vi.advanceTimersByTimeAsync(1);
    expect(requested).toEqual([index, 'boot']);
    answer();
    await vi.advanceTimersByTimeAsync(1000);
    expect(requested.filter((one) => one === 'boot')).toHaveLength(1);
  });

  test('never block the app for longer than 800 ms', async () => {
    respond = () => new Promise(() => undefined);
    expect(await isNetworkFreeAfter(799)).toBe(false);
    expect(await isNetworkFreeAfter(800)).toBe(true);
  });

  test.each<[string, () => Promise<Response>]>([
    ['is missing', () => Promise.resolve(new Response('', { status: 404 }))],
    ['is no JSON', () => Promise.resolve(new Response('{'))],
    ['cannot be loaded', () => Promise.reject(new TypeError('no network'))],
    ['is an array', () => Promise.resolve(Response.json([]))],
    ['has a cover that is a number', coverOf(7)],
    ['has a cover on another origin', coverOf('https://example.com/cover.webp')],
    ['has a cover that is a script', coverOf('javascript:alert(1)')],
    ['has a cover outside of the presentations', coverOf('../../api/presentation')],
  ])('paint nothing and resolve at once when the index %s', async (_, response) => {
    respond = response;
    expect(await isNetworkFreeAfter(0)).toBe(true);
    expect(cover()).toBeNull();
    expect(requested).toContain('boot');
  });

  test('read no further in a long index, and paint no cover of it', async () => {
    const spaces = new TextEncoder().encode(' '.repeat(64 * 1024));
    let sent = 0;
    const cancel = vi.fn<() => void>();
    respond = () =>
      Promise.resolve(
        new Response(
          new ReadableStream<Uint8Array>({
            start: (stream) =>
              stream.enqueue(new TextEncoder().encode('{"initialSlide":{"imagePath":"images/00.webp"}}')),
            pull: (stream) => ((sent += 1) < 20 ? stream.enqueue(spaces) : stream.close()),
            cancel,
          }),
        ),
      );
    expect(await isNetworkFreeAfter(0)).toBe(true);
    expect(cancel).toHaveBeenCalledOnce();
    expect(sent).toBeLessThan(6);
    expect(cover()).toBeNull();
    expect(requested).toEqual([index, index, 'boot']);
  });

  test('paint a cover whose index comes while the viewer loads', async () => {
    const answer = await startWithLateIndex();
    await answer();
    expect(cover()).not.toBeNull();
  });

  test('paint nothing for a story that was left before its index came', async () => {
    const answer = await startWithLateIndex();
    location.hash = '#/';
    await answer();
    expect(cover()).toBeNull();
  });

  test('paint nothing over the viewer, when the index comes after its own cover', async () => {
    const answer = await startWithLateIndex();
    const player = document.body.appendChild(document.createElement('section'));
    player.dataset['painted'] = 'true';
    await answer();
    expect(cover()).toBeNull();
    player.remove();
  });

  test('paint a cover that is on a media origin of the deployment', async () => {
    respond = coverOf('https://media.example.com/cover.webp');
    await isNetworkFreeAfter(0, ['https://media.example.com']);
    expect(cover()?.src).toBe('https://media.example.com/cover.webp');
  });

  test('paint a known cover before the body is parsed', async () => {
    rememberCover('12', { path: 'images/00.webp', world: 'wood' });
    const { body } = document;
    body.remove();
    const requests = startEarlyRequests(story, [], loadBoot);
    expect(cover()?.src).toBe(`${location.origin}/presentations/12/images/00.webp`);
    document.documentElement.append(body);
    cover()?.dispatchEvent(new Event('error'));
    await requests;
    expect(cover()).toBeNull();
    rememberCover('12', undefined);
  });
});

describe('a kiosk whose boot script could not be loaded', () => {
  const answers = { next: async (): Promise<Response> => Response.error() };
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('fetch', () => answers.next());
    return () => vi.useRealTimers();
  });

  test.each<[string, () => Promise<Response>, number]>([
    ['loads the page again when that can be had', async () => new Response('page'), 1],
    ['stays as long as the host has only an error', async () => new Response('', { status: 502 }), 0],
    ['stays as long as there is no network', () => Promise.reject(new TypeError('no network')), 0],
  ])('%s', async (_, next, times) => {
    const reload = vi.fn<() => void>();
    answers.next = next;
    void restartWhenBack(reload);
    await vi.advanceTimersByTimeAsync(9999);
    expect(reload).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(reload).toHaveBeenCalledTimes(times);
    answers.next = async () => new Response('page');
    await vi.advanceTimersByTimeAsync(10_000);
    expect(reload).toHaveBeenCalledTimes(1);
  });
});
