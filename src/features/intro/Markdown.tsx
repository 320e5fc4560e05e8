// Renders compiled Markdown as elements. Our own build makes it, with only the node types below: no browser parses text.
import { Fragment, type ReactNode } from 'react';
import type { Block, Inline, Inlines, MarkdownTree } from '../../platform/i18n/markdown/tree';

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
