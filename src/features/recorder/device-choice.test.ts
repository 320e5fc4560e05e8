import { describe, expect, test } from 'vitest';
import { flushPromises } from '../../base/flush-promises.fixture';
import { image, begin, takePicture } from './begin-recorder.fixture';

describe('the choice of a device', () => {
  test('stays while another one opens, and can be changed meanwhile', async () => {
    const { recorder, opened, released } = begin();
    await flushPromises();
    const { devices } = recorder.choices.get();
    recorder.choose('b');
    expect(recorder.get()).toMatchObject({ camera: 'opening' });
    expect(recorder.choices.get()).toEqual({ devices, chosen: 'a' });
    recorder.choose('c');
    await flushPromises();
    expect(opened.map(({ deviceId }) => deviceId)).toEqual([undefined, 'b', 'c']);
    expect(released()).toEqual([true, true, false]);
    expect(recorder.get()).toMatchObject({ camera: 'live' });
  });

  test('shows a choice at once, before its slow device is open', async () => {
    const never = new Promise<never>(() => undefined);
    const { recorder } = begin({
      openCamera: async ({ deviceId, onChoices }) => {
        if (deviceId !== undefined) return never;
        onChoices(
          [
            { id: 'a', label: 'First' },
            { id: 'b', label: 'Second' },
          ],
          'a',
        );
        return { show: () => undefined, takeSnapshot: async () => image };
      },
    });
    await flushPromises();
    recorder.choose('b');
    expect(recorder.choices.get()).toMatchObject({ devices: [{ id: 'a' }, { id: 'b' }], chosen: 'b' });
  });

  test('is gone with its device', async () => {
    const run = begin();
    await takePicture(run);
    expect(run.recorder.choices.get().devices).toEqual([]);
  });
});
