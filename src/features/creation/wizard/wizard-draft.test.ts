import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { wizardOptions } from '../../../contract/creation/choices';
import { ShapeError } from '../../../base/parse';
import { emptyForm, wizardDraft } from './wizard-form';

const options = wizardOptions('app');
const empty = { form: emptyForm(options) };
const { read, write } = wizardDraft(options);

describe('a stored draft', () => {
  test('is read as it was written', () => {
    const hero = { name: 'Ida ', looks: { skin: 'olive', hairstyle: 'bun', wheelchair: true } } as const;
    const form = { ...empty.form, title: 'Boots', hero } as const;
    expect(read(JSON.parse(JSON.stringify(write(form))))).toEqual(form);
  });

  test('that does not exist is none', () => {
    expect(read(undefined)).toBeUndefined();
  });

  test('with options that the wizard does not offer gets the default ones', () => {
    const form = { ...empty.form, targetGroup: 'age_1', imageStyle: 'crayon', pageCount: 99 };
    expect(read({ ...empty, form })).toMatchObject({
      targetGroup: 'age_4',
      imageStyle: 'pastel_dream',
      pageCount: 8,
    });
  });

  test.each([
    [12, 12],
    [8, undefined],
  ])(
    'of an older version has a chosen page count where it is not the first of its group: %d',
    (pageCount, chosen) => {
      const form = { ...empty.form, pageCount };
      expect(read({ ...empty, form })).toMatchObject({
        pageCount,
        chosenPageCount: chosen,
      });
    },
  );

  test('of an older version has nobody that the story is about', () => {
    const { hero, ...form } = empty.form;
    expect(read({ ...empty, form })?.hero).toEqual(hero);
  });

  test('with looks of another version keeps the known looks', () => {
    const form = { ...empty.form, hero: { name: 'Ida', looks: { hair: 'green', glasses: true } } };
    expect(read({ ...empty, form })?.hero).toEqual({
      name: 'Ida',
      looks: { glasses: true },
    });
  });

  test('of any other shape is refused with its field', () => {
    expect(() => read({ ...empty, form: { ...empty.form, email: 3 } })).toThrow(
      'draft of the wizard: form.email: expected string, got number',
    );
    fc.assert(
      fc.property(
        fc.anything().filter((value) => value !== undefined),
        (value) => {
          expect(() => read(value)).toThrow(ShapeError);
        },
      ),
    );
  });
});
