// Writes a story from a typed title: understands the title, chooses a plot, casts it, and writes and stages its pages.
import { oneOf, randomFrom, seedOf, type Random } from '../../random';
import type { Scene } from '../../story-press/scene';
import type { MadePage, MadeSentence, MadeStory, SpeakingVoice, StoryRequest } from './made-story';
import { englishForms } from './grammar/english';
import { germanForms } from './grammar/german';
import type { Forms, Referent } from './grammar/noun';
import type { Figure } from './lexicon/figure';
import { placeById, places, type Place } from './lexicon/places';
import { plannedPages, type PlannedPage } from './pages';
import type { Beat, Plot } from './plots/plot';
import { plots } from './plots/plots';
import { castOf, type Cast } from './staging/cast';
import { onceOf, atmosphereOf, type Atmosphere } from './staging/light';
import { stageOf, type Stage } from './staging/stage';
import type { Idea } from './title/idea';
import { feats } from './title/goals';
import { understood } from './title/understand';
import { lemmasOf } from './title/words';
import { lineOf, sentencesOf, type Language, type Line, type Wording } from './wording/sentences';

/** Returns a story for the title. The same request and seed give the same story. */
export function writeStory(request: StoryRequest, seed: number): MadeStory {
  const { language } = request;
  const random = randomFrom(seedOf(`${seed} ${JSON.stringify(request)}`));
  const atmosphere = atmosphereOf(request.kind);
  const idea = understood(request.title, language);
  const plot = chosenPlot(idea, atmosphere, random);
  const cast = castOf(idea, plot.cast?.(idea, atmosphere) ?? {}, random);
  const age = Number(request.targetGroup.slice('age_'.length));
  return new Writer({ idea, atmosphere, plot, cast, language, age, random }).story(request.pageCount);
}

/** Returns one of the plots that fit best. */
function chosenPlot(idea: Idea, atmosphere: Atmosphere, random: Random): Plot {
  const rated = plots.map((plot) => ({ plot, fit: plot.fits(idea, atmosphere) }));
  const best = Math.max(...rated.map(({ fit }) => fit));
  return oneOf(
    rated.filter(({ fit }) => fit === best).map(({ plot }) => plot),
    random,
  );
}

interface Task {
  readonly idea: Idea;
  readonly atmosphere: Atmosphere;
  readonly plot: Plot;
  readonly cast: Cast;
  readonly language: Language;
  /** In years, 1 to 7. */
  readonly age: number;
  readonly random: Random;
}

/** Where and with whom a page happens. */
interface Setting {
  readonly place: Place;
  readonly guest: Figure;
}

const outdoors = places.filter(
  ({ backdrop: { ground = 'hills' } }) => !['room', 'sea', 'reef'].includes(ground),
);

class Writer {
  private readonly forms: (who: Referent) => Forms;
  /** Where the story may happen. */
  private readonly places: readonly Place[];
  private readonly home: Place;
  private readonly once: string;
  private readonly speakers: Record<string, SpeakingVoice> = {};

  constructor(private readonly task: Task) {
    this.forms = task.language === 'German' ? germanForms : englishForms;
    this.places = task.plot.places?.(task.idea).map(placeById) ?? outdoors;
    const asked = task.plot.isApart ? undefined : task.idea.place;
    this.home = asked ?? oneOf(this.places, task.random);
    this.once = oneOf(onceOf(task.atmosphere, task.idea.mood, task.language), task.random);
  }

  story(pageCount: number): MadeStory {
    const { idea, plot } = this.task;
    const scenes = new SceneRegister();
    const setting = this.settingOf({}, undefined);
    const cover = {
      headline: this.line(plot.subtitle, setting),
      sentences: [{ parts: [{ text: idea.title }], closes: true }],
      scene: scenes.added(plot.cover(this.stage(setting))),
    };
    const planned = plannedPages(plot, this.task, pageCount);
    const pages = planned.map((page) => this.page(page, scenes));
    // A story of grief is about its title throughout.
    const isAbout = idea.goal?.kind === 'grief' || saysAll(pages, idea, this.task.language);
    const ending = this.ending(setting, scenes, isAbout);
    const { id, fits, tellsAnything } = plot;
    const isImprovised = tellsAnything === true && fits(idea, this.task.atmosphere) < 5;
    return { title: idea.title, plot: id, isImprovised, speakers: this.speakers, cover, pages, ending };
  }

  private page({ beat, episode }: PlannedPage, scenes: SceneRegister): MadePage {
    const setting = this.settingOf(beat, episode);
    const texts = beat[this.task.language === 'German' ? 'de' : 'en'];
    const template = this.task.age <= 2 ? texts.little : texts.middle;
    return {
      headline: this.line(beat.headline, setting),
      sentences: this.sentences(template, setting),
      scene: scenes.added(beat.scene(this.stage(setting))),
    };
  }

  private ending(setting: Setting, scenes: SceneRegister, saysAll: boolean): MadePage {
    const { ending } = this.task.plot;
    const scene = ending.scene(this.stage(setting));
    const text = this.inLanguage(ending);
    if (saysAll)
      return {
        headline: this.line(ending.headline, setting),
        sentences: this.sentences(text, setting),
        scene: scenes.added(scene),
      };
    // What the story does not say is the name of the book that holds it.
    const book = this.inLanguage({
      de: 'Das alles steht in einem Buch. Es heißt {title}.',
      en: 'All of this is in a book. It is called {title}.',
    });
    return {
      headline: this.line(ending.headline, setting),
      sentences: this.sentences(`${text} ${book}`, setting),
      scene: scenes.added({ ...scene, put: [...(scene.put ?? []), { t: 'book', x: 512, y: 985, s: 1.1 }] }),
    };
  }

