// Finds the cached bundle of a program that is started as a process: it begins in a third of the time that tsx takes for its modules.
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';

export const projectFolder = path.join(import.meta.dirname, '../../..');
/** Below `node_modules`, so that a bundle finds the packages. */
export const bundlesFolder = path.join(projectFolder, 'node_modules/.cache/bookworm-processes');

/** The metadata of a bundle. Paths are those from the project's folder. */
const bundleMetadataSchema = v.object({
  /** The bundle holds paths of the folder that it was made in. */
  project: v.string(),
  entry: v.string(),
  /** The state of each file that it was made from. */
  sources: v.record(v.string(), v.string()),
});
export type BundleMetadata = v.InferOutput<typeof bundleMetadataSchema>;

/** Returns the path of the metadata of a program's bundle. */
export function metadataPathOf(program: string): string {
  return path.join(bundlesFolder, `${path.basename(program, '.ts')}.json`);
}

/** Returns what differs after a file was changed. Throws when there is none. */
export function stateOf(source: string): string {
  const { mtimeMs, size } = statSync(path.join(projectFolder, source));
  return `${mtimeMs} ${size}`;
}

/** Returns the path of the program's bundle. Returns undefined where there is none that was made from the sources as they are. */
export function cachedBundle(program: string): string | undefined {
  try {
    const metadata = v.parse(bundleMetadataSchema, JSON.parse(readFileSync(metadataPathOf(program), 'utf8')));
    const isCurrent = Object.entries(metadata.sources).every(([source, state]) => stateOf(source) === state);
    const entry = path.join(projectFolder, metadata.entry);
    return metadata.project === projectFolder && isCurrent && statSync(entry).isFile() ? entry : undefined;
  } catch {
    return undefined;
  }
}
