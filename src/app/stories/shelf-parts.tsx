// The offline controls of the shelf: a button on each card, buttons that save all shown stories or favourites, and the queue's
// status line. Loaded after the first paint.
import { useSyncExternalStore } from 'react';
import { useNavigate } from '@tanstack/react-router';
import type { PresentationEntry } from '../../contract/presentation/list-entry';
import { OfflineButton } from '../../features/offline/button/OfflineButton';
import { QueueLine } from '../../features/offline/queue/QueueLine';
import { SaveAll } from '../../features/offline/queue/SaveAll';
import { useApp } from '../providers';
import { queueStore } from './queue-store';

interface CardButtonProps {
  readonly entry: PresentationEntry;
  readonly titleId: string;
}

export function CardButton({ entry, titleId }: CardButtonProps) {
  const { downloads, reachability } = useApp();
  const isReachable = useSyncExternalStore(reachability.subscribe, reachability.get);
  const navigate = useNavigate();
  return (
    <OfflineButton
      downloads={downloads}
      id={entry.id}
      listed={entry}
      isReachable={isReachable}
      container="card"
      describedBy={titleId}
      onShow={() => void navigate({ to: '/offline' })}
    />
  );
}

interface ShelfToolsProps {
  readonly shown: readonly PresentationEntry[];
  readonly favourites: readonly PresentationEntry[];
}

export function ShelfTools({ shown, favourites }: ShelfToolsProps) {
  const { downloads } = useApp();
  return (
    <>
      <SaveAll downloads={downloads} stories={shown} />
      <SaveAll downloads={downloads} stories={favourites} areFavourites />
    </>
  );
}

export function ShelfLine() {
  const { downloads, reachability } = useApp();
  const isReachable = useSyncExternalStore(reachability.subscribe, reachability.get);
  return <QueueLine downloads={downloads} queueStore={queueStore} isReachable={isReachable} />;
}
