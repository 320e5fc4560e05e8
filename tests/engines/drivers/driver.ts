// What the scenes ask of a browser, whichever engine it is.

/** Runs in the page, so it can use nothing that stands around it. */
export type PageFunction<Result, Argument> = (argument: Argument) => Result | Promise<Result>;

/** What a person or assistive technology knows of a control. */
export interface Target {
  readonly role: 'button' | 'link' | 'radio';
  /** The whole accessible name. */
  readonly name: string;
  /** A selector of what it lies in, where several on the page have this name. */
  readonly within?: string;
}

export interface DriverOptions {
  /** A folder of this browser's own: what it stores there outlives `killAndReopen`. */
  readonly profile: string;
  readonly language: 'en-GB' | 'de-DE';
  /** False starts the browser without service workers, as a private window is in some engines. */
  readonly hasServiceWorkers: boolean;
}

/** A page of any browser, Playwright's among them. */
export interface RunsFunctions {
  /** Runs a function in the page, with one argument that JSON can carry, and gives what it resolves to. */
  evaluate<Result, Argument>(run: PageFunction<Result, Argument>, argument?: Argument): Promise<Result>;
}

export interface Driver extends RunsFunctions {
  /** Opens an address and waits until it is loaded; the same address with another hash is not loaded anew. */
  goto(address: string): Promise<void>;
  reload(): Promise<void>;
  /** Whether the engine's accessibility tree has it. */
  has(target: Target): Promise<boolean>;
  /** Presses with a pointer, as a person does: it counts as a user activation. Waits until it is there and can be hit. */
  click(target: Target): Promise<void>;
  /** Errors and warnings of the console since the browser was first started, each as one line. */
  consoleFaults(): readonly string[];
  /** Ends the browser at once, as an empty battery does, and starts it again on the same profile. */
  killAndReopen(): Promise<void>;
  close(): Promise<void>;
}

/** Milliseconds until something that should come counts as missing, on a slow machine that does other things too. */
export const deadline = 60_000;

/** Asks again and again until the answer is true. Throws with `what` when the deadline has passed. */
export async function until(isTrue: () => Promise<boolean>, what: string): Promise<void> {
  const end = Date.now() + deadline;
  while (!(await isTrue())) {
    if (Date.now() > end) throw new Error(`In vain waited until ${what}`);
    await new Promise((later) => setTimeout(later, 50));
  }
}
