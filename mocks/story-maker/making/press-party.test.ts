import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { parsePresentationIndex } from '../../../src/contract/presentation/presentation-index';
import { pressParty } from './press-party';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'party-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const settings = {
  initialPrompt: 'Eine Katze',
  changePrompt: 'Mach es schöner',
  numberOfIterations: 2,
  textGeneratorName: 'openai-gpt4',
  imageGeneratorName: 'dalle-3',
};

test(
  'a party says of each picture when it is there, and is whole in the end',
  { timeout: 60_000 },
  async () => {
    const there: unknown[] = [];
    await pressParty(
      { id: '5', request: { kind: 'DALLIC_PARTY', settings, imageStyle: 'scandi_minimal' }, seed: 3, folder },
      {
        write: (initial, change, iterations) =>
          Array.from({ length: iterations + 1 }, (_, step) => ({
            description: [initial, ...Array.from({ length: step }, () => change)].join('. '),
            scene: { sky: 'day', ground: 'hills', put: [{ k: 'cat', x: 300 + 150 * step, y: 900 }] },
          })),
        now: () => 0,
        onProgress: ({ stage, page, description }) => {
          const file = path.join(folder, `images/0${page}.webp`);
          if (stage === 'painted') there.push([page, description, existsSync(file)]);
        },
      },
    );
    expect(there).toEqual([
      [0, 'Eine Katze', true],
      [1, 'Eine Katze. Mach es schöner', true],
      [2, 'Eine Katze. Mach es schöner. Mach es schöner', true],
    ]);
    const index = parsePresentationIndex(readFileSync(path.join(folder, 'index.json'), 'utf8'), 'test');
    expect(index).toMatchObject({ kind: 'DALLIC_PARTY', presentationId: '5', numberOfIterations: 2 });
    expect(index.kind === 'DALLIC_PARTY' && index.steps.map(({ imageUrl }) => imageUrl)).toEqual([
      'images/00.webp',
      'images/01.webp',
      'images/02.webp',
    ]);
    expect(JSON.parse(readFileSync(path.join(folder, 'entry.json'), 'utf8'))).toEqual({
      id: '5',
      url: 'presentations/5/index.json',
      title: 'Eine Katze',
      language: 'German',
      previewImage: 'presentations/5/preview.webp',
    });
  },
);
