// Builds what the page itself carries, and writes it into the built pages. Runs in the build only.
import { build, type Plugin } from 'vite';
import type { BrowserDeployment } from '../../contract/deployment';

export interface InlineScript {
  readonly code: string;
  /** As a Content-Security-Policy names it: `'sha256-…'`. */
  readonly source: string;
}

/** Returns the built `early-entry.ts`, a script without imports for the browser floor that is given. */
export async function buildEarlyScript(
  deployment: BrowserDeployment,
  target: string[],
): Promise<InlineScript> {
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: { 'import.meta.env.DEPLOYMENT': JSON.stringify(deployment) },
    build: {
      target,
      write: false,
      lib: { entry: 'src/app/start/early-entry.ts', formats: ['iife'], name: 'early' },
    },
  });
  const [result] = [built].flat().filter((one) => 'output' in one);
  if (result === undefined) throw new Error('early-entry.ts gave no script');
  const code = result.output[0].code.trim();
  if (/<\/script|<!--/i.test(code)) throw new Error('early-entry.ts holds what would end its element');
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(code));
  return { code, source: `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'` };
}

const element = '<script type="module" src="/src/app/start/early-entry.ts"></script>';

/** Writes the script into both entries; `vite dev` serves the source instead. */
export function inlineEarlyScript({ code }: InlineScript): Plugin {
  return {
    name: 'bookworm-inline-early-script',
    apply: 'build',
    transformIndexHtml: {
      order: 'pre',
      handler(html, { filename }) {
        if (!html.includes(element)) throw new Error(`${filename} has no place for the early script`);
        // A function: code may hold `$&`.
        return html.replace(element, () => `<script>${code}</script>`);
      },
    },
  };
}
