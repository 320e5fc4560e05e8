// Turns a talk into what the press makes: its slides, what its speaker says, its films, its list entry and its index. Pure.
import { urlOf } from '../../../src/contract/presentation/list-entry';
import { pictureSeedOf } from '../../base/random';
import { narratedIndex, previewName, sequenceOf } from '../press/index-json';
import { coloursOfPhoto } from '../film/photo-colours';
import { presenterFigure } from '../film/presenter-figure';
import { presenterFilm } from '../film/presenter-film';
import { recite } from '../voices/narration';
import { openSpeakerVoice, presenterOf } from '../voices/speakers/speaker-voices';
import type { TalkSlide } from '../talks/made-talk';
import { presenterLook } from '../talks/presenter';
import { writeTalk } from '../talks/write-talk';
import type { PressJob, TalkPressRequest } from './press-messages';
import type { PressWork } from '../press/press-presentation';

/** Returns a talk as the press makes it. The same request and seed give the same work. */
export function talkWork({ id, request, seed }: PressJob<TalkPressRequest>, write = writeTalk): PressWork {
  const { filmed, photo, settings, subtitles, talk } = request;
  const { language, person } = talk;
  const { title, cover, slides, ending } = write(talk, seed);
  const all = sequenceOf<TalkSlide>({ cover, pages: slides, ending });
  const textOf = ({ headline, sentences }: TalkSlide) => ({
    headline,
    text: sentences.join(language === 'Japanese' ? '' : ' '),
  });
  const source = {
    id,
    kind: 'PRESENTATION',
    cover: textOf(cover),
    pages: slides.map(textOf),
    ending: textOf(ending),
  } as const;
  const openFilm = async (size: number | undefined) => {
    const colours = photo === undefined ? undefined : await coloursOfPhoto(Buffer.from(photo, 'base64'));
    return presenterFilm(presenterFigure(presenterLook(person), colours), size);
  };
  return {
    pages: all.map(({ scene, headline }, page) => ({
      scene,
      seed: pictureSeedOf(`${seed}:${page}`),
      description: page === 0 ? title : headline,
    })),
    openVoice: async () => {
      const pages = all.map(spokenSentencesOf);
      const texts = pages.flat().map(({ spoken }) => spoken);
      const voice = await openSpeakerVoice(presenterOf(person.speaker, language), texts);
      return pages.map((sentences) => () => recite(sentences, voice, 1));
    },
    openFilm: filmed === 'none' ? undefined : openFilm,
    filmsCover: filmed === 'all',
    // A talk has neither age nor style (spec contract §17).
    entry: {
      id,
      url: urlOf(id),
      title,
      kind: 'PRESENTATION',
      pageCount: slides.length,
      language,
      previewImage: `presentations/${id}/${previewName}`,
    },
    indexOf: (cues, withFilm) => ({
      ...narratedIndex(source, subtitles ? cues : [], withFilm),
      language,
      ...(settings ? { settings } : {}),
    }),
  };
}

function spokenSentencesOf({ sentences, spoken }: TalkSlide) {
  return sentences.map((text, at) => ({
    text,
    spoken: spoken?.[at] ?? text,
    closes: at === sentences.length - 1,
  }));
}
