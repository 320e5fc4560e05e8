import { describe, expect, test } from 'vitest';
import { readLaunchParameters } from './launch-parameters';

describe('launch parameters (spec screens §5)', () => {
  test('take their defaults when the address has none', () => {
    expect(readLaunchParameters('')).toEqual({
      blur: false,
      onScreenKeyboard: false,
      user: undefined,
      autoplay: false,
      mode: 'presentation',
      theme: 'tng',
      questions: false,
      split: 'normal',
    });
  });

  test.each([
    ['?autoplay', true],
    ['?autoplay=', true],
    ['?autoplay=1', true],
    ['?autoplay=true', true],
    ['?autoplay=0', false],
    ['?autoplay=false', false],
    ['?other=1', false],
  ])('%s means autoplay %s (spec player §5)', (search, on) => {
    expect(readLaunchParameters(search).autoplay).toBe(on);
  });

  test.each([
    ['?split=remote', 'remote'],
    ['?split', 'split'],
    ['?split=left', 'split'],
  ])('%s is the %s screen', (search, split) => {
    expect(readLaunchParameters(search).split).toBe(split);
  });

  test.each([
    ['?mode=story&theme=future-lab', 'story', 'future-lab'],
    ['?mode=darktale&theme=deutsches-museum', 'darktale', 'deutsches-museum'],
    ['?mode=nonsense&theme=nonsense', 'presentation', 'tng'],
  ])('%s chooses mode %s and theme %s', (search, mode, theme) => {
    expect(readLaunchParameters(search)).toMatchObject({ mode, theme });
  });

  test('the username is decoded and otherwise unchanged', () => {
    expect(readLaunchParameters('?user=anna%20b').user).toBe('anna b');
  });
});
