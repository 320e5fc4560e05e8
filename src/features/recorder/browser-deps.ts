// The recorder's dependencies in the browser; tests pass their own.
import { beep } from '../../platform/browser/person-media/beep';
import { openCamera } from '../../platform/browser/person-media/camera';
import { openMicrophone } from '../../platform/browser/person-media/microphone';
import { encodeMp3 } from '../../platform/browser/person-media/mp3-encoder';
import { decodeSound } from '../../platform/browser/person-media/sound-file';
import { systemClock } from '../../platform/browser/clock';
import { onPageHidden } from '../../platform/browser/page-hidden';
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
