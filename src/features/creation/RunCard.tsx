// A run as a card among the stories (spec screens §3): its progress, and a link to the page that shows it.
import { useEffect, useEffectEvent, useId } from 'react';
import { useTexts } from '../../platform/i18n/i18n';
import { Guide } from '../../ui/drawings/Guide';
import type { CreationRun } from './run/creation-run';
import { Arrow, progressOf, stageTextOf, storyStageTextOf, type Progress } from './run-parts';
import { Easel, sketchStateOf } from './wizard/Easel';
import type { WizardWorld } from './wizard/wizard-form';
import { isFailed, mayStillArrive, type Creating, type RunState } from './run/run-state';
import './creation.css';
import { useReadable } from '../../ui/use-readable';

type Kind = 'story' | 'presentation' | 'party';

export interface RunCardProps {
  readonly run: CreationRun;
  readonly kind: Kind;
  /** In whose colours a sketch is drawn. */
  readonly world?: WizardWorld;
  /** The address of the page that shows the run. */
  readonly href: string;
  /** Returns the address of a picture; undefined where it must not be loaded. */
  readonly pictureUrlOf: (imageUrl: string) => string | undefined;
  /** Returns the address of the finished story; without this function the card of a finished run disappears. */
  readonly madeHrefOf?: (id: string) => string;
  /** Called once it is made. */
  readonly onMade?: (made: Extract<RunState, { readonly name: 'CREATED' }>) => void;
}

export function RunCard({ run, kind, world = 'wood', href, pictureUrlOf, madeHrefOf, onMade }: RunCardProps) {
  const { t } = useTexts();
  const titleId = useId();
  const state = useReadable(run);
  const finish = useEffectEvent((made: RunState) => {
    if (made.name === 'CREATED') onMade?.(made);
  });
  useEffect(() => finish(state), [state]);
  if (!('subject' in state)) return null;
  const { title, language } = state.subject;
  const isMade = state.name === 'CREATED';
  if (isMade && madeHrefOf === undefined) return null;
  const newest = state.name === 'CREATING' ? state.pictures.at(-1) : undefined;
  return (
    <article className="run-card" aria-labelledby={titleId} data-creation-state={state.name}>
      <div className="run-card-picture">
        {state.name === 'CREATING' ? (
          <Easel
            title={title}
            world={world}
            sketch={sketchStateOf(state)}
            url={newest && pictureUrlOf(newest.imageUrl)}
          />
        ) : (
          <Guide mood={isMade ? 'happy' : 'sad'} />
        )}
      </div>
      <div className="run-card-text">
        {state.name === 'CREATING' && kind === 'story' && (
          <p className="run-card-kicker" aria-hidden="true">
            {t('creation.card.region')}
          </p>
        )}
        <h2 className="run-card-title" id={titleId} lang={language} dir="auto">
          {title}
        </h2>
        {state.name === 'CREATING' ? (
          <CardProgress run={state} kind={kind} pictureUrlOf={pictureUrlOf} />
        ) : (
          <p>{endText(state, t)}</p>
        )}
      </div>
      <a
        className="run-card-link"
        href={isMade && madeHrefOf ? madeHrefOf(state.id) : href}
        aria-describedby={titleId}
      >
        <span className="visually-hidden">
          {t(`creation.card.${isMade ? 'open' : isFailed(state) ? 'why' : 'watch'}`)}
        </span>
        <Arrow />
      </a>
    </article>
  );
}

interface CardProgressProps extends Pick<RunCardProps, 'kind' | 'pictureUrlOf'> {
  readonly run: Creating;
}

function CardProgress({ run, kind, pictureUrlOf }: CardProgressProps) {
  const { t } = useTexts();
  const progress = progressOf(run.messages);
  const { share } = progress;
  const isKnown = run.link === 'stream' && run.place === undefined;
  const pages = isKnown && kind === 'story' ? progress.pages : undefined;
  return (
    <>
      {pages !== undefined && (
        <span className="run-card-pages" aria-hidden="true">
          {Array.from({ length: pages }, (_, at) => {
            const painted = run.pictures.find(({ page }) => page === at + 1);
            const url = painted && pictureUrlOf(painted.imageUrl);
            return (
              <span
                key={at}
                data-now={progress.page === at + 1}
                style={{ backgroundSize: `${Math.max(0, share * pages - at) * 100}% 100%` }}
              >
                {url !== undefined && <img src={url} alt="" loading="lazy" decoding="async" />}
              </span>
            );
          })}
        </span>
      )}
      {/* Whoever looks for a story is not interrupted by each page that is painted. */}
      <p>{isKnown ? stageText(run, kind, progress, t) : waitingText(run, t)}</p>
      {/* Where nobody knows how far it is, the bar says only that it goes on. */}
      <progress
        className={pages === undefined ? undefined : 'visually-hidden'}
        aria-label={t('creation.waiting.progress')}
        max={100}
        value={isKnown ? Math.round(share * 100) : undefined}
      />
    </>
  );
}

type Translate = ReturnType<typeof useTexts>['t'];

function stageText({ pictures }: Creating, kind: Kind, progress: Progress, t: Translate): string {
  const { page, pages } = progress;
  switch (kind) {
    case 'story':
      if (pages !== undefined) return t('creation.waiting.page', { page, pages });
      return t(`creation.waiting.stages.${storyStageTextOf(progress)}`, { page });
    case 'presentation':
      return t(`creation.presentation.stages.${stageTextOf(progress)}`, { page });
    case 'party':
      return t('creation.party.arrived', { count: pictures.length });
  }
}

function waitingText({ link, hasStarted, place }: Creating, t: Translate): string {
  if (link === 'lost' && hasStarted) return t('creation.interrupted.lost');
  return place === undefined ? t('creation.interrupted.underWay') : t('creation.waiting.place', { place });
}

function endText(state: RunState, t: Translate): string {
  if (state.name === 'CREATED') return t('creation.card.ready');
  return t(mayStillArrive(state) ? 'creation.interrupted.lost' : 'creation.card.failed');
}
