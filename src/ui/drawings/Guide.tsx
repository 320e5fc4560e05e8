// The guide beside a speech bubble: a context selects which one. Its drawing is loaded lazily, with its space reserved.
import { createContext, useContext, type ComponentType, type ReactNode } from 'react';
import { lazyDrawing } from '../lazy-part';
import type { Mood, MoodProps } from './mood';
import './guide.css';

export type GuideName = 'robot' | 'lab-guide' | 'museum-guide';

/** The guide of the components below the provider; the robot by default. */
export const GuideContext = createContext<GuideName>('robot');

const LateRobot = lazyDrawing(() => import('./Robot').then((module) => module.Robot));
const LateLabGuide = lazyDrawing(() => import('./lab-drawings').then((module) => module.LabGuide));
const LateMuseumGuide = lazyDrawing(() => import('./museum-drawings').then((module) => module.MuseumGuide));

interface GuideProps extends MoodProps {
  /** The robot's component, for a page that needs it in its first paint. */
  readonly robot?: ComponentType<MoodProps>;
}

/** Draws the guide in a mood. The text is in the speech bubble. */
export function Guide({ mood, robot = LateRobot }: GuideProps) {
  const drawings = { robot, 'lab-guide': LateLabGuide, 'museum-guide': LateMuseumGuide };
  const Drawing = drawings[useContext(GuideContext)];
  return (
    <div className="guide">
      <Drawing mood={mood} />
    </div>
  );
}

/** A message of the guide, with its actions. */
export function SpeechBubble({ mood, children }: { readonly mood: Mood; readonly children: ReactNode }) {
  return (
    <div className="speech">
      <Guide mood={mood} />
      <div className="speech-bubble">{children}</div>
    </div>
  );
}
