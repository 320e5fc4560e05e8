// Judges written talks, one for each seed: their structure, and what a correct text of a language never contains.
import { usualSpeakerOf } from '../../../src/contract/creation/speakers';
import type { SpeakerLanguage } from '../../../src/contract/languages';
import type { Random } from '../../base/random';
import type { MadeTalk, TalkRequest } from './made-talk';
import { topicsOf } from './topics/find-topics';
import { topics } from './topics/topics';
import { writeTalk } from './write-talk';
import data from './written-talk.fixture.json' with { type: 'json' };

const person = { name: 'Ada', personDescription: '', imageDescription: '', speaker: 'english-grace' };
export const plain: TalkRequest = { title: 'The moon', language: 'English', numberOfSlides: 3, person };

/** Of no known topic; some are grave. */
export const unknownTitles = [...data.unknownTitles, 'x'.repeat(400)];
const titles = [...topics.flatMap(({ names }) => [...names]), ...unknownTitles, ...data.furtherTitles];
const slideCounts = [2, 2, 3, 3, 5, 5, 10, 20];
export const styles = ['informative', 'storytelling', 'humorous', 'critical', undefined, 'pirate', ''];
export const { descriptions } = data;

/** Returns all that a talk shows, from its cover to its ending. */
export function slidesOf(talk: MadeTalk) {
  return [talk.cover, ...talk.slides, talk.ending];
}
const kana = /^[\p{Script=Hiragana}\p{Script=Katakana}\p{Zs}ー、。！？・「」『』…〜]+$/u;

/** What a correct text of a language never contains. */
const wrong: Record<SpeakerLanguage, RegExp> = {
  English: /\ba [aeio]\w|\ban [bcdfgjklmnpqrstvwxyz]\w|\bthe the\b| {2}/,
  German:
    /(?<!\p{L})(?:zu|von|bei|an|in) dem (?:Mond|Regen|Thema)|(?<!\p{L})(?:der (?:Brot|Thema)|die die|der der) | {2}/u,
  French:
    /(?<![\p{L}-])(?:(?:de|à) les? (?!jeter)|(?:le|la|de|que|ne|se|je|me|te|ce) (?!onze|oui|onz)[aeéèêiouâîôœ]|si ils? )| [?!:;]| {2}/iu,
  Italian:
    /(?<!\p{L})(?:(?:di|a|su|da|in) (?:il|lo|la|i|gli|le) |(?:la|una) [aeiou]|il (?:s[bcdfglmnpqrtv]|gn|ps|z|[aeiou])|i (?:s[bcdfglmnpqrtv]|[aeiou]))| {2}/u,
  Japanese: /(?<!\p{L})(?:undefined|null)(?!\p{L})| {2}/u,
  Spanish: /(?<!\p{L})(?:(?:de|a) el |y i(?!o|e)|o o)| {2}/iu,
};

/** Writes talks of random requests with the seeds from 0 on. Returns their faults, each with its request. */
export function faultsOfTalks(language: SpeakerLanguage, random: Random, amount: number): string[] {
  const found: string[] = [];
  for (let seed = 0; seed < amount; seed += 1) {
    const request = someRequest(language, random);
    const talk = writeTalk(request, seed);
    const faults = [...faultsOf(talk, request), ...textFaults(talk, request)];
    if (faults.length > 0) found.push(`${JSON.stringify(request)}: ${faults.join('; ')}`);
  }
  return found;
}

function someRequest(language: SpeakerLanguage, random: Random): TalkRequest {
  const one = <Item>(list: readonly Item[]) => list[Math.floor(random() * list.length)];
  const narrationStyle = one(styles);
  return {
    title: one(titles) ?? '',
    language,
    numberOfSlides: one(slideCounts) ?? 3,
    tone: one(['ERNEST', 'FUNNY'] as const) ?? 'ERNEST',
    person: { ...person, name: usualSpeakerOf(language).label, personDescription: one(descriptions) ?? '' },
    ...(narrationStyle === undefined ? {} : { narrationStyle }),
  };
}

function faultsOf(talk: MadeTalk, { title, numberOfSlides }: TalkRequest): string[] {
  const slides = slidesOf(talk);
  const said = slides.flatMap(({ sentences }) => sentences);
  const isDistinct = (list: readonly unknown[]) => new Set(list).size === list.length;
  return [
    isLongEnough(talk, numberOfSlides) || `${talk.slides.length} slides of ${numberOfSlides}`,
    castsDoubt.exec(said.join(' ')) === null || 'a doubt',
    isDistinct(said) || 'a sentence twice',
    isDistinct(slides.map(({ headline }) => headline)) || 'a headline twice',
    isDistinct(slides.map(({ scene }) => JSON.stringify(scene))) || 'a picture twice',
    talk.slides[0]?.sentences.join(' ').includes(title.slice(0, 20).trim()) || 'the title is missing',
  ].filter((fault) => fault !== true);
}

/** As many slides as were asked for, unless there is nothing more to tell; an unknown topic has five at most. */
function isLongEnough({ title, slides: { length } }: MadeTalk, asked: number): boolean {
  const isUnknown = topicsOf(title).length === 0;
  return (
    length === (isUnknown ? Math.min(asked, 5) : asked) || (!isUnknown && length >= 10 && length < asked)
  );
}

/** What questions whether a topic is true, in any language. */
const castsDoubt =
  /not all of it is true|not believe|doubt(?!less)|who says so|do not agree|stimmt nicht|nicht alles davon|glauben wir nicht|zweifel|nicht einig|tout n’est pas vrai|ne croyons pas|(?<!sans )doute(?!nt)|non tutte sono vere|non crediamo|dubit|no todas son ciertas|no lo creamos|en duda|うたが|ほんとうとは かぎり|しんじては|conspir|pigeons|Tauben/iu;

const typedPart = /[“„«「].*[”“»」]/gu;
const leftOver = /[{}<>|_]|undefined|^\s*$| \/ /m;

function textFaults({ slides, cover, ending, title }: MadeTalk, { language }: TalkRequest): string[] {
  const printed = [cover, ...slides, ending].flatMap(({ headline, sentences }) => [
    headline,
    ...sentences.filter((sentence) => sentence !== title),
  ]);
  const text = printed.join('\n').replaceAll(typedPart, 'X');
  const heard = language === 'Japanese' ? slides.flatMap(({ spoken, sentences }) => spoken ?? sentences) : [];
  return [
    ...(leftOver.exec(text) ?? []),
    ...(wrong[language].exec(text) ?? []),
    ...printed.filter(({ length }) => length > 330),
    ...heard.filter((sentence) => !kana.test(sentence)),
    ...slides
      .filter(({ spoken, sentences }) => spoken && spoken.length !== sentences.length)
      .map(() => 'spoken otherwise'),
  ];
}
