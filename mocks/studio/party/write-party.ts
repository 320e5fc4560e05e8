// Writes a Dallic Party: understands the first prompt as a picture, and applies the change prompt to it again and again.
import { randomFrom, seedOf, shuffled } from '../../base/random';
import type { Scene } from '../drawing/scene';
import { varied } from '../talks/slide-scene';
import { asLine, quoted } from '../talks/wording/typed';
import { SceneRegister } from '../writing/staging/stage';
import type { Language } from '../writing/wording/sentences';
import { altered, changeOf, growths, oneMore, texts, phrases, type Step } from './changes';
import { firstPicture, languageOf } from './first-picture';
import { sceneOf, type Picture } from './picture';

export interface PartyStep {
  readonly description: string;
  readonly scene: Scene;
}

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
  const scenes = new SceneRegister(varied);
  const first = firstPicture(initial, language);
  const change = changeOf(asked, languageOf(asked));
  const further = shuffled(growths, random);
  let { picture } = first;
  const ofPrompt = { words: texts.notDrawn, values: { word: quoted(initial, language) } };
  const description = first.isKnown ? initial : wordsOf(ofPrompt, language);
  const steps: PartyStep[] = [{ description, scene: scenes.added(sceneOf(picture)) }];
  for (let turn = 1; turn <= iterations; turn += 1) {
    const next = visible(picture, change?.(picture, turn)) ?? grown(picture, further);
    picture = next.picture;
    const said = [wordsOf(next, language)];
    if (turn === 1 && change === undefined && !phrases.interesting.test(asked))
      said.push(wordsOf({ words: texts.notKnown, values: { word: quoted(asked, language) } }, language));
    steps.push({ description: said.join(' '), scene: scenes.added(sceneOf(picture)) });
  }
  return steps;
}

function wordsOf({ words: { de, en }, values = {} }: Omit<Step, 'picture'>, language: Language): string {
  return (language === 'German' ? de : en).replaceAll(/\{(\w+)\}/g, (_, slot: string) =>
    String(values[slot]),
  );
}

/** Returns the step when it can be seen: a house cannot smile. */
function visible(picture: Picture, step: Step | undefined): Step | undefined {
  const isSame = step && JSON.stringify(sceneOf(step.picture)) === JSON.stringify(sceneOf(picture));
  return isSame ? undefined : step;
}

/** Takes the next growth that can be seen from the list, and returns its step. */
function grown(picture: Picture, further: typeof growths): Step {
  for (let growth = further.shift(); growth; growth = further.shift()) {
    const step = visible(picture, altered(picture, growth));
    if (step) return step;
  }
  return oneMore(picture) ?? { picture, words: texts.nothingLeft };
}
