// The person's own picture and voice (spec contract §1), as recorded or uploaded. Held in memory only.

/** Data URLs. Only both together are uploaded (spec contract §3). */
export interface PersonMedia {
  readonly image?: string;
  readonly audio?: string;
}
