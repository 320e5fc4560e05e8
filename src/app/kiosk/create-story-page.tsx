// Creating a story as a page of the kiosk: the wizard without an address, and at the end the story to read (spec screens §12).
import { useCallback, useMemo, useState } from 'react';
import { wizardOptions } from '../../contract/creation/choices';
import { areaOfKind, kindByArea, sentKindOfMode } from '../../contract/presentation/kind';
import { Wizard, type WizardPolicy } from '../../features/creation/wizard/Wizard';
import type { WizardOutcomeProps } from '../../features/creation/wizard/wizard-run';
import { Ready, Failed, failureOf } from '../../features/kiosk/creation/after-sending';
import { LossWarning } from '../../features/kiosk/leaving';
import { WorldBackground } from '../../features/viewer/worlds/WorldBackground';
import { worldOf } from '../../features/viewer/worlds/world-of';
import { useTexts } from '../../platform/i18n/i18n';
import { useFocusOnStep } from '../../ui/move-focus';
import { useApp } from '../providers';
import { LanguageSwitch } from '../shell/LanguageSwitch';
import { usePageBusy, usePageTitle } from '../shell/opened-page';
import { readHrefOf, homeHref } from '../address/hrefs';
import { useKioskCreation, wizardDeps } from '../creation/app-runs';
import { useHoldWhile, useKiosk } from '../../features/kiosk/kiosk-context';
import { KioskFrame } from './KioskFrame';
import '../../ui/styles/fonts.css';

export function CreateStoryPage() {
  const app = useApp();
  const kiosk = useKiosk();
  const { t } = useTexts();
  const area = areaOfKind(sentKindOfMode(app.launch.mode)) ?? 'story';
  const kind = kindByArea[area];
  const heading = t(`app.areas.${area}`);
  usePageTitle(heading);
  const creation = useKioskCreation();
  const deps = useMemo(() => wizardDeps(creation, app), [creation, app]);
  const [made, setMade] = useState<{ readonly id: string; readonly title: string }>();
  const root = useFocusOnStep<HTMLDivElement>(made === undefined ? 'making' : 'made', { fromTop: true });
  const pageBusy = usePageBusy();
  const [isCreating, setCreating] = useState(false);
  useHoldWhile(isCreating || made !== undefined);
  const [isAsking, setAsking] = useState(false);
  // The end of a run closes the question, which held the focus while the wizard wanted to move it.
  const wizard = useFocusOnStep<HTMLDivElement>(isCreating ? 'making' : 'over');
  const onCreatingChange = useCallback(
    (isRunning: boolean) => {
      pageBusy.set(isRunning);
      setCreating(isRunning);
      // The end of a run answers the question.
      setAsking(false);
    },
    [pageBusy, setAsking, setCreating],
  );
  const leave = () => kiosk.replacePage(homeHref);
  if (made !== undefined)
    return (
      <KioskFrame>
        <div className="creation" ref={root}>
          <Ready
            what="story"
            topic={made.title}
            watchHref={readHrefOf(area, made.id)}
            id={made.id}
            loadCover={kiosk.loadCover}
          />
        </div>
      </KioskFrame>
    );
  return (
    <div ref={wizard}>
      <Wizard
        kind={kind}
        policy={kioskWizard}
        heading={heading}
        deps={deps}
        background={<WorldBackground world={worldOf(undefined, area)} />}
        tools={<LanguageSwitch />}
        onHome={() => (pageBusy.get() ? setAsking(true) : leave())}
        onCreatingChange={onCreatingChange}
        onCreated={({ id, subject }) => {
          kiosk.made.set(id, 'story');
          setMade({ id, title: subject.title });
        }}
      />
      {isAsking && <LossWarning of="story" onCancel={() => setAsking(false)} onConfirm={leave} />}
    </div>
  );
}

/** A kiosk has neither shelf, e-mail nor draft, but staff. */
const kioskWizard: WizardPolicy = {
  options: wizardOptions('kiosk'),
  keepsDraft: false,
  canCancel: false,
  renderFailed: (outcome) => <StoryFailed {...outcome} />,
};

/** How a story has failed, and what a visitor of a kiosk can do then. */
export function StoryFailed({ run, isOffline, onRetry, onRestart }: Omit<WizardOutcomeProps, 'hasHero'>) {
  return (
    <Failed
      what="story"
      failure={failureOf(run)}
      isOffline={isOffline}
      onRetry={onRetry}
      onRestart={() => onRestart('title')}
      homeHref={homeHref}
    />
  );
}
