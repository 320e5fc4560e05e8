import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { Party } from '../story';
import { entriesOf } from './index-json';
import { inspect } from './inspection/inspect';
import { BuildCache } from './build-cache';
import { writeEntries, type PressContext } from './presentation-folder';
import { pressStory } from './press-story';

const party: Party = {
  id: '7',
  title: 'A Hill',
  kind: 'DALLIC_PARTY',
  language: 'English',
  imageStyle: 'scandi_minimal',
  initialPrompt: 'A hill',
  changePrompt: 'Make it more interesting',
  steps: [
    { description: 'A hill.', scene: { sky: 'day', ground: 'hills' } },
    { description: 'A fox.', scene: { sky: 'day', ground: 'hills', put: [{ k: 'fox', x: 500, y: 900 }] } },
  ],
};

// A party needs no voice, so that this runs on a machine without engines. Pictures take about a second each.
test(
  'a pressed party passes inspection, and pressing it again makes nothing',
  { timeout: 60_000 },
  async () => {
    const library = mkdtempSync(path.join(tmpdir(), 'press-'));
    const lines: string[] = [];
    const context = (): PressContext => ({
      library,
      buildCache: new BuildCache(path.join(library, 'build-cache', 'made.json')),
      code: { pictures: '1', voices: '1', films: '1' },
      log: (line) => lines.push(line),
    });
    try {
      await pressStory(context(), party);
      writeEntries(library, entriesOf([party]));
      expect(await inspect(library, [party])).toEqual([]);
      await pressStory(context(), party);
      expect(lines).toEqual(['7 A Hill: 3 files made', '7 A Hill: 0 files made']);
    } finally {
      rmSync(library, { recursive: true, force: true });
    }
  },
);
