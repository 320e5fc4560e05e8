// The shape both languages share: a key that one of them lacks does not compile.
import type { first } from './en/first';
import type { later } from './en/later';

type Words<T> = { readonly [Key in keyof T]: T[Key] extends string ? string : Words<T[Key]> };

/** What the first paint of the shelf needs. */
export type FirstTexts = Words<typeof first>;
/** What comes with the part that says it. */
export type LaterTexts = Words<typeof later>;
/** Every text of the interface by its key. */
export type Texts = FirstTexts & LaterTexts;
