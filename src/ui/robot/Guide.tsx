// Who speaks in the bubbles: whoever sets the screen up says it once. Its place is kept until it is drawn.
import { createContext, useContext, type ComponentType } from 'react';
import { lateDrawing } from '../late-drawing';
import type { MoodProps } from './mood';
import './robot.css';

export type GuideName = 'robot' | 'lab-guide' | 'museum-guide';

/** The guide of everything within; the robot where nobody is named. */
export const GuideContext = createContext<GuideName>('robot');

const LateRobot = lateDrawing(() => import('./Robot').then((module) => module.Robot));
const LateLabGuide = lateDrawing(() => import('./LabGuide').then((module) => module.LabGuide));
const LateMuseumGuide = lateDrawing(() => import('./MuseumGuide').then((module) => module.MuseumGuide));

interface GuideProps extends MoodProps {
  /** The robot itself, of a page that is painted with it at once. */
  readonly robot?: ComponentType<MoodProps>;
}

/** A drawing with moods; what it says stands in its bubble. */
export function Guide({ mood, robot = LateRobot }: GuideProps) {
  const drawings = { robot, 'lab-guide': LateLabGuide, 'museum-guide': LateMuseumGuide };
  const Drawing = drawings[useContext(GuideContext)];
  return (
    <div className="guide">
      <Drawing mood={mood} />
    </div>
  );
}
