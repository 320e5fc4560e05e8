import { describe, expect, test } from 'vitest';
import { parse } from '../../base/parse';
import { runSchema } from '../service/bodies';
import { newRunKey, runKeySchema } from './run-key';
import { clientFrameSchema } from './stream-frames';

const party = {
  type: 'create-dallic-party',
  initialPrompt: 'A castle',
  changePrompt: 'Make it more interesting',
  numberOfIterations: 3,
  textGeneratorName: 'openai-gpt4',
  imageGeneratorName: 'dalle-3',
} as const;

describe('a run key', () => {
  test.each([
    ['zeros', 0x00, 'AAAAAAAAAAAAAAAAAAAAAA'],
    ['ones, in letters that an address could hold', 0xff, '_____________________w'],
    ['any bytes', 0xfb, '-_v7-_v7-_v7-_v7-_v7-w'],
  ])('holds the 128 random bits that it was given: %s', (_name, byte, key) => {
    expect(newRunKey((bytes) => bytes.fill(byte))).toBe(key);
    expect(parse(runKeySchema, key, 'key')).toBe(key);
  });

  test('goes along with a create message', () => {
    const runKey = newRunKey((bytes) => bytes.fill(7));
    expect(parse(clientFrameSchema, { ...party, runKey }, 'frame')).toEqual({ ...party, runKey });
  });

  test.each([[''], ['short'], ['a'.repeat(23)], ['!'.repeat(22)], [7], [null]])(
    'of another shape is ignored: %j',
    (runKey) => {
      expect(parse(clientFrameSchema, { ...party, runKey }, 'frame')).toEqual({
        ...party,
        runKey: undefined,
      });
    },
  );

  test('is named in no error', () => {
    expect(() => parse(runKeySchema, 'AAAAAAAAAAAAAAAAAAAAAA=', 'key')).toThrow('key: not a run key');
    expect(() => parse(runKeySchema, 1234567, 'key')).toThrow('key: expected string, got number');
  });
});

describe('what the service says of a run', () => {
  test.each([
    [{ state: 'waiting', place: 2 }],
    [{ state: 'running' }],
    [{ state: 'failed' }],
    [{ state: 'finished', id: '7' }],
  ])('%j', (run) => {
    expect(parse(runSchema, run, 'run')).toEqual(run);
  });

  test('holds the entry of the new presentation, and whether it is published', () => {
    const entry = { id: '7', title: 'A lamp', language: 'English' };
    const runOf = (presentation: object) =>
      parse(runSchema, { state: 'finished', id: '7', presentation }, 'run');
    expect(runOf({ ...entry, email: 'ida@example.org', published: false })).toEqual({
      state: 'finished',
      id: '7',
      presentation: { ...entry, published: false },
    });
    expect(runOf(entry)).toMatchObject({ presentation: { ...entry, published: true } });
  });

  test('without a state is an error of shape', () => {
    expect(() => parse(runSchema, { id: '7' }, 'run')).toThrow('run');
  });
});
