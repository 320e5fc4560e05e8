// The types of the texts, which both languages share. A key that is missing in one of them does not compile.
import type { first } from './en/first';
import type { later } from './en/later';

type Words<T> = { readonly [Key in keyof T]: T[Key] extends string ? string : Words<T[Key]> };

/** The texts that the first paint of the gallery needs. */
export type FirstTexts = Words<typeof first>;
/** All other texts, loaded together with a part of the app that shows them. */
export type LaterTexts = Words<typeof later>;
/** All texts of the interface by their keys. */
export type Texts = FirstTexts & LaterTexts;
