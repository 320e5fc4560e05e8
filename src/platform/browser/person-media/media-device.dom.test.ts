import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openDevice, watchAvailableDevices, type OpenOptions } from './media-device';

class FakeTrack extends EventTarget {
  readyState = 'live';
  stop(): void {
    this.readyState = 'ended';
  }
  getSettings(): object {
    return { deviceId: 'b' };
  }
}

const devices = Object.assign(new EventTarget(), {
  getUserMedia: vi.fn<(constraints: MediaStreamConstraints) => Promise<object>>(),
  enumerateDevices: vi.fn<() => Promise<object[]>>(),
});
const query = vi.fn<() => Promise<{ state: string }>>();

let track: FakeTrack;
let leaving: AbortController;
const options = (deviceId?: string) =>
  ({
    deviceId,
    signal: leaving.signal,
    onLost: vi.fn<OpenOptions['onLost']>(),
    onChoices: vi.fn<OpenOptions['onChoices']>(),
  }) satisfies OpenOptions;

beforeEach(() => {
  track = new FakeTrack();
  leaving = new AbortController();
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('navigator', { mediaDevices: devices, permissions: { query } });
  devices.getUserMedia.mockReset().mockResolvedValue({ getTracks: () => [track] });
  devices.enumerateDevices.mockReset().mockResolvedValue([
    { kind: 'videoinput', deviceId: 'a', label: 'First' },
    { kind: 'audioinput', deviceId: 'm', label: 'Microphone' },
    { kind: 'videoinput', deviceId: 'b', label: '' },
  ]);
  query.mockReset().mockResolvedValue({ state: 'denied' });
});

afterEach(() => leaving.abort());

describe('a device', () => {
  test('is opened as the browser chooses, or as a person chose, and named with the others of its kind', async () => {
    const first = options();
    await openDevice('camera', first);
    expect(devices.getUserMedia.mock.lastCall?.[0]).toEqual({
      video: { width: { ideal: 1920 }, height: { ideal: 1080 }, facingMode: 'user' },
    });
    const choices = [
      { id: 'a', label: 'First' },
      { id: 'b', label: '' },
    ];
    await expect.poll(() => first.onChoices).toHaveBeenLastCalledWith(choices, 'b');
    await openDevice('microphone', options('m'));
    expect(devices.getUserMedia.mock.lastCall?.[0]).toEqual({
      audio: { channelCount: 1, deviceId: { exact: 'm' } },
    });
  });

  test('is listed again when one is plugged in, until it is released', async () => {
    const opened = options();
    await openDevice('camera', opened);
    await expect.poll(() => opened.onChoices).toHaveBeenCalledTimes(1);
    devices.dispatchEvent(new Event('devicechange'));
    await expect.poll(() => opened.onChoices).toHaveBeenCalledTimes(2);
    leaving.abort();
    devices.dispatchEvent(new Event('devicechange'));
    await Promise.resolve();
    expect(devices.enumerateDevices).toHaveBeenCalledTimes(2);
  });

  test('stops when it is released, also while it is being opened', async () => {
    const opened = options();
    await openDevice('camera', opened);
    leaving.abort();
    expect(track.readyState).toBe('ended');
    track.dispatchEvent(new Event('ended'));
    expect(opened.onLost).not.toHaveBeenCalled();

    track = new FakeTrack();
    leaving = new AbortController();
    const opening = openDevice('camera', options());
    leaving.abort();
    await expect(opening).rejects.toThrow('No access');
    expect(track.readyState).toBe('ended');
  });

  test('that goes away is reported once', async () => {
    const opened = options();
    await openDevice('camera', opened);
    track.dispatchEvent(new Event('ended'));
    track.dispatchEvent(new Event('ended'));
    expect(opened.onLost).toHaveBeenCalledTimes(1);
  });
});

test.each([
  ['NotAllowedError', 'denied', 'refused'],
  ['NotAllowedError', 'prompt', 'dismissed'],
  ['SecurityError', 'denied', 'refused'],
  ['NotFoundError', 'denied', 'missing'],
  ['OverconstrainedError', 'denied', 'missing'],
  ['NotReadableError', 'denied', 'busy'],
  ['AbortError', 'denied', 'busy'],
  ['TypeError', 'denied', 'failed'],
])('the error %s with the permission %s means: %s', async (name, state, failure) => {
  devices.getUserMedia.mockRejectedValue(new DOMException('no', name));
  query.mockResolvedValue({ state });
  await expect(openDevice('camera', options())).rejects.toMatchObject({ failure });
});

test('a browser that does not say whether it would ask counts as refusing', async () => {
  devices.getUserMedia.mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  query.mockRejectedValue(new TypeError('camera is no permission'));
  await expect(openDevice('camera', options())).rejects.toMatchObject({ failure: 'refused' });
});

test('a page that is not secure, or a browser without devices, is said to be so', async () => {
  vi.stubGlobal('isSecureContext', false);
  await expect(openDevice('camera', options())).rejects.toMatchObject({ failure: 'insecure' });
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('navigator', {});
  await expect(openDevice('camera', options())).rejects.toMatchObject({ failure: 'insecure' });
});

describe('which devices there are', () => {
  const watch = () => {
    const onChange = vi.fn<Parameters<typeof watchAvailableDevices>[0]>();
    return { onChange, stop: watchAvailableDevices(onChange) };
  };

  test('is said once the browser has answered, and again when one is plugged in or out, until the end', async () => {
    devices.enumerateDevices.mockResolvedValueOnce([{ kind: 'videoinput' }]);
    const { onChange, stop } = watch();
    expect(onChange).not.toHaveBeenCalled();
    await expect.poll(() => onChange).toHaveBeenLastCalledWith({ camera: true, microphone: false });
    devices.dispatchEvent(new Event('devicechange'));
    await expect.poll(() => onChange).toHaveBeenLastCalledWith({ camera: true, microphone: true });
    devices.dispatchEvent(new Event('devicechange'));
    stop();
    const { onChange: onLaterChange } = watch();
    await expect.poll(() => onLaterChange).toHaveBeenCalledTimes(1);
    expect(onChange).toHaveBeenCalledTimes(2);
  });

  test('counts as both where the browser does not say it: opening them will', async () => {
    devices.enumerateDevices.mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    const ended = watch();
    ended.stop();
    const { onChange } = watch();
    await expect.poll(() => onChange).toHaveBeenLastCalledWith({ camera: true, microphone: true });
    expect(ended.onChange).not.toHaveBeenCalled();
  });

  test('is neither where the browser gives the page none', () => {
    vi.stubGlobal('navigator', {});
    expect(watch().onChange).toHaveBeenLastCalledWith({ camera: false, microphone: false });
  });
});
