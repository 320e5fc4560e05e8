// Compiles the Markdown of our translations when the app is built (spec screens §3): paragraphs, headings, lists, emphasis, links.
// Nothing else has a node in the tree: HTML stays text, and a link whose address `isSafe` rejects is replaced by its text.
import { fromMarkdown } from 'mdast-util-from-markdown';
import type { Block, Inline, Words, Written } from './tree';

type BlockNode = ReturnType<typeof fromMarkdown>['children'][number];
type InlineNode = Extract<BlockNode, { type: 'paragraph' }>['children'][number];

/** Returns the tree of a text. Never throws: HTML and code become text, and other blocks without a node are left out. */
export function compileMarkdown(markdown: string): Written {
  return fromMarkdown(markdown).children.flatMap(blocksOf);
}

function blocksOf(node: BlockNode): readonly Block[] {
  switch (node.type) {
    case 'paragraph':
      return [{ type: 'paragraph', words: wordsOf(node.children) }];
    case 'heading': {
      const words = wordsOf(node.children);
      // The page has its one heading of level 1 already.
      return words.length === 0 ? [] : [{ type: 'heading', level: node.depth <= 2 ? 2 : 3, words }];
    }
    case 'list':
      return [
        {
          type: 'list',
          ordered: node.ordered === true,
          items: node.children.map(({ children }) =>
            joined(
              children
                .flatMap(blocksOf)
                .flatMap((block) => (block.type === 'list' ? block.items.flat() : block.words)),
            ),
          ),
        },
      ];
    case 'blockquote':
      return node.children.flatMap(blocksOf);
    case 'html':
    case 'code':
      return [{ type: 'paragraph', words: [node.value] }];
    default:
      return [];
  }
}

function wordsOf(nodes: readonly InlineNode[]): Words {
  return joined(nodes.flatMap(inlinesOf));
}

function inlinesOf(node: InlineNode): Words {
  switch (node.type) {
    case 'text':
      return [node.value.replaceAll('\n', ' ')];
    case 'emphasis':
      return [{ type: 'em', words: wordsOf(node.children) }];
    case 'strong':
      return [{ type: 'strong', words: wordsOf(node.children) }];
    case 'link':
      return isSafe(node.url)
        ? [{ type: 'link', href: node.url, words: wordsOf(node.children) }]
        : wordsOf(node.children);
    case 'html':
    case 'inlineCode':
      return [node.value];
    case 'break':
      return [' '];
    case 'image':
      return [node.alt ?? ''];
    default:
      return 'children' in node ? wordsOf(node.children) : [];
  }
}

/** Returns whether a link leads to a page of this app, to a page of the web, or to a mail address. */
function isSafe(href: string): boolean {
  return /^(#\/|https:\/\/[\w-]|mailto:[\w.+-]+@)[^\s\\]*$/.test(href);
}

/** Returns the list with adjacent texts joined and empty ones left out. */
function joined(words: Words): Words {
  const all: Inline[] = [];
  for (const word of words) {
    const last = all.at(-1);
    if (typeof word === 'string' && typeof last === 'string') all[all.length - 1] = last + word;
    else if (word !== '') all.push(word);
  }
  return all;
}
