// The interface by which the engine tests control a browser of any engine.

import type { PageEvaluator } from '../../support/browser/page-evaluator';

/** A control as a person or assistive technology finds it. */
export interface Target {
  readonly role: 'button' | 'checkbox' | 'link' | 'radio';
  /** The complete accessible name. */
  readonly name: string;
  /** A selector of its container, where several on the page have this name. */
  readonly within?: string;
}

export interface DriverOptions {
  /** This browser's own folder: its data survives `killAndReopen`. */
  readonly profile: string;
  readonly language: 'en-GB' | 'de-DE';
  /** False starts the browser without service workers, as in private windows of some engines. */
  readonly hasServiceWorkers: boolean;
  /** True blocks cookies and all other site data, as a person may in the settings. Only Firefox can be started so. */
  readonly blocksSiteData: boolean;
  /** True asks pages for reduced motion: a fifth of the time, since each frame of what moves is drawn without a graphics card (ADR-0015). */
  readonly reducesMotion: boolean;
  /** The size of the window's page in pixels. */
  readonly windowSize: { readonly width: number; readonly height: number };
  /** True shows all letters twice as large, also those whose size the page gives in pixels, and nothing else. */
  readonly zoomsText: boolean;
}

export interface Driver extends PageEvaluator {
  /** Opens an address and waits until it is loaded; another hash of the same address does not load it again. */
  goto(address: string): Promise<void>;
  reload(): Promise<void>;
  /** Returns whether the engine's accessibility tree has the control. */
  has(target: Target): Promise<boolean>;
  /** Clicks with a pointer, which counts as a user activation. Waits until the control is there and can be hit. */
  click(target: Target): Promise<void>;
  /** Returns errors and warnings of the console since the browser was first started, one line each. */
  consoleFaults(): readonly string[];
  /** Kills the browser at once, as an empty battery does, and starts it again with the same profile. */
  killAndReopen(): Promise<void>;
  close(): Promise<void>;
}

/** Milliseconds until an expected event counts as missing, on a slow and busy machine. */
export const deadline = 60_000;

/** Polls until the answer is true. Throws an error with `what` when the deadline has passed. */
export async function until(isTrue: () => Promise<boolean>, what: string): Promise<void> {
  const end = Date.now() + deadline;
  while (!(await isTrue())) {
    if (Date.now() > end) throw new Error(`Timed out: waited until ${what}`);
    await new Promise((later) => setTimeout(later, 50));
  }
}
