// Written text as elements. It comes from our own build, and holds only what is listed here: nothing is parsed in a browser.
import { Fragment, type ReactNode } from 'react';
import type { Block, Inline, Words, Written } from '../../platform/i18n/locales/markdown/tree';

export function WrittenText({ written }: { readonly written: Written }) {
  return <>{written.map((block, at) => withKey(at, blockOf(block)))}</>;
}

function blockOf(block: Block): ReactNode {
  switch (block.type) {
    case 'paragraph':
      return <p>{wordsOf(block.words)}</p>;
    case 'heading':
      return block.level === 2 ? <h2>{wordsOf(block.words)}</h2> : <h3>{wordsOf(block.words)}</h3>;
    case 'list': {
      const List = block.ordered ? 'ol' : 'ul';
      return <List>{block.items.map((item, at) => withKey(at, <li>{wordsOf(item)}</li>))}</List>;
    }
  }
}

function wordsOf(words: Words): ReactNode {
  return words.map((word, at) => withKey(at, wordOf(word)));
}

function wordOf(word: Inline): ReactNode {
  if (typeof word === 'string') return word;
  if (word.type === 'link') return <a href={word.href}>{wordsOf(word.words)}</a>;
  const Mark = word.type;
  return <Mark>{wordsOf(word.words)}</Mark>;
}

/** A text never changes its order, so the place is the name. */
function withKey(at: number, node: ReactNode): ReactNode {
  return <Fragment key={at}>{node}</Fragment>;
}
