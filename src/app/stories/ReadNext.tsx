// The two covers at the end of a story: what to read next (spec book §1). Loads no list: the viewer has loaded it by then.
import { useState } from 'react';
import type { BrowserDeployment } from '../../contract/deployment';
import { shownTitle, type PresentationEntry } from '../../contract/presentation/list-entry';
import { storyHref } from '../../contract/presentation/story-address';
import { portraitPhone } from '../../platform/browser/screen';
import { onNetworkBack } from '../../platform/browser/page-events';
import { useTexts } from '../../platform/i18n/i18n';
import { rememberedStoryView } from '../../platform/storage/site-storage';
import { Cover } from '../../ui/Cover';
import { useReadable } from '../../ui/use-readable';
import { previewUrlOf } from '../address/hrefs';
import { useApp } from '../providers';
import { knownEntries, knownEntry, savedEntries } from './known-entries';

interface ReadNextProps {
  /** Of the story that is over. */
  readonly id: string;
}

export function ReadNext({ id }: ReadNextProps) {
  const { t, language } = useTexts();
  const { deployment, positions, downloads, reachability } = useApp();
  const isReachable = useReadable(reachability);
  const saved = useReadable(downloads.saved);
  const [readIds] = useState(
    () =>
      new Set(
        positions
          .recent()
          .get()
          .map(({ presentationId }) => presentationId),
      ),
  );
  const kept = savedEntries(saved, language).map((entry) => knownEntry(entry.id) ?? entry);
  const entries = isReachable && knownEntries().length > 0 ? knownEntries() : kept;
  const finished = knownEntry(id) ?? { id, title: '', language: saved.get(id)?.language ?? '' };
  const next = storiesToReadNext(entries, finished, readIds);
  if (next.length === 0) return null;
  return (
    <nav className="read-next" aria-label={t('viewer.readNext')}>
      {next.map((entry) => (
        <NextCover key={entry.id} entry={entry} deployment={deployment} />
      ))}
    </nav>
  );
}

interface NextCoverProps {
  readonly entry: PresentationEntry;
  readonly deployment: BrowserDeployment;
}

/** The whole book is the link, which opens the story as the shelf would. */
function NextCover({ entry, deployment }: NextCoverProps) {
  const { t } = useTexts();
  const { title, lang } = shownTitle(entry, t('app.untitled'));
  const view = deployment.variant === 'museum' ? undefined : rememberedStoryView(portraitPhone.get());
  return (
    <a className="read-next-book" href={storyHref(deployment.variant, entry.id, view)}>
      <Cover
        title={title}
        url={previewUrlOf(deployment, entry.id, entry.previewImage)}
        onNetworkBack={onNetworkBack}
      />
      <span lang={lang} dir="auto">
        {title}
      </span>
    </a>
  );
}

const shownAtOnce = 2;

/**
 * Returns up to two other stories in the language of the finished story: unread ones first, of these the same age first, then the same
 * kind, which gives the world.
 */
export function storiesToReadNext(
  entries: readonly PresentationEntry[],
  finished: PresentationEntry,
  readIds: ReadonlySet<string>,
): readonly PresentationEntry[] {
  const likeness = (entry: PresentationEntry): number =>
    (readIds.has(entry.id) ? 0 : 4) +
    (entry.targetGroup === finished.targetGroup ? 2 : 0) +
    (entry.kind === finished.kind ? 1 : 0);
  return entries
    .filter(
      ({ id, language, kind }) =>
        id !== finished.id && language === finished.language && kind !== 'DALLIC_PARTY',
    )
    .sort((a, b) => likeness(b) - likeness(a))
    .slice(0, shownAtOnce);
}
