// A build plugin that writes `licences.txt`: the licence of every package and font in the build, and of the service's voice.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

/** The packages in the workers, which are separate builds. */
export const workerPackages = [
  '@swc/helpers',
  'idb',
  'valibot',
  'wasm-media-encoders',
  'workbox-core',
  'workbox-precaching',
  'workbox-routing',
  'workbox-strategies',
];
const ownFork = 'src/page-flip';
const fonts = 'public/licences/fonts.txt';
/** The voice that read the sample stories and reads the made ones; its data are part of the service. */
const voice = 'mocks/studio/voices/pico/data';

/** Returns the plugin. The build fails when a package in it has neither a licence file nor a licence name. */
export function licencesFile(): Plugin {
  return {
    name: 'bookworm-licences-file',
    apply: 'build',
    generateBundle(_, bundle) {
      const folders = new Set(workerPackages.map((name) => `node_modules/${name}`));
      for (const chunk of Object.values(bundle))
        if (chunk.type === 'chunk') for (const id of chunk.moduleIds) addFolder(folders, id);
      const parts = [...folders].sort().map(licenceOf);
      const notices = [fonts, `${voice}/NOTICE`, `${voice}/LICENSE`].map((file) =>
        readFileSync(file, 'utf8').trim(),
      );
      this.emitFile({
        type: 'asset',
        fileName: 'licences.txt',
        source: [...parts, ...notices].join(`\n\n${'='.repeat(72)}\n\n`) + '\n',
      });
    },
  };
}

/** Adds the folder of the package that a module belongs to; the app's own modules belong to none. */
function addFolder(folders: Set<string>, moduleId: string): void {
  const [, folder] = /(node_modules\/(?:@[^/]+\/)?[^/]+)\/(?!.*node_modules\/)/.exec(moduleId) ?? [];
  if (folder !== undefined) folders.add(folder);
  if (moduleId.includes(`/${ownFork}/`)) folders.add(ownFork);
}

/** Returns a package's name, version and licence text, or the licence's name. Throws when it has neither. */
function licenceOf(folder: string): string {
  const { name, version, license }: Record<string, unknown> = JSON.parse(
    readFileSync(path.join(folder, 'package.json'), 'utf8'),
  );
  const file = existsSync(folder)
    ? readdirSync(folder).find((entry) => /^(licen[cs]e|copying)/i.test(entry))
    : undefined;
  if (file === undefined && typeof license !== 'string') throw new Error(`${folder} names no licence`);
  const text =
    file === undefined ? `Licence: ${String(license)}` : readFileSync(path.join(folder, file), 'utf8').trim();
  return `${String(name)} ${String(version)}\n\n${text}`;
}
