// The current runs on the shelf, as cards (spec screens §3), and the notice of a story that was just made. Loaded when there is a run or
// such a story.
import { useEffect } from 'react';
import { RunCard, type RunCardProps } from '../../features/creation/RunCard';
import type { DraftForm } from '../../platform/storage/drafts';
import { storyHref } from '../../contract/presentation/story-address';
import { useTexts } from '../../platform/i18n/i18n';
import { useReadable } from '../../ui/use-readable';
import { newPresentationHref, partyHref, viewHrefOf } from '../address/hrefs';
import { useApp } from '../providers';
import { createdStoryStore, runsMarkOf } from './made-here';
import { pictureUrls, resumeRuns, visibleRuns, type AppRun } from './app-runs';

interface RunCardsProps {
  readonly person: string;
}

export function RunCards({ person }: RunCardsProps) {
  const app = useApp();
  const { t } = useTexts();
  const runs = useReadable(visibleRuns);
  const own = runs.filter((run) => run.person === person);
  useEffect(() => {
    void resumeRuns(app, person).then(() => {
      if (visibleRuns.get().every((run) => run.person !== person)) runsMarkOf(person).remove();
    });
  }, [app, person]);
  if (own.length === 0) return null;
  return (
    <section className="run-cards" aria-label={t('creation.card.region')}>
      {own.map((appRun) => (
        <RunCard key={appRun.form} run={appRun.run} pictureUrlOf={pictureUrls(app)} {...placesOf(appRun)} />
      ))}
    </section>
  );
}

/** Returns where a run and what it makes are shown. A story that is made becomes a card of the shelf itself, which names it. */
function placesOf({ form, run }: AppRun): Omit<RunCardProps, 'run' | 'pictureUrlOf'> {
  if (form === 'presentation')
    return { kind: form, href: newPresentationHref, madeHrefOf: (id) => `${viewHrefOf(id)}/new` };
  if (form === 'party') return { kind: form, href: partyHref, madeHrefOf: (id) => `${partyHref}/${id}` };
  return {
    kind: 'story',
    ...newStories[form],
    onMade({ id, subject: { title, language = 'en' } }) {
      run.restart();
      createdStoryStore.set({ id, title, lang: language });
    },
  };
}

const newStories: Readonly<
  Record<Exclude<DraftForm, 'presentation' | 'party'>, Pick<RunCardProps, 'href' | 'world'>>
> = {
  'wizard STORY': { href: '#/story/new' },
  'wizard CHILDRENS_STORY': { href: '#/childrens-story/new' },
  'wizard DARK_TALE': { href: '#/dark-tales/new', world: 'dark-tale' },
  'wizard CHRISTMAS_STORY': { href: '#/xmas/new', world: 'christmas' },
};

const placeOfTitle = '\n';

interface CreatedStoryNoticeProps {
  /** Whether the story lies open above the shelf, so that no link is needed. */
  readonly isOnTable: boolean;
}

/** Says that a story was just made, with a link where the shelf does not show it. Stands in a live region. */
export function CreatedStoryNotice({ isOnTable }: CreatedStoryNoticeProps) {
  const { t } = useTexts();
  const { deployment } = useApp();
  const story = useReadable(createdStoryStore);
  // It is said once: back on the shelf, the story speaks for itself.
  useEffect(() => (isOnTable ? forget : undefined), [isOnTable]);
  if (story === undefined) return null;
  // The title has its own language, so the sentence is divided where it stands.
  const [before, after] = t('creation.ready', { title: placeOfTitle }).split(placeOfTitle);
  return (
    <>
      <span>
        {before}
        <span lang={story.lang} dir="auto">
          {story.title}
        </span>
        {after}
      </span>
      {!isOnTable && (
        <a href={storyHref(deployment.variant, story.id)} onClick={forget}>
          {t('creation.read')}
        </a>
      )}
    </>
  );
}

const forget = (): void => createdStoryStore.set(undefined);
