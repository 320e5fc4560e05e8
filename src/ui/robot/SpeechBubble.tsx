import type { ReactNode } from 'react';
import { lateDrawing } from '../late-drawing';
import type { Mood } from './Robot';

const Robot = lateDrawing(() => import('./Robot').then((module) => module.Robot));

/** The robot says something, and what can be done about it. */
export function SpeechBubble({ mood, children }: { readonly mood: Mood; readonly children: ReactNode }) {
  return (
    <div className="speech">
      <Robot mood={mood} />
      <div className="speech-bubble">{children}</div>
    </div>
  );
}
