// The shape both languages share: a key that one of them lacks does not compile.
import type { en } from './en';

type Words<T> = { readonly [Key in keyof T]: T[Key] extends string ? string : Words<T[Key]> };

/** Every text of the interface by its key. */
export type Texts = Words<typeof en>;
