// The animals of the sea.
import { noun, type Noun } from '../grammar/noun';
import type { Entry, Look } from './figure';

export const seaAnimals: readonly Entry[] = [
  dweller('fish', 0.8, 126, 'm', [
    noun('m Fisch', 'fish'),
    noun('m Goldfisch', 'goldfish'),
    noun('n Fischlein', 'little fish'),
    noun('m Clownfisch', 'clownfish'),
  ]),
  dweller('puffer', 0.75, 112, 'm', [noun('m Kugelfisch', 'pufferfish')]),
  dweller('shark', 0.85, 84, 'm', [noun('m Hai', 'shark'), noun('m Haifisch', 'shark')]),
  dweller('dolphin', 0.85, 122, 'm', [noun('m Delfin', 'dolphin'), noun('m Delphin', 'dolphin')]),
  dweller('whale', 0.95, 74, 'm', [
    noun('m Wal', 'whale'),
    noun('m Blauwal', 'blue whale'),
    noun('m Walfisch', 'whale'),
  ]),
  dweller('octopus', 0.9, 104, 'm', [
    noun('m Tintenfisch', 'octopus'),
    noun('m Krake Kraken', 'squid'),
    noun('m Oktopus', 'octopus'),
  ]),
  dweller('crab', 0.8, 96, 'f', [noun('f Krabbe', 'crab'), noun('m Krebs', 'lobster')]),
  dweller('jellyfish', 0.85, 132, 'f', [noun('f Qualle', 'jellyfish')]),
  dweller('starfish', 0.8, 128, 'm', [noun('m Seestern', 'starfish')]),
  dweller('turtle', 0.9, 82, 'f', [noun('f Schildkröte', 'turtle'), noun('f Schildkröte', 'tortoise')]),
];

/** The keys of those who live in the sea only; a turtle comes ashore. */
export const swimmers: ReadonlySet<string> = new Set(
  seaAnimals.map(({ id }) => id).filter((id) => id !== 'turtle'),
);

function dweller(k: Look['k'], size: number, pitch: number, sex: 'm' | 'f', words: readonly Noun[]): Entry {
  return { id: k, look: { k }, size, pitch, sex, words };
}
