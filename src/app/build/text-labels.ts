// A build plugin that lets react-simple-keyboard write its labels as text. It writes them as markup, which the page's policy forbids
// (`require-trusted-types-for`), and none of ours holds markup.
import type { Plugin } from 'vite';

/** How often the package does so: the build fails when a new version differs. */
const places = 4;

/** Returns the plugin. The build fails when the package writes markup in another number of places. */
export function textLabels(): Plugin {
  return {
    name: 'bookworm-text-labels',
    enforce: 'pre',
    transform(code, id) {
      if (!/\/react-simple-keyboard\/build\/index[^/]*\.js/.test(id)) return undefined;
      const found = code.split('.innerHTML=').length - 1;
      if (found !== places) throw new Error(`react-simple-keyboard writes markup in ${found} places`);
      return { code: code.replaceAll('.innerHTML=', '.textContent='), map: null };
    },
  };
}
