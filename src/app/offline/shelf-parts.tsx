// What the shelf offers for reading without a network: a button on each card, and what is done with all of them.
// Comes after the first paint.
import { useSyncExternalStore } from 'react';
import { useNavigate } from '@tanstack/react-router';
import type { PresentationEntry } from '../../contract/presentation/list-entry';
import { OfflineButton } from '../../features/offline/button/OfflineButton';
import { QueueLine } from '../../features/offline/queue/QueueLine';
import { SaveAll } from '../../features/offline/queue/SaveAll';
import { useApp } from '../providers';
import { queueMemory } from '../stories/queue-memory';

interface CardButtonProps {
  readonly entry: PresentationEntry;
  readonly titleId: string;
}

export function CardButton({ entry, titleId }: CardButtonProps) {
  const { keeper, reach } = useApp();
  const isOnline = useSyncExternalStore(reach.subscribe, reach.get);
  const navigate = useNavigate();
  return (
    <OfflineButton
      keeper={keeper}
      id={entry.id}
      listed={entry}
      isOnline={isOnline}
      place="card"
      describedBy={titleId}
      onShow={() => void navigate({ to: '/offline' })}
    />
  );
}

interface ShelfToolsProps {
  readonly shown: readonly PresentationEntry[];
  readonly loved: readonly PresentationEntry[];
}

export function ShelfTools({ shown, loved }: ShelfToolsProps) {
  const { keeper } = useApp();
  return (
    <>
      <SaveAll keeper={keeper} stories={shown} />
      <SaveAll keeper={keeper} stories={loved} areFavourites />
    </>
  );
}

export function ShelfLine() {
  const { keeper, reach } = useApp();
  const isOnline = useSyncExternalStore(reach.subscribe, reach.get);
  return <QueueLine keeper={keeper} memory={queueMemory} isOnline={isOnline} />;
}
