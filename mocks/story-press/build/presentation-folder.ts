// The context of a press run: the folders, the build cache, and a presentation's folder, which makes a file only when its inputs changed.
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Cue } from '../voice/narration';
import { fingerprint, type BuildCache } from './build-cache';

export interface PressContext {
  /** The library's folder: `entries.json`, and a folder for each presentation. */
  readonly library: string;
  readonly buildCache: BuildCache;
  /** Fingerprints of the code that paints, speaks and films. */
  readonly code: { readonly pictures: string; readonly voices: string; readonly films: string };
  readonly log: (line: string) => void;
}

/** One presentation's folder, filled file by file. */
export class PresentationFolder {
  readonly #folder: string;
  readonly #context: PressContext;
  readonly #names = new Set<string>();
  #made = 0;

  constructor(context: PressContext, id: string) {
    this.#context = context;
    this.#folder = path.join(context.library, 'presentations', id);
  }

  /** Returns how many files were made. */
  get made(): number {
    return this.#made;
  }

  /** Returns the absolute path of a file that belongs to the presentation. */
  place(name: string): string {
    const file = path.join(this.#folder, name);
    this.#names.add(name);
    mkdirSync(path.dirname(file), { recursive: true });
    return file;
  }

  /** Makes a file unless it was made from the same inputs. Returns the cues that `work` returned, now or then. */
  async make(
    name: string,
    inputs: readonly unknown[],
    work: (file: string) => Promise<readonly Cue[] | void> | readonly Cue[] | void,
  ): Promise<readonly Cue[]> {
    const { buildCache } = this.#context;
    const file = this.place(name);
    const print = fingerprint(...inputs);
    if (!buildCache.holds(file, print)) {
      buildCache.record(file, print, (await work(file)) ?? []);
      this.#made += 1;
    }
    return buildCache.cuesOf(file);
  }

  /** Writes the index, and removes files that no longer belong to the presentation. */
  finish(index: unknown): void {
    writeFileSync(this.place('index.json'), `${JSON.stringify(index, null, 2)}\n`);
    const left = readdirSync(this.#folder, { recursive: true, withFileTypes: true });
    for (const entry of left) {
      const file = path.join(entry.parentPath, entry.name);
      if (entry.isFile() && !this.#names.has(path.relative(this.#folder, file))) rmSync(file);
    }
  }
}

/** Writes the gallery's list. */
export function writeEntries(library: string, entries: unknown): void {
  mkdirSync(library, { recursive: true });
  writeFileSync(path.join(library, 'entries.json'), `${JSON.stringify(entries, null, 2)}\n`);
}
