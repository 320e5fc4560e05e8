// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import i18next from 'i18next';
import { changeLanguage, startI18n, withTexts } from './i18n';
import type * as Language from './interface-language';
import { loadAllTexts, startLanguage } from './interface-language';
import { firstTexts } from './texts';

const texts = await loadAllTexts('en', firstTexts);
const isReachable = vi.hoisted(() => vi.fn<() => boolean>(() => true));
/** Resolves when the service answers. */
const answer = vi.hoisted(() => vi.fn<() => Promise<void>>(() => Promise.resolve()));

vi.mock('./interface-language', async (original) => {
  const language = await original<typeof Language>();
  return {
    ...language,
    loadTexts: async (wanted: string, name: string) => {
      // Those of making are here at once.
      if (name !== 'creation') await answer();
      if (name === 'app' && !isReachable()) throw new TypeError('Failed to fetch');
      return language.loadTexts(wanted, name);
    },
  };
});

beforeEach(async () => {
  localStorage.clear();
  isReachable.mockReturnValue(true);
  answer.mockResolvedValue();
  await startI18n('en', texts);
});

test('the app is installed in the language of the page', async () => {
  const link = document.head.appendChild(document.createElement('link'));
  link.rel = 'manifest';
  link.href = '/manifest.webmanifest';
  await startI18n('en', texts);
  expect(link.getAttribute('href')).toBe('/manifest.en.webmanifest');
  await changeLanguage('de');
  expect(link.getAttribute('href')).toBe('/manifest.webmanifest');
  link.remove();
});

test('a language is remembered at once, before its texts are loaded', async () => {
  const changed = changeLanguage('de');
  expect(startLanguage()).toBe('de');
  expect(document.documentElement.lang).toBe('en');
  await changed;
  expect(document.documentElement.lang).toBe('de');
});

test('a language whose texts cannot be loaded is not remembered', async () => {
  isReachable.mockReturnValue(false);
  await expect(changeLanguage('de')).rejects.toThrow(TypeError);
  expect(startLanguage()).toBe('en');
  expect(document.documentElement.lang).toBe('en');
});

/** Has the next texts come late; returns a function that ends the wait. */
function delayNextTexts(): () => void {
  let end = (): void => undefined;
  answer.mockReturnValueOnce(
    new Promise((resolve) => {
      end = resolve;
    }),
  );
  return () => end();
}

test('texts that come late leave the language that was chosen since', async () => {
  const endWait = delayNextTexts();
  const toGerman = changeLanguage('de');
  await changeLanguage('en');
  endWait();
  await toGerman;
  expect(i18next.language).toBe('en');
  expect(document.documentElement.lang).toBe('en');
  expect(startLanguage()).toBe('en');
});

test('texts that fail late leave the language that was chosen since remembered', async () => {
  const endWait = delayNextTexts();
  const first = changeLanguage('de');
  await changeLanguage('de');
  isReachable.mockReturnValue(false);
  endWait();
  await expect(first).rejects.toThrow(TypeError);
  expect(i18next.language).toBe('de');
  expect(startLanguage()).toBe('de');
});

test('a language is changed with all texts that was loaded in the other one', async () => {
  await withTexts(Promise.resolve(), 'creation');
  expect(i18next.t('creation.next')).toBe('Next');
  await changeLanguage('de');
  expect(i18next.t('creation.next')).toBe('Weiter');
  // Nothing needed the texts of reading so far.
  expect(i18next.hasResourceBundle('de', 'viewer')).toBe(false);
});

test('a language is changed with the texts that were still being loaded in the other one', async () => {
  const endWait = delayNextTexts();
  const part = withTexts(Promise.resolve(), 'recorder');
  await changeLanguage('de');
  endWait();
  await part;
  expect(i18next.t('recorder.title')).toBe('Aufnahme');
});

test('a language is changed with the texts that parts began to wait for meanwhile', async () => {
  await withTexts(Promise.resolve(), 'recorder');
  answer.mockResolvedValueOnce();
  const endWait = delayNextTexts();
  const changed = changeLanguage('de');
  // Its first texts are here; those of the recorder, which the language before has, come late.
  await expect.poll(() => i18next.hasResourceBundle('de', 'app')).toBe(true);
  const part = withTexts(Promise.resolve(), 'creation');
  endWait();
  await Promise.all([changed, part]);
  expect(i18next.t('recorder.title')).toBe('Aufnahme');
  expect(i18next.t('creation.next')).toBe('Weiter');
});
