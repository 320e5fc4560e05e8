// The page on which a story is made: gives the wizard its run, its draft and the world of its area.
import { Suspense, useMemo } from 'react';
import { Link, useLocation, useNavigate } from '@tanstack/react-router';
import { areaOf } from '../address/screen-of';
import { homePolicy, Wizard } from '../../features/creation/wizard/Wizard';
import { WorldBackground } from '../../features/viewer/worlds/WorldBackground';
import { worldOf } from '../../features/viewer/worlds/world-of';
import { useTexts } from '../../platform/i18n/i18n';
import { kindByArea } from '../../contract/presentation/kind';
import { storyHref, type StoryArea } from '../../contract/presentation/story-address';
import { useApp } from '../providers';
import { LanguageSwitch } from '../shell/LanguageSwitch';
import { Guard } from '../session/Guard';
import { usePageBusy, usePageTitle } from '../shell/opened-page';
import { useAppCreation, wizardDeps } from './app-runs';
import '../../ui/styles/fonts.css';
import '../shell/shell.css';

/** Shows the wizard to a signed-in person, and the sign-in to everybody else (spec contract §4, spec people §8). */
export function NewStoryPage() {
  const { t } = useTexts();
  const found = areaOf(useLocation().pathname);
  const area = found === undefined || found === 'view' || found === 'party' ? 'story' : found;
  const heading = t(`app.areas.${area}`);
  usePageTitle(heading);
  return (
    <Guard gate={<StorySignIn area={area} />}>
      <NewStory key={area} area={area} heading={heading} />
    </Guard>
  );
}

/** Returns the title that the shelf hands over; one of digits arrives as a number. */
function titleOf(search: object): string | undefined {
  const { title } = { title: undefined, ...search };
  return typeof title === 'string' || typeof title === 'number' ? String(title) : undefined;
}

interface NewStoryProps {
  readonly area: StoryArea;
  readonly heading: string;
}

function NewStory({ area, heading }: NewStoryProps) {
  const navigate = useNavigate();
  const app = useApp();
  const { variant } = app.deployment;
  const kind = kindByArea[area];
  const creation = useAppCreation(`wizard ${kind}`);
  const deps = useMemo(() => wizardDeps(creation, app), [creation, app]);
  const pageBusy = usePageBusy();
  const title = useLocation({ select: ({ search }) => titleOf(search) });
  return (
    <Wizard
      kind={kind}
      {...(variant === 'bookworm' ? { policy: homePolicy } : {})}
      heading={heading}
      title={title}
      deps={deps}
      background={<WorldBackground world={worldOf(undefined, area)} />}
      tools={<LanguageSwitch />}
      onHome={() => void navigate({ to: '/' })}
      onCreatingChange={pageBusy.set}
      onCreated={({ id }) => {
        // Whoever has waited here wants to see it: from the shelf, where it is, too, the book opens by itself.
        void navigate({ to: '/', replace: true }).then(() => location.assign(storyHref(variant, id)));
      }}
    />
  );
}

/** The gate in the world of its area. The page has no header: a link leads home. Where everybody is signed in, nobody sees it. */
function StorySignIn({ area }: Pick<NewStoryProps, 'area'>) {
  const { t } = useTexts();
  const { SignIn } = useApp();
  const world = worldOf(undefined, area);
  return (
    <main className="story-sign-in" data-world={world}>
      <WorldBackground world={world} />
      <div className="story-sign-in-form">
        <p>{t('creation.signIn.text')}</p>
        <Suspense>{SignIn && <SignIn />}</Suspense>
        <Link className="button" to="/" activeOptions={{ exact: true }}>
          {t('creation.signIn.home')}
        </Link>
      </div>
    </main>
  );
}
