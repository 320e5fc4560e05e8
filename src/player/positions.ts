// Where a story was left, as the viewer speaks of it. Who remembers it, and how, is the app's affair.

export interface Place {
  /** Position in the sequence of slides, from 0 (decision 19). */
  readonly slide: number;
  /** Whole seconds into its narration. */
  readonly second: number;
  readonly view: 'slides' | 'book';
}

export interface Positions {
  /** The last place that was read on this device; undefined where none is known. Never rejects. */
  readonly read: (presentationId: string) => Promise<Place | undefined>;
  /** Someone is at this place now; may be called as often as the place changes. */
  readonly note: (presentationId: string, place: Place) => void;
}

/** Whether there is something to continue: past the first slide, and before the end, which a finished story reached. */
export function leadsOn({ slide }: Place, slides: number): boolean {
  return slide > 0 && slide < slides - 1;
}
