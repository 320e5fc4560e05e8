// Writes a Dallic Party: understands the first prompt as a picture, and applies the change prompt to it again and again.
import { randomFrom, seedOf, shuffled } from '../../random';
import type { Scene } from '../../story-press/scene';
import type { Language, Line } from '../writing/wording/sentences';
import { SceneRegister } from '../talks/slide-scene';
import { asLine, quoted } from '../talks/wording/typed';
import { altered, growths } from './alterations';
import { changeOf, oneMore, type Change } from './changes';
import { firstPicture, languageOf } from './first-picture';
import { sceneOf, type Picture } from './picture';

export interface PartyStep {
  readonly description: string;
  readonly scene: Scene;
}

/** Words that ask for more of everything. */
const interesting = /interes[st]|spannend|besser|better|schöner|beautiful|nicer|mehr|more/i;

/** Returns the first picture and one for each iteration. The same prompts and seed give the same party. */
export function writeParty(
  initialPrompt: string,
  changePrompt: string,
  iterations: number,
  seed: number,
): readonly PartyStep[] {
  const initial = asLine(initialPrompt);
  const asked = asLine(changePrompt);
  const language = languageOf(`${initial} ${asked}`);
  const random = randomFrom(seedOf(`${initial} ${asked}`) ^ seed);
  const scenes = new SceneRegister();
  const first = firstPicture(initial, language);
  const change = changeOf(asked, languageOf(asked));
  const further = shuffled(growths, random);
  let { picture } = first;
  const steps: PartyStep[] = [
    { description: firstWords(initial, first.isKnown, language), scene: scenes.added(sceneOf(picture)) },
  ];
  for (let turn = 1; turn <= iterations; turn += 1) {
    const next = changed(picture, change?.(picture, turn)) ?? grown(picture, further);
    picture = next.picture;
    const isNew = turn === 1 && change === undefined && !interesting.test(asked);
    const description = stepWords(next.words, isNew ? asked : undefined, turn, language);
    steps.push({ description, scene: scenes.added(sceneOf(picture)) });
  }
  return steps;
}

type Step = NonNullable<ReturnType<Change>>;

/** Returns the step when it can be seen: a house cannot smile. */
function changed(picture: Picture, step: Step | undefined): Step | undefined {
  const isSame = step && JSON.stringify(sceneOf(step.picture)) === JSON.stringify(sceneOf(picture));
  return isSame ? undefined : step;
}

/** Takes the next growth that can be seen from the list, and returns its step. */
function grown(picture: Picture, further: typeof growths): Step {
  for (let growth = further.shift(); growth; growth = further.shift()) {
    const step = changed(picture, altered(picture, growth));
    if (step) return step;
  }
  const step = oneMore(picture);
  return (
    step ?? { picture, words: { de: 'Noch ein kleines bisschen anders.', en: 'A little different still.' } }
  );
}

function inLanguage({ de, en }: Line, language: Language): string {
  return language === 'German' ? de : en;
}

function firstWords(prompt: string, isKnown: boolean, language: Language): string {
  if (isKnown) return prompt;
  const typed = quoted(prompt, language);
  return inLanguage(
    {
      de: `${typed} kann ich nicht zeichnen, darum stellt es sich hier jemand vor.`,
      en: `I cannot draw ${typed}, so here is somebody who imagines it.`,
    },
    language,
  );
}

function stepWords(words: Line, unknown: string | undefined, turn: number, language: Language): string {
  const text = `${turn}. ${inLanguage(words, language)}`;
  if (unknown === undefined) return text;
  const typed = quoted(unknown, language);
  return `${text} ${inLanguage({ de: `Was ${typed} heißt, weiß ich nicht, darum kommt jedes Mal etwas dazu.`, en: `I do not know what ${typed} means, so something is added each time.` }, language)}`;
}
