import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { pressed } from './made-story.fixture';
import { partyWork } from './party-work';

const root = mkdtempSync(path.join(tmpdir(), 'parties-'));
afterAll(() => rmSync(root, { recursive: true }));

test(
  'a party says of each picture when it is there, and is whole in the end',
  { timeout: 180_000 },
  async () => {
    const settings = {
      initialPrompt: 'Eine Katze',
      changePrompt: 'Mach es schöner',
      numberOfIterations: 2,
      textGeneratorName: 'openai-gpt4',
      imageGeneratorName: 'dalle-3',
    };
    const request = { kind: 'DALLIC_PARTY', settings, imageStyle: 'scandi_minimal' } as const;
    const isThere: boolean[] = [];
    const party = await pressed(
      root,
      (job) =>
        partyWork(job, (initial, change, iterations) =>
          Array.from({ length: iterations + 1 }, (_, step) => ({
            description: [initial, ...Array.from({ length: step }, () => change)].join('. '),
            scene: { sky: 'day', ground: 'hills', put: [{ k: 'cat', x: 300 + 150 * step, y: 900 }] },
          })),
        ),
      {
        request,
        id: '5',
        onProgress: ({ stage, page }, folder) =>
          stage === 'painted' && isThere.push(existsSync(path.join(folder, `images/0${page}.webp`))),
      },
    );
    expect(isThere).toEqual([true, true, true]);
    expect(party.progress.filter(({ stage }) => stage === 'painted')).toEqual([
      { stage: 'painted', page: 0, pages: 3, description: 'Eine Katze' },
      { stage: 'painted', page: 1, pages: 3, description: 'Eine Katze. Mach es schöner' },
      { stage: 'painted', page: 2, pages: 3, description: 'Eine Katze. Mach es schöner. Mach es schöner' },
    ]);
    expect(party.index).toMatchObject({
      kind: 'DALLIC_PARTY',
      presentationId: '5',
      numberOfIterations: 2,
      steps: [{ imageUrl: 'images/00.webp' }, { imageUrl: 'images/01.webp' }, { imageUrl: 'images/02.webp' }],
    });
    expect(party.entry).toEqual({
      id: '5',
      url: 'presentations/5/index.json',
      title: 'Eine Katze',
      kind: 'DALLIC_PARTY',
      language: 'German',
      previewImage: 'presentations/5/preview.webp',
    });
  },
);
