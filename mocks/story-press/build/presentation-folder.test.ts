import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { BuildCache } from './build-cache';
import { PresentationFolder, type PressContext } from './presentation-folder';

let library = '';
beforeEach(() => {
  library = mkdtempSync(path.join(tmpdir(), 'press-'));
});
afterEach(() => rmSync(library, { recursive: true, force: true }));

/** Simulates a run of the press in a new process: it knows only what is on disk. */
function run(): PresentationFolder {
  const code = { pictures: '1', voices: '1', films: '1' };
  const context: PressContext = {
    library,
    buildCache: new BuildCache(path.join(library, 'build-cache.json')),
    code,
    log: () => {},
  };
  return new PresentationFolder(context, '7');
}

const inStory = (name: string) => path.join(library, 'presentations', '7', name);
const cue = { text: 'A fox.', start: 0.12 };

describe('the folder of a presentation', () => {
  test('makes a file once, and again only when its inputs change', async () => {
    const speak = (content: string) => (file: string) => {
      writeFileSync(file, content);
      return [cue];
    };
    await run().make('audio/00.mp3', ['fox'], speak('fox'));
    const second = run();
    expect(await second.make('audio/00.mp3', ['fox'], speak('never'))).toEqual([cue]);
    expect(second.made).toBe(0);
    await second.make('audio/00.mp3', ['hen'], speak('hen'));
    expect(second.made).toBe(1);
    expect(readFileSync(inStory('audio/00.mp3'), 'utf8')).toBe('hen');
  });

  test('removes files that no longer belong to the story', async () => {
    const draw = (file: string) => writeFileSync(file, 'a picture');
    const before = run();
    await before.make('images/00.webp', ['fox'], draw);
    await before.make('images/01.webp', ['hen'], draw);
    before.finish({});
    const after = run();
    await after.make('images/00.webp', ['fox'], draw);
    after.finish({ kind: 'STORY' });
    expect(existsSync(inStory('images/00.webp'))).toBe(true);
    expect(existsSync(inStory('images/01.webp'))).toBe(false);
    expect(JSON.parse(readFileSync(inStory('index.json'), 'utf8'))).toEqual({ kind: 'STORY' });
  });
});
