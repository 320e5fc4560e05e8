import { afterEach, expect, test, vi } from 'vitest';
import { EngineError, engineVoices } from './engines';

afterEach(() => vi.unstubAllEnvs());

test.each([
  ['english-woman', 'festival and festvox-us-slt-hts'],
  ['english-man', 'flite'],
] as const)('a machine without engines names the Debian package for the %s', (voice, debianPackage) => {
  vi.stubEnv('PATH', '');
  const speak = () => engineVoices[voice].speak({ text: 'Hello.', closes: true }, 1);
  expect(speak).toThrow(EngineError);
  expect(speak).toThrow(`is not installed; it comes with Debian's ${debianPackage}`);
});
