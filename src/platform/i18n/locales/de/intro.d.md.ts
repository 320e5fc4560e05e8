// What an import of intro.md gives; see markdown/plugin.ts.
import type { MarkdownTree } from '../../markdown/tree';

declare const tree: MarkdownTree;
export default tree;
