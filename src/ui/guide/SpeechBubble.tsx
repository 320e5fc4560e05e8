import type { ReactNode } from 'react';
import { Guide } from './Guide';
import type { Mood } from './mood';

/** A message of the guide, with its actions. */
export function SpeechBubble({ mood, children }: { readonly mood: Mood; readonly children: ReactNode }) {
  return (
    <div className="speech">
      <Guide mood={mood} />
      <div className="speech-bubble">{children}</div>
    </div>
  );
}
