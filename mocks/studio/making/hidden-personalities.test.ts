import { describe, expect, test } from 'vitest';
import { personalities, speakerOf } from '../../../src/contract/creation/speakers';
import { storedKindOf } from '../../../src/contract/presentation/kind';
import { hiddenPersonalities, simplePresenterOf, storytellerOf } from './hidden-personalities';
import { simpleTalkPressRequestOf } from './talk-press-request';

const kinds = ['STORY', 'CHILDRENS_STORY', 'DARKTALE', 'CHRISTMAS_STORY'] as const;

describe.each(['German', 'English'] as const)('the hidden personalities in %s', (language) => {
  const hidden = hiddenPersonalities[language];

  test('are those of the contract, with every field, and a voice of the language', () => {
    const keys = personalities.filter(({ showInFrontend }) => !showInFrontend).map(({ value }) => value);
    expect(Object.keys(hidden)).toEqual(keys);
    for (const { speaker, ...texts } of Object.values(hidden)) {
      expect(speakerOf(speaker)?.language).toBe(language);
      for (const text of Object.values(texts)) expect(text).toMatch(/^\S(.*\S)?$/u);
      expect(Object.values(texts).join(' ')).not.toMatch(/[!'"]| {2}/);
    }
    expect(new Set(Object.values(hidden).map(({ name }) => name)).size).toBe(keys.length);
  });

  test('are all used: each kind of story has its own storyteller, a funny talk the prime minister', () => {
    const used = [...kinds.map((kind) => storytellerOf(kind, language)), simplePresenterOf(true, language)];
    expect(new Set(used)).toEqual(new Set(Object.values(hidden)));
  });

  test.each([
    ['PRESENTATION_FUNNY', hidden['prime-minister'].name],
    ['PRESENTATION_ERNEST', 'Robin'],
  ] as const)('a simple talk of the kind %s is presented by %s, and drawn with clear lines', (kind, name) => {
    const settings = {
      title: 'Bees',
      kind,
      language,
      person: {},
      imageStyle: '',
      targetGroup: '',
      pageCount: 3,
      email: '',
      consentToContact: false,
      mode: 'simple',
    } as const;
    const { talk, imageStyle } = simpleTalkPressRequestOf(settings, undefined);
    expect(imageStyle).toBe('j_drawing');
    expect(talk.person.name).toBe(name);
    expect(speakerOf(talk.person.speaker)?.language).toBe(language);
    expect(storedKindOf(kind)).toBe('PRESENTATION');
  });
});
