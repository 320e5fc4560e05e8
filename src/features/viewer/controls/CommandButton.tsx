// A player button that gives a command, and flashes when it is given by tap or by key.
import { memo } from 'react';
import type { Command } from './commands';
import type { Flash } from './flash';
import { PlayerButton, type PlayerButtonProps } from '../../../ui/PlayerButton';
import { useReadable } from '../../../ui/use-readable';

interface CommandButtonProps extends Omit<PlayerButtonProps, 'flashes' | 'onClick'> {
  readonly flash: Flash;
  readonly command: Command;
  readonly onCommand: (command: Command) => void;
  /** Another command for which it flashes. */
  readonly flashesFor?: Command;
}

/** Renders again only when its own props change: a slide that changes must leave time for its frames. */
export const CommandButton = memo(function CommandButton(props: CommandButtonProps) {
  const { flash, command, onCommand, flashesFor, ...button } = props;
  const flashes = useReadable(
    flash,
    (given) => given !== undefined && (given === command || given === flashesFor),
  );
  return <PlayerButton {...button} onClick={() => onCommand(command)} flashes={flashes} />;
});
