// A player button that flashes when one of its commands is given, by tap or by key.
import { useSyncExternalStore } from 'react';
import type { Command } from '../commands';
import type { Flash } from './flash';
import { PlayerButton, type PlayerButtonProps } from './PlayerButton';

interface CommandButtonProps extends Omit<PlayerButtonProps, 'flashes'> {
  readonly flash: Flash;
  readonly commands: readonly Command[];
}

export function CommandButton({ flash, commands, ...button }: CommandButtonProps) {
  const flashes = useSyncExternalStore(flash.subscribe, () => commands.some((name) => name === flash.get()));
  return <PlayerButton {...button} flashes={flashes} />;
}
