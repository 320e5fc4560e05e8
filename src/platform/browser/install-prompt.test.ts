import { describe, expect, test } from 'vitest';
import { createInstallPrompt } from './install-prompt';

function device(is: { isInstalled?: boolean; isManual?: boolean } = {}) {
  const target = new EventTarget();
  const install = createInstallPrompt({ target, isInstalled: false, isManual: false, ...is });
  const offer = (outcome: 'accepted' | 'dismissed') => {
    const prompt = async () => ({ outcome });
    const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
    return target.dispatchEvent(event);
  };
  return { target, install, offer };
}

describe('installing', () => {
  test.each([
    [{}, 'none', 'none'],
    [{ isInstalled: true }, 'none', 'none'],
    [{ isManual: true }, 'manual', 'once-installed'],
    [{ isManual: true, isInstalled: true }, 'none', 'own'],
  ])('on a device with %j works by: %s; a storage apart: %s', (is, method, separateStorage) => {
    const { install } = device(is);
    expect([install.method.get(), install.separateStorage]).toEqual([method, separateStorage]);
  });

  test('is offered by the app once the browser can prompt, in place of the browser’s own banner', () => {
    const { install, offer } = device();
    let changes = 0;
    install.method.subscribe(() => (changes += 1));
    expect(offer('accepted')).toBe(false);
    expect([install.method.get(), changes]).toEqual(['prompt', 1]);
  });

  test.each([
    ['accepted', true],
    ['dismissed', false],
  ] as const)('%s resolves to %s, and is not prompted twice', async (outcome, answer) => {
    const { install, offer } = device();
    offer(outcome);
    expect(await install.ask()).toBe(answer);
    expect([install.method.get(), await install.ask()]).toEqual(['none', false]);
  });

  test('is no longer offered once the app is installed', () => {
    const { target, install, offer } = device();
    offer('accepted');
    target.dispatchEvent(new Event('appinstalled'));
    expect(install.method.get()).toBe('none');
  });
});
