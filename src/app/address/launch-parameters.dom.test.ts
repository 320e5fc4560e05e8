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
      splitRole: undefined,
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
    ['?split', 'show'],
    ['?split=left', 'show'],
  ])('%s is the %s screen', (search, role) => {
    expect(readLaunchParameters(search).splitRole).toBe(role);
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
