// The commands of buttons and keys, and the player actions that they dispatch.
import { isPlaying, type PlayerAction, type PlayerState } from '../../../player/state/player-state';

/** The buttons of spec screens §9. */
export type Command = 'Play' | 'Pause' | 'Previous' | 'Next' | 'Restart' | 'ToggleSubtitles' | 'HearAgain';

/** Returns the actions of a command, in order. */
export function actionsOf(command: Command): readonly PlayerAction[] {
  if (command === 'HearAgain') return [{ type: 'Restart' }, { type: 'Play' }];
  return [{ type: command }];
}

/** Returns the command of the play button and of Space. */
export const playOrPause = (state: PlayerState): 'Play' | 'Pause' => (isPlaying(state) ? 'Pause' : 'Play');
