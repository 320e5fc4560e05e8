// Builds the inline parts of the pages and writes them into the built HTML: the early script, its styles and the check for old
// browsers. The page names no other file that a browser would request before the early script has run. Used by the build only.
import { createHash } from 'node:crypto';
import { build, type Plugin } from 'vite';
import type { BrowserDeployment } from '../../contract/deployment';

/**
 * Options of Lightning CSS, which minifies the styles. They leave `light-dark()` uncompiled (`Features.LightDark`): no style uses it, and
 * beside each `color-scheme` it would write the variables for it. `tests/floor` refuses a style that uses it.
 */
export const styleOptions = { exclude: 1 << 20 };

/** The inline parts; `sources` holds their hashes as a Content-Security-Policy writes them: `'sha256-…'`. */
export interface InlineParts {
  readonly script: string;
  readonly style: string;
  readonly floorCheck: string;
  readonly sources: { readonly scripts: readonly string[]; readonly styles: readonly string[] };
}

/** Redirects a browser older than the floor to a plain page that says so (spec screens §8). Every browser can parse it. */
const floorCheck =
  "if (!window.structuredClone || !Array.prototype.at) location.replace('/unsupported.html');";

/**
 * Builds `early-entry.ts` as a script without imports for the given browser targets; returns it with its styles. Throws when the
 * build gives no script or no styles, or when they contain markup that would end their element.
 */
export async function buildInlineParts(
  deployment: BrowserDeployment,
  target: string[],
): Promise<InlineParts> {
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    // The early script reads only this of the deployment.
    define: {
      'import.meta.env.DEPLOYMENT.mediaOrigins': JSON.stringify(deployment.mediaOrigins),
      'import.meta.env.HAS_KIOSK': JSON.stringify(deployment.entryPoint === 'kiosk.html'),
    },
    css: { lightningcss: styleOptions },
    build: {
      target,
      write: false,
      lib: { entry: 'src/app/early/early-entry.ts', formats: ['iife'], name: 'early', cssFileName: 'early' },
    },
  });
  const files = [built].flat().flatMap((one) => ('output' in one ? one.output : []));
  const script = files.flatMap((file) => (file.type === 'chunk' ? [file.code.trim()] : []));
  const style = files.flatMap((file) =>
    file.type === 'asset' && file.fileName.endsWith('.css') ? [String(file.source).trim()] : [],
  );
  // Without the mark that Vite leaves at the end of the styles of a library.
  const [code, rules] = [script.join(''), style.join('').replace(/\s*\/\*\$vite\$:\d+\*\/$/, '')];
  if (script.length !== 1 || style.length !== 1)
    throw new Error('early-entry.ts gave no script, or no styles');
  if (/<\/(script|style)|<!--/i.test(code + rules))
    throw new Error('early-entry.ts holds what would end its element');
  return {
    script: code,
    style: rules,
    floorCheck,
    sources: { scripts: [sourceOf(code), sourceOf(floorCheck)], styles: [sourceOf(rules)] },
  };
}

const sourceOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const earlyElement = '<script type="module" src="/src/app/early/early-entry.ts"></script>';

/**
 * Returns the plugins that write the parts into both entries; `vite dev` serves the sources instead. The build fails when an
 * entry has no place for them, or names another file than the boot script.
 */
export function inlineEarly({ script, style, floorCheck: check }: InlineParts): Plugin[] {
  return [
    {
      name: 'bookworm-inline-early',
      apply: 'build',
      transformIndexHtml: {
        order: 'pre',
        handler(html, { filename }) {
          if (!html.includes(earlyElement)) throw new Error(`${filename} has no place for the early script`);
          // A replacement function, because the code may contain `$&`.
          return html.replace(
            earlyElement,
            () => `<script data-early>${script}</script><script>${check}</script>`,
          );
        },
      },
    },
    {
      name: 'bookworm-boot-from-early-script',
      apply: 'build',
      transformIndexHtml: {
        order: 'post',
        handler(html, { filename, bundle = {} }) {
          if (!/(index|kiosk)\.html$/.test(filename)) return html;
          const references = html.match(/<(?:script|link) [^>]*="\/assets\/[^>]*>(?:<\/script>)?/g) ?? [];
          const [boot, ...others] = references;
          const address = boot?.match(/^<script [^>]*src="(\/assets\/boot-[^"]*)"/)?.[1];
          if (boot === undefined || address === undefined || others.length > 0)
            throw new Error(`${filename} names other files than its boot script: ${references.join(' ')}`);
          return (
            html
              .replace(boot, '')
              // The styles come first: a boot script from the cache may run before the page is parsed further. They are added after
              // Vite's own transforms, which would rewrite them.
              .replace(
                '<script data-early>',
                () =>
                  `<style>${style}</style><script data-boot="${address}" data-react="${reactOf(bundle)}">`,
              )
          );
        },
      },
    },
  ];
}

/**
 * Returns the address of the script that holds React. The shelf preloads it as soon as the page is parsed, a round trip before
 * the boot script would request it. Throws when React is not in exactly one file.
 */
function reactOf(
  bundle: Readonly<Record<string, { readonly fileName: string; readonly name?: string | undefined }>>,
): string {
  const [react, ...others] = Object.values(bundle).filter(
    ({ name, fileName }) => name === 'react' && fileName.endsWith('.js'),
  );
  if (react === undefined || others.length > 0) throw new Error('React is not in one file of its own');
  return `/${react.fileName}`;
}
