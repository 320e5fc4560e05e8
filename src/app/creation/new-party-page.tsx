// The page that makes a party: gives the feature its run and its draft, and shows its pictures as the viewer does.
import { useCallback, useMemo, type ReactNode } from 'react';
import { useNavigate } from '@tanstack/react-router';
import { resolveMediaPath } from '../../contract/presentation/media-path';
import { CreateParty, type UnfinishedParty } from '../../features/creation/CreateParty';
import { browserDeps } from '../../features/viewer/shared/viewer-browser-deps';
import type { PartyStepsProps } from '../../features/viewer/PartySteps';
import type { PlayableStep } from '../../player/playable-story';
import { languageOf } from '../../player/story-language';
import { report } from '../../platform/browser/report';
import { useTexts } from '../../platform/i18n/i18n';
import { lazyPart } from '../../ui/lazy-part';
import { useApp } from '../providers';
import { PageFrame } from '../shell/PageFrame';
import { homeHref, presentationsHref } from '../address/hrefs';
import { usePageBusy, usePageTitle } from '../shell/opened-page';
import { Guard, SignInGate } from '../session/Guard';
import { useAppCreation } from './app-runs';
import '../../ui/styles/fonts.css';
import '../../features/viewer/viewer.css';

/** A party that is being made goes on without its pictures when the code that shows them cannot be loaded. */
const PartySteps = lazyPart<PartyStepsProps>(
  () => import('../../features/viewer/PartySteps').then((part) => part.PartySteps),
  (error) => report(error, 'party: steps'),
  MissingPartySteps,
);

/** How far the party is, or why it ended. The finished party is another page, which loads the pictures again. */
function MissingPartySteps({ tools }: PartyStepsProps) {
  const { t } = useTexts();
  return (
    <div className="create-party">
      <h1>{t('app.areas.party')}</h1>
      {tools}
    </div>
  );
}

/** Shows the form to a signed-in person, and the sign-in to everybody else (spec screens §11). */
export function NewPartyPage() {
  const { t } = useTexts();
  const heading = t('app.areas.party');
  usePageTitle(heading);
  return (
    <Guard gate={inFrame(<SignInGate heading={heading} />)}>
      <NewParty />
    </Guard>
  );
}

const inFrame = (content: ReactNode) => <PageFrame>{content ?? <></>}</PageFrame>;

function NewParty() {
  const { deployment } = useApp();
  const navigate = useNavigate();
  const deps = useAppCreation('party');
  const pageBusy = usePageBusy();
  const onCreated = useCallback(
    (id: string) => void navigate({ to: '/party/$id', params: { id }, replace: true }),
    [navigate],
  );
  return (
    <CreateParty
      deps={deps}
      homeHref={homeHref}
      presentationsHref={presentationsHref}
      renderPage={inFrame}
      renderSteps={(party) => <LiveParty {...party} mediaOrigins={deployment.mediaOrigins} />}
      onCreatingChange={pageBusy.set}
      onCreated={onCreated}
    />
  );
}

interface LivePartyProps extends UnfinishedParty {
  readonly mediaOrigins: readonly string[];
}

function LiveParty({ initialPrompt, changePrompt, steps, tools, mediaOrigins }: LivePartyProps) {
  const shown = useMemo(
    () =>
      steps.map(({ imageUrl, description }, index): PlayableStep => {
        const resolved = resolveMediaPath(imageUrl, `${location.origin}/presentations/`, mediaOrigins);
        return { index, description, ...(resolved.allowed ? { pictureUrl: resolved.url } : {}) };
      }),
    [steps, mediaOrigins],
  );
  const lang = useMemo(
    () => languageOf(steps.map(({ description }) => ({ headline: '', text: description }))),
    [steps],
  );
  return (
    <main className="viewer">
      <PartySteps
        initialPrompt={initialPrompt}
        changePrompt={changePrompt}
        steps={shown}
        lang={lang}
        tools={tools}
        isLive
        deps={browserDeps}
        onFirstPaint={nothing}
      />
    </main>
  );
}

const nothing = (): void => undefined;
