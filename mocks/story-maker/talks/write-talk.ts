// Writes a talk to any topic: finds out what the title means, tells the facts that the maker has learned about it, and
// shows how one finds out about everything else.
import { speakerOf } from '../../../src/contract/creation/speakers';
import { oneOf, randomFrom, seedOf, shuffled, type Random } from '../../random';
import type { Scene } from '../../story-press/scene';
import { contracted } from '../writing/grammar/german';
import type { MadeTalk, TalkRequest, TalkSlide } from './made-talk';
import { manners, type Manner } from './manner/manner';
import { mannerOf } from './manner/personality-of';
import { styleCalled } from './manner/styles';
import { commonTexts } from './common-texts';
import { plannedSlides, type PlannedSlide } from './plan';
import { presenterLook } from './presenter';
import type { QuestionSlide } from './question-slides';
import {
  coverScene,
  endingScene,
  factScene,
  museumScene,
  SceneRegister,
  type SlideStage,
} from './slide-scene';
import { aspectCalled } from './topics/aspects';
import { topicsOf } from './topics/find-topics';
import { sorrows } from './topics/grave-words';
import { gravityOf } from './topics/gravity';
import type { Fact, Topic } from './topics/topic';
import { spokenOf } from './wording/spoken';
import { capitalised, filled, textIn, type Texts } from './wording/texts';
import { topicForm } from './wording/topic-forms';
import { asLine, endedOnce, quoted, spaced } from './wording/typed';

/** Returns a talk. The same request and seed give the same talk. */
export function writeTalk(request: TalkRequest, seed: number): MadeTalk {
  return new TalkWriter(request, randomFrom(seedOf(`${request.title} ${request.language}`) ^ seed)).written();
}

class TalkWriter {
  private readonly title: string;
  private readonly typed: string;
  private readonly name: string;
  private readonly topics: readonly Topic[];
  private readonly manner: Manner;
  private readonly isGrave: boolean;
  private readonly isSad: boolean;
  private readonly said = new Set<string>();
  private readonly scenes = new SceneRegister();
  private readonly stage: Omit<SlideStage, 'things' | 'land'>;
  private readonly leads: Texts[];
  private readonly asides: Texts[];

  constructor(
    private readonly request: TalkRequest,
    private readonly random: Random,
  ) {
    const { title, language, person, narrationStyle, tone } = request;
    this.title = asLine(title) || '…';
    this.typed = quoted(this.title, language);
    this.name = asLine(person.name).slice(0, 60) || speakerOf(person.speaker)?.label || 'Bookworm';
    const gravity = gravityOf(this.title, language);
    this.isGrave = gravity.size > 0;
    this.isSad = [...gravity].some((kind) => sorrows.has(kind));
    this.topics = this.isSad ? [] : topicsOf(this.title);
    // A grave topic is told plainly, whatever was chosen.
    this.manner = this.isGrave
      ? { ...manners.plain, asides: [] }
      : mannerOf(`${person.personDescription} ${person.name}`);
    this.stage = { presenter: presenterLook(person), random, isGrave: this.isGrave };
    const style = this.isGrave ? undefined : styleCalled(narrationStyle);
    const isFunny = !this.isGrave && (tone === 'FUNNY' || style === styleCalled('humorous'));
    this.leads = [...(style?.beforeFacts ? [style.beforeFacts] : []), ...(style?.leads ?? [])];
    const [own, ...further] = this.manner.asides;
    const asides = [...(style?.afterFacts ?? []), ...(isFunny ? manners.cheeky.asides : []), ...further];
    this.asides = [...(own ? [own] : []), ...shuffled(asides, random)];
  }

  written(): MadeTalk {
    const { numberOfSlides } = this.request;
    const facts = this.topics.map((topic) => this.chosenFacts(topic).map((fact) => ({ topic, fact })));
    const planned = plannedSlides(interleaved(facts), numberOfSlides);
    const cover = this.slide(
      this.line(commonTexts.coverLine),
      [this.title],
      coverScene(this.staged(this.topics[0])),
    );
    const opening = this.opening();
    const slides = planned.map((slide, index) => this.planned(slide, index, index === 0 ? opening : []));
    return { title: this.title, cover, slides, ending: this.ending() };
  }

  /** Returns the facts in an order by chance, those first that share a word with the title: `Why bees dance`. */
  private chosenFacts({ facts, words }: Topic): Fact[] {
    const { language } = this.request;
    const stems = stemsOf(this.title).filter((stem) => !words.includes(stem));
    const shares = ([, ...texts]: Fact) =>
      stemsOf(textIn(texts, language)).some((stem) => stems.includes(stem));
    return shuffled(facts, this.random).sort((a, b) => Number(shares(b)) - Number(shares(a)));
  }

