// Business constants (core 9, experience 9). Times in milliseconds unless the name says otherwise.

export const limits = {
  gallery: {
    firstPage: 21,
    nextPage: 21,
    revealDelay: 100,
    sentinelMargin: 100,
    sentinelVisibility: 0.1,
    /** How long a card moves to its place; above `mostMoving` cards none does. */
    move: 300,
    mostMoving: 40,
    /** How long a list that is here waits for the ratings that order it. */
    ratingsWait: 500,
    /** Stories under `Continue reading`. */
    inProgress: 6,
  },
  player: {
    slideTransition: 800,
    soundAfterSlide: 500,
    nextAfterNarration: 1000,
    lookAheadAfterSlide: 1200,
    /** How long a story waits for the picture it opens with before it shows itself without. */
    longestUnpainted: 5000,
    buttonFlash: 200,
    tooltipFade: 1000,
  },
  /** How long a book lies still before what stands around it follows; at most so long after the first of its turns. */
  book: { restAfterTurn: 200, longestHold: 5000 },
  /** How long a slide without sound holds: at least `least`, else `perWord` for each word (decision 23). */
  reading: { least: 4000, perWord: 400 },
  greenScreen: { size: 512, leastGreen: 80, margin: 50 },
  generation: { timeLimit: 5 * 60_000, progressTick: 1000 },
  translationLoadingDelay: 200,
  prefetchAtOnce: 4,
  /** How long the device's database may take to open before reading goes on without it. */
  deviceStore: { openWait: 5000 },
  /** `mirrored` counts stories. */
  readingPositions: { writeEvery: 1000, mirrored: 50 },
  /** Ratings that are not sent yet: how long an answer may take, and how long to wait after one that failed. */
  outbox: { answerWait: 30_000, firstRetry: 5000, longestRetry: 5 * 60_000 },
  /**
   * A new version is looked for every `lookEvery`. Once asked for, it has `patience` to take over before a person is told
   * why not, and `giveUp` after that until the page is loaded anew all the same. A kiosk takes it after `kioskIdle`.
   */
  update: { lookEvery: 60 * 60_000, patience: 3000, giveUp: 6000, kioskIdle: 60_000 },
  /** How media are fetched to be kept. Bytes, milliseconds, bytes a second. */
  media: {
    /** What is longer goes in parts, where the host lets it. */
    wholeUpTo: 4 * 1024 * 1024,
    part: 2 * 1024 * 1024,
    /** No byte for so long is no connection. */
    stall: 30_000,
    /** What is shorter is not watched byte by byte; it may take the stall and its time on the slowest link. */
    unwatchedUpTo: 512 * 1024,
    slowestLink: 4 * 1024,
    /** What a host says is longer, or sends more of, is no medium of a story. */
    largest: 4 * 1024 ** 3,
  },
  /** A film's list of its parts; `mostMedia`: files of a story, with all that its films name. */
  playlist: { bytes: 1024 * 1024, mostMedia: 10_000 },
  /** What a story takes that nobody asked to be saved; the rest of it waits until somebody does. */
  unasked: {
    bytes: 512 * 1024 ** 2,
    /** Of what the browser grants. */
    share: 0.2,
    /** Of what the browser grants, and at most so many bytes: ledger, ratings and what a person asks for have room. */
    spared: 0.05,
    mostSpared: 64 * 1024 ** 2,
  },
} as const;
