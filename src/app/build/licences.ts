// A build plugin that writes `licences.txt`: licence and notice of every package and font in the build, and of the service's voice. It
// writes the licence of the MP3 encoder beside its worker, too (ADR-0036).
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
/** LAME's notice, where its source is to be had, and the LGPL. */
const encoderLicence = 'src/platform/browser/person-media/mp3-worker.licence.txt';
const encoder = /^(assets\/mp3-worker-.*)\.js$/;
const ownFork = 'src/page-flip';
const fonts = 'public/licences/fonts.txt';
/** The voice that read the sample stories and reads the made ones; its data are part of the service. */
const voice = 'mocks/studio/voices/pico/data';

/** Returns the plugin. The build fails when a package in it has neither a licence file nor a licence name. */
export function licencesFile(): Plugin {
  return {
    name: 'bookworm-licences-file',
    apply: 'build',
    generateBundle: {
      // The workers are in the bundle by then.
      order: 'post',
      handler(_, bundle) {
        const folders = new Set(workerPackages.map((name) => `node_modules/${name}`));
        for (const chunk of Object.values(bundle))
          if (chunk.type === 'chunk') for (const id of chunk.moduleIds) addFolder(folders, id);
        const parts = [...folders].sort().map(licenceOf);
        const encoders = Object.keys(bundle).flatMap((file) => encoder.exec(file)?.[1] ?? []);
        for (const name of encoders)
          this.emitFile({
            type: 'asset',
            fileName: `${name}.licence.txt`,
            source: readFileSync(encoderLicence, 'utf8'),
          });
        const ofEncoder = encoders.length > 0 ? [encoderLicence] : [];
        const notices = [fonts, `${voice}/NOTICE`, `${voice}/LICENSE`, ...ofEncoder].map((file) =>
          readFileSync(file, 'utf8').trim(),
        );
        this.emitFile({
          type: 'asset',
          fileName: 'licences.txt',
          source: [...parts, ...notices].join(`\n\n${'='.repeat(72)}\n\n`) + '\n',
        });
      },
    },
  };
}

/** Adds the folder of the package that a module belongs to; the app's own modules belong to none. */
function addFolder(folders: Set<string>, moduleId: string): void {
  const [, folder] = /(node_modules\/(?:@[^/]+\/)?[^/]+)\/(?!.*node_modules\/)/.exec(moduleId) ?? [];
  if (folder !== undefined) folders.add(folder);
  if (moduleId.includes(`/${ownFork}/`)) folders.add(ownFork);
}

/** Returns a package's name, version and licence text, or the licence's name, and its notice. Throws when it has no licence. */
function licenceOf(folder: string): string {
  const { name, version, license }: Record<string, unknown> = JSON.parse(
    readFileSync(path.join(folder, 'package.json'), 'utf8'),
  );
  const names = existsSync(folder) ? readdirSync(folder) : [];
  const file = names.find((entry) => /^(licen[cs]e|copying)/i.test(entry));
  if (file === undefined && typeof license !== 'string') throw new Error(`${folder} names no licence`);
  const textOf = (entry: string) => readFileSync(path.join(folder, entry), 'utf8').trim();
  const text = file === undefined ? `Licence: ${String(license)}` : textOf(file);
  const notices = names.filter((entry) => /^notice/i.test(entry)).map(textOf);
  return [`${String(name)} ${String(version)}`, text, ...notices].join('\n\n');
}
