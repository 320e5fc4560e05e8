// What an import of a Markdown file gives: `markdown.ts` compiles it during the build.
declare module '*.md' {
  // oxlint-disable-next-line consistent-type-imports -- A declared module can import no relative path.
  const tree: import('./markdown').MarkdownTree;
  export default tree;
}
