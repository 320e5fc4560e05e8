// The page object of a person's picture and voice in the form, and the devices that the browser pretends to have.
import { expect, type Locator, type Page } from '@playwright/test';

declare global {
  interface Window {
    /** Every track that the page was given. */
    givenTracks?: MediaStreamTrack[];
    /** The name of the error that the next request for a device is refused with. */
    refuseWith?: string | undefined;
    /** What the browser says when it is asked whether it would ask. */
    permissionState?: PermissionState;
    /** The volume of the tone that the microphone hears, if it hears one. */
    toneVolume?: number;
    tone?: GainNode;
  }
}

/** Watches the tracks that the page gets, and refuses devices when a test says so. */
export async function watchDevices(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const tracks: MediaStreamTrack[] = [];
    window.givenTracks = tracks;
    const heardTone = (gain: number): MediaStream => {
      const context = new AudioContext();
      const tone = new OscillatorNode(context);
      const microphone = context.createMediaStreamDestination();
      window.tone = new GainNode(context, { gain });
      tone.connect(window.tone).connect(microphone);
      tone.start();
      return microphone.stream;
    };
    const devices = navigator.mediaDevices;
    const original = devices.getUserMedia.bind(devices);
    devices.getUserMedia = async (constraints) => {
      const name = window.refuseWith;
      if (name !== undefined) throw new DOMException('Refused by the test', name);
      const volume = constraints?.audio ? window.toneVolume : undefined;
      const stream = volume === undefined ? await original(constraints) : heardTone(volume);
      tracks.push(...stream.getTracks());
      return stream;
    };
    const query = navigator.permissions.query.bind(navigator.permissions);
    navigator.permissions.query = async (descriptor) => {
      const status = await query(descriptor);
      Object.defineProperty(status, 'state', { value: window.permissionState ?? 'denied' });
      return status;
    };
  });
}

/** Returns the kinds of the tracks that are live. */
export function liveTracks(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    (window.givenTracks ?? []).filter(({ readyState }) => readyState === 'live').map(({ kind }) => kind),
  );
}

/** Makes the devices refuse with this error, or not any more. */
export async function refuseDevices(page: Page, name?: string, state?: PermissionState): Promise<void> {
  await page.evaluate(
    ([error, permission]) => {
      window.refuseWith = error;
      if (permission !== undefined) window.permissionState = permission;
    },
    [name, state] as const,
  );
}

/** Has the microphone hear a tone of this volume, also the open one if it hears a tone. */
export async function hearTone(page: Page, volume: number): Promise<void> {
  await page.evaluate((gain) => {
    window.toneVolume = gain;
    if (window.tone !== undefined) window.tone.gain.value = gain;
  }, volume);
}

/** Ends the live tracks as a device does that is unplugged. */
export async function unplug(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const track of window.givenTracks ?? [])
      if (track.readyState === 'live') {
        track.stop();
        track.dispatchEvent(new Event('ended'));
      }
  });
}

export class RecorderPage {
  constructor(readonly page: Page) {}

  get dialog(): Locator {
    return this.page.getByRole('dialog', { name: 'Recorder' });
  }

  button(name: string): Locator {
    return this.dialog.getByRole('button', { name, exact: true });
  }

  /** The live region of the dialog. */
  get status(): Locator {
    return this.dialog.getByRole('status').first();
  }

  /** Records the announcements from now on; returns a function that returns them. */
  async noteAnnouncements(): Promise<() => Promise<readonly string[]>> {
    const announced = await this.status.evaluateHandle((status) => {
      const texts: string[] = [];
      const note = (): void => void texts.push(status.textContent ?? '');
      new MutationObserver(note).observe(status, { childList: true, characterData: true, subtree: true });
      return texts;
    });
    return () => announced.jsonValue();
  }

  async open(): Promise<void> {
    await this.page.getByRole('button', { name: 'Record', exact: true }).click();
    await expect(this.dialog).toBeVisible();
  }

  /** Waits until the camera shows or has taken its picture. Then puts the clock forward to the end of the running countdown. */
  async passCountdown(): Promise<void> {
    await this.page.waitForFunction(() => {
      const counts = document.querySelector('.photo-countdown') !== null;
      const shows = [...document.querySelectorAll('video')].some(({ videoWidth }) => videoWidth > 0);
      return (counts && shows) || document.querySelector('.photo-frame img') !== null;
    });
    await this.page.clock.runFor(3000);
  }

  async expectPhase(phase: string): Promise<void> {
    await expect(this.dialog.locator('[data-recorder-state]')).toHaveAttribute('data-recorder-state', phase);
  }

  async expectNoLiveTrack(): Promise<void> {
    expect(await liveTracks(this.page)).toEqual([]);
  }

  /** Uploads files by the button. */
  async upload(...files: { name: string; mimeType: string; buffer: Buffer }[]): Promise<void> {
    await this.page.getByLabel('Choose files').last().setInputFiles(files);
  }
}
