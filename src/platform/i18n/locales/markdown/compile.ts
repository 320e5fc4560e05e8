// Compiles the Markdown of our translations when the app is built (experience 2.3): paragraphs, headings, lists, emphasis,
// links. Sanitises by knowing nothing else: HTML stays text, a link that leads anywhere else keeps its words only.
import type { Block, Inline, Words, Written } from './tree';

/** The tree of a text. Never throws: what it does not know is text. */
export function compileMarkdown(markdown: string): Written {
  const blocks = markdown.replace(/\r\n?/g, '\n').split(/\n[^\S\n]*\n/);
  return blocks.flatMap((block) => {
    const lines = block
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '');
    return lines.length === 0 ? [] : [blockOf(lines)];
  });
}

const bullet = /^[-*+]\s+/;
const numbered = /^\d{1,9}[.)]\s+/;
const heading = /^(#{1,6})\s+(.*?)\s*#*$/;

function blockOf(lines: readonly string[]): Block {
  for (const [mark, ordered] of [
    [bullet, false],
    [numbered, true],
  ] as const)
    if (lines.every((line) => mark.test(line)))
      return { type: 'list', ordered, items: lines.map((line) => wordsOf(line.replace(mark, ''))) };
  const [, marks, title] = (lines.length === 1 && heading.exec(lines[0] ?? '')) || [];
  if (marks !== undefined && title !== undefined && title !== '')
    // The page has its one heading of level 1 already.
    return { type: 'heading', level: marks.length <= 2 ? 2 : 3, words: wordsOf(title) };
  return { type: 'paragraph', words: wordsOf(lines.join(' ')) };
}

/** One mark after the other; an underscore inside a word marks nothing. */
const marked = new RegExp(
  [
    String.raw`\*\*(?<strong>\S(?:.*?\S)?)\*\*(?!\*)`,
    String.raw`\*(?<star>[^\s*](?:[^*]*[^\s*])?)\*`,
    String.raw`(?<![\p{L}\d_])_(?<bar>[^\s_](?:[^_]*[^\s_])?)_(?![\p{L}\d_])`,
    String.raw`\[(?<label>[^[\]]+)\]\((?<href>[^\s()]*)\)`,
  ].join('|'),
  'u',
);

/** The words of a line, what is marked in them, and what is marked in that. */
function wordsOf(text: string): Words {
  const found = marked.exec(text);
  if (found === null) return text === '' ? [] : [text];
  const before = text.slice(0, found.index);
  const after = text.slice(found.index + found[0].length);
  return joined([...(before === '' ? [] : [before]), ...nodeOf(found.groups ?? {}), ...wordsOf(after)]);
}

function nodeOf({ strong, star, bar, label = '', href = '' }: Readonly<Record<string, string>>): Words {
  const em = star ?? bar;
  if (strong !== undefined) return [{ type: 'strong', words: wordsOf(strong) }];
  if (em !== undefined) return [{ type: 'em', words: wordsOf(em) }];
  const words = wordsOf(label);
  return isSafe(href) ? [{ type: 'link', href, words }] : words;
}

/** A page of this app, a page of the web, or a letter. */
function isSafe(href: string): boolean {
  return /^(#\/|https:\/\/[\w-]|mailto:[\w.+-]+@)[^\s\\]*$/.test(href);
}

/** Texts that stand side by side are one text. */
function joined(words: Words): Words {
  const all: Inline[] = [];
  for (const word of words) {
    const last = all.at(-1);
    if (typeof word === 'string' && typeof last === 'string') all[all.length - 1] = last + word;
    else all.push(word);
  }
  return all;
}
