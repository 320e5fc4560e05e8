// The builds of the worker, from `sw/main.ts` to `/sw.js` (spec offline §3), and of its kill switch.
import { dirname, join } from 'node:path';
import type { ManifestOptions, VitePWAOptions } from 'vite-plugin-pwa';
import { build, type Plugin } from 'vite';

const killSwitchName = 'kill-switch.js';

/**
 * Returns a Vite plugin that emits the kill switch beside the app, for the given build targets: `kill-switch.js`, one file without
 * imports. In an emergency it is copied over /sw.js.
 */
export function killSwitch(target: string[]): Plugin {
  return {
    name: 'bookworm-kill-switch',
    apply: 'build',
    async generateBundle() {
      const built = await build({
        configFile: false,
        publicDir: false,
        logLevel: 'warn',
        build: {
          target,
          write: false,
          lib: { entry: 'sw/kill-switch.ts', formats: ['iife'], name: 'killSwitch' },
        },
      });
      for (const { output } of [built].flat().filter((result) => 'output' in result))
        this.emitFile({ type: 'asset', fileName: killSwitchName, source: output[0].code });
    },
  };
}

const workerName = 'sw.js';

/**
 * The files needed to show any screen offline. Excludes files that only hosts read, pictures that only installing needs, and the MP3
 * encoder, whose result nobody can send offline.
 */
const shell = {
  globPatterns: ['**/*.{html,js,css,woff2,svg,webp,ico}'],
  globIgnores: [
    'headers.json',
    'unsupported.*',
    'screenshots/*',
    workerName,
    killSwitchName,
    'assets/mp3-worker-*',
  ],
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
      // `npm start` prints an address, and no list of files before it.
      configureCustomSWViteBuild(config) {
        config.logLevel = 'warn';
      },
    },
  };
}
