// Measures the making of stories and talks: the time of a page by its parts, and the service's memory over twenty stories. Also
// measures how long twenty readers take to save a story during a making, against the idle service.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { mediaPathsOf, parsePresentationIndex } from '../../../src/contract/presentation/presentation-index';
import * as limits from '../../../src/contract/limits';
import type { StoryRequest } from '../../../mocks/studio/writing/made-story';
import { runPress } from '../../../mocks/studio/making/run-press';
import { openDataDirectory } from '../../../mocks/service/store/data-directory';
import { createStoryMaker } from '../../../mocks/studio/making/story-maker';
import { talkPressRequestOf } from '../../../mocks/studio/making/talk-press-request';
import type { PressTimes } from '../../../mocks/studio/press/press-progress';
import { startService, type ServiceProcess } from '../../support/service/service-process';
import { askForStory, plainStory, plainTalk } from '../../story-maker/ask-for-story';
import { median, ratioAgainstBaseline, type Line } from '../tools/statistics';

export async function measureMaking(): Promise<Line[]> {
  const data = await mkdtemp(path.join(tmpdir(), 'bench-making-'));
  try {
    const pages = [
      ...(await measurePages(path.join(data, 'pages'))),
      ...(await measureTalks(path.join(data, 'talks'))),
    ];
    const service = await startService({ dataFolder: path.join(data, 'service'), library: 'samples' });
    const lines = [...pages, await measureMemory(service), await measureSaving(service)];
    await service.stop();
    return lines;
  } finally {
    await rm(data, { recursive: true, force: true });
  }
}

const request: StoryRequest = {
  title: 'The snail who wanted to fly',
  kind: 'CHILDRENS_STORY',
  language: 'English',
  imageStyle: 'pastel_dream',
  targetGroup: 'age_4',
  pageCount: 8,
};

/** Makes a story in each of three styles, from the cheapest to the dearest. */
async function measurePages(data: string): Promise<Line[]> {
  const folders = await openDataDirectory(data);
  const maker = createStoryMaker({ folders, runPress });
  const run = { signal: new AbortController().signal, onProgress: () => undefined };
  const lines: Line[] = [];
  for (const [nth, imageStyle] of (['scandi_minimal', 'pastel_dream', 'crayon'] as const).entries()) {
    const start = performance.now();
    const { times } = await maker.make(
      { id: String(nth + 1), request: { ...request, imageStyle }, seed: 1 },
      run,
    );
    const seconds = (performance.now() - start) / 1000;
    lines.push({
      name: `a story of 8 pages in ${imageStyle}, in seconds`,
      value: seconds,
      limit: 60,
      detail: ofPage(times, request.pageCount),
    });
  }
  folders.close();
  return lines;
}

function ofPage(times: PressTimes, pages: number): string {
  const kinds = Object.entries(times).map(([kind, time]) => `${kind} ${Math.round(time / (pages + 2))}`);
  return `a page in ms: ${kinds.join(', ')}`;
}

/** Makes a talk of five slides without and with films of its speaker (spec contract §17). */
async function measureTalks(data: string): Promise<Line[]> {
  const folders = await openDataDirectory(data);
  const maker = createStoryMaker({ folders, runPress });
  const run = { signal: new AbortController().signal, onProgress: () => undefined };
  const { type: _type, ...settings } = { ...plainTalk, numberOfSlides: 5 };
  const lines: Line[] = [];
  for (const [id, filmed] of [false, true].entries()) {
    const speakerVideoGeneratorName = filmed ? settings.speakerVideoGeneratorName : 'none';
    const request = talkPressRequestOf({ ...settings, speakerVideoGeneratorName }, undefined);
    const start = performance.now();
    const { times } = await maker.make({ id: String(id + 1), request, seed: 1 }, run);
    lines.push({
      name: `a talk of 5 slides ${filmed ? 'with' : 'without'} films of its speaker, in seconds`,
      value: (performance.now() - start) / 1000,
      limit: filmed ? 180 : 60,
      detail: ofPage(times, settings.numberOfSlides),
    });
  }
  folders.close();
  return lines;
}

const stories = 20;

/** Compares the service's memory at the last stories with that at the first, which loaded what it needs. */
async function measureMemory(service: ServiceProcess): Promise<Line> {
  const peaks: number[] = [];
  for (let nth = 0; nth < stories; nth += 1) {
    await askForStory(service.origin, { ...plainStory, title: `${plainStory.title}, ${nth}` });
    peaks.push(await service.peakMemory());
  }
  const [first, last] = [median(peaks.slice(1, 6)), median(peaks.slice(-5))];
  return {
    name: 'memory of the service at the twentieth story, against the first ones',
    value: last / first,
    limit: 1.1,
    detail: `${Math.round(last / 1e6)} MB against ${Math.round(first / 1e6)} MB`,
  };
}

const readers = 20;
const rounds = 5;
const savedStory = '1047';

async function measureSaving(service: ServiceProcess): Promise<Line> {
  const folder = `${service.origin}/presentations/${savedStory}`;
  const index = parsePresentationIndex(await (await fetch(`${folder}/index.json`)).text(), savedStory);
  const files = ['index.json', ...mediaPathsOf(index)].map((name) => `${folder}/${name}`);
  await saveByAll(files);
  const { ratio, product, baseline } = await ratioAgainstBaseline(
    rounds,
    () => saveByAll(files),
    () => whileMaking(service.origin, () => saveByAll(files)),
  );
  return {
    name: `${readers} readers saving a story while one is made, against the idle service`,
    value: ratio,
    limit: 1.5,
    detail: `${Math.round(product)} ms against ${Math.round(baseline)} ms for ${files.length} files each`,
  };
}

/** Returns the median of the readers' times. */
async function saveByAll(files: readonly string[]): Promise<number> {
  return median(await Promise.all(Array.from({ length: readers }, () => save(files))));
}

/** Fetches all files as the service worker does, a few at once. Returns the milliseconds. */
async function save(files: readonly string[]): Promise<number> {
  const start = performance.now();
  const left = [...files];
  const lane = async () => {
    for (let next = left.shift(); next !== undefined; next = left.shift())
      await (await fetch(next, { cache: 'no-store' })).arrayBuffer();
  };
  await Promise.all(Array.from({ length: limits.filesAtOnce }, lane));
  return performance.now() - start;
}

/** Runs the work while pages of a long story are painted, which is then cancelled. */
function whileMaking(origin: string, work: () => Promise<number>): Promise<number> {
  const leaving = new AbortController();
  return new Promise((resolve, reject) => {
    const story = { ...plainStory, targetGroup: 'age_4', imageStyle: 'crayon', pageCount: 16 };
    void askForStory(
      origin,
      story,
      (_, count) => {
        if (count !== 4) return;
        work()
          .then(resolve, reject)
          .finally(() => leaving.abort());
      },
      leaving.signal,
    );
  });
}
