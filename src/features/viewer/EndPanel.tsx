// The end of a story: the words between two things of its world, where the worm has arrived, and what can be done then.
import type { ReactNode } from 'react';
import { useTexts } from '../../platform/i18n/i18n';
import type { Player } from '../../player/player';
import { isStoryOver, type PlayerState } from '../../player/state/player-state';
import { Button } from '../../ui/Button';
import { Worm } from '../../ui/drawings/Worm';
import { IconFrame } from '../../ui/Icon';
import { PlayerIcon } from '../../ui/PlayerButton';
import type { Command } from './controls/use-commands';
import type { ViewerSlots } from './viewer-props';
import type { World } from './worlds/world-of';
import './end.css';

export interface EndPanelProps {
  readonly player: Player;
  readonly state: PlayerState;
  /** What surrounds the book. */
  readonly world: World;
  readonly onCommand: (command: Command) => void;
  readonly onHome: () => void;
  readonly onRate: (() => void) | undefined;
  readonly readNext: ReactNode;
  /** Another panel, for the stories of a kiosk. */
  readonly renderEndPanel: ViewerSlots['renderEndPanel'];
}

export function EndPanel({ renderEndPanel, onRate, ...props }: EndPanelProps) {
  const { onCommand } = props;
  if (renderEndPanel && onRate) return renderEndPanel({ onReplay: () => onCommand('HearAgain'), onRate });
  return <PanelOfStory {...props} />;
}

/** What can be done when the story is over, and while an answer plays (spec screens §4, §9). */
function PanelOfStory({
  player,
  state,
  world,
  onCommand,
  onHome,
  readNext,
}: Omit<EndPanelProps, 'renderEndPanel' | 'onRate'>) {
  const { t } = useTexts();
  const isOver = isStoryOver(state);
  return (
    <div className="viewer-end-panel" data-over={isOver || undefined}>
      {isOver && <TheEnd world={world} closing={player.slides.at(-1)?.headline ?? ''} />}
      <div className="viewer-end-buttons">
        <Button primary onClick={() => onCommand('HearAgain')}>
          <PlayerIcon name="restart" />
          {t('viewer.hearAgain')}
        </Button>
        <Button onClick={onHome}>
          <IconFrame>
            <path d="M4.5 4h2.4a1 1 0 0 1 1 1v12.5H3.5V5a1 1 0 0 1 1-1Zm5.7 2.5h2.4a1 1 0 0 1 1 1v10H9.2v-10a1 1 0 0 1 1-1Zm4.8.6 2.3-.8a1 1 0 0 1 1.3.6l3 9.3-4.1 1.4-3.1-9.2a1 1 0 0 1 .6-1.3ZM2.8 19h18.4a1 1 0 0 1 0 2.2H2.8a1 1 0 0 1 0-2.2Z" />
          </IconFrame>
          {t('viewer.back')}
        </Button>
      </div>
      {isOver && readNext}
    </div>
  );
}

interface TheEndProps {
  readonly world: World;
  /** The headline of the final slide. */
  readonly closing: string;
}

/** Renders nothing where the story's own words say it, or the final slide without words does. */
function TheEnd({ world, closing }: TheEndProps) {
  const { t } = useTexts();
  if (closing === '' || saysTheEnd.test(closing)) return null;
  return (
    <h2 className="the-end">
      <Ornament world={world} />
      {t('viewer.theEnd')}
      <Worm className="the-end-worm" />
    </h2>
  );
}

/** Of a story in either language. */
const saysTheEnd = /^\W*(?:the end|ende)\W*$/i;

const ornaments: Readonly<Record<World, ReactNode>> = {
  wood: (
    <>
      <path d="M4 15c16-3 34-3 54 1" fill="none" stroke="#7c6a3a" strokeWidth="2.4" strokeLinecap="round" />
      <path
        d="M14 14C10 5 15 1 22 1c1 6-1 11-8 13ZM31 13c-3-8 2-12 9-12 1 6-2 11-9 12ZM21 14c-5 7-2 12 4 13 3-6 1-10-4-13ZM38 14c-4 7-1 12 5 13 3-6 1-10-5-13Z"
        fill="#7d8f45"
      />
    </>
  ),
  'dark-tale': (
    <>
      <path d="M24 7a6 6 0 0 1 12 0" fill="none" stroke="currentColor" strokeWidth="1.8" />
      <path d="M22 6h16l-2 4H24ZM23 24h14l2 4H21Z" fill="currentColor" />
      <path d="M24 10h12v14H24Z" fill="#f0b440" />
    </>
  ),
  christmas: (
    <path d="m30 1 3.6 8.8 9.5.7-7.3 6.1 2.3 9.200L30 20.800l-8.1 5 2.3-9.2-7.3-6.1 9.5-.7Z" fill="#d9a441" />
  ),
  narration: (
    <path d="M4 14h52" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" opacity=".5" />
  ),
};

function Ornament({ world }: Pick<TheEndProps, 'world'>) {
  return (
    <svg className="the-end-ornament" viewBox="0 0 60 28" aria-hidden="true">
      {ornaments[world]}
    </svg>
  );
}
