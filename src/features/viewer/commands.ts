// What a person can ask of the player by button or key, and what that means for its state. Draws nothing.
import { isPlaying, type PlayerAction, type PlayerState } from '../../player/state/player-state';

/** Buttons of decision 41, by what they do. */
export type Command = 'Play' | 'Pause' | 'Previous' | 'Next' | 'Restart' | 'ToggleSubtitles' | 'HearAgain';

/** The actions a command stands for, in order. */
export function actionsOf(command: Command): readonly PlayerAction[] {
  if (command === 'HearAgain') return [{ type: 'Restart' }, { type: 'Play' }];
  return [{ type: command }];
}

/** The one button that is Play or Pause, as Space toggles it. */
export const playOrPause = (state: PlayerState): 'Play' | 'Pause' => (isPlaying(state) ? 'Pause' : 'Play');
