// Writes a talk to any topic: finds out what the title means, tells the facts that the maker has learned about it, and
// shows how one finds out about everything else.
import { oneOf, randomFrom, seedOf, shuffled, type Random } from '../../base/random';
import type { Scene } from '../drawing/scene';
import type { MadeTalk, TalkRequest, TalkSlide } from './made-talk';
import { mannerOf, manners, styleCalled, type Manner } from './manner/manner';
import { commonTexts, plannedSlides, type PlannedSlide } from './plan';
import { presenterLook } from './presenter';
import { coverScene, endingScene, factScene, museumScene, type SlideStage, varied } from './slide-scene';
import { SceneRegister } from '../writing/staging/stage';
import { topicsOf } from './topics/find-topics';
import { gravityOf, sorrows } from './topics/gravity';
import { aspectOf, type Fact, type Topic } from './topics/topics';
import { textIn, type Texts } from './wording/talk-texts';
import { asLine } from './wording/typed';
import { Wording } from './wording/wording';

/** Returns a talk. The same request and seed give the same talk. */
export function writeTalk(request: TalkRequest, seed: number): MadeTalk {
  return new TalkWriter(request, randomFrom(seedOf(`${request.title} ${request.language}`) ^ seed)).written();
}

class TalkWriter {
  private readonly title: string;
  private readonly topics: readonly Topic[];
  private readonly manner: Manner;
  private readonly isGrave: boolean;
  private readonly isSad: boolean;
  private readonly wording: Wording;
  private readonly scenes = new SceneRegister(varied);
  private readonly leads: Texts[];
  private readonly asides: Texts[];

  constructor(
    private readonly request: TalkRequest,
    private readonly random: Random,
  ) {
    const { language, person, narrationStyle, tone } = request;
    this.title = asLine(request.title) || '…';
    const gravity = gravityOf(this.title, language);
    this.isGrave = gravity.size > 0;
    this.isSad = [...gravity].some((kind) => sorrows.has(kind));
    this.topics = this.isSad ? [] : topicsOf(this.title);
    this.wording = new Wording(request, this.title, this.topics[0]);
    // A grave topic is told plainly, whatever was chosen.
    this.manner = this.isGrave
      ? { ...manners.plain, asides: [] }
      : mannerOf(`${person.personDescription} ${person.name}`);
    const style = this.isGrave ? undefined : styleCalled(narrationStyle);
    const isFunny = !this.isGrave && (tone === 'FUNNY' || style === styleCalled('humorous'));
    this.leads = [...(style?.beforeFacts ? [style.beforeFacts] : []), ...(style?.leads ?? [])];
    const [own, ...further] = this.manner.asides;
    const asides = [...(style?.afterFacts ?? []), ...(isFunny ? manners.cheeky.asides : []), ...further];
    this.asides = [...(own ? [own] : []), ...shuffled(asides, random)];
  }

  written(): MadeTalk {
    const { title, wording } = this;
    const facts = this.topics.map((topic) => this.chosenFacts(topic).map((fact) => ({ topic, fact })));
    const planned = plannedSlides(interleaved(facts), this.request.numberOfSlides);
    const cover = this.slide(wording.line(commonTexts.coverLine), [title], coverScene(this.staged()));
    const opening = this.opening();
    const slides = planned.map((slide, index) => this.planned(slide, index, index === 0 ? opening : []));
    return { title, cover, slides, ending: this.ending() };
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
    const { narrationStyle = '' } = this.request;
    const isUnknownStyle =
      !this.isGrave && narrationStyle.trim() !== '' && styleCalled(narrationStyle) === undefined;
    const first = this.wording.unsaid(
      this.manner.greeting,
      oneOf(commonTexts.announcements, this.random),
      ...(this.topics.length > 0 ? [] : commonTexts.unknownWords),
    );
    const known = shuffled(commonTexts.knownWords, this.random);
    const learned = this.topics.flatMap((topic, index) =>
      known.slice(index, index + 1).map((one) => this.wording.line(one, topic)),
    );
    return [
      ...first,
      ...learned,
      ...this.wording.unsaid(...(isUnknownStyle ? [commonTexts.unknownStyle] : [])),
    ];
  }

  private planned(planned: PlannedSlide, index: number, opening: readonly string[]): TalkSlide {
    const { wording } = this;
    if ('shows' in planned) {
      const asked = wording.unsaid(...planned.sentences);
      return this.slide(wording.line(planned.headline), asked, museumScene(this.staged(), planned.shows));
    }
    const [first] = planned.facts;
    const scene = factScene(this.staged(first?.topic), index);
    if (first === undefined) return this.slide(wording.line(commonTexts.unknownHeadline), opening, scene);
    const sentences = wording.unsaid(...planned.facts.map(({ fact: [, ...texts] }) => texts));
    const { headline: usual, thought } = aspectOf(first.fact);
    const headline = [usual, ...commonTexts.furtherHeadlines].reduce<string | undefined>(
      (found, texts) => found ?? wording.unsaid(texts)[0],
      undefined,
    );
    const lead = this.leads.shift();
    const aside = index % 2 === 0 || this.request.tone === 'FUNNY' ? this.asides.shift() : undefined;
    // A fact is followed by one remark at most.
    const after = aside ?? (lead === undefined && planned.facts.length === 1 ? thought : undefined);
    const before = wording.unsaid(...(lead ? [lead] : []));
    const all = [...opening, ...before, ...sentences, ...wording.unsaid(...(after ? [after] : []))];
    return this.slide(headline ?? this.title, all, scene);
  }

  private ending(): TalkSlide {
    const { wording } = this;
    const last = wording.unsaid(
      ...(this.isSad ? [commonTexts.comfort] : []),
      this.manner.closing,
      oneOf(commonTexts.confessions, this.random),
    );
    return this.slide(wording.line(commonTexts.endingHeadline), last, endingScene(this.staged()));
  }

  private staged(topic = this.topics[0]): SlideStage {
    const { random, isGrave, request } = this;
    const presenter = presenterLook(request.person);
    return { presenter, random, isGrave, things: topic?.things ?? [], land: topic?.land };
  }

  private slide(headline: string, sentences: readonly string[], scene: Scene): TalkSlide {
    return { ...this.wording.slide(headline, sentences), scene: this.scenes.added(scene) };
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
