// Records in the page what a story does: a test polls twice a second at most, a busy machine far less often, and a page of
// the fixture's stories lasts two seconds.
import type { PageEvaluator } from './page-evaluator';

/** One state of the player at one slide. */
interface Entry {
  /** For example `PLAYING 2`. */
  readonly state: string;
  /** When it began, by the clock of the page, in milliseconds. */
  readonly since: number;
  /** The furthest second of the narration that played in it. */
  playedSeconds: number;
  /** Whether the page showed pictures at some time while it played, each of them loaded. */
  pictured: boolean;
  /** Whether the book was open at it. */
  bookWasOpen: boolean;
  /** The sentences that were marked in the book's pages. */
  readonly spoken: string[];
}

declare global {
  interface Window {
    playerHistory?: Entry[];
  }
}

/** Records, from now on and until the page is left, what the open player does. */
export function recordHistory(page: PageEvaluator): Promise<void> {
  return page.evaluate(() => {
    const entries: Entry[] = [];
    window.playerHistory = entries;
    const look = (): Entry => {
      const player = document.querySelector<HTMLElement>('[data-player-state]');
      const state = `${player?.dataset['playerState']} ${player?.dataset['slideIndex']}`;
      const now = entries.at(-1);
      if (now?.state === state) return now;
      const entry: Entry = {
        state,
        since: performance.now(),
        playedSeconds: 0,
        pictured: false,
        bookWasOpen: false,
        spoken: [],
      };
      entries.push(entry);
      return entry;
    };
    look();
    new MutationObserver((changes) => {
      const entry = look();
      const { bookState, bookPosition } = document.querySelector<HTMLElement>('.book-place')?.dataset ?? {};
      const spread = Math.ceil(Number(bookPosition) / 2);
      entry.bookWasOpen ||= bookState === 'read' && entry.state.endsWith(` ${spread}`);
      for (const { target } of changes)
        if (target instanceof HTMLElement && target.matches('.book-place [data-spoken]'))
          entry.spoken.push(target.textContent ?? '');
    }).observe(document.body, {
      subtree: true,
      attributeFilter: [
        'data-player-state',
        'data-slide-index',
        'data-book-state',
        'data-book-position',
        'data-spoken',
      ],
    });
    document.addEventListener(
      'timeupdate',
      ({ target }) => {
        if (!(target instanceof HTMLAudioElement)) return;
        const entry = look();
        entry.playedSeconds = Math.max(entry.playedSeconds, target.currentTime);
        const pictures = [...document.images];
        entry.pictured ||=
          pictures.length > 0 &&
          pictures.every(({ complete, naturalWidth }) => complete && naturalWidth > 0) &&
          // What stands in place of a missing or broken one.
          document.querySelector('.fallback-cover, div.viewer-picture') === null;
      },
      { capture: true },
    );
  });
}

/** Returns the recorded entries, in order. */
export const readHistory = (page: PageEvaluator): Promise<Entry[]> =>
  page.evaluate(() => window.playerHistory ?? []);
