// The build cache of the press: stores from which inputs each file was made, so that only changed files are made again. It is
// outside the library; without it a machine makes everything again.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import type { Cue } from '../voice/narration';

const madeSchema = v.object({
  /** Fingerprint of everything the file depends on. */
  inputs: v.string(),
  /** Fingerprint of the file itself: a file that was edited otherwise is made again. */
  output: v.string(),
  /** For a narration, the starts of its sentences. */
  cues: v.optional(v.array(v.object({ text: v.string(), start: v.number() })), []),
});

type Made = v.InferOutput<typeof madeSchema>;

/** Returns a fingerprint of JSON values. */
export function fingerprint(...values: readonly unknown[]): string {
  return digest(JSON.stringify(values));
}

function digest(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 32);
}

export class BuildCache {
  readonly #file: string;
  readonly #made: Map<string, Made>;

  /** Reads the build cache in `file`; one that is missing or unreadable is empty. */
  constructor(file: string) {
    this.#file = file;
    this.#made = readMade(file);
  }

  /** Returns whether `target` is still the file that was made from these inputs. */
  holds(target: string, inputs: string): boolean {
    const made = this.#made.get(target);
    return made?.inputs === inputs && existsSync(target) && digest(readFileSync(target)) === made.output;
  }

  /** Returns the cues of a narration; empty when there are none. */
  cuesOf(target: string): readonly Cue[] {
    return this.#made.get(target)?.cues ?? [];
  }

  /** Records that `target` has just been made from these inputs. */
  record(target: string, inputs: string, cues: readonly Cue[] = []): void {
    this.#made.set(target, { inputs, output: digest(readFileSync(target)), cues: [...cues] });
    mkdirSync(path.dirname(this.#file), { recursive: true });
    writeFileSync(this.#file, JSON.stringify(Object.fromEntries(this.#made)));
  }
}

function readMade(file: string): Map<string, Made> {
  if (!existsSync(file)) return new Map();
  try {
    const content: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return new Map(Object.entries(v.parse(v.record(v.string(), madeSchema), content)));
  } catch {
    // This costs only time: the files are made again.
    return new Map();
  }
}