  private opening(): string[] {
    const { narrationStyle } = this.request;
    const isUnknownStyle =
      !this.isGrave && Boolean(narrationStyle?.trim()) && styleCalled(narrationStyle) === undefined;
    const texts = [
      this.manner.greeting,
      oneOf(commonTexts.announcements, this.random),
      ...(this.topics.length > 0 ? [] : commonTexts.unknownWords),
    ].flatMap((one) => this.sentences(one));
    const known = shuffled(commonTexts.knownWords, this.random);
    const learned = this.topics.flatMap((topic, index) =>
      known.slice(index, index + 1).map((one) => this.line(one, topic)),
    );
    return [...texts, ...learned, ...(isUnknownStyle ? this.sentences(commonTexts.unknownStyle) : [])];
  }

  private planned(slide: PlannedSlide, index: number, opening: readonly string[]): TalkSlide {
    if (slide.kind === 'facts') return this.factSlide(slide.facts, index, opening);
    if (slide.kind === 'questions') return this.questionSlide(slide.questionSlide);
    return this.slide(
      this.line(commonTexts.unknownHeadline),
      opening,
      factScene(this.staged(undefined), index),
    );
  }

  private factSlide(
    facts: readonly { readonly topic: Topic; readonly fact: Fact }[],
    index: number,
    opening: readonly string[],
  ): TalkSlide {
    const [first] = facts;
    if (first === undefined) throw new RangeError('A slide without facts.');
    const { headline: usual, thought } = aspectCalled(first.fact[0]);
    const sentences = facts.flatMap(({ fact: [, ...texts] }) => this.sentences(texts));
    const headline = this.unsaid([usual, ...commonTexts.furtherHeadlines]) ?? this.title;
    const lead = this.leads.shift();
    const aside = index % 2 === 0 || this.request.tone === 'FUNNY' ? this.asides.shift() : undefined;
    // A fact is followed by one remark at most.
    const after = aside ?? (lead === undefined && facts.length === 1 ? thought : undefined);
    return this.slide(
      headline,
      [
        ...opening,
        ...(lead ? this.sentences(lead) : []),
        ...sentences,
        ...(after ? this.sentences(after) : []),
      ],
      factScene(this.staged(first.topic), index),
    );
  }

  private questionSlide({ headline, sentences, shows }: QuestionSlide): TalkSlide {
    const asked = sentences.flatMap((texts) => this.sentences(texts));
    return this.slide(this.line(headline), asked, museumScene(this.staged(this.topics[0]), shows));
  }

  private ending(): TalkSlide {
    const words = [
      ...(this.isSad ? [commonTexts.comfort] : []),
      this.manner.closing,
      oneOf(commonTexts.confessions, this.random),
    ];
    const last = words.flatMap((texts) => this.sentences(texts));
    return this.slide(this.line(commonTexts.endingHeadline), last, endingScene(this.staged(this.topics[0])));
  }

  private staged(topic: Topic | undefined): SlideStage {
    return { ...this.stage, things: topic?.things ?? [], land: topic?.land };
  }

  private slide(headline: string, sentences: readonly string[], scene: Scene): TalkSlide {
    const { language } = this.request;
    const [topic] = this.topics;
    const kana = topic && textIn(topic.names, 'Japanese');
    const spoken = spokenOf(sentences, language, {
      typed: this.typed,
      title: this.title,
      name: this.name,
      topic: kana,
    });
    return { headline, sentences, ...(spoken ? { spoken } : {}), scene: this.scenes.added(scene) };
  }

  /** Returns the first of the texts that the talk has not said yet. */
  private unsaid(choices: readonly Texts[]): string | undefined {
    for (const texts of choices) {
      const text = this.line(texts);
      if (this.said.has(text)) continue;
      this.said.add(text);
      return text;
    }
    return undefined;
  }

  /** Returns the sentence, or nothing when the talk has said it already. */
  private sentences(texts: Texts): string[] {
    const sentence = this.line(texts);
    if (this.said.has(sentence)) return [];
    this.said.add(sentence);
    return [sentence];
  }

  private line(texts: Texts, topic: Topic | undefined = this.topics[0]): string {
    const { language } = this.request;
    const text = filled(textIn(texts, language), {
      words: (slot) => this.words(slot, topic),
      isPlural: topic?.isPlural ?? false,
      isForChild: this.request.isForChild ?? false,
      ...(language === 'German' ? { joined: contracted } : {}),
    });
    return capitalised(spaced(endedOnce(text), language));
  }

  private words(slot: string, topic: Topic | undefined): string | undefined {
    const { language, narrationStyle } = this.request;
    if (slot === 'typed') return this.typed;
    if (slot === 'name') return this.name;
    if (slot === 'style') return quoted(narrationStyle ?? '', language);
    const name = topic
      ? textIn(topic.names, language)
      : textIn(commonTexts.unknownTopic, language).replace('{typed}', () => this.typed);
    return topicForm(name, slot, language, topic?.isPlural ?? false);
  }
}

/** Returns the items of the lists by turns: the first of each, then the second of each. */
function interleaved<Item>(lists: readonly (readonly Item[])[]): Item[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, index) =>
    lists.flatMap((list) => list.slice(index, index + 1)),
  ).flat();
}

/** Returns the beginnings of the longer words of a text: enough to find `tanzt` by `tanzen`. */
function stemsOf(text: string): string[] {
  return (text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).map((word) => word.slice(0, 4));
}
