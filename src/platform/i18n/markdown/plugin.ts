// Compiles Markdown files during the build, so that no compiler and no markup reaches a browser.
import { compileMarkdown } from './compile';

/** A Vite plugin: `import text from './intro.md'` imports the tree that `compileMarkdown` returns. */
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
