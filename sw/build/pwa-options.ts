// How the worker is built: from `sw/main.ts` to `/sw.js` (decision 17), with the list of the shell's files in it.
import { join, dirname } from 'node:path';
import type { ManifestOptions, VitePWAOptions } from 'vite-plugin-pwa';
import { killSwitchName } from './kill-switch';

const workerName = 'sw.js';

/** What is needed to show any screen without network; what only hosts read stays out, and the icons that only installing takes. */
const shell = {
  globPatterns: ['**/*.{html,js,css,woff2,svg,webp,ico}'],
  globIgnores: ['headers.json', 'unsupported.*', workerName, killSwitchName],
} as const;

/** Options of vite-plugin-pwa for one variant; registration is the app's own (src/platform/service-worker). */
export function pwaOptions(manifest: Partial<ManifestOptions>): Partial<VitePWAOptions> {
  return {
    strategies: 'injectManifest',
    srcDir: 'sw',
    filename: 'main.ts',
    injectRegister: false,
    registerType: 'prompt',
    manifest,
    includeManifestIcons: false,
    injectManifest: {
      rollupFormat: 'iife',
      globPatterns: [...shell.globPatterns],
      globIgnores: [...shell.globIgnores],
    },
    integration: {
      // The plugin names the worker after its source; pages, hosts and older clients know it as /sw.js.
      beforeBuildServiceWorker(options) {
        options.swDest = join(dirname(options.swDest), workerName);
        options.injectManifest.swDest = options.swDest;
      },
    },
  };
}
