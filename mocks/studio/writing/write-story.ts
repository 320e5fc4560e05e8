// Writes a story from rules: it interprets the title and chooses the story file that fits best. Then it writes and stages the pages
// with the people of the title.
import { oneOf, randomFrom, seedOf, type Random } from '../../base/random';
import type { Scene } from '../drawing/scene';
import { englishForms } from './grammar/english';
import { germanForms } from './grammar/german';
import type { Forms, Referent } from './grammar/noun';
import type { Figure } from './lexicon/figure';
import { placeById, type Place } from './lexicon/places';
import { thingDrawnAs, type Thing } from './lexicon/things';
import type { MadePage, MadeSentence, MadeStory, SpeakingVoice, StoryRequest } from './made-story';
import { atmosphereOf, hours, onceOf, type Atmosphere } from './staging/light';
import { withOwnLook } from './staging/cast';
import { rolesOf } from './staging/roles';
import { SceneRegister, sceneOf, type Stage } from './staging/stage';
import { Match } from './stories/matching';
import { storyFiles } from './stories/story-files';
import { isTold } from './stories/told-when';
import { formsAmong } from './stories/word-forms';
import type { DescribedScene, StoryFile } from './stories/story-file';
import { withHero } from './title/hero';
import type { Idea } from './title/idea';
import { withoutTitleCase } from './title/letter-case';
import { askedAs } from './title/patterns';
import { inCapital, type Subject } from './title/subject-noun';
import { ideaOf } from './title/understand';
import {
  inLanguage,
  lineOf,
  quoted,
  sentencesOf,
  shortened,
  type Language,
  type Wording,
} from './wording/sentences';

/** Returns a story for the title, of at most as many pages as asked for. The same request and seed give the same story. */
export function writeStory(request: StoryRequest, seed: number): MadeStory {
  const asked = askedOf(request, seed);
  return writtenIn(oneOf(storiesFor(asked), asked.random), asked, request.pageCount);
}

/** Returns the stories that fit best. */
function storiesFor({ idea, language, atmosphere }: Asked): readonly StoryFile[] {
  const all = storyFiles().map((file) => ({ file, match: new Match(file, idea, language) }));
  const offered = all.filter(({ match }) => match.isOffered());
  const fits = (offered.length > 0 ? offered : all).map(({ file, match }) => ({
    file,
    fit: match.fit(atmosphere),
  }));
  const best = Math.max(...fits.map((one) => one.fit));
  return fits.filter((one) => one.fit === best).map(({ file }) => file);
}

/** Returns the title told by this story, whether it fits or not. */
export function writeAs(file: StoryFile, request: StoryRequest, seed: number): MadeStory {
  return writtenIn(file, askedOf(request, seed), request.pageCount);
}

/** A story of the night or of Christmas is told there, also when it was asked for elsewhere; a day's story comes along. */
function writtenIn(file: StoryFile, asked: Asked, pageCount: number): MadeStory {
  const [first = 'day'] = file.worlds;
  const isAtHome = file.worlds.includes(asked.atmosphere) || file.worlds.includes('day');
  return new Writer(isAtHome ? asked : { ...asked, atmosphere: first }, file).story(pageCount);
}

interface Asked {
  readonly idea: Idea;
  readonly atmosphere: Atmosphere;
  readonly language: Language;
  /** In years, 1 to 7. */
  readonly age: number;
  readonly random: Random;
}

function askedOf(request: StoryRequest, seed: number): Asked {
  const { title, language, kind, targetGroup, hero } = request;
  return {
    idea: withHero(ideaOf(title, language), hero),
    atmosphere: atmosphereOf(kind),
    language,
    age: Number(targetGroup.slice('age_'.length)),
    random: randomFrom(seedOf(`${seed} ${JSON.stringify(request)}`)),
  };
}

class Writer {
  private readonly forms: (who: Referent) => Forms;
  private readonly stage: Stage;
  /** Where the story happens when a page does not say. */
  private readonly home: Place;
  private readonly once: string;
  private readonly scenes = new SceneRegister();
  private readonly speakers: Record<string, SpeakingVoice> = {};
  private readonly introduced = new Set<string>();

