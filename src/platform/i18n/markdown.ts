// Compiles the Markdown of our translations when the app is built (spec screens §3): paragraphs, headings, lists, emphasis, links.
// Nothing else has a node in the tree: HTML stays text, and a link whose address `isSafe` rejects is replaced by its text.
import { fromMarkdown } from 'mdast-util-from-markdown';

export type Inline =
  | string
  | { readonly type: 'em' | 'strong'; readonly inlines: Inlines }
  | { readonly type: 'link'; readonly href: string; readonly inlines: Inlines };

export type Inlines = readonly Inline[];

export type Block =
  | { readonly type: 'paragraph'; readonly inlines: Inlines }
  | { readonly type: 'heading'; readonly level: 2 | 3; readonly inlines: Inlines }
  | { readonly type: 'list'; readonly ordered: boolean; readonly items: readonly Inlines[] };

/** The tree of a written text. React renders it, so that no text ever becomes markup. It has no node for anything dangerous. */
export type MarkdownTree = readonly Block[];

type BlockNode = ReturnType<typeof fromMarkdown>['children'][number];
type InlineNode = Extract<BlockNode, { type: 'paragraph' }>['children'][number];

/** Returns the tree of a text. Never throws: HTML and code become text, and other blocks without a node are left out. */
export function compileMarkdown(markdown: string): MarkdownTree {
  return fromMarkdown(markdown).children.flatMap(blocksOf);
}

function blocksOf(node: BlockNode): readonly Block[] {
  switch (node.type) {
    case 'paragraph':
      return [{ type: 'paragraph', inlines: toInlines(node.children) }];
    case 'heading': {
      const inlines = toInlines(node.children);
      // The page has its one heading of level 1 already.
      return inlines.length === 0 ? [] : [{ type: 'heading', level: node.depth <= 2 ? 2 : 3, inlines }];
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
                .flatMap((block) => (block.type === 'list' ? block.items.flat() : block.inlines)),
            ),
          ),
        },
      ];
    case 'blockquote':
      return node.children.flatMap(blocksOf);
    case 'html':
    case 'code':
      return [{ type: 'paragraph', inlines: [node.value] }];
    default:
      return [];
  }
}

function toInlines(nodes: readonly InlineNode[]): Inlines {
  return joined(nodes.flatMap(inlinesOf));
}

function inlinesOf(node: InlineNode): Inlines {
  switch (node.type) {
    case 'text':
      return [node.value.replaceAll('\n', ' ')];
    case 'emphasis':
      return [{ type: 'em', inlines: toInlines(node.children) }];
    case 'strong':
      return [{ type: 'strong', inlines: toInlines(node.children) }];
    case 'link':
      return isSafe(node.url)
        ? [{ type: 'link', href: node.url, inlines: toInlines(node.children) }]
        : toInlines(node.children);
    case 'html':
    case 'inlineCode':
      return [node.value];
    case 'break':
      return [' '];
    case 'image':
      return [node.alt ?? ''];
    default:
      return 'children' in node ? toInlines(node.children) : [];
  }
}

/** Returns whether a link leads to a page of this app, to a page of the web, or to a mail address. */
function isSafe(href: string): boolean {
  return /^(#\/|https:\/\/[\w-]|mailto:[\w.+-]+@)[^\s\\]*$/.test(href);
}

/** Returns the list with adjacent texts joined and empty ones left out. */
function joined(inlines: Inlines): Inlines {
  const all: Inline[] = [];
  for (const inline of inlines) {
    const last = all.at(-1);
    if (typeof inline === 'string' && typeof last === 'string') all[all.length - 1] = last + inline;
    else if (inline !== '') all.push(inline);
  }
  return all;
}

/** A Vite plugin: `import text from './markdown/intro.md'` imports the tree that `compileMarkdown` returns. */
export const markdown = {
  name: 'bookworm-markdown',
  transform: (code: string, id: string) =>
    id.endsWith('.md')
      ? {
          code: `export default ${JSON.stringify(compileMarkdown(code))};`,
          map: null,
          moduleType: 'js' as const,
        }
      : undefined,
};
