import { describe, expect, test } from 'vitest';
import { createPositionMirror } from './reading-positions';
import { positionsKey } from './site-storage';
import type { StoredReadingPosition } from './stored-reading-position';

const now = 100_000;
const position = (presentationId: string, readAt: number): StoredReadingPosition => {
  return { presentationId, slide: 2, second: 1, view: 'slides', readAt };
};

function storage(text?: string) {
  const stored = new Map(text === undefined ? [] : [[positionsKey, text]]);
  return {
    stored,
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  };
}

describe('the mirror of reading positions', () => {
  test('returns one position for each story, the last read first', () => {
    const mirror = createPositionMirror(storage());
    for (const each of [position('1', 10), position('2', 20), position('1', 30)]) mirror.save(each, now);
    expect(mirror.all()).toEqual([position('1', 30), position('2', 20)]);
  });

  test('does not replace a reading by an earlier one', () => {
    const mirror = createPositionMirror(storage());
    for (const each of [position('1', 30), position('1', 10)]) mirror.save(each, now);
    expect(mirror.all()).toEqual([position('1', 30)]);
  });

  test('holds the last 50 stories', () => {
    const mirror = createPositionMirror(storage());
    for (let story = 1; story <= 60; story += 1) mirror.save(position(String(story), story), now);
    const ids = mirror.all().map(({ presentationId }) => Number(presentationId));
    expect([ids.length, Math.min(...ids), Math.max(...ids)]).toEqual([50, 11, 60]);
  });

  test.each([
    ['nothing', undefined],
    ['no JSON', '[{"presentationId":'],
    ['no list', '{"1":2}'],
    ['null', 'null'],
  ])('is empty where there is %s', (_, text) =>
    expect(createPositionMirror(storage(text)).all()).toEqual([]),
  );

  test('ignores entries that it cannot read', () => {
    const text = JSON.stringify([{ presentationId: 7 }, position('1', 10), 'x']);
    expect(createPositionMirror(storage(text)).all()).toEqual([position('1', 10)]);
  });

  test('is empty and does not throw when the storage is full or forbidden', () => {
    const refuse = () => {
      throw new DOMException('no', 'SecurityError');
    };
    const mirror = createPositionMirror({ getItem: refuse, setItem: refuse });
    mirror.save(position('1', 10), now);
    expect(mirror.all()).toEqual([]);
  });
});
