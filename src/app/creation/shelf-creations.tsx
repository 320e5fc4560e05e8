// The current runs on the shelf, as cards (spec screens §3), and the notice of a story that was just made. Loaded when there is a run or
// such a story.
import { useEffect, useState } from 'react';
import { RunCard, type RunCardProps } from '../../features/creation/RunCard';
import type { Timers } from '../../base/clock';
import type { PresentationEntry } from '../../contract/presentation/list-entry';
import type { Api } from '../../platform/http/api';
import type { DraftForm } from '../../platform/storage/drafts';
import { storyHref } from '../../contract/presentation/story-address';
import { useTexts } from '../../platform/i18n/i18n';
import { systemClock } from '../../platform/browser/system-clock';
import { startLoad } from '../../platform/browser/use-resource';
import { IconButton } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { useReadable } from '../../ui/use-readable';
import { newPresentationHref, partyHref, previewUrlOf, viewHrefOf } from '../address/hrefs';
import { useApp } from '../providers';
import { focusPage } from '../shell/opened-page';
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
  /** Resolves with the entry of a story; undefined when no list contains it. */
  readonly entryOf: (
    id: string,
    api: Api,
    deps: { readonly clock: Timers; readonly signal: AbortSignal },
  ) => Promise<PresentationEntry | undefined>;
}

/** Says that a story was just made, with a link to it. Stands in a live region. Shows nothing once it is closed. */
export function CreatedStoryNotice({ entryOf }: CreatedStoryNoticeProps) {
  const { t } = useTexts();
  const { deployment } = useApp();
  const story = useReadable(createdStoryStore);
  const coverUrl = useCoverUrl(story?.id, entryOf);
  const forget = (): void => createdStoryStore.set(undefined);
  const close = (): void => {
    forget();
    focusPage();
  };
  if (story === undefined) return null;
  // The title has its own language, so the sentence is divided where it stands.
  const [before, after] = t('creation.ready', { title: placeOfTitle }).split(placeOfTitle);
  return (
    <>
      {coverUrl !== undefined && <img src={coverUrl} alt="" width={96} height={96} />}
      <span>
        {before}
        <span lang={story.lang} dir="auto">
          {story.title}
        </span>
        {after}
      </span>
      <a className="button button-primary" href={storyHref(deployment.variant, story.id)} onClick={forget}>
        <Icon name="play" />
        {t('creation.read')}
      </a>
      <IconButton icon="close" label={t('app.close')} onClick={close} />
    </>
  );
}

/** Returns the address of a story's cover; undefined until the list has it. */
function useCoverUrl(
  id: string | undefined,
  entryOf: CreatedStoryNoticeProps['entryOf'],
): string | undefined {
  const { api, deployment } = useApp();
  const [cover, setCover] = useState<{ readonly id: string; readonly url: string | undefined }>();
  useEffect(
    () =>
      id === undefined
        ? undefined
        : startLoad((signal) => entryOf(id, api, { clock: systemClock, signal }), {
            where: 'shelf: cover of the made story',
            onLoaded: (entry) => setCover({ id, url: previewUrlOf(deployment, id, entry?.previewImage) }),
          }).stop,
    [api, deployment, id, entryOf],
  );
  return cover?.id === id ? cover?.url : undefined;
}
