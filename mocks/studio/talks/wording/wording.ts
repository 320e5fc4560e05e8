// Words a talk in its language: fills the texts' slots, says no sentence twice, and finds out what the voice reads.
import { speakerOf } from '../../../../src/contract/creation/speakers';
import { contracted } from '../../writing/grammar/german';
import type { TalkRequest, TalkSlide } from '../made-talk';
import { commonTexts } from '../plan';
import type { Topic } from '../topics/topics';
import { spokenOf } from './spoken';
import { capitalised, filled, textIn, type Texts } from './talk-texts';
import { topicForm } from './topic-forms';
import { asLine, endedOnce, quoted, spaced } from './typed';

export class Wording {
  private readonly typed: string;
  private readonly name: string;
  private readonly said = new Set<string>();

  constructor(
    private readonly request: TalkRequest,
    private readonly title: string,
    private readonly topic: Topic | undefined,
  ) {
    const { language, person } = request;
    this.typed = quoted(title, language);
    this.name = asLine(person.name).slice(0, 60) || speakerOf(person.speaker)?.label || 'Bookworm';
  }

  /** Returns a slide without its picture. */
  slide(headline: string, sentences: readonly string[]): Omit<TalkSlide, 'scene'> {
    const { typed, title, name } = this;
    const topic = this.topic && textIn(this.topic.names, 'Japanese');
    const spoken = spokenOf(sentences, this.request.language, { typed, title, name, topic });
    return { headline, sentences, ...(spoken ? { spoken } : {}) };
  }

  /** Returns those sentences that the talk has not said yet. */
  unsaid(...all: readonly Texts[]): string[] {
    return all.map((texts) => this.line(texts)).filter((text) => !this.said.has(text) && this.said.add(text));
  }

  line(texts: Texts, topic = this.topic): string {
    const { language, isForChild = false } = this.request;
    const text = filled(textIn(texts, language), {
      words: (slot) => this.words(slot, topic),
      isPlural: topic?.isPlural ?? false,
      isForChild,
      ...(language === 'German' ? { joined: contracted } : {}),
    });
    return capitalised(spaced(endedOnce(text), language));
  }

  private words(slot: string, topic: Topic | undefined): string | undefined {
    const { language, narrationStyle = '' } = this.request;
    if (slot === 'typed') return this.typed;
    if (slot === 'name') return this.name;
    if (slot === 'style') return quoted(narrationStyle, language);
    const name = topic
      ? textIn(topic.names, language)
      : textIn(commonTexts.unknownTopic, language).replace('{typed}', () => this.typed);
    return topicForm(name, slot, language, topic?.isPlural ?? false);
  }
}
