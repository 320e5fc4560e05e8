import type { ReactNode } from 'react';
import { Robot, type Mood } from './Robot';

/** The robot says something, and what can be done about it. */
export function SpeechBubble({ mood, children }: { readonly mood: Mood; readonly children: ReactNode }) {
  return (
    <div className="speech">
      <Robot mood={mood} />
      <div className="speech-bubble">{children}</div>
    </div>
  );
}
