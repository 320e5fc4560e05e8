import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { Party } from './story';
import { entriesOf } from './index-json';
import { inspect } from './inspection/inspect';
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

test('a pressed party passes inspection', async () => {
  const library = mkdtempSync(path.join(tmpdir(), 'press-'));
  try {
    await pressStory(library, party, 64);
    writeFileSync(path.join(library, 'entries.json'), JSON.stringify(entriesOf([party])));
    expect(await inspect(library, [party])).toEqual([]);
  } finally {
    rmSync(library, { recursive: true, force: true });
  }
});
