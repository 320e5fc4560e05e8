// The recorder's dependencies in the browser; tests pass their own.
import { beep, openMicrophone } from '../../platform/browser/person-media/microphone';
import { openCamera } from '../../platform/browser/person-media/photo-camera';
import { encodeMp3, decodeSound } from '../../platform/browser/person-media/sound-file';
import { systemClock } from '../../platform/browser/system-clock';
import { onPageHidden } from '../../platform/browser/page-events';
import { report } from '../../platform/browser/report';
import type { RecorderDeps } from './recorder';

export const browserDeps: RecorderDeps = {
  clock: systemClock,
  report,
  openCamera,
  openMicrophone,
  encodeVoice: async (sound, signal) => encodeMp3(await decodeSound(sound), signal),
  beep,
  onPageHidden,
};
