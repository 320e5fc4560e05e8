// The page object of the fields for a person's picture and voice.
import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import type { Driver } from './drivers/driver';

export class PersonMediaFields {
  constructor(private readonly driver: Driver) {}

  /** Drops a picture of 128 by 64 pixels and a sound of two seconds, as the file manager does. */
  dropFiles(): Promise<void> {
    return this.driver.evaluate(async () => {
      const canvas = document.createElement('canvas');
      canvas.width = 128;
      canvas.height = 64;
      canvas.getContext('2d')?.fillRect(10, 10, 20, 20);
      const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
      const rate = 8000;
      const wave = new DataView(new ArrayBuffer(44 + 4 * rate));
      const text = (at: number, letters: string): void =>
        Array.from(letters).forEach((letter, place) => wave.setUint8(at + place, letter.charCodeAt(0)));
      text(0, 'RIFF');
      wave.setUint32(4, wave.byteLength - 8, true);
      text(8, 'WAVEfmt ');
      for (const [at, value] of [
        [16, 16],
        [24, rate],
        [28, 2 * rate],
        [40, 4 * rate],
      ] as const)
        wave.setUint32(at, value, true);
      for (const [at, value] of [
        [20, 1],
        [22, 1],
        [32, 2],
        [34, 16],
      ] as const)
        wave.setUint16(at, value, true);
      text(36, 'data');
      for (let at = 0; at < 2 * rate; at += 1) wave.setInt16(44 + 2 * at, 9000 * Math.sin(at / 6), true);
      const files = new DataTransfer();
      if (picture !== null) files.items.add(new File([picture], 'face.png', { type: 'image/png' }));
      files.items.add(new File([wave.buffer], 'voice.wav', { type: 'audio/wav' }));
      const event = new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: files });
      document.querySelector('.person-media')?.dispatchEvent(event);
    });
  }

  /** Replaces the voice by a sound of `tests/support/voices`, under the type that a system or a browser gives it. */
  async dropVoice(name: string, type: string): Promise<void> {
    const bytes = [...readFileSync(new URL(`../support/voices/${name}`, import.meta.url))];
    await this.driver.click({ role: 'button', name: 'Remove voice', within: '.person-media' });
    return this.driver.evaluate(
      ([fileName, fileType, content]) => {
        const files = new DataTransfer();
        files.items.add(new File([Uint8Array.from(content)], fileName, { type: fileType }));
        const event = new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: files });
        document.querySelector('.person-media')?.dispatchEvent(event);
      },
      [name, type, bytes] as const,
    );
  }

  /** Waits until the files were read; returns what the form says of them. */
  async outcome(): Promise<string> {
    const status = () =>
      this.driver.evaluate(() => {
        const said = document.querySelectorAll('.person-media :is(.media-status, [role=alert])');
        return Array.from(said, ({ textContent }) => textContent)
          .join(' ')
          .trim();
      });
    await expect.poll(status, 'the end of the reading').not.toMatch(/being read|^$/);
    return status();
  }

  /** Waits until the picture of the person has sides of so many pixels. */
  async expectSquarePicture(side: number): Promise<void> {
    const size = () =>
      this.driver.evaluate(() => {
        const picture = document.querySelector<HTMLImageElement>('.person-media img');
        return [picture?.naturalWidth, picture?.naturalHeight];
      });
    await expect.poll(size, 'the size of the picture').toEqual([side, side]);
  }

  /** Plays the voice of the person to its end. */
  async playVoice(): Promise<void> {
    await this.driver.click({ role: 'button', name: 'Play', within: '.person-media' });
    const heard = () =>
      this.driver.evaluate(() => document.querySelector<HTMLAudioElement>('.person-media audio')?.ended);
    await expect.poll(heard, 'the end of the voice').toBe(true);
  }
}
