// The step of the build that turns a Markdown file into its tree, so that no compiler and no markup reaches a browser.
import { compileMarkdown } from './compile';

/** A plugin of Vite: `import words from './intro.md'` gives what `compileMarkdown` makes of it. */
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
