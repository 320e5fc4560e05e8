// Makes the files of a written talk in a folder: draws, speaks and films slide by slide, and writes the index last.
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { urlOf } from '../../../library/library-presentation';
import { pictureSeedOf } from '../../../random';
import { narratedIndex, pageMedia, previewName } from '../../../story-press/build/index-json';
import { coloursOfPhoto } from '../../../story-press/film/photo-colours';
import { presenterFigure } from '../../../story-press/film/presenter-figure';
import { presenterFilm, type PresenterFilm } from '../../../story-press/film/presenter-film';
import { openMp3Encoder } from '../../../story-press/voice/mp3';
import { recite, type Cue, type Narration } from '../../../story-press/voice/narration';
import {
  openSpeakerVoice,
  presenterOf,
  type SpokenSentence,
} from '../../../story-press/voice/speakers/speaker-voices';
import type { MadeTalk, TalkRequest, TalkSlide } from '../../talks/made-talk';
import { presenterLook } from '../../talks/presenter';
import { Painter } from '../painter';
import type { PressDeps } from '../press-deps';
import { entryName, type PressJob, type PressTimes, type TalkPressRequest } from '../press-messages';
import { StopWatch } from '../stop-watch';
import { writeJson } from '../write-json';

interface TalkPressDeps extends PressDeps {
  readonly write: (request: TalkRequest, seed: number) => MadeTalk;
}

/** Makes all files of a talk. The same request and seed give the same pictures, sounds and films. Throws what the press throws. */
export async function pressMadeTalk(
  { id, request, seed, folder }: PressJob<TalkPressRequest>,
  { write, now, onProgress }: TalkPressDeps,
): Promise<PressTimes> {
  const times = new StopWatch(now);
  const talk = await times.of('writing', async () => write(request.talk, seed));
  const painter = new Painter(request.imageStyle, folder, times);
  const reader = await openReader(request, folder, times);
  const film = request.filmed === 'none' ? undefined : await times.of('filming', () => filmOf(request));
  for (const sub of ['images', 'audio', ...(film ? ['video'] : [])])
    await mkdir(path.join(folder, sub), { recursive: true });
  const slides = talk.slides.length;
  const cues: (readonly Cue[])[] = [];
  const filmed = new Set<number>();
  for (const [page, slide] of [talk.cover, ...talk.slides, talk.ending].entries()) {
    onProgress({ stage: 'painting', page, slides });
    await painter.paint(page, slide.scene, pictureSeedOf(`${seed}:${page}`));
    onProgress({ stage: 'painted', page, slides, description: page === 0 ? talk.title : slide.headline });
    onProgress({ stage: 'reading', page, slides });
    const narration = await reader(page, slide);
    cues.push(request.subtitles ? narration.cues : []);
    if (film === undefined || (page === 0 && request.filmed !== 'all')) continue;
    onProgress({ stage: 'filming', page, slides });
    const file = await times.of('filming', () => film.speak(narration));
    await writeFile(path.join(folder, pageMedia.film(page)), file);
    filmed.add(page);
  }
  await writeJson(path.join(folder, entryName), entryOf(id, request, talk));
  await writeJson(path.join(folder, 'index.json'), indexOf(id, request, talk, cues, filmed));
  return times.times;
}

/** Films the presenter as the slides show them. */
async function filmOf({ talk, photo }: TalkPressRequest): Promise<PresenterFilm> {
  const colours = photo === undefined ? undefined : await coloursOfPhoto(Buffer.from(photo, 'base64'));
  return presenterFilm(presenterFigure(presenterLook(talk.person), colours));
}

/** Returns a function that speaks a slide into its file and returns the narration. */
async function openReader(
  { talk: { language, person } }: TalkPressRequest,
  folder: string,
  times: StopWatch,
): Promise<(page: number, slide: TalkSlide) => Promise<Narration>> {
  const voice = await times.of('speaking', () => openSpeakerVoice(presenterOf(person.speaker, language)));
  const encoder = await times.of('encoding', openMp3Encoder);
  return async (page, slide) => {
    const narration = await times.of('speaking', async () => recite(spokenSentencesOf(slide), voice, 1));
    const file = await times.of('encoding', async () => encoder.encode(narration));
    await writeFile(path.join(folder, pageMedia.narration(page)), file);
    return narration;
  };
}

function spokenSentencesOf({ sentences, spoken }: TalkSlide): SpokenSentence[] {
  return sentences.map((text, at) => ({
    text,
    spoken: spoken?.[at] ?? text,
    closes: at === sentences.length - 1,
  }));
}

/** Returns the list entry: a talk has neither age nor style (spec contract §17). */
function entryOf(id: string, { talk: { language } }: TalkPressRequest, { title, slides }: MadeTalk) {
  const previewImage = `presentations/${id}/${previewName}`;
  return { id, url: urlOf(id), title, pageCount: slides.length, language, previewImage };
}

function indexOf(
  id: string,
  { talk: { language }, settings }: TalkPressRequest,
  talk: MadeTalk,
  cues: readonly (readonly Cue[])[],
  filmed: ReadonlySet<number>,
) {
  const textOf = ({ headline, sentences }: TalkSlide) => ({
    headline,
    text: sentences.join(language === 'Japanese' ? '' : ' '),
  });
  const source = {
    id,
    kind: 'PRESENTATION',
    cover: textOf(talk.cover),
    pages: talk.slides.map(textOf),
    ending: textOf(talk.ending),
  } as const;
  return { ...narratedIndex(source, cues, filmed), language, ...(settings ? { settings } : {}) };
}