  constructor(
    private readonly asked: Asked,
    private readonly file: StoryFile,
  ) {
    const { language, atmosphere, random } = asked;
    const subject = subjectFor(file, asked.idea, random);
    const { second = subject } = asked.idea;
    const idea = file.improvised ? besidesSubject(asked.idea, subject) : asked.idea;
    this.forms = language === 'German' ? germanForms : englishForms;
    const roles = rolesOf(file, idea, language, random);
    const mood = file.mood ?? idea.mood;
    const thing = thingOf(file, idea, random);
    this.stage = { atmosphere, mood, roles, thing, subject, second, seed: seedOf(idea.title) };
    const isAllowed = file.asks === 'there' || file.places.includes(idea.place?.id ?? '');
    this.home = isAllowed && idea.place ? idea.place : placeById(oneOf(file.places, random));
    this.once = oneOf(onceOf(atmosphere, mood, language), random);
  }

  story(pageCount: number): MadeStory {
    const { id, improvised = false, subtitle, cover, beats, ending } = this.file;
    const { title, entitled } = this.asked.idea;
    const isLittle = this.asked.age <= 2;
    const isSaid = formsAmong(this.asked.idea.words, this.asked.language);
    const fitting = beats.filter(
      (beat) =>
        isTold(beat.only, this.asked.idea) &&
        (beat.asked === undefined || this.inLanguage(beat.asked).some(isSaid)) &&
        !(isLittle && this.inLanguage(beat).little === undefined),
    );
    const pages = [...fitting].sort((a, b) => a.need - b.need).slice(0, pageCount);
    return {
      title,
      story: id,
      isImprovised: improvised,
      speakers: this.speakers,
      cover: {
        headline: lineOf(this.inLanguage(subtitle), this.wording(this.home)),
        sentences: [{ parts: [{ text: entitled }], closes: true }],
        scene: this.scene(cover, this.placeOf(cover.place)),
      },
      pages: fitting
        .filter((beat) => pages.includes(beat))
        .map((beat) => {
          const { middle, little = middle } = this.inLanguage(beat);
          return this.page(isLittle ? little : middle, beat);
        }),
      ending: this.page(this.inLanguage(isLittle && ending.little ? ending.little : ending), ending),
    };
  }

  private page(
    text: string,
    { headline, place, scene }: Pick<StoryFile['ending'], 'headline' | 'place' | 'scene'>,
  ): MadePage {
    const where = this.placeOf(place ?? scene.place);
    const wording = this.wording(where);
    return {
      headline: lineOf(this.inLanguage(headline), wording),
      sentences: this.sentences(text, wording),
      scene: this.scene(scene, where),
    };
  }

  private scene(scene: DescribedScene, place: Place): Scene {
    return this.scenes.added(sceneOf(scene, place, this.stage));
  }

  private placeOf(id: string | undefined): Place {
    return id === undefined ? this.home : placeById(id);
  }

  private inLanguage<Text>(both: { readonly de: Text; readonly en: Text }): Text {
    return inLanguage(both, this.asked.language);
  }

  /** Returns the sentences of a template, and registers the voices of those who speak in it. */
  private sentences(template: string, wording: Wording): MadeSentence[] {
    return sentencesOf(template, wording).map(({ parts, closes }) => ({
      closes,
      parts: parts.map(({ text, speaker }) => {
        if (speaker === undefined) return { text };
        this.speakers[speaker] = this.voice(speaker);
        return { text, speaker };
      }),
    }));
  }

  private voice(role: string): SpeakingVoice {
    const { roles, subject, second } = this.stage;
    const noun = { subject, second }[role];
    const voice = noun ? (noun.figure?.voice ?? subjectVoice) : roles[role]?.voice;
    if (voice === undefined) throw new RangeError(`No such speaker: ${role}`);
    return voice;
  }

  private wording(place: Place): Wording {
    const { language, age, random } = this.asked;
    return {
      language,
      isOlder: age >= 5,
      random,
      slot: (name, form, isInSpeech) => {
        const who = this.referent(name);
        if (who !== undefined)
          return this.named(who, form === 'intro' && this.isIntroduced(name) ? '' : form);
        if (name === 'place') return this.inLanguage(form === 'to' ? place.to : place.at);
        if (name === 'home') return this.inLanguage(this.home.at);
        if (name === 'title') return quoted(shortened(this.asked.idea.called), language, isInSpeech);
        if (name === 'question') return this.question();
        return this.plainSlot(name);
      },
    };
  }

