// The shelf's cards of the current runs (spec screens §3). Loaded when there is a run.
import { useEffect } from 'react';
import { RunCard, type RunCardProps } from '../../features/creation/RunCard';
import type { DraftForm } from '../../platform/storage/drafts';
import { useTexts } from '../../platform/i18n/i18n';
import { useReadable } from '../../ui/use-readable';
import { newPresentationHref, partyHref, viewHrefOf } from '../address/hrefs';
import { useApp } from '../providers';
import { createdStoryStore, runsMarkOf } from './shelf-signals';
import { resumeRuns, visibleRuns, type AppRun } from './app-runs';

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
        <RunCard key={appRun.form} run={appRun.run} {...placesOf(appRun)} />
      ))}
    </section>
  );
}

/** Returns where a run and what it makes are shown. A story that is made becomes a card of the shelf itself, which names it. */
function placesOf({ form, run }: AppRun): Omit<RunCardProps, 'run'> {
  if (form === 'presentation')
    return { kind: form, href: newPresentationHref, madeHrefOf: (id) => `${viewHrefOf(id)}/new` };
  if (form === 'party') return { kind: form, href: partyHref, madeHrefOf: (id) => `${partyHref}/${id}` };
  return {
    kind: 'story',
    href: newStoryHrefs[form],
    onMade({ id, subject: { title, language = 'en' } }) {
      run.restart();
      createdStoryStore.set({ id, title, lang: language });
    },
  };
}

const newStoryHrefs: Readonly<Record<Exclude<DraftForm, 'presentation' | 'party'>, string>> = {
  'wizard STORY': '#/story/new',
  'wizard CHILDRENS_STORY': '#/childrens-story/new',
  'wizard DARK_TALE': '#/dark-tales/new',
  'wizard CHRISTMAS_STORY': '#/xmas/new',
};
