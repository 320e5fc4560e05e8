// The light and the weather of a scene, by the story's atmosphere, the title's weather and the time of day; and the first words
// of a story, which say the same.
import type { Scene } from '../../../story-press/scene';
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

type Light = Pick<Scene, 'sky' | 'weather' | 'moon' | 'clouds'>;

const moon = [800, 170, 60] as const;

const lights: Record<Atmosphere, Record<Time, Light>> = {
  day: {
    morning: { sky: 'dawn', clouds: 1 },
    day: { sky: 'day' },
    evening: { sky: 'dusk', clouds: 1, moon },
    night: { sky: 'night', clouds: 0, moon },
  },
  dark: {
    morning: { sky: 'dusk', clouds: 2, moon },
    day: { sky: 'night', clouds: 1, moon },
    evening: { sky: 'night', clouds: 0, moon, weather: 'fireflies' },
    night: { sky: 'night', clouds: 2, moon, weather: 'mist' },
  },
  christmas: {
    morning: { sky: 'snow', clouds: 1 },
    day: { sky: 'snow', clouds: 2, weather: 'snow' },
    evening: { sky: 'snownight', clouds: 1, moon },
    night: { sky: 'snownight', clouds: 0, moon, weather: 'snow' },
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