  private settingOf(beat: Pick<Beat, 'place'>, episode: number | undefined): Setting {
    const { guests, helper } = this.task.cast;
    if (episode === undefined)
      return { place: beat.place ? placeById(beat.place) : this.home, guest: helper };
    const elsewhere = this.places.filter(({ id }) => id !== this.home.id);
    const place = beat.place ? placeById(beat.place) : elsewhere[episode % elsewhere.length];
    return { place: place ?? this.home, guest: guests[episode % guests.length] ?? helper };
  }

  private stage({ place, guest }: Setting): Stage {
    const { idea, atmosphere, plot, cast } = this.task;
    const isNight = plot.isNight ?? false;
    return stageOf({ idea, atmosphere, mood: idea.mood, isNight, ...cast, guest, thing: idea.thing, place });
  }

  private inLanguage({ de, en }: Line): string {
    return this.task.language === 'German' ? de : en;
  }

  private line(line: Line, setting: Setting): string {
    return lineOf(this.inLanguage(line), this.wording(setting));
  }

  /** Returns the sentences of a template, and registers the voices of those who speak in it. */
  private sentences(template: string, setting: Setting): MadeSentence[] {
    const roles = this.roles(setting);
    return sentencesOf(template, this.wording(setting)).map(({ parts, closes }) => ({
      closes,
      parts: parts.map(({ text, speaker }) => {
        const figure = speaker === undefined ? undefined : roles[speaker];
        if (speaker === undefined) return { text };
        if (figure === undefined) throw new RangeError(`No such speaker: ${speaker}`);
        const key = speaker === 'guest' ? figure.id : speaker;
        this.speakers[key] = figure.voice;
        return { text, speaker: key };
      }),
    }));
  }

  private roles({ guest }: Setting): Record<string, Figure> {
    const { hero, friend, helper } = this.task.cast;
    return { hero, friend, helper, guest };
  }

  private wording(setting: Setting): Wording {
    const { language, age, random, idea } = this.task;
    const referents: Record<string, Referent | undefined> = {
      ...this.roles(setting),
      thing: idea.thing,
      lost: idea.thing ?? this.task.cast.friend,
    };
    const { place } = setting;
    return {
      language,
      isOlder: age >= 5,
      random,
      slot: (name, form, isInSpeech) => {
        const who = referents[name];
        if (who !== undefined) return this.forms(who)(form);
        if (name === 'place') return this.inLanguage(form === 'to' ? place.to : place.at);
        if (name === 'title') return this.quoted(isInSpeech);
        return this.plainSlot(name);
      },
    };
  }

  private plainSlot(name: string): string | undefined {
    const { goal } = this.task.idea;
    if (name === 'once') return this.once;
    // A story that begins at night has no evening any more.
    if (name === 'evening')
      return this.isLateFromTheStart()
        ? this.inLanguage({ de: 'später in der Nacht', en: 'late that night' })
        : this.inLanguage({ de: 'am Abend', en: 'in the evening' });
    if (name === 'late')
      return this.isLateFromTheStart()
        ? this.inLanguage({ de: 'es wurde immer später', en: 'it grew late' })
        : this.inLanguage({ de: 'es wurde Abend', en: 'evening came' });
    if (name === 'goal' && goal?.kind === 'want') return goal.phrase;
    if (name === 'goal' && goal?.kind === 'learn')
      return this.inLanguage(feats.get(goal.feat) ?? { de: '', en: '' });
    if (name === 'fear' && goal?.kind === 'afraid')
      return goal.of ?? this.inLanguage({ de: 'der Dunkelheit', en: 'the dark' });
    return undefined;
  }

  private isLateFromTheStart(): boolean {
    const { atmosphere, idea } = this.task;
    return (
      atmosphere === 'dark' || (atmosphere === 'day' && (idea.mood === 'night' || idea.mood === 'evening'))
    );
  }

  /** Returns the title in quotation marks, single ones within direct speech. */
  private quoted(isInSpeech: boolean): string {
    const { title } = this.task.idea;
    const [open, close] = isInSpeech
      ? this.inLanguage({ de: '‚ ‘', en: '‘ ’' }).split(' ')
      : this.inLanguage({ de: '„ “', en: '“ ”' }).split(' ');
    return `${open}${title}${close}`;
  }
}

/** Returns whether every word of the title that matters is in the story, be it in another case or number. */
function saysAll(pages: readonly MadePage[], { keywords }: Idea, language: Language): boolean {
  const text = pages
    .flatMap(({ sentences }) => sentences.flatMap(({ parts }) => parts.map((part) => part.text)))
    .join(' ')
    .toLowerCase()
    .replaceAll(/[„“”‚‘’]/g, ' ');
  return keywords.every((word) =>
    lemmasOf(word, language).some(
      (lemma) => lemma.length >= Math.min(4, word.length - 1) && ` ${text}`.includes(` ${lemma}`),
    ),
  );
}

/** Keeps the scenes of a story apart: one that was there before gets other clouds and another sort of meadow. */
class SceneRegister {
  private readonly known = new Set<string>();

  added(scene: Scene): Scene {
    let drawn = scene;
    for (let turn = 1; this.known.has(JSON.stringify(drawn)); turn += 1)
      drawn = { ...scene, clouds: turn % 5, base: 600 - turn * 3 };
    this.known.add(JSON.stringify(drawn));
    return drawn;
  }
}
