// Reports sentences whose times cannot be seconds of their narration: milliseconds start far beyond its end (spec player §8).
import { canBeSeconds } from '../../contract/presentation/transcription';
import { TranscriptionError, type PlayableSlide } from '../playable-story';
import type { MediaTime } from '../media/media-time';
import type { Readable } from '../../base/readable';
import type { PlayerStore } from '../state/player-store';
import { hasSound } from './playback-target';

interface CueCheckDeps {
  readonly slides: readonly PlayableSlide[];
  readonly store: PlayerStore;
  readonly mediaTime: Readable<MediaTime>;
  readonly failed: Readable<ReadonlySet<string>>;
  readonly report: (error: unknown, where: string) => void;
}

/** Checks each narration once its duration is known, and reports each slide once; returns a function that ends this. */
export function checkCues({ slides, store, mediaTime, failed, report }: CueCheckDeps): () => void {
  const reported = new Set<number>();
  let wasKnown = mediaTime.get().duration > 0;
  return mediaTime.subscribe(() => {
    const { duration } = mediaTime.get();
    const isNews = duration > 0 && !wasKnown;
    // The duration of the slide before stays until that of the next medium is unknown.
    wasKnown = duration > 0;
    const state = store.get();
    const cues = slides[state.index]?.cues ?? [];
    if (!isNews || canBeSeconds(cues, duration) || reported.has(state.index)) return;
    if (state.name === 'Q_AND_A' || !hasSound(state, slides, failed.get())) return;
    reported.add(state.index);
    const fault = { slide: state.index + 1, field: 'transcription', reason: 'beyond-the-end' } as const;
    report(new TranscriptionError([fault]), 'viewer: transcription');
  });
}
