// By which key a device owns what it makes (spec contract §8).
import { describe, expect, test } from 'vitest';
import type { StreamEvent } from '../../../platform/http/creation-stream';
import { createPartyRun } from '../party/party-run';
import { presentation, runCreation, started, story, tokenRead } from './fake-stream.fixture';
import { ServiceFailedError } from './service-failure';

/** Returns keys that count up, and what is stored of them. */
function countedKeys() {
  let created = 0;
  const stored: [string, string][] = [];
  const runKeys = {
    create: () => String((created += 1)).padStart(22, 'k'),
    store: (id: string, runKey: string) => void stored.push([id, runKey]),
  };
  return { runKeys, stored, first: '1'.padStart(22, 'k'), second: '2'.padStart(22, 'k') };
}

describe('the key of a run', () => {
  test.each([['a story', story] as const, ['a presentation', presentation] as const])(
    'goes out with the message for %s, and is kept with its id',
    async (_name, frame) => {
      const { runKeys, stored, first } = countedKeys();
      const { run, stream } = runCreation({ runKeys });
      await started(run, frame);
      expect(stream().sent).toEqual([{ ...frame, person: frame.person, runKey: first }]);
      stream().open();
      expect(stored).toEqual([]);
      stream().frame({ type: 'created-presentation', url: '', id: '7' });
      expect(stored).toEqual([['7', first]]);
    },
  );

  test('goes out with the message for a party, and is kept with its id', async () => {
    const { runKeys, stored, first } = countedKeys();
    const { deps } = runCreation();
    const streams: { asked: object; onEvent: (event: StreamEvent) => void }[] = [];
    const party = createPartyRun({
      ...deps,
      runKeys,
      openStream: (_token, asked, onEvent) => void streams.push({ asked, onEvent }),
    });
    party.start({
      type: 'create-dallic-party',
      initialPrompt: 'A castle',
      changePrompt: 'Bigger',
      numberOfIterations: 3,
      textGeneratorName: 'openai-gpt4',
      imageGeneratorName: 'dalle-3',
    });
    await tokenRead();
    expect(streams[0]?.asked).toMatchObject({ runKey: first });
    streams[0]?.onEvent({ type: 'frame', frame: { type: 'created-dallic-party', id: '8' } });
    expect(stored).toEqual([['8', first]]);
    party.restart();
  });

  test('is another one for each message', async () => {
    const { runKeys, stored, second } = countedKeys();
    const { run, stream, streams } = runCreation({ runKeys });
    await started(run, story);
    stream().open();
    stream().frame({ type: 'error', message: 'No ink' });
    await started(run, story);
    stream().frame({ type: 'created-presentation', url: '', id: '7' });
    expect([streams.length, stored]).toEqual([2, [['7', second]]]);
  });

  test('is not kept of a run that was left, nor made where nothing is kept', async () => {
    const { runKeys, stored } = countedKeys();
    const { run, stream } = runCreation({ runKeys });
    await started(run, story);
    run.restart();
    stream().frame({ type: 'created-presentation', url: '', id: '7' });
    expect(stored).toEqual([]);
    const kiosk = runCreation();
    await started(kiosk.run, story);
    expect(kiosk.stream().sent).toEqual([story]);
  });

  test('is in no report of what the service says', () => {
    const runKey = 'kkkkkkkkkkkkkkkkkkkkkk';
    const { message } = new ServiceFailedError(`No run ${runKey}`, { ...story, runKey });
    expect(message).toBe('No run …');
  });
});
