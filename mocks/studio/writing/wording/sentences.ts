// Writes a template out as sentences with speakers. A sentence never ends within a slot or within direct speech.
import type { Random } from '../../../base/random';
import { textsOf, type MadeSentence, type SpokenPart } from '../made-story';
import { contracted } from '../grammar/german';
import { chosenText, tokensOf, type SlotToken, type Token } from './template';

export type Language = 'German' | 'English';

/** Something in both languages. */
export interface InBoth<Text> {
  readonly de: Text;
  readonly en: Text;
}

/** A line in both languages. */
export type Line = InBoth<string>;

export function inLanguage<Text>({ de, en }: InBoth<Text>, language: Language): Text {
  return language === 'German' ? de : en;
}

/** Returns the results of `make` for each language. */
export function inBoth<Made>(make: (language: Language) => Made): Record<Language, Made> {
  return { German: make('German'), English: make('English') };
}

export interface Wording {
  readonly language: Language;
  readonly isOlder: boolean;
  readonly random: Random;
  /** Returns the words of a slot, or undefined when there is no such slot. */
  readonly slot: (name: string, form: string, isInSpeech: boolean) => string | undefined;
}

const quotes = { German: '„“‚‘', English: '“”‘’' } as const;

/** Returns words in quotation marks, single ones within direct speech. */
export function quoted(words: string, language: Language, isInSpeech = false): string {
  const [open, close] = quotes[language].slice(isInSpeech ? 2 : 0);
  return `${open}${words}${close}`;
}

/** A title longer than this is not read aloud whole. */
const maxSpokenTitle = 80;

/** Returns a title as it is read aloud. */
export function shortened(title: string): string {
  if (title.length <= maxSpokenTitle) return title;
  const cut = Array.from(title).slice(0, maxSpokenTitle).join('');
  return `${cut.includes(' ') ? cut.slice(0, cut.lastIndexOf(' ')) : cut} …`;
}

/** Returns the sentences of a template. Throws RangeError for an unknown slot or a bracket that is left over. */
export function sentencesOf(template: string, wording: Wording): MadeSentence[] {
  const text = chosenText(template, wording.isOlder, wording.random);
  const writer = new SentenceWriter(wording);
  for (const token of tokensOf(text)) writer.add(token);
  return writer.finished();
}

/** Returns a template as one line: a headline. */
export function lineOf(template: string, wording: Wording): string {
  return textsOf({ sentences: sentencesOf(template, wording) }).join(' ');
}

/** Where a sentence ends within narrated text: punctuation and a space. */
const ends = /[.!?…]+ (?=\S|$)/g;
/** Whether direct speech has ended a sentence, so that a capital begins the next one. */
const closesItself = /[.!?…]$/;

class SentenceWriter {
  private readonly sentences: MadeSentence[] = [];
  private parts: SpokenPart[] = [];
  /** Whether a quoted title has ended the sentence itself: `It said: “Why?”` takes no full stop. */
  private isOver = false;

  constructor(private readonly wording: Wording) {}

  add(token: Token): void {
    if (token.kind === 'break') this.close(true);
    else if (token.kind === 'speech') this.addSpeech(token);
    else if (token.kind === 'slot') this.addSlot(token);
    else this.addText(token.text);
  }

  finished(): MadeSentence[] {
    this.close(true);
    return this.sentences;
  }

  private filled(token: SlotToken, isInSpeech: boolean): string {
    const words = this.wording.slot(token.name, token.form, isInSpeech);
    if (words === undefined) throw new RangeError(`No words for {${token.name}:${token.form}}`);
    return token.isCapital ? capitalised(words) : words;
  }

  private addSlot(token: SlotToken): void {
    if (token.isCapital && this.endsWithSpeech()) this.close(false);
    const words = this.filled(token, false);
    this.append(words);
    this.isOver = token.name === 'title' && closesItself.test(words.slice(0, -1));
  }

  private addText(text: string): void {
    // A capital after finished speech begins a new sentence; a small letter goes on with it.
    if (this.endsWithSpeech() && /^ \p{Lu}/u.test(text)) this.close(false);
    const ownStop = this.isOver && /^\.(?= |$)/.test(text);
    this.isOver = false;
    if (ownStop) this.close(false);
    const rest = ownStop ? text.slice(1) : text;
    let from = 0;
    for (const match of rest.matchAll(ends)) {
      this.append(rest.slice(from, match.index + match[0].length));
      this.close(false);
      from = match.index + match[0].length;
    }
    this.append(rest.slice(from));
  }

  private addSpeech({ speaker, tokens }: Extract<Token, { kind: 'speech' }>): void {
    if (this.endsWithSpeech()) this.close(false);
    let said = '';
    for (const token of tokens) {
      if (token.kind === 'text') said = this.joined(said, token.text);
      else if (token.kind === 'slot') said = this.joined(said, this.filled(token, true));
    }
    // A bracket that is left out may leave its space.
    this.parts.push({ text: quoted(said.trim(), this.wording.language), speaker });
  }

  /** Whether the sentence so far is over with the direct speech at its end. */
  private endsWithSpeech(): boolean {
    const last = this.parts.at(-1);
    const before = last?.text.trim() === '' ? this.parts.at(-2) : last;
    return before?.speaker !== undefined && closesItself.test(before.text.slice(0, -1));
  }

  private joined(before: string, after: string): string {
    return this.wording.language === 'German' ? contracted(before, after) : before + after;
  }

  private append(text: string): void {
    const last = this.parts.at(-1);
    if (last === undefined || last.speaker !== undefined) {
      if (text !== '') this.parts.push({ text });
    } else this.parts[this.parts.length - 1] = { text: this.joined(last.text, text) };
  }

  private close(closes: boolean): void {
    const parts = trimmed(this.parts);
    this.parts = [];
    if (parts.length > 0) this.sentences.push({ parts, closes });
    else if (closes) this.closeLast();
  }

  private closeLast(): void {
    const last = this.sentences.pop();
    if (last) this.sentences.push({ ...last, closes: true });
  }
}

/** Returns the parts without space at both ends, beginning with a capital. */
function trimmed(parts: readonly SpokenPart[]): SpokenPart[] {
  const inner = parts.map((part, index) => {
    const start = index === 0 ? part.text.trimStart() : part.text;
    const text = index === parts.length - 1 ? start.trimEnd() : start;
    return { ...part, text: index === 0 ? capitalised(text) : text };
  });
  return inner.filter(({ text }) => text !== '');
}

/** Returns the text with its first letter as a capital, behind a quotation mark too. */
function capitalised(text: string): string {
  return text.replace(
    /^([„“‚‘]?)(\p{Ll})/u,
    (_, mark: string, letter: string) => mark + letter.toUpperCase(),
  );
}
