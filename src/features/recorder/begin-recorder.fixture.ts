import type { OpenOptions } from '../../platform/browser/person-media/media-device';
import type { SoundLevel } from '../../platform/browser/person-media/microphone';
import { FakeClock } from '../../base/fake-clock.fixture';
import { flushPromises } from '../../base/flush-promises.fixture';
import { type RecorderDeps, Recorder } from './recorder';
import type { RecorderPlan } from './recorder-state';

export const image = 'data:image/jpeg;base64,AA';

export const audio = 'data:audio/mp3;base64,AA';

/** Returns a recorder that has begun, with devices that open at once. */
export function begin(deps: Partial<RecorderDeps> = {}, plan: RecorderPlan = 'person') {
  const clock = new FakeClock();
  const opened: OpenOptions[] = [];
  const tones: number[] = [];
  const reports: string[] = [];
  let hide = (): void => undefined;
  let emitLevel: (level: SoundLevel) => void = () => undefined;
  const open = (options: OpenOptions): void => {
    opened.push(options);
    options.onChoices([{ id: 'a', label: 'First' }], 'a');
  };
  const recorder = new Recorder(
    {
      clock,
      report: (_, where) => void reports.push(where),
      openCamera: async (options) => {
        open(options);
        return { show: () => undefined, takeSnapshot: async () => image };
      },
      openMicrophone: async (options) => {
        open(options);
        emitLevel = options.onLevel;
        return { record: () => ({ stop: async () => new Blob(['sound']) }) };
      },
      encodeVoice: async () => ({ audio, peak: 0.5 }),
      beep: (frequency) => void tones.push(frequency),
      onPageHidden: (call) => {
        hide = call;
        return () => {
          hide = () => undefined;
        };
      },
      ...deps,
    },
    plan,
  );
  recorder.start();
  return {
    recorder,
    clock,
    opened,
    tones,
    reports,
    hide: () => hide(),
    emitLevel: (level: SoundLevel) => emitLevel(level),
    /** Whether each device that was opened is released. */
    released: () => opened.map(({ signal }) => signal.aborted),
  };
}

export async function takePicture({ recorder, clock }: Pick<ReturnType<typeof begin>, 'recorder' | 'clock'>) {
  await flushPromises();
  recorder.dispatch({ type: 'take-picture' });
  clock.pass(3000);
  await flushPromises();
}
