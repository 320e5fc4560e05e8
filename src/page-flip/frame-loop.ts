// Schedules drawing: one frame after a change, and continuous frames only while something moves. Draws nothing itself.

export interface Motion {
  /** The number of steps. */
  readonly steps: number;
  /** Duration of all steps, in milliseconds. */
  readonly duration: number;
  readonly onStep: (step: number) => void;
  readonly onEnd: () => void;
}

export class FrameLoop {
  readonly #draw: () => void;
  #motion: Motion | undefined;
  /** The time of the motion's first frame. */
  #startedAt: number | undefined;
  #frame: number | undefined;
  #isDisposed = false;

  constructor(draw: () => void) {
    this.#draw = draw;
  }

  /** Draws in the next frame. */
  request(): void {
    if (this.#isDisposed || this.#frame !== undefined) return;
    this.#frame = requestAnimationFrame((now) => {
      this.#frame = undefined;
      this.#advance(now);
      this.#draw();
      if (this.#motion !== undefined) this.request();
    });
  }

  /** Draws the scheduled frame at once. */
  drawNow(): void {
    this.#draw();
    if (this.#motion === undefined) this.#cancel();
  }

  /** Starts in the next frame; first finishes a motion that is still running. */
  animate(motion: Motion): void {
    this.finish();
    this.#motion = motion;
    this.#startedAt = undefined;
    this.request();
  }

  /** Performs the last step at once. */
  finish(): void {
    const motion = this.#motion;
    if (motion === undefined) return;
    this.#motion = undefined;
    motion.onStep(motion.steps - 1);
    motion.onEnd();
  }

  /** Stops; no frame runs after this. */
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
