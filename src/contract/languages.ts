// The languages of the interface and of presentations, by each name that they have. Holds no text in any of them.

export type InterfaceLanguage = 'de' | 'en';
export type ContentLanguage = 'German' | 'English';

const contentLanguages = { de: 'German', en: 'English' } as const satisfies Record<
  InterfaceLanguage,
  ContentLanguage
>;

/** Returns the content language that an interface language lists and requests (spec screens §3). */
export function contentLanguageOf(language: InterfaceLanguage): ContentLanguage {
  return contentLanguages[language];
}

/** Returns the path of the web app manifest in a language. The pages name the German one until their language is known. */
export function manifestPathOf(language: InterfaceLanguage): string {
  return language === 'de' ? '/manifest.webmanifest' : `/manifest.${language}.webmanifest`;
}

/** A language in which presentations are made, by the name that a creation sends (spec contract §7). */
export type SpeakerLanguage = keyof typeof languageTags;
/** Its BCP 47 tag. */
export type LanguageTag = (typeof languageTags)[SpeakerLanguage];

const languageTags = {
  English: 'en',
  German: 'de',
  French: 'fr',
  Italian: 'it',
  Japanese: 'ja',
  Spanish: 'es',
} as const;

/** The tag by each name of a language in lower case, and by itself. */
const tagByName = new Map<string | undefined, LanguageTag>();
for (const [name, tag] of Object.entries(languageTags)) tagByName.set(tag, tag).set(name.toLowerCase(), tag);

/**
 * Returns the BCP 47 tag of a presentation's language (spec player §8, spec screens §3), for its texts' `lang` and for the shelf.
 * Accepts names and tags (`English`, `en`) in any case and with spaces around. Returns undefined for an unknown language.
 */
export function languageTagOf(contentLanguage: string | undefined): LanguageTag | undefined {
  return tagByName.get(contentLanguage?.trim().toLowerCase());
}
