import { describe, expect, test, vi } from 'vitest';
import { engineVoices, MissingEngineError } from './engines';

describe('a machine without engines', () => {
  test.each([
    ['english-woman', 'festival and festvox-us-slt-hts'],
    ['english-man', 'flite'],
  ] as const)('throws an error with the Debian package for the voice of %s', (voice, debianPackage) => {
    vi.stubEnv('PATH', '');
    const error = errorOf(() => engineVoices[voice].speak({ text: 'Hello.', closes: true }, 1));
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
