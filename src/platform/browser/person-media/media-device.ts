// Opens a camera or a microphone, and says why it cannot be had. Draws and records nothing.

/**
 * `dismissed` is a question that was closed without an answer; `insecure` is a page that the browser gives no devices; `lost` is
 * a device that went away while it was open.
 */
export type AccessFailure = 'refused' | 'dismissed' | 'missing' | 'busy' | 'insecure' | 'lost' | 'failed';

/** The camera or the microphone cannot be used; `failure` says why. */
export class MediaAccessError extends Error {
  override readonly name = 'MediaAccessError';

  constructor(
    readonly failure: AccessFailure,
    cause?: unknown,
  ) {
    super(`No access: ${failure}`, { cause });
  }
}

export type DeviceKind = 'camera' | 'microphone';

export interface DeviceChoice {
  readonly id: string;
  /** Empty when the browser does not say it. */
  readonly label: string;
}

export interface OpenOptions {
  /** The device that was chosen; without it the browser chooses. */
  readonly deviceId: string | undefined;
  /** Releases the device, also while it is being opened. */
  readonly signal: AbortSignal;
  /** Called once when the device goes away by itself. */
  readonly onLost: () => void;
  /** Called with the devices of this kind, and again whenever they change. */
  readonly onChoices: (choices: readonly DeviceChoice[], chosen: string | undefined) => void;
}

/** Which kinds of devices the machine has. */
export type AvailableDevices = Readonly<Record<DeviceKind, boolean>>;

/**
 * Calls with the devices that are there, once the browser has answered and whenever one is plugged in or out; returns an
 * unsubscribe function. Where the browser does not say it, calls with both: opening them will.
 */
export function watchAvailableDevices(onChange: (available: AvailableDevices) => void): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  const stop = (): void => ended.abort();
  if (!isSecureContext || !('mediaDevices' in navigator)) {
    onChange({ camera: false, microphone: false });
    return stop;
  }
  const { mediaDevices } = navigator;
  const look = async (): Promise<AvailableDevices> => {
    const kinds = (await mediaDevices.enumerateDevices()).map(({ kind }) => kind);
    return { camera: kinds.includes('videoinput'), microphone: kinds.includes('audioinput') };
  };
  const update = async (): Promise<void> => {
    const available = await look().catch(() => ({ camera: true, microphone: true }));
    if (!signal.aborted) onChange(available);
  };
  mediaDevices.addEventListener('devicechange', () => void update(), { signal });
  void update();
  return stop;
}

/** Opens a device. Throws MediaAccessError. The stream's tracks stop as soon as the signal is aborted. */
export async function openDevice(kind: DeviceKind, options: OpenOptions): Promise<MediaStream> {
  const { signal, deviceId } = options;
  if (!isSecureContext || !('mediaDevices' in navigator)) throw new MediaAccessError('insecure');
  const stream = await navigator.mediaDevices
    .getUserMedia(constraintsOf(kind, deviceId))
    .catch(async (error: unknown) => {
      throw new MediaAccessError(await failureOf(error, kind), error);
    });
  const stop = (): void => stream.getTracks().forEach((track) => track.stop());
  if (signal.aborted) {
    stop();
    throw new MediaAccessError('failed');
  }
  signal.addEventListener('abort', stop, { once: true });
  for (const track of stream.getTracks())
    track.addEventListener('ended', options.onLost, { once: true, signal });
  watchChoices(kind, stream, options);
  return stream;
}

function constraintsOf(kind: DeviceKind, deviceId: string | undefined): MediaStreamConstraints {
  const chosen = deviceId === undefined ? {} : { deviceId: { exact: deviceId } };
  if (kind === 'microphone') return { audio: { channelCount: 1, ...chosen } };
  const facing = deviceId === undefined ? { facingMode: 'user' } : chosen;
  return { video: { width: { ideal: 1920 }, height: { ideal: 1080 }, ...facing } };
}

const failures: Readonly<Record<string, AccessFailure>> = {
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
  NotReadableError: 'busy',
  AbortError: 'busy',
  SecurityError: 'refused',
};

async function failureOf(error: unknown, kind: DeviceKind): Promise<AccessFailure> {
  const name = error instanceof Error || error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError') return (await isStillAsked(kind)) ? 'dismissed' : 'refused';
  return failures[name] ?? 'failed';
}

/** Returns whether the browser would ask again; false where it does not say. */
async function isStillAsked(kind: DeviceKind): Promise<boolean> {
  try {
    // Not in every supported browser, nor for every kind.
    const { state } = await navigator.permissions.query({ name: kind });
    return state === 'prompt';
  } catch {
    return false;
  }
}

function watchChoices(kind: DeviceKind, stream: MediaStream, { signal, onChoices }: OpenOptions): void {
  const wanted = kind === 'camera' ? 'videoinput' : 'audioinput';
  const chosen = stream.getTracks()[0]?.getSettings().deviceId;
  const list = async (): Promise<void> => {
    const devices = await navigator.mediaDevices.enumerateDevices();
    if (signal.aborted) return;
    const choices = devices.filter(({ kind: found }) => found === wanted);
    onChoices(
      choices.map(({ deviceId, label }) => ({ id: deviceId, label })),
      chosen,
    );
  };
  const update = (): void => void list().catch(() => onChoices([], chosen));
  navigator.mediaDevices.addEventListener('devicechange', update, { signal });
  update();
}
