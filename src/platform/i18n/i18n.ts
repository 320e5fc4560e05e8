// Loads and switches the interface's language, German or English, with i18next.
import {
  createContext,
  createElement,
  useContext,
  useMemo,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import i18next, { type BackendModule, type ReadCallback } from 'i18next';
import { manifestPathOf, type InterfaceLanguage } from '../../contract/languages';
import { languages, loadTexts, rememberLanguage } from './interface-language';
import type { Texts } from './texts';

/** The names of i18next's namespaces: each is a file of `locales`. A key begins with its namespace: `gallery.title`. */
type Namespace = keyof Texts;

type AllNamespaces = ['app', ...Exclude<Namespace, 'app'>[]];

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'app';
    nsSeparator: '.';
    resources: Texts;
  }
}

/** Loads a namespace for i18next. With an error, `true` allows a later attempt. */
async function read(language: string, namespace: string, done: ReadCallback): Promise<void> {
  try {
    done(null, await loadTexts(language, namespace));
  } catch (error) {
    done(error instanceof Error ? error : String(error), true);
  }
}

const backend: BackendModule = {
  type: 'backend',
  callbackApi: true,
  init: () => undefined,
  read: (language, namespace, done) => void read(language, namespace, done),
};

/** Starts with these texts of one language. Others, and the other language, are loaded when they are needed. */
export async function startI18n(language: InterfaceLanguage, texts: Partial<Texts>): Promise<void> {
  showLanguage(language);
  await i18next.use(backend).init({
    lng: language,
    fallbackLng: false,
    ns: Object.keys(texts),
    defaultNS: 'app',
    nsSeparator: '.',
    resources: { [language]: texts },
    partialBundledLanguages: true,
    // A person tries again.
    maxRetries: 0,
    interpolation: { escapeValue: false },
    returnNull: false,
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
    // A part may begin to wait for further namespaces meanwhile.
    for (let missing = missingIn(language); missing.length > 0; missing = missingIn(language))
      await Promise.all(missing.map((namespace) => add(language, namespace)));
  } catch (error) {
    if (choice === choices) rememberLanguage(before);
    throw error;
  }
  if (choice !== choices) return;
  await i18next.changeLanguage(language);
  showLanguage(language);
}

/** Returns the part once these namespaces are loaded. Rejects when the part or the texts cannot be loaded. */
export async function withTexts<Part>(
  part: Promise<Part>,
  ...namespaces: readonly Namespace[]
): Promise<Part> {
  const texts = new Promise<void>((resolve, reject) => {
    const done = (errors: unknown) => (Array.isArray(errors) ? reject(errors[0]) : resolve());
    i18next.loadNamespaces(namespaces, done).catch(reject);
  });
  const [value] = await Promise.all([part, texts]);
  return value;
}

/** Returns the namespaces in use that are not loaded in this language. */
function missingIn(language: InterfaceLanguage): readonly string[] {
  return [i18next.options.ns ?? []].flat().filter((name) => !i18next.hasResourceBundle(language, name));
}

async function add(language: InterfaceLanguage, namespace: string): Promise<void> {
  i18next.addResourceBundle(language, namespace, await loadTexts(language, namespace));
}

function showLanguage(language: InterfaceLanguage): void {
  document.documentElement.lang = language;
  document.documentElement.dir = i18next.dir(language);
  // Read when the app is installed: its name and shortcuts are in the language of that moment.
  document.querySelector('link[rel=manifest]')?.setAttribute('href', manifestPathOf(language));
}

/** Returns the text of a key that begins with its namespace: `gallery.title`. */
export type Translate = typeof i18next.t;

interface ShownTexts {
  readonly t: Translate;
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
  const language = useSyncExternalStore(onLanguageChanged, currentLanguage);
  const value = useMemo(
    () => ({ t: remembering(i18next.getFixedT<AllNamespaces>(language)), language }),
    [language],
  );
  return createElement(ShownTextsContext, { value }, children);
}

/** Returns the same function, which looks up a text without values once: a render of the shelf asks for dozens of them. */
function remembering(translate: Translate): Translate {
  const found = new Map<unknown, unknown>();
  return new Proxy(translate, {
    apply(target, self, [key, ...values]: unknown[]) {
      if (values.length > 0) return Reflect.apply(target, self, [key, ...values]);
      const text: unknown = found.get(key) ?? Reflect.apply(target, self, [key]);
      // Its namespace may be loaded later.
      if (!found.has(key) && typeof key === 'string' && i18next.exists(key)) found.set(key, text);
      return text;
    },
  });
}

function onLanguageChanged(call: () => void): () => void {
  i18next.on('languageChanged', call);
  return () => i18next.off('languageChanged', call);
}

/** Returns the texts of the interface and the language they are in. */
export function useTexts(): ShownTexts {
  return useContext(ShownTextsContext);
}

function currentLanguage(): InterfaceLanguage {
  return languages.find((one) => one === i18next.language) ?? 'de';
}

/**
 * Returns a number as JavaScript writes it with the decimal sign of the language: `4.3` or `4,3`. Without `Intl`: loading its number
 * formats takes 0.1 s on a slow tablet, in the frame that shows the shelf or the controls.
 */
export function withDecimalSign(number: string, language: InterfaceLanguage): string {
  return language === 'de' ? number.replace('.', ',') : number;
}

/** Returns seconds as minutes and seconds, such as `0:07`; `0:00` for an invalid length. */
export function formatDuration(seconds: number): string {
  const whole = Number.isFinite(seconds) ? Math.max(0, Math.floor(seconds)) : 0;
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
