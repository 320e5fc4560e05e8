// The person's own picture and voice (spec contract §1), as recorded or uploaded, and their limits. Held in memory only.

/** Data URLs; the voice is MP3 (`data:audio/mp3;base64,…`). Only both together are uploaded (spec contract §3). */
export interface PersonMedia {
  readonly image?: string;
  readonly audio?: string;
}

export const personMediaLimits = {
  /** Seconds of the countdown before a picture is taken, and the milliseconds of each. */
  countdown: 3,
  countdownTick: 1000,
  /** Milliseconds after the countdown in which a camera that warms up must show its first picture. */
  firstPicture: 10_000,
  /** Pixels of a side: exactly for a snapshot, at most for an uploaded picture. */
  pictureSide: 1024,
  /** Pixels of an uploaded picture; decoding more could exhaust the memory of a tablet. */
  pixels: 100_000_000,
  /** Bytes of an uploaded file. */
  fileBytes: 20 * 1024 * 1024,
  /** Milliseconds of a voice. */
  longestVoice: 60_000,
  shortestVoice: 1000,
  /** The largest sample of a recording in which nothing can be heard. */
  silence: 0.01,
  /** Hertz and kbit/s of the MP3: one channel. */
  sampleRate: 44_100,
  bitrate: 64,
} as const;
