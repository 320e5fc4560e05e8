// The light and the weather of a scene, by the story's atmosphere, the title's weather and the time of day; and the first words
// of a story, which say the same.
import type { Scene, Sky } from '../../../story-press/scene';
import { randomFrom } from '../../../random';
import type { StoryRequest } from '../made-story';
import type { Mood } from '../title/idea';

/** The atmosphere of a story: ordinary, of a gentle night, or of Christmas. */
export type Atmosphere = 'day' | 'dark' | 'christmas';

/** Returns the atmosphere of a kind of story. */
export function atmosphereOf(kind: StoryRequest['kind']): Atmosphere {
  if (kind === 'DARKTALE') return 'dark';
  return kind === 'CHRISTMAS_STORY' ? 'christmas' : 'day';
}

export type Time = 'morning' | 'day' | 'evening' | 'night';

type Light = Pick<Scene, 'sky' | 'weather' | 'clouds'>;

const lights: Record<Atmosphere, Record<Time, Light>> = {
  day: {
    morning: { sky: 'dawn', clouds: 1 },
    day: { sky: 'day' },
    evening: { sky: 'dusk', clouds: 1 },
    night: { sky: 'night', clouds: 0 },
  },
  dark: {
    morning: { sky: 'dusk', clouds: 2 },
    day: { sky: 'night', clouds: 1 },
    evening: { sky: 'night', clouds: 0, weather: 'fireflies' },
    night: { sky: 'night', clouds: 2, weather: 'mist' },
  },
  christmas: {
    morning: { sky: 'snow', clouds: 1 },
    day: { sky: 'snow', clouds: 2, weather: 'snow' },
    evening: { sky: 'snownight', clouds: 1 },
    night: { sky: 'snownight', clouds: 0, weather: 'snow' },
  },
};

const moods: Record<Mood, Partial<Record<Time, Light>>> = {
  rain: { morning: { sky: 'storm', weather: 'rain', clouds: 4 }, day: { sky: 'storm', weather: 'rain' } },
  storm: { morning: { sky: 'storm', clouds: 5 }, day: { sky: 'storm', weather: 'leaves', clouds: 5 } },
  snow: lights.christmas,
  autumn: { morning: { sky: 'autumn', weather: 'mist' }, day: { sky: 'autumn', weather: 'leaves' } },
  mist: { morning: { sky: 'dawn', weather: 'mist' }, day: { sky: 'day', weather: 'mist' } },
  night: { morning: lights.day.evening, day: lights.day.night, evening: lights.day.night },
  evening: { morning: lights.day.evening, day: lights.day.evening },
  morning: {},
};

/** Returns sky and weather of a scene. */
export function lightOf(atmosphere: Atmosphere, mood: Mood | undefined, time: Time): Light {
  const plain = lights[atmosphere][time];
  return (mood && atmosphere === 'day' ? moods[mood][time] : undefined) ?? plain;
}

const sunny: ReadonlySet<Sky> = new Set(['day', 'dawn', 'autumn', 'sea']);
const moonlit: ReadonlySet<Sky> = new Set(['dusk', 'night', 'snownight']);

/** Returns where sun or moon is in a sky: they rise at the left and set at the right, and at night the seed says where. */
export function discOf(sky: Sky, time: Time, seed: number): Pick<Scene, 'sun' | 'moon'> {
  if (sunny.has(sky)) return { sun: placeOf(time, seed, 64) };
  return moonlit.has(sky) ? { moon: placeOf(time, seed, 58) } : {};
}

function placeOf(time: Time, seed: number, size: number): readonly [number, number, number] {
  const random = randomFrom(seed);
  const sway = Math.round(random() * 80 - 40);
  if (time === 'morning') return [200 + sway, 310, size];
  if (time === 'day') return [560 + sway * 3, 130, size];
  if (time === 'evening') return [824 + sway, 310, size];
  return [Math.round(200 + random() * 640), Math.round(140 + random() * 110), size];
}

type Opening = readonly [de: string, en: string];

const onceInAtmosphere: Record<Atmosphere, readonly Opening[]> = {
  day: [
    ['Eines Morgens', 'One morning'],
    ['An einem warmen Tag', 'One warm day'],
    ['Eines Tages', 'One day'],
    ['An einem Dienstag', 'One Tuesday'],
    ['An einem Sonntag', 'One Sunday'],
  ],
  dark: [
    ['In einer stillen Nacht', 'One quiet night'],
    ['In einer hellen Mondnacht', 'One moonlit night'],
  ],
  christmas: [
    ['Kurz vor Weihnachten', 'Just before Christmas'],
    ['An einem Wintertag', 'One winter day'],
  ],
};

const onceInMood: Record<Mood, Opening> = {
  rain: ['An einem Regentag', 'One rainy day'],
  storm: ['An einem stürmischen Tag', 'One windy day'],
  snow: ['An einem verschneiten Tag', 'One snowy day'],
  autumn: ['An einem Herbsttag', 'One autumn day'],
  mist: ['An einem nebligen Tag', 'One misty day'],
  night: ['Eines Nachts', 'One night'],
  evening: ['Eines Abends', 'One evening'],
  morning: ['Eines Morgens', 'One morning'],
};

/** Returns the ways in which the first sentence of a story may begin. */
export function onceOf(
  atmosphere: Atmosphere,
  mood: Mood | undefined,
  language: 'German' | 'English',
): string[] {
  const openings = mood && atmosphere === 'day' ? [onceInMood[mood]] : onceInAtmosphere[atmosphere];
  return openings.map(([de, en]) => (language === 'German' ? de : en));
}
