// Shows a subtitle for a spoken sentence that is not in the text, since the others are marked there (spec book §5).
import { Subtitles } from '../../text/Subtitles';
import type { Player } from '../../../../player/player';
import { isDone, type PlayerState } from '../../../../player/state/player-state';
import type { BookStory } from '../book-story';
import { useSpoken } from './use-spoken';

interface BookSubtitlesProps {
  readonly player: Player;
  readonly state: PlayerState;
  readonly story: BookStory;
}

export function BookSubtitles({ player, state, story }: BookSubtitlesProps) {
  const spoken = useSpoken(player, state.index);
  if (!state.subtitles || isDone(state) || spoken === undefined) return null;
  if (story.passagesAt(state.index)?.found.has(spoken) === true) return null;
  const cues = player.slides[state.index]?.cues ?? [];
  return <Subtitles cues={cues} mediaTime={player.displayed.mediaTime} lang={story.lang} />;
}
