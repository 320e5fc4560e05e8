// What every press run shares: where things go, what is remembered, and how a file is made only when its inputs changed.
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Cue } from '../voice/narration';
import { fingerprint, type Memory } from './memory';

export interface PressRoom {
  /** The library's folder: `entries.json`, and a folder a presentation. */
  readonly library: string;
  readonly memory: Memory;
  /** Fingerprints of the code that paints, speaks and films. */
  readonly code: { readonly pictures: string; readonly voices: string; readonly films: string };
  readonly log: (line: string) => void;
}

/** One presentation's folder, filled file by file. */
export class Workbench {
  readonly #folder: string;
  readonly #room: PressRoom;
  readonly #names = new Set<string>();
  #made = 0;

  constructor(room: PressRoom, id: string) {
    this.#room = room;
    this.#folder = path.join(room.library, 'presentations', id);
  }

  /** How many files were made anew. */
  get made(): number {
    return this.#made;
  }

  /** Absolute path of a file that belongs to the presentation. */
  place(name: string): string {
    const file = path.join(this.#folder, name);
    this.#names.add(name);
    mkdirSync(path.dirname(file), { recursive: true });
    return file;
  }

  /** Makes a file unless it stems from the same inputs. Gives the cues that `work` returned, now or then. */
  async make(
    name: string,
    inputs: readonly unknown[],
    work: (file: string) => Promise<readonly Cue[] | void> | readonly Cue[] | void,
  ): Promise<readonly Cue[]> {
    const { memory } = this.#room;
    const file = this.place(name);
    const print = fingerprint(...inputs);
    if (!memory.holds(file, print)) {
      memory.keep(file, print, (await work(file)) ?? []);
      this.#made += 1;
    }
    return memory.cuesOf(file);
  }

  /** Writes the index, and removes what no longer belongs to the presentation. */
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
