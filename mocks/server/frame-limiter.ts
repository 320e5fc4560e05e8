// Holds the frames of scripted runs back until a test has seen what the ones before have done to the page.
import { EventEmitter, once } from 'node:events';

export class FrameLimiter {
  private readonly changes = new EventEmitter();
  private left = Number.POSITIVE_INFINITY;

  /** Lets so many further frames pass, whatever was let through before; the others wait. */
  open(frames: number): void {
    this.left = frames;
    this.changes.emit('opened');
  }

  /** Resolves when a frame may be sent; rejects with an AbortError when the signal is aborted before. */
  async pass(signal: AbortSignal): Promise<void> {
    while (this.left <= 0) await once(this.changes, 'opened', { signal });
    this.left -= 1;
  }
}
