// A browser with a camera, and a microphone in which a visitor asks something.
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openPico } from '../../../mocks/studio/voices/pico/pico';
import { join, pause, writeWave } from '../../../mocks/studio/voices/wave';
import { findTestBrowser } from '../browser/find-browser';
import { chromiumArguments } from '../browser/chromium-arguments';

/** Returns the options of a browser whose microphone hears this question again and again. */
export async function hearing(question: string) {
  const engine = await openPico('English');
  const { rate, samples } = engine.speak(question);
  const folder = mkdtempSync(path.join(tmpdir(), 'bookworm-question-'));
  const file = path.join(folder, 'question.wav');
  writeFileSync(file, writeWave(join(rate, [pause(rate, 0.3), samples, pause(rate, 0.5)])));
  const executablePath = findTestBrowser();
  return {
    args: [
      ...chromiumArguments,
      '--disable-gpu',
      // As few pictures of the camera as Chromium can make: each is drawn without a graphics card.
      '--use-fake-device-for-media-stream=fps=5',
      '--use-fake-ui-for-media-stream',
      `--use-file-for-fake-audio-capture=${file}`,
    ],
    ...(executablePath ? { executablePath } : {}),
  };
}
