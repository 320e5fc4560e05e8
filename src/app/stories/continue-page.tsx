// Opens the story that was read last and not to its end: the system's shortcut `Continue reading` leads here (spec offline §3).
import { useEffect } from 'react';
import { useNavigate } from '@tanstack/react-router';
import { storyHref } from '../../contract/presentation/story-address';
import { storiesInProgress, type LastPosition } from '../../features/gallery/ContinueRow';
import { systemClock } from '../../platform/browser/system-clock';
import type { Api } from '../../platform/http/api';
import { useTexts } from '../../platform/i18n/i18n';
import { useApp } from '../providers';
import { entryOf, knownEntry } from './known-entries';

export function ContinuePage() {
  const { t } = useTexts();
  const { api, deployment, positions } = useApp();
  const navigate = useNavigate();
  useEffect(() => {
    const left = new AbortController();
    void storyToContinue(positions.recent().get(), api, left.signal).then((id) => {
      const href = id === undefined ? '/' : storyHref(deployment.variant, id).slice(1);
      if (!left.signal.aborted) void navigate({ href, replace: true });
    });
    return () => left.abort();
  }, [api, deployment, navigate, positions]);
  return <h1 className="visually-hidden">{t('gallery.inProgress')}</h1>;
}

/**
 * Resolves with the id of the story; with undefined when every story was read to its end. Only the list knows where a story ends: without it
 * this is the story that was read last.
 */
export async function storyToContinue(
  lastPositions: readonly LastPosition[],
  api: Pick<Api, 'listPresentations'>,
  signal: AbortSignal,
): Promise<string | undefined> {
  const [last] = lastPositions;
  if (last === undefined) return undefined;
  try {
    await entryOf(last.presentationId, api, { clock: systemClock, signal });
  } catch {
    return last.presentationId;
  }
  const entries = lastPositions.flatMap(({ presentationId }) => knownEntry(presentationId) ?? []);
  return storiesInProgress(lastPositions, entries)[0]?.entry.id;
}
