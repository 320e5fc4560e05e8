// Build options of the worker: from `sw/main.ts` to `/sw.js` (spec offline §3), with the list of the shell's files.
import { join, dirname } from 'node:path';
import type { ManifestOptions, VitePWAOptions } from 'vite-plugin-pwa';
import { killSwitchName } from './kill-switch-build';

const workerName = 'sw.js';

/**
 * The files needed to show any screen offline. Excludes files that only hosts read, icons that only installing needs, and the MP3
 * encoder, whose result nobody can send offline.
 */
const shell = {
  globPatterns: ['**/*.{html,js,css,woff2,svg,webp,ico}'],
  globIgnores: ['headers.json', 'unsupported.*', workerName, killSwitchName, 'assets/mp3-worker-*'],
} as const;

/**
 * Returns the options of vite-plugin-pwa for one variant. The app registers the worker itself
 * (src/platform/service-worker).
 */
export function pwaOptions(
  manifest: Partial<ManifestOptions>,
  { hasKiosk }: { readonly hasKiosk: boolean },
): Partial<VitePWAOptions> {
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
      // A build without a kiosk never shows the pictures of the styles that only a kiosk offers.
      globIgnores: [...shell.globIgnores, ...(hasKiosk ? [] : ['assets/kiosk-*'])],
    },
    integration: {
      // The plugin names the worker after its source, but pages, hosts and older clients expect /sw.js.
      beforeBuildServiceWorker(options) {
        options.swDest = join(dirname(options.swDest), workerName);
        options.injectManifest.swDest = options.swDest;
      },
    },
  };
}
