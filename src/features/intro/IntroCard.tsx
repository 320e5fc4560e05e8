// What the worm in the logo says on a first visit (spec screens §3). Its text is the translations' Markdown, compiled when the app is
// built. The caller remembers whether it was closed.
import { Fragment, useId, type ReactNode } from 'react';
import { useTexts } from '../../platform/i18n/i18n';
import de from '../../platform/i18n/locales/de/intro.md';
import en from '../../platform/i18n/locales/en/intro.md';
import type { Block, Inline, Inlines, MarkdownTree } from '../../platform/i18n/markdown';
import './intro.css';

const texts = { de, en };

interface IntroCardProps {
  readonly onClose: () => void;
  /** Renders the button that speaks the words, which have the given id. */
  readonly renderEar: (wordsId: string) => ReactNode;
}

export function IntroCard({ onClose, renderEar }: IntroCardProps) {
  const { t, language } = useTexts();
  const wordsId = useId();
  return (
    <section className="intro" aria-label={t('intro.label')}>
      <div id={wordsId} className="intro-words">
        <Markdown tree={texts[language]} />
      </div>
      <div className="intro-ear">{renderEar(wordsId)}</div>
      <button type="button" className="intro-close" onClick={onClose}>
        {t('intro.close')}
      </button>
    </section>
  );
}

/** Renders Markdown that our own build has compiled, with only the node types below: no browser parses text. */
export function Markdown({ tree }: { readonly tree: MarkdownTree }) {
  return <>{tree.map((block, at) => withKey(at, renderBlock(block)))}</>;
}

function renderBlock(block: Block): ReactNode {
  switch (block.type) {
    case 'paragraph':
      return <p>{renderInlines(block.inlines)}</p>;
    case 'heading':
      return block.level === 2 ? (
        <h2>{renderInlines(block.inlines)}</h2>
      ) : (
        <h3>{renderInlines(block.inlines)}</h3>
      );
    case 'list': {
      const List = block.ordered ? 'ol' : 'ul';
      return <List>{block.items.map((item, at) => withKey(at, <li>{renderInlines(item)}</li>))}</List>;
    }
  }
}

function renderInlines(inlines: Inlines): ReactNode {
  return inlines.map((inline, at) => withKey(at, renderInline(inline)));
}

function renderInline(inline: Inline): ReactNode {
  if (typeof inline === 'string') return inline;
  if (inline.type === 'link') return <a href={inline.href}>{renderInlines(inline.inlines)}</a>;
  const Mark = inline.type;
  return <Mark>{renderInlines(inline.inlines)}</Mark>;
}

/** Wraps a node with its position as the key: the order of a text never changes. */
function withKey(at: number, node: ReactNode): ReactNode {
  return <Fragment key={at}>{node}</Fragment>;
}
