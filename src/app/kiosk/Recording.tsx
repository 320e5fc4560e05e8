// A photo or a voice recorded in the kiosk, by the recorder's own steps (spec screens §12).
import { browserDeps } from '../../features/recorder/browser-deps';
import { RecorderSteps, useRecorder } from '../../features/recorder/RecorderSteps';
import type { RecordingSlotProps } from '../../features/kiosk/creation/CreationFlow';
import { useTheme } from '../providers';
import { useBusyWhile } from '../../features/kiosk/kiosk-context';

export function Recording({ what, onRecorded, children }: RecordingSlotProps) {
  const { readingText } = useTheme();
  const { recorder, state } = useRecorder(browserDeps, what, ({ media, reason }) => {
    // The visitor begins again; only what cannot be recorded is left out.
    if (reason !== 'hidden') onRecorded(media ?? {});
  });
  useBusyWhile(state.name === 'audioRecording' && state.microphone === 'recording');
  return (
    <RecorderSteps recorder={recorder} state={state} readingText={readingText} isKiosk>
      {children}
    </RecorderSteps>
  );
}
