// Loads and switches the interface's language, German or English, with i18next and react-i18next.
import { createContext, createElement, useContext, useMemo, type ReactNode } from 'react';
import i18next, { type TFunction } from 'i18next';
import { initReactI18next, useTranslation } from 'react-i18next';
import type { InterfaceLanguage } from '../../contract/languages';
import { languages, loadTexts, rememberLanguage, type TextGroup } from './language';
import type { FirstTexts, Texts } from './locales/texts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'texts';
    resources: { texts: Texts };
  }
}

/**
 * Starts with the first texts of one language, or with all of them if they are loaded. The other language is loaded
 * when it is chosen.
 */
export async function startI18n(language: InterfaceLanguage, texts: FirstTexts | Texts): Promise<void> {
  document.documentElement.lang = language;
  await i18next.use(initReactI18next).init({
    lng: language,
    fallbackLng: 'de',
    ns: ['texts'],
    defaultNS: 'texts',
    resources: { [language]: { texts } },
    interpolation: { escapeValue: false },
    returnNull: false,
    // Texts are loaded before the component that shows them.
    react: { useSuspense: false },
  });
}

/** Counts the choices of a language: texts that arrive after a newer choice change nothing. */
let choices = 0;

/** Changes the interface's language and `<html lang>` (spec screens §2). Rejects when the texts cannot be loaded. */
export async function changeLanguage(language: InterfaceLanguage): Promise<void> {
  choices += 1;
  const choice = choices;
  const before = currentLanguage();
  // Remembered at once, so that the choice also counts when the page is reloaded before the texts are loaded.
  rememberLanguage(language);
  try {
    if (!i18next.hasResourceBundle(language, 'texts')) add(language, await loadTexts(language, 'first'));
    let loaded: readonly Group[];
    do {
      loaded = groupsNeeded(before);
      await Promise.all(loaded.map((group) => addGroup(language, group)));
      // A part may have begun to wait for further texts meanwhile.
    } while (groupsNeeded(before).some((group) => !loaded.includes(group)));
  } catch (error) {
    if (choice === choices) rememberLanguage(before);
    throw error;
  }
  if (choice !== choices) return;
  await i18next.changeLanguage(language);
  document.documentElement.lang = language;
}

/** Returns the groups of texts that the language before has or is about to get. */
function groupsNeeded(before: InterfaceLanguage): readonly Group[] {
  return groups.filter((group) => hasGroup(before, group) || loading.has(group));
}

/** The groups of texts that the first paint does not need, each by one of its keys, since all of a group are loaded together. */
const keyOfGroup = {
  viewer: 'viewer',
  later: 'legal',
  creation: 'creation',
  recorder: 'recorder',
  session: 'session',
  account: 'account',
  kiosk: 'kiosk',
} as const satisfies Record<Exclude<TextGroup, 'first'>, keyof Texts>;
type Group = keyof typeof keyOfGroup;
const groups: readonly Group[] = ['viewer', 'later', 'creation', 'recorder', 'session', 'account', 'kiosk'];

/** Returns the part once these groups of texts are loaded. Rejects when the part or the texts cannot be loaded. */
export async function withTexts<Part>(part: Promise<Part>, ...needed: readonly Group[]): Promise<Part> {
  for (const group of needed) loading.add(group);
  try {
    const adding = needed.map((group) => addGroup(currentLanguage(), group));
    const [loaded] = await Promise.all([part, ...adding]);
    return loaded;
  } finally {
    for (const group of needed) loading.delete(group);
  }
}

/** The groups that parts wait for: a language that is chosen meanwhile needs them, too. */
const loading = new Set<Group>();

async function addGroup(language: InterfaceLanguage, group: Group): Promise<void> {
  if (!hasGroup(language, group)) add(language, await loadTexts(language, group));
}

function hasGroup(language: InterfaceLanguage, group: Group): boolean {
  return i18next.getResource(language, 'texts', keyOfGroup[group]) !== undefined;
}

function add(language: InterfaceLanguage, texts: object): void {
  i18next.addResourceBundle(language, 'texts', texts, true);
}

interface ShownTexts {
  readonly t: TFunction;
  readonly language: InterfaceLanguage;
}

/** The default is for tests: outside of the provider a component shows texts, but does not follow the language. */
const ShownTextsContext = createContext<ShownTexts>({
  get t() {
    return i18next.t;
  },
  get language() {
    return currentLanguage();
  },
});

/**
 * Follows the language for all components inside. Otherwise each of a shelf's hundred components would subscribe to it, which took
 * a tenth of the first render.
 */
export function TextsProvider({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation();
  const language = currentLanguage();
  const value = useMemo(() => ({ t, language }), [t, language]);
  return createElement(ShownTextsContext, { value }, children);
}

/** Returns the texts of the interface and the language they are in. */
export function useTexts(): ShownTexts {
  return useContext(ShownTextsContext);
}

function currentLanguage(): InterfaceLanguage {
  return languages.find((one) => one === i18next.language) ?? 'de';
}
