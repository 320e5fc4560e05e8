// Loads what the kiosk says while a presentation is made; only its wait needs it.
import type { InterfaceLanguage } from '../../contract/languages';

/** Fifty messages for each tone. */
export interface WaitingMessages {
  readonly serious: readonly string[];
  readonly fun: readonly string[];
}

const loaders = {
  de: () => import('./locales/de/waiting-messages').then((module) => module.waitingMessages),
  en: () => import('./locales/en/waiting-messages').then((module) => module.waitingMessages),
} satisfies Record<InterfaceLanguage, () => Promise<WaitingMessages>>;

/** Returns the messages in a language. Rejects when they cannot be loaded. */
export function loadWaitingMessages(language: InterfaceLanguage): Promise<WaitingMessages> {
  return loaders[language]();
}
