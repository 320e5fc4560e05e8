// The tree of a written text. React renders it, so that no text ever becomes markup. It has no node for anything dangerous.

export type Inline =
  | string
  | { readonly type: 'em' | 'strong'; readonly words: Words }
  | { readonly type: 'link'; readonly href: string; readonly words: Words };

export type Words = readonly Inline[];

export type Block =
  | { readonly type: 'paragraph'; readonly words: Words }
  | { readonly type: 'heading'; readonly level: 2 | 3; readonly words: Words }
  | { readonly type: 'list'; readonly ordered: boolean; readonly items: readonly Words[] };

export type Written = readonly Block[];
