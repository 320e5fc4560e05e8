// The child that a story is about: its name, and how it looks (spec contract §1).
import * as v from 'valibot';
import * as limits from '../limits';

export const skins = ['pale', 'light', 'olive', 'tan', 'brown', 'dark'] as const;
export const hairColours = ['black', 'dark', 'brown', 'red', 'blond'] as const;
export const hairstyles = ['long', 'short', 'curls', 'plaits', 'bun', 'bob', 'ponytail', 'afro'] as const;

/** Returns the text without control characters, which nobody sees in a name. */
export const withoutControls = (text: string): string => text.replaceAll(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/gu, '');

/** Returns the name without spaces around it; undefined for a name that is empty, too long or holds control characters. */
export function heroNameOf(text: string): string | undefined {
  const name = text.trim();
  const fits = name !== '' && name.length <= limits.creation.heroNameLength;
  return fits && withoutControls(name) === name ? name : undefined;
}

const knownLooksSchema = v.object({
  skin: v.exactOptional(v.picklist(skins)),
  hair: v.exactOptional(v.picklist(hairColours)),
  hairstyle: v.exactOptional(v.picklist(hairstyles)),
  glasses: v.exactOptional(v.boolean()),
  wheelchair: v.exactOptional(v.boolean()),
});
/** How somebody looks. The story chooses the missing features. */
export type HeroLooks = v.InferOutput<typeof knownLooksSchema>;

/** Reads looks leniently: a value that nobody knows is left to the story. */
export const looksSchema = v.pipe(
  v.record(v.string(), v.unknown()),
  v.transform((looks) =>
    Object.fromEntries(
      Object.entries(looks).filter(([look, value]) => v.is(knownLooksSchema, { [look]: value })),
    ),
  ),
  knownLooksSchema,
);

export const heroSchema = v.object({
  name: v.pipe(
    v.string(),
    v.trim(),
    v.check((name) => heroNameOf(name) !== undefined, 'not a name'),
  ),
  looks: looksSchema,
});
/** The child that a story is about. */
export type Hero = v.InferOutput<typeof heroSchema>;
