// One saved story in the list: its cover and save status, which open the story, and a menu of actions.
import { useReadable } from '../../ui/use-readable';
import { memo, type ReactNode } from 'react';
import { shownTitle } from '../../contract/presentation/list-entry';
import { isRequestedAgain, type SavedPresentation } from '../../contract/worker/worker-messages';
import { useTexts } from '../../platform/i18n/i18n';
import type { Downloads } from '../../platform/service-worker/download-requests';
import { BookRow } from '../../ui/BookRow';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { onNetworkBack } from '../../platform/browser/page-events';
import { passFocusTo } from '../../ui/move-focus';
import { neededSizeOf, sizeOf, saveStatusOf, type SaveStatus } from './save-status';

interface StoryRowProps {
  readonly id: string;
  readonly downloads: Pick<Downloads, 'saved' | 'save' | 'pause' | 'resume'>;
  readonly href: string;
  readonly coverUrlOf: (saved: SavedPresentation) => string | undefined;
  readonly isReachable: boolean;
  /** Renders the button that speaks the title. Must be stable. */
  readonly renderEar: (id: string, titleId: string) => ReactNode;
  /** Whether it was removed here, and the time of the request whose record was removed. */
  readonly isRemoved: boolean;
  readonly removedRequest: number | undefined;
  /** Gets the height of this row. */
  readonly onRemove: (id: string, height: number) => void;
}

function Row({ id, downloads, href, coverUrlOf, isReachable, onRemove, ...props }: StoryRowProps) {
  const { t } = useTexts();
  const saved = useReadable(downloads.saved, (all) => all.get(id));
  if (saved === undefined) return null;
  const saveStatus = saveStatusOf(saved, isReachable);
  // The worker has not removed it yet, and will not once the story is requested again.
  const isRemoving = props.isRemoved && !isRequestedAgain(saved.requestedAt, props.removedRequest);
  const { title, lang } = shownTitle(saved, t('app.untitled'));
  const titleId = `saved-${id}`;
  const action = actionOf(saveStatus);
  const actionButton = (
    <RowAction
      saved={saved}
      saveStatus={saveStatus}
      downloads={downloads}
      isRemoving={isRemoving}
      titleId={titleId}
    />
  );
  return (
    <BookRow
      aria-busy={isRemoving}
      data-presentation-id={id}
      data-save-status={saveStatus.name}
      titleId={titleId}
      title={title}
      lang={lang}
      href={href}
      coverUrl={coverUrlOf(saved)}
      onNetworkBack={onNetworkBack}
      more={t('offline.library.more')}
      mark={
        saved.readable && (
          <span className="library-play">
            <Icon name="play" />
          </span>
        )
      }
      buttons={action === undefined || action === 'save' ? undefined : actionButton}
      menu={
        <>
          {props.renderEar(id, titleId)}
          {action === 'save' && actionButton}
          <Button
            aria-describedby={titleId}
            aria-disabled={isRemoving}
            onClick={({ currentTarget }) =>
              isRemoving || onRemove(id, currentTarget.closest('li')?.offsetHeight ?? 0)
            }
          >
            {t('offline.library.remove')}
          </Button>
        </>
      }
    >
      <State saved={saved} saveStatus={saveStatus} />
      {'percent' in saveStatus && (
        <progress
          className="library-progress"
          aria-label={t('offline.library.progress')}
          aria-describedby={titleId}
          max={100}
          value={saveStatus.percent}
        />
      )}
      {saved.missing.length > 0 && <Missing names={saved.missing} />}
    </BookRow>
  );
}

/** Re-renders only when its own story changes. */
export const StoryRow = memo(Row);

interface StateProps {
  readonly saved: SavedPresentation;
  readonly saveStatus: SaveStatus;
}

/** Shows the save status as text with sizes. */
function State({ saved, saveStatus }: StateProps) {
  const { t, language } = useTexts();
  // A line must not end between number and unit.
  const sizeInLine = (bytes: number): string => sizeOf(bytes, language).replaceAll(' ', '\u00a0');
  const amounts = {
    size: sizeInLine(saved.bytes.done),
    done: sizeInLine(saved.bytes.done),
    total: sizeInLine(Math.max(saved.bytes.total, saved.bytes.done)),
  };
  const text = (): string => {
    switch (saveStatus.name) {
      case 'not-saved':
        return '';
      case 'saved':
        return t(saveStatus.isRequested ? 'offline.library.saved' : 'offline.library.opened', amounts);
      case 'saving':
        return saved.state === 'queued' && saved.bytes.done === 0
          ? t('offline.library.queued')
          : t('offline.library.saving', amounts);
      case 'paused':
      case 'waiting':
      case 'incomplete':
        return t(`offline.library.${saveStatus.name}`, amounts);
      case 'storage-full':
        return saveStatus.shortOf === undefined
          ? t('offline.button.full')
          : t('offline.button.spaceNeeded', { size: neededSizeOf(saveStatus.shortOf, language) });
      case 'broken':
        return t('offline.library.broken');
    }
  };
  // A whole story needs no words beside its cover. The storage box shows its size.
  return <p className={saveStatus.name === 'saved' ? 'visually-hidden' : undefined}>{text()}</p>;
}

interface RowActionProps extends StateProps {
  readonly downloads: StoryRowProps['downloads'];
  readonly isRemoving: boolean;
  readonly titleId: string;
}

/** Renders the button of the next action for this story, or nothing when there is none. */
function RowAction({ saved, saveStatus, downloads, isRemoving, titleId }: RowActionProps) {
  const { t } = useTexts();
  const { id } = saved;
  const save = () => downloads.save([saved]);
  // An opened story would stop at its share of the storage again; a request lifts that limit.
  const resume = () => (saveStatus.isRequested ? downloads.resume(id) : save());
  const actions = { pause: () => downloads.pause(id), resume, retry: resume, save };
  const action = actionOf(saveStatus);
  if (action === undefined) return null;
  return (
    <Button
      ref={toTitle}
      aria-describedby={titleId}
      aria-disabled={isRemoving}
      onClick={() => isRemoving || actions[action]()}
    >
      {t(`offline.library.${action}`)}
    </Button>
  );
}

/** Not to the button beside it, which removes the story. */
const toTitle = passFocusTo((removed) =>
  removed.closest('.book-row')?.querySelector<HTMLElement>('.book-row-link'),
);

function actionOf(saveStatus: SaveStatus): 'pause' | 'resume' | 'retry' | 'save' | undefined {
  switch (saveStatus.name) {
    case 'saving':
    case 'waiting':
      return 'pause';
    case 'paused':
      return 'resume';
    case 'incomplete':
    case 'storage-full':
    case 'broken':
      return 'retry';
    case 'saved':
      return saveStatus.isRequested ? undefined : 'save';
    case 'not-saved':
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
