// One saved story in the list: its cover and save status, which open the story, and a menu of actions.
import { useReadable } from '../../ui/use-readable';
import { memo, useState, type ReactNode } from 'react';
import { shownTitle } from '../../contract/presentation/list-entry';
import { isRequestedAgain, type SavedPresentation } from '../../contract/worker/worker-messages';
import { useTexts } from '../../platform/i18n/i18n';
import type { Downloads } from '../../platform/service-worker/download-requests';
import { Button, IconButton } from '../../ui/Button';
import { Icon, IconFrame } from '../../ui/Icon';
import { onNetworkBack } from '../../platform/browser/page-events';
import { Cover } from '../../ui/Cover';
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
  const [isOpen, setOpen] = useState(false);
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
    <li
      className="library-row"
      aria-busy={isRemoving}
      data-presentation-id={id}
      data-open={isOpen || undefined}
      data-save-status={saveStatus.name}
    >
      <div className="library-cover">
        <Cover
          title={title}
          onNetworkBack={onNetworkBack}
          url={coverUrlOf(saved)}
          width={96}
          height={96}
          loading="lazy"
          decoding="async"
        />
      </div>
      <div className="library-words">
        <h2 className="library-row-title">
          <a id={titleId} className="library-link" href={href} lang={lang} dir="auto">
            {title}
          </a>
        </h2>
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
      </div>
      {saved.readable && (
        <span className="library-play">
          <Icon name="play" />
        </span>
      )}
      <IconButton
        className="library-more"
        icon={dots}
        label={t('offline.library.more')}
        aria-describedby={titleId}
        aria-expanded={isOpen}
        aria-controls={`menu-${id}`}
        onClick={() => setOpen(!isOpen)}
      />
      {action !== undefined && action !== 'save' && <div className="library-buttons">{actionButton}</div>}
      {isOpen && (
        <div id={`menu-${id}`} className="library-buttons">
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
        </div>
      )}
    </li>
  );
}

const dots = (
  <IconFrame>
    <circle cx="5" cy="12" r="2.2" />
    <circle cx="12" cy="12" r="2.2" />
    <circle cx="19" cy="12" r="2.2" />
  </IconFrame>
);

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
  return <p className="library-state">{text()}</p>;
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
  removed.closest('.library-row')?.querySelector<HTMLElement>('.library-link'),
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
