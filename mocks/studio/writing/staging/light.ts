// The light and the weather of a scene, by the story's atmosphere, the title's weather and the time of day; and the first words
// of a story, which say the same. They are data: light.json.
import * as v from 'valibot';
import { skies, weathers } from '../../drawing/scene-names';
import type { Scene, Sky } from '../../drawing/scene';
import { randomFrom } from '../../../base/random';
import { lineSchema } from '../../data-schemas';
import type { StoryRequest } from '../made-story';
import { namedBy, wordsOfLanguagesSchema } from '../title/words';
import { inLanguage, type Language } from '../wording/sentences';
import data from './light.json' with { type: 'json' };

const light = v.strictObject({
  sky: v.picklist(skies),
  weather: v.exactOptional(v.picklist(weathers)),
  clouds: v.exactOptional(v.number()),
});
const times = v.strictObject({ morning: light, day: light, evening: light, night: light });
const openings = v.array(lineSchema);
const atmosphere = v.strictObject({ openings, lights: times });
const mood = v.strictObject({
  id: v.picklist(['rain', 'storm', 'snow', 'autumn', 'mist', 'night', 'evening', 'morning']),
  words: wordsOfLanguagesSchema,
  openings,
  /** Where it says nothing of a time of day, the light is the atmosphere's. */
  lights: v.partial(times),
});

const { atmospheres, moods } = v.parse(
  v.strictObject({
    atmospheres: v.strictObject({ day: atmosphere, dark: atmosphere, christmas: atmosphere }),
    moods: v.array(mood),
  }),
  data,
);

/** The atmosphere of a story: ordinary, of a gentle night, or of Christmas. */
export type Atmosphere = keyof typeof atmospheres;
/** What a title says about time, weather and season. */
export type Mood = (typeof moods)[number]['id'];
export type Time = keyof v.InferOutput<typeof times>;

/** Returns the mood that a word in one of these forms names. */
export function moodAmong(forms: readonly string[], language: Language): Mood | undefined {
  return namedBy(moods, forms, language)?.id;
}

/** What a mood says; it says nothing where the atmosphere is not the ordinary one. */
function saidBy(atmosphere: Atmosphere, mood: Mood | undefined): (typeof moods)[number] | undefined {
  return atmosphere === 'day' ? moods.find(({ id }) => id === mood) : undefined;
}

/** Returns the atmosphere of a kind of story. */
export function atmosphereOf(kind: StoryRequest['kind']): Atmosphere {
  if (kind === 'DARKTALE') return 'dark';
  return kind === 'CHRISTMAS_STORY' ? 'christmas' : 'day';
}

/** Returns sky and weather of a scene. */
export function lightOf(
  atmosphere: Atmosphere,
  mood: Mood | undefined,
  time: Time,
): Pick<Scene, 'sky' | 'weather' | 'clouds'> {
  return saidBy(atmosphere, mood)?.lights[time] ?? atmospheres[atmosphere].lights[time];
}

/** Returns the ways in which the first sentence of a story may begin. */
export function onceOf(atmosphere: Atmosphere, mood: Mood | undefined, language: Language): string[] {
  const { openings } = saidBy(atmosphere, mood) ?? atmospheres[atmosphere];
  return openings.map((line) => inLanguage(line, language));
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

/** A story that begins at night has no evening any more. */
export const hours = {
  evening: {
    byDay: { de: 'am Abend', en: 'in the evening' },
    atNight: { de: 'später in der Nacht', en: 'late that night' },
  },
  late: {
    byDay: { de: 'es wurde Abend', en: 'evening came' },
    atNight: { de: 'es wurde immer später', en: 'it grew late' },
  },
} as const;
