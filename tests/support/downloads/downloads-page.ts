// The page object of downloads: sends the worker save, pause and remove, and records its messages. Uses the contract's
// messages and reads no record of the worker, so that these tests do not depend on its implementation.
import { expect, type Page } from '@playwright/test';
import { longestDownload } from '../browser/is-saved';
import {
  readWorkerMessage,
  protocolVersion as version,
  type SaveState,
  type SaveReason,
  type PageMessage,
  type SavedPresentation,
} from '../../../src/contract/worker/worker-messages';

/** States in which the worker does nothing while the service answers; an incomplete presentation is retried after a minute. */
const restingStates: readonly SaveState[] = ['paused', 'saved', 'incomplete', 'failed'];

declare global {
  interface Window {
    /** Not in every browser, nor in the compiler's own library. */
    readonly trustedTypes?: {
      createPolicy(
        name: string,
        rules: { readonly createScriptURL: (address: string) => string },
      ): { createScriptURL(address: string): string };
    };
    /** The messages from the worker since this page was opened. */
    workerMessages?: unknown[];
  }
}

export class DownloadsPage {
  private constructor(readonly page: Page) {}

  /** Listens on this page from its next navigation on; opens nothing. */
  static async on(page: Page): Promise<DownloadsPage> {
    await page.addInitScript(listenAndResume, version);
    return new DownloadsPage(page);
  }

  /** Opens a page of the origin that runs no code of the app: only the test's messages reach the worker. */
  async openBarePage(origin: string): Promise<void> {
    await this.page.goto(`${origin}/unsupported.html`);
    await this.page.evaluate(() => {
      // The page has no policy yet; the headers allow one of this name.
      const policy = window.trustedTypes?.createPolicy('bookworm', { createScriptURL: (address) => address });
      return navigator.serviceWorker.register(policy?.createScriptURL('/sw.js') ?? '/sw.js');
    });
    await this.controlled();
  }

  /** Waits until the worker controls the page. */
  async controlled(): Promise<void> {
    await this.page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  }

  /** Waits for `milliseconds`, which the seed of a test has drawn. */
  wait(milliseconds: number): Promise<void> {
    return this.page.evaluate((wait) => new Promise((over) => setTimeout(over, wait)), milliseconds);
  }

  async send(message: PageMessage): Promise<void> {
    await this.page.evaluate((sent) => navigator.serviceWorker.controller?.postMessage(sent), message);
  }

  save(id: string, saveReason: SaveReason = 'requested'): Promise<void> {
    const previewImage = `presentations/${id}/media/0.webp`;
    return this.send({ version, type: 'save', id, saveReason, previewImage, mediaOrigins: [] });
  }

  pause(id: string): Promise<void> {
    return this.send({ version, type: 'pause', id });
  }

  resume(id: string): Promise<void> {
    return this.send({ version, type: 'resume', id });
  }

  remove(...ids: string[]): Promise<void> {
    return this.send({ version, type: 'remove', ids });
  }

  /** Tells the worker that the viewer was left. */
  release(id: string): Promise<void> {
    return this.send({ version, type: 'release', id });
  }

  /** Sends what a page sends when it starts, is shown or comes online. */
  resumeAll(): Promise<void> {
    return this.send({ version, type: 'resume-all' });
  }

  /** Asks the worker for all presentations that are saved or in progress. */
  async presentations(): Promise<readonly SavedPresentation[]> {
    let presentations: readonly SavedPresentation[] | undefined;
    await expect
      .poll(async () => {
        presentations = readPresentations(await this.page.evaluate(requestPresentations, version));
        return presentations !== undefined;
      })
      .toBe(true);
    return presentations ?? [];
  }

  /** Returns the status of one presentation; undefined when nothing of it is on this device. */
  async presentation(id: string): Promise<SavedPresentation | undefined> {
    return (await this.presentations()).find((presentation) => presentation.id === id);
  }

  /** Waits until the presentation has this state. */
  async waitFor(id: string, state: SaveState | 'gone', timeout = longestDownload): Promise<void> {
    await expect
      .poll(
        async () => {
          const presentation = await this.presentation(id);
          // The whole record says why it has another state.
          return presentation !== undefined && presentation.state !== state
            ? presentation
            : (presentation?.state ?? 'gone');
        },
        { timeout, intervals: [50, 100, 250] },
      )
      .toBe(state);
  }

  /**
   * Waits until the presentation has this state, and resumes it where the worker rests. On a machine that stalls, the shortened timeouts
   * of a worker also end healthy files; a presentation to be saved is resumed then, too.
   */
  async waitForWhileResuming(id: string, state: SaveState): Promise<void> {
    await expect
      .poll(
        async () => {
          const current = (await this.presentation(id))?.state;
          if (current === 'queued') await this.resumeAll();
          if (current === 'incomplete' && state === 'saved') await this.resume(id);
          return current;
        },
        { timeout: longestDownload, intervals: [50, 100, 250] },
      )
      .toBe(state);
  }

  /** Waits until nothing is queued or being saved, and returns all states. */
  async settled(timeout = 60_000): Promise<readonly SavedPresentation[]> {
    let all: readonly SavedPresentation[] = [];
    await expect
      .poll(
        async () => {
          all = await this.presentations();
          return all.filter(({ state }) => !restingStates.includes(state)).map(({ id }) => id);
        },
        { timeout, intervals: [50, 100, 250] },
      )
      .toEqual([]);
    return all;
  }

  /** Returns the worker's progress messages about one presentation, in order, since the page was opened. */
  async progressOf(id: string): Promise<SavedPresentation[]> {
    const messages = await this.page.evaluate(() => window.workerMessages ?? []);
    return messages.flatMap((data) => {
      const message = readWorkerMessage(data);
      return message?.type === 'progress' && message.presentation.id === id ? [message.presentation] : [];
    });
  }
}

function readPresentations(data: unknown): readonly SavedPresentation[] | undefined {
  const message = readWorkerMessage(data);
  return message?.type === 'saved-list' ? message.presentations : undefined;
}

/** Runs in the page: records the worker's messages, and asks it to resume when it rests, as the contract requires of a page. */
function listenAndResume(messageVersion: number): void {
  // A blank page, between two visits, has no workers.
  if (!('serviceWorker' in navigator)) return;
  const messages: unknown[] = [];
  window.workerMessages = messages;
  const rests = (data: unknown) =>
    typeof data === 'object' && data !== null && 'hasMore' in data && data.hasMore === true;
  navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    messages.push(data);
    if (rests(data))
      navigator.serviceWorker.controller?.postMessage({ version: messageVersion, type: 'resume-all' });
  });
  navigator.serviceWorker.startMessages();
}

/** Runs in the page: asks, and returns the next list; undefined when the worker was terminated before it answered. */
function requestPresentations(messageVersion: number): Promise<unknown> {
  return new Promise((answered) => {
    const listen = ({ data }: MessageEvent<unknown>) => {
      if (typeof data !== 'object' || data === null || !('type' in data) || data.type !== 'saved-list')
        return;
      navigator.serviceWorker.removeEventListener('message', listen);
      answered(data);
    };
    navigator.serviceWorker.addEventListener('message', listen);
    navigator.serviceWorker.controller?.postMessage({ version: messageVersion, type: 'list-saved' });
    setTimeout(() => answered(undefined), 2000);
  });
}
