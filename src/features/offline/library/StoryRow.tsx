// One saved story: its picture, how it stands, and what can be done with it.
import { memo, useState } from 'react';
import { shownTitle } from '../../../contract/presentation/list-entry';
import type { SavedPresentation } from '../../../contract/offline/worker-messages';
import { useTexts } from '../../../platform/i18n/i18n';
import type { StoryKeeper } from '../../../platform/service-worker/service-worker';
import { Button } from '../../../ui/Button';
import { FallbackCover } from '../../../ui/cover/FallbackCover';
import { roomOf, sizeOf } from '../sizes';
import { standingOf, type Standing } from '../save-status';
import { useSaved } from '../use-saved';

interface StoryRowProps {
  readonly id: string;
  readonly keeper: Pick<StoryKeeper, 'saved' | 'save' | 'pause' | 'resume'>;
  readonly href: string;
  readonly coverUrlOf: (saved: SavedPresentation) => string | undefined;
  readonly isOnline: boolean;
  readonly onRemove: (id: string) => void;
}

function Row({ id, keeper, href, coverUrlOf, isOnline, onRemove }: StoryRowProps) {
  const { t } = useTexts();
  const saved = useSaved(keeper.saved, id);
  if (saved === undefined) return null;
  const standing = standingOf(saved, isOnline);
  const { title, lang } = shownTitle(saved, t('app.untitled'));
  const titleId = `saved-${id}`;
  return (
    <li className="library-row" data-presentation-id={id} data-standing={standing.name}>
      <div className="library-cover">
        <Cover title={title} url={coverUrlOf(saved)} />
      </div>
      <div className="library-words">
        <h2 className="library-row-title">
          <a id={titleId} className="library-link" href={href} lang={lang}>
            {title}
          </a>
        </h2>
        <State saved={saved} standing={standing} />
        {'percent' in standing && (
          <progress
            className="library-progress"
            aria-label={t('offline.library.progress')}
            aria-describedby={titleId}
            max={100}
            value={standing.percent}
          />
        )}
        {saved.missing.length > 0 && <Missing names={saved.missing} />}
      </div>
      <div className="library-buttons">
        <Deed saved={saved} standing={standing} keeper={keeper} titleId={titleId} />
        <Button aria-describedby={titleId} onClick={() => onRemove(id)}>
          {t('offline.library.remove')}
        </Button>
      </div>
    </li>
  );
}

/** Renders again when its own story changes, not when another does. */
export const StoryRow = memo(Row);

function Cover({ title, url }: { readonly title: string; readonly url: string | undefined }) {
  const [failed, setFailed] = useState(false);
  if (url === undefined || failed) return <FallbackCover title={title} />;
  return (
    <img
      src={url}
      alt=""
      width={96}
      height={96}
      loading="lazy"
      decoding="async"
      onError={() => setFailed(true)}
    />
  );
}

interface StateProps {
  readonly saved: SavedPresentation;
  readonly standing: Standing;
}

/** How it stands, in words and sizes. */
function State({ saved, standing }: StateProps) {
  const { t, language } = useTexts();
  const amounts = {
    size: sizeOf(saved.bytes.done, language),
    done: sizeOf(saved.bytes.done, language),
    total: sizeOf(Math.max(saved.bytes.total, saved.bytes.done), language),
  };
  const words = (): string => {
    switch (standing.name) {
      case 'away':
        return '';
      case 'saved':
        return t(standing.isAskedFor ? 'offline.library.saved' : 'offline.library.opened', amounts);
      case 'saving':
        return saved.state === 'queued' && saved.bytes.done === 0
          ? t('offline.library.queued')
          : t('offline.library.saving', amounts);
      case 'paused':
      case 'waiting':
      case 'incomplete':
        return t(`offline.library.${standing.name}`, amounts);
      case 'no-room':
        return standing.shortOf > 0
          ? t('offline.button.noRoom', { room: roomOf(standing.shortOf, language) })
          : t('offline.button.full');
      case 'broken':
        return t('offline.library.broken');
    }
  };
  return <p className="library-state">{words()}</p>;
}

interface DeedProps extends StateProps {
  readonly keeper: StoryRowProps['keeper'];
  readonly titleId: string;
}

/** The one thing that helps this story on, if any does. */
function Deed({ saved, standing, keeper, titleId }: DeedProps) {
  const { t } = useTexts();
  const { id, title, language, pageCount, previewImage } = saved;
  const deeds = {
    pause: () => keeper.pause(id),
    resume: () => keeper.resume(id),
    retry: () => keeper.resume(id),
    keep: () => keeper.save(id, { title, language, pageCount, previewImage }),
  };
  const deed = deedOf(standing);
  if (deed === undefined) return null;
  return (
    <Button aria-describedby={titleId} onClick={deeds[deed]}>
      {t(`offline.library.${deed}`)}
    </Button>
  );
}

function deedOf(standing: Standing): 'pause' | 'resume' | 'retry' | 'keep' | undefined {
  switch (standing.name) {
    case 'saving':
    case 'waiting':
      return 'pause';
    case 'paused':
      return 'resume';
    case 'incomplete':
    case 'no-room':
    case 'broken':
      return 'retry';
    case 'saved':
      return standing.isAskedFor ? undefined : 'keep';
    case 'away':
      return undefined;
  }
}

function Missing({ names }: { readonly names: readonly string[] }) {
  const { t } = useTexts();
  return (
    <details className="library-missing">
      <summary>{t('offline.library.missing', { count: names.length })}</summary>
      <ul>
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </details>
  );
}
