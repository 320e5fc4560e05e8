// The limits that the specification fixes (spec contract §7, spec screens §13, and single rules), and those that page and worker share.
// A limit with a single user may stand in the module of its user. Times are in milliseconds unless the name says otherwise.
// Imported as a namespace, so that a bundle holds only the limits that it uses.

export const gallery = {
  firstPage: 21,
  nextPage: 21,
  /** Cards in the document, rounded up to full rows, beside the focused one and its neighbours: about two thousand nodes. */
  mostInDocument: 42,
  revealDelay: 100,
  sentinelMargin: 100,
  sentinelVisibility: 0.1,
  /** Duration of a card's move to a new position. With more than `maxAnimatedCards` cards none is animated. */
  move: 300,
  maxAnimatedCards: 40,
  /** How long a loaded list waits for the ratings that order it. */
  ratingsWait: 500,
  /** Number of stories under `Continue reading`. */
  inProgress: 6,
} as const;
export const player = {
  slideTransition: 800,
  soundAfterSlide: 500,
  nextAfterNarration: 1000,
  preloadAfterSlide: 1200,
  /** How long a story waits for its first picture before it is shown without. */
  maxUnpainted: 5000,
  buttonFlash: 200,
  /** How long after the last touch the bar folds while a story plays. */
  foldBar: 4000,
} as const;
/**
 * How long a book rests after a turn before the interface around it updates, and the maximum delay after the first of
 * several turns.
 */
export const book = { restAfterTurn: 200, maxDelay: 5000 } as const;
/** How long a slide without sound is shown: `perWord` for each word, but at least `min` (spec player §4). */
export const reading = { min: 4000, perWord: 400 } as const;
/** The side of the picture that is keyed, in pixels; levels of colour from 0 to 255 (spec player §9). */
export const greenScreen = { size: 512, minGreen: 80, margin: 50 } as const;
/**
 * `titleLength` and `heroNameLength` are the maximum numbers of characters of a story's title and of the name of its hero.
 * `placeholderInterval` is how long the title's placeholder suggests the same title.
 */
export const creation = { titleLength: 300, heroNameLength: 40, placeholderInterval: 3000 } as const;
/** The service may be silent for `timeLimit`; a run without a stream is asked for every `askInterval`. */
export const creationRun = { timeLimit: 5 * 60_000, progressTick: 1000, askInterval: 5000 } as const;
/** How long a touch may take to become a click. Overlays close after this delay, or the click would press the page below. */
export const clickAfterTouch = 600;
/**
 * A kiosk (spec screens §12): the idle time where the deployment names none, the countdown after it, and how long anything
 * may be busy without a touch. Each thing may take `forgetTimeout` to be forgotten. A page that failed starts again after `restart`,
 * which doubles with each failure up to `longestRestart`, and begins anew after `steady`. While nobody is there, previews that
 * failed are loaded again every `retryPreviews`.
 */
export const kiosk = {
  idle: 90_000,
  countdown: 15_000,
  longestBusy: 30 * 60_000,
  forgetTimeout: 5000,
  restart: 10_000,
  longestRestart: 5 * 60_000,
  steady: 10 * 60_000,
  retryPreviews: 60_000,
} as const;
/**
 * How long a response may take that somebody waits for. It applies to the actions of staff, and to the requests of the shelf's list, an
 * index, a random topic, and the list of feedback. By the last, a run sees that the service answers.
 */
export const calls = { responseTimeout: 30_000 } as const;
/** How long the app may take to start before a skeleton of the gallery is drawn. */
export const skeletonDelay = 200;
/** Files that the worker fetches at a time (spec offline §5). */
export const filesAtOnce = 4;
/** How long the device's database may take to open before reading continues without it. */
export const deviceStore = { openTimeout: 5000 } as const;
/** `mirrored` counts stories. */
export const readingPositions = { writeEvery: 1000, mirrored: 50 } as const;
/** Unsent ratings: how long a response may take, and how long to wait after a failure. */
export const outbox = { responseTimeout: 30_000, firstRetry: 5000, maxRetry: 5 * 60_000 } as const;
/**
 * The page checks for a new version every `checkEvery`. When a requested version has not taken over after `slowAfter`, the page shows
 * the reason for the delay. It reloads `reloadAfter` later in any case. Outside the museum, `kiosk.html` applies a new version once
 * nobody has used the page for `applyAfterIdle`.
 */
export const update = {
  checkEvery: 60 * 60_000,
  slowAfter: 3000,
  reloadAfter: 6000,
  /** A page that is still there so long after its reload reloads again. */
  reloadAgainAfter: 5000,
  applyAfterIdle: 60_000,
} as const;
/** How media are fetched to be saved. Bytes, milliseconds, bytes per second. */
export const media = {
  /** A longer file is fetched in chunks, if the host supports that. */
  unchunkedUpTo: 4 * 1024 * 1024,
  chunk: 2 * 1024 * 1024,
  /** A connection without a byte for so long counts as lost. */
  stall: 30_000,
  /** A shorter file is not watched for stalls; it may take `stall` plus its time on the slowest link. */
  unwatchedUpTo: 512 * 1024,
  slowestLink: 4 * 1024,
  /** A file that is announced or sent with more bytes is not accepted as a medium of a story. */
  largest: 4 * 1024 ** 3,
} as const;
/** The maximum length of an HLS playlist, and `maxFiles`, the maximum number of files of a story with its playlists' files. */
export const playlist = { bytes: 1024 * 1024, maxFiles: 10_000 } as const;
/** Storage that downloads leave free for ledger, ratings and a new version of the app: a share of the browser's quota, at most `bytes` (spec offline §6). */
export const reservedStorage = { share: 0.01, bytes: 8 * 1024 ** 2 } as const;
/** The storage that an unrequested story may use. The rest of it is not fetched until a person requests it (spec offline §6). */
export const unrequested = {
  bytes: 512 * 1024 ** 2,
  /** Share of the browser's quota. */
  share: 0.2,
  /** Share of the quota, and at most `maxReserved` bytes, that stay free for ledger, ratings and requested stories. */
  reserved: 0.05,
  maxReserved: 64 * 1024 ** 2,
} as const;

/** A letter of the scripts in which two characters can be a word. */
const dense = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/**
 * Returns whether a title or suggestion is long enough: trimmed, 3 characters, or 2 where one is Han, Hiragana, Katakana or
 * Hangul (spec contract §3).
 */
export function isLongEnough(text: string): boolean {
  const trimmed = text.trim();
  return dense.test(trimmed) ? Array.from(trimmed).length >= 2 : trimmed.length >= 3;
}
