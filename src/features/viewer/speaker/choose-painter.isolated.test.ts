// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readTestOverrides } from './choose-painter';
import { frameRectOf, type MakePainter, type Painter } from './green-painter';

const source = { image: document.createElement('canvas'), size: () => ({ width: 0, height: 0 }) };

/** Fake painter factories, available or not, that record what happens to their painters. */
function painters(have: { shader: boolean; worker: boolean; page: boolean }) {
  const log: string[] = [];
  const losses: Record<string, () => void> = {};
  const make =
    (kind: keyof typeof have): MakePainter =>
    (_, onLost): Painter | undefined => {
      if (!have[kind]) return undefined;
      losses[kind] = onLost;
      return {
        canvas: document.createElement('canvas'),
        paint: () => undefined,
        clear: () => undefined,
        dispose: () => log.push(`dispose ${kind}`),
      };
    };
  return { log, losses, makers: { shader: make('shader'), worker: make('worker'), page: make('page') } };
}

const onNone = () => undefined;

/** A lost painter stays lost for the page, so each test imports the module again. */
beforeEach(() => vi.resetModules());
const load = async () => (await import('./choose-painter')).choosePainter;

describe('the painter', () => {
  test.each([
    ['shader', { shader: true, worker: true, page: true }],
    ['worker', { shader: false, worker: true, page: true }],
    ['page', { shader: false, worker: false, page: true }],
  ])('is the %s where that is available', async (expected, have) => {
    const choosePainter = await load();
    const used: string[] = [];
    choosePainter(source, { show: (_, kind) => used.push(kind), onNone }, undefined, painters(have).makers);
    expect(used).toEqual([expected]);
  });

  test('falls back when one is lost, and does not return to it', async () => {
    const choosePainter = await load();
    const { log, losses, makers } = painters({ shader: true, worker: true, page: true });
    const used: string[] = [];
    const show = (_: Painter, kind: string) => void used.push(kind);
    choosePainter(source, { show, onNone }, undefined, makers);
    losses['shader']?.();
    losses['worker']?.();
    expect(used).toEqual(['shader', 'worker', 'page']);
    expect(log).toEqual(['dispose shader', 'dispose worker']);
    choosePainter(source, { show, onNone }, undefined, makers);
    expect(used.at(-1)).toBe('page');
  });

  test('is missed where the device has none, and where it loses the last one', async () => {
    const { choosePainter } = await import('./choose-painter');
    const { canPaint } = await import('./use-speaker');
    let missed = 0;
    const choose = (have: Parameters<typeof painters>[0]) => {
      const { losses, makers } = painters(have);
      const miss = () => void (missed += 1);
      choosePainter(source, { show: () => undefined, onNone: miss }, undefined, makers);
      return losses;
    };
    const losses = choose({ shader: true, worker: false, page: false });
    expect([canPaint.get(), missed]).toEqual([true, 0]);
    losses['shader']?.();
    expect([canPaint.get(), missed]).toEqual([false, 1]);
    choose({ shader: false, worker: false, page: false });
    expect(missed).toBe(2);
  });

  test('is the forced one or none', async () => {
    const choosePainter = await load();
    const used: string[] = [];
    const show = (_: Painter, kind: string) => void used.push(kind);
    choosePainter(
      source,
      { show, onNone },
      'worker',
      painters({ shader: true, worker: true, page: true }).makers,
    )();
    choosePainter(
      source,
      { show, onNone },
      'worker',
      painters({ shader: true, worker: false, page: true }).makers,
    );
    expect(used).toEqual(['worker']);
  });
});

test.each([
  [
    { width: 512, height: 512 },
    { left: 0, top: 0, width: 512, height: 512 },
  ],
  [
    { width: 1280, height: 720 },
    { left: 0, top: 112, width: 512, height: 288 },
  ],
  [
    { width: 100, height: 200 },
    { left: 128, top: 0, width: 256, height: 512 },
  ],
  [{ width: 0, height: 0 }, undefined],
])('a frame of %j is drawn at %j', (frame, place) => {
  expect(frameRectOf(frame)).toEqual(place);
});

describe('the forced painter', () => {
  afterEach(() => Reflect.deleteProperty(window, 'bookwormGreenScreen'));

  test('is undefined in production and for invalid values', () => {
    expect(readTestOverrides()).toEqual({});
    for (const nonsense of [null, 'page', { painter: 'magic', picture: 'x' }]) {
      Reflect.set(window, 'bookwormGreenScreen', nonsense);
      expect(readTestOverrides()).toEqual({});
    }
  });

  test('may have a painter and a picture', () => {
    const picture = document.createElement('canvas');
    Reflect.set(window, 'bookwormGreenScreen', { painter: 'page', picture });
    expect(readTestOverrides().painter).toBe('page');
    expect(readTestOverrides().source?.image).toBe(picture);
  });
});