  /** Whoever comes a second time needs no introduction. */
  private isIntroduced(name: string): boolean {
    return this.introduced.size === this.introduced.add(name).size;
  }

  private question(): string {
    const { idea, language } = this.asked;
    const said = inCapital(withoutTitleCase(idea.called, idea.called, language));
    return askedAs(shortened(said), language);
  }

  /** Returns a form of somebody or something; a thing with a name is a tractor called Toni first. */
  private named(who: Referent, form: string): string | undefined {
    const words = this.forms(who)(form);
    const { name, isKnown = false } = who;
    if (words === undefined || name === undefined || !('prop' in who) || !/^a(?!cc)/.test(form)) return words;
    return isKnown ? name : `${words} ${this.inLanguage({ de: 'namens', en: 'called' })} ${name}`;
  }

  /** Returns the figure or thing of a slot; `lost` is the sought thing or friend. */
  private referent(name: string): Referent | undefined {
    const { roles, thing, subject, second } = this.stage;
    if (name === 'subject') return subject;
    if (name === 'second') return second;
    if (name === 'lost') return thing ?? roles.friend;
    return name === 'thing' ? thing : roles[name];
  }

  private plainSlot(name: string): string | undefined {
    const { goal } = this.asked.idea;
    if (name === 'once') return this.once;
    if (name === 'feature') return this.asked.idea.feature;
    if (name === 'evening' || name === 'late')
      return this.inLanguage(hours[name][this.isLateFromTheStart() ? 'atNight' : 'byDay']);
    if (name === 'goal' && (goal?.kind === 'want' || goal?.kind === 'refuse')) return goal.phrase;
    if (name === 'goal' && goal?.kind === 'learn') return this.inLanguage(goal.called);
    if (name === 'fear' && goal?.kind === 'afraid')
      return goal.of ?? this.inLanguage({ de: 'der Dunkelheit', en: 'the dark' });
    return undefined;
  }

  private isLateFromTheStart(): boolean {
    const { atmosphere } = this.asked;
    return (
      atmosphere === 'dark' || (atmosphere === 'day' && /^(?:night|evening)$/.test(this.stage.mood ?? ''))
    );
  }
}

/** The voice of what speaks though nobody has drawn it. */
const subjectVoice: SpeakingVoice = { pitch: 116, speed: 100 };

/** Returns the idea without its subject among its people: who is told about is not the hero as well. */
function besidesSubject({ hero, others, ...idea }: Idea, subject: Subject | undefined): Idea {
  const { figure, name, tail } = subject ?? {};
  // Whoever is in the clause, such as the dogs that follow somebody, is not told of.
  const isOther = (one: Figure) =>
    one.id !== figure?.id && one.name !== (name ?? '') && (tail === undefined || one.name !== undefined);
  const [first, ...rest] = [...(hero ? [hero] : []), ...others].filter(isOther);
  return { ...idea, ...(first ? { hero: first } : {}), others: rest };
}

/** Returns what a story is about: of a pair, whoever is named first. */
function subjectFor({ asks }: StoryFile, { hero, subject, many }: Idea, random: Random): Subject | undefined {
  if (asks === 'many') return many;
  if (asks !== 'pair' || hero === undefined) return subject;
  const figure = withOwnLook(hero, random);
  return { ...figure, kind: 'person', figure };
}

/** Returns the thing of a story: the title's when it fits, else one of the story's own. */
function thingOf({ thing: props }: StoryFile, { thing }: Idea, random: Random): Thing | undefined {
  if (props === undefined) return undefined;
  const fits =
    thing !== undefined && (props.includes(thing.prop) || (props.includes('*') && thing.isCarried));
  if (fits) return thing;
  const own = props.filter((prop) => prop !== '*');
  return own.length === 0 ? thing : thingDrawnAs(oneOf(own, random));
}
