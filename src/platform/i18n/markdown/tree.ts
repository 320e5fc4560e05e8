// The tree of a written text. React renders it, so that no text ever becomes markup. It has no node for anything dangerous.

export type Inline =
  | string
  | { readonly type: 'em' | 'strong'; readonly inlines: Inlines }
  | { readonly type: 'link'; readonly href: string; readonly inlines: Inlines };

export type Inlines = readonly Inline[];

export type Block =
  | { readonly type: 'paragraph'; readonly inlines: Inlines }
  | { readonly type: 'heading'; readonly level: 2 | 3; readonly inlines: Inlines }
  | { readonly type: 'list'; readonly ordered: boolean; readonly items: readonly Inlines[] };

export type MarkdownTree = readonly Block[];
