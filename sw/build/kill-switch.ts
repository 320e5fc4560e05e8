// Builds the kill-switch worker beside the app, where it waits for the day on which it is copied over /sw.js.
import { build, type Plugin } from 'vite';

export const killSwitchName = 'kill-switch.js';

/** Emits `kill-switch.js`: one file without imports, for the browser floor that is given. */
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
