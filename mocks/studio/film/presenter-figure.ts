// Makes the figure of a presenter before the green screen: of a look, or with the colours of a photo where there is one. Pure.
import { channels, colourOf } from '../drawing/pen/colour';
import { species } from '../drawing/characters/species';
import type { SpeakerFigure } from '../drawing/speaker-figure';
import type { Character } from '../drawing/scene';

/** The colours that a photo lends, `#rrggbb`. */
export interface PhotoColours {
  readonly skin: string;
  readonly hair: string;
  readonly clothes: string;
}

/** Somebody who presents, wherever they stand. */
export type PresenterLook = Omit<Character, 'x' | 'y' | 's'>;

/** Returns the figure. With a photo it is a person, whoever the look describes. */
export function presenterFigure(look: PresenterLook, photo?: PhotoColours): SpeakerFigure {
  const person = photo === undefined ? dressed(look) : personLike(look, photo);
  const character = { ...keyable(person), x: 0, y: 0, pose: 'stand', arm: 'hip' } as const;
  return { character, ...framing(person) };
}

function dressed(look: PresenterLook): PresenterLook {
  const isPerson = look.k === 'adult' || look.k === 'child';
  return isPerson && look.wear === undefined ? { ...look, wear: '#4f6f8a' } : look;
}

function personLike(look: PresenterLook, { skin, hair, clothes }: PhotoColours): PresenterLook {
  const person: PresenterLook =
    look.k === 'adult' || look.k === 'child' ? look : { k: 'adult', hairstyle: 'short' };
  const beard = person.beard === undefined ? {} : { beard: hair };
  return { ...person, k: 'adult', c: skin, hair, wear: clothes, ...beard };
}

/** Returns how large a figure is and how far its feet are below the frame, so that head and shoulders fill it. */
function framing({ k, hat, hairstyle }: PresenterLook): Pick<SpeakerFigure, 'size' | 'feet'> {
  if (k === 'robot') return { size: 2.4, feet: 60 };
  if (!Object.hasOwn(species, k)) return { size: 2.2, feet: 20 };
  // A long neck and antlers need room, too.
  if (k === 'giraffe') return { size: 2, feet: 100 };
  if (k === 'reindeer') return { size: 2.2, feet: 60 };
  if (k !== 'adult' && k !== 'child') return { size: 2.5, feet: 100 };
  // A bun, curls and a hat need room above the head.
  const isTall = hat !== undefined || hairstyle === 'bun' || hairstyle === 'curls';
  const feet = isTall ? 135 : 150;
  return { size: isTall ? 2.15 : 2.45, feet: k === 'adult' ? feet : feet - 60 };
}

const coloured = ['c', 'wear', 'pants', 'hair', 'beard', 'scarf', 'hatc', 'stripe', 'boots', 'mitt'] as const;

/** Returns the look without the colours that the chroma key would remove. */
function keyable(look: PresenterLook): PresenterLook {
  const own = Object.entries(species).find(([k]) => k === look.k)?.[1].c;
  const worn = { ...(own === undefined ? {} : { c: own }), ...look };
  const changed = coloured.flatMap((part) => (worn[part] ? [[part, awayFromGreen(worn[part])]] : []));
  return { ...worn, ...Object.fromEntries(changed) };
}

/** Returns a colour, less green where the chroma key would remove it or show it as a green edge (spec player §9). */
function awayFromGreen(colour: string): string {
  const [red, green, blue] = channels(colour);
  const maxGreen = Math.max(70, Math.min(Math.max(red, blue) + 20, red + blue - 70));
  return colourOf([red, Math.min(green, maxGreen), blue]);
}
