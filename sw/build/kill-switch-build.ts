// Builds the kill-switch worker beside the app. In an emergency it is copied over /sw.js.
import { build, type Plugin } from 'vite';

export const killSwitchName = 'kill-switch.js';

/** Returns a Vite plugin that emits `kill-switch.js`, one file without imports, for the given build targets. */
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
