import { describe, expect, test, vi } from 'vitest';
import { MissingEngineError, voices } from './engines';

describe('a machine without engines', () => {
  test.each([
    ['english-woman', 'festival and festvox-us-slt-hts'],
    ['english-man', 'flite'],
    ['german-woman', 'espeak-ng'],
    ['german-man', 'espeak-ng'],
  ] as const)('throws an error with the Debian package for the voice of %s', (voice, debianPackage) => {
    vi.stubEnv('PATH', '');
    const error = errorOf(() => voices[voice].speak('Hello.', 1));
    vi.unstubAllEnvs();
    expect(error).toBeInstanceOf(MissingEngineError);
    expect(error).toHaveProperty('debianPackage', debianPackage);
    expect(error).toHaveProperty('message', expect.stringContaining(debianPackage));
  });
});

function errorOf(run: () => unknown): unknown {
  try {
    return run();
  } catch (error) {
    return error;
  }
}
