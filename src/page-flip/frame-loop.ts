// When is drawn: one frame after a change, and one after another only while something moves. Does not know what is drawn.

export interface Motion {
  /** How many steps it has. */
  readonly steps: number;
  /** Milliseconds for all steps. */
  readonly duration: number;
  readonly onStep: (step: number) => void;
  readonly onEnd: () => void;
}

export class FrameLoop {
  readonly #draw: () => void;
  #motion: Motion | undefined;
  /** When the motion had its first frame. */
  #startedAt: number | undefined;
  #frame: number | undefined;
  #isDisposed = false;

  constructor(draw: () => void) {
    this.#draw = draw;
  }

  /** Draws with the next frame. */
  request(): void {
    if (this.#isDisposed || this.#frame !== undefined) return;
    this.#frame = requestAnimationFrame((now) => {
      this.#frame = undefined;
      this.#advance(now);
      this.#draw();
      if (this.#motion !== undefined) this.request();
    });
  }

  /** Draws now what would be drawn with the next frame. */
  drawNow(): void {
    this.#draw();
    if (this.#motion === undefined) this.#cancel();
  }

  /** Begins with the next frame; a motion that still runs is finished first. */
  animate(motion: Motion): void {
    this.finish();
    this.#motion = motion;
    this.#startedAt = undefined;
    this.request();
  }

  /** Takes the last step at once. */
  finish(): void {
    const motion = this.#motion;
    if (motion === undefined) return;
    this.#motion = undefined;
    motion.onStep(motion.steps - 1);
    motion.onEnd();
  }

  /** No frame runs after this. */
  dispose(): void {
    this.#isDisposed = true;
    this.#motion = undefined;
    this.#cancel();
  }

  #advance(now: number): void {
    const motion = this.#motion;
    if (motion === undefined) return;
    this.#startedAt ??= now;
    const step = Math.round((now - this.#startedAt) / (motion.duration / motion.steps));
    if (step < motion.steps) return motion.onStep(step);
    this.#motion = undefined;
    motion.onEnd();
  }

  #cancel(): void {
    if (this.#frame !== undefined) cancelAnimationFrame(this.#frame);
    this.#frame = undefined;
  }
}
