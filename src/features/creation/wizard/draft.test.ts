import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { wizardOptions } from '../../../contract/creation/form-options';
import { ShapeError } from '../../../base/parse';
import { readDraft, type WizardDraft } from './draft';
import { emptyForm } from './state';

const options = wizardOptions('app');
const empty: WizardDraft = { form: emptyForm(options), isUnderWay: false };

describe('a stored draft', () => {
  test('is read as it was written, also in the middle of a run', () => {
    const hero = { name: 'Ida ', looks: { skin: 'olive', hairstyle: 'bun', wheelchair: true } };
    const draft = { form: { ...empty.form, title: 'Boots', hero }, isUnderWay: true };
    expect(readDraft(JSON.parse(JSON.stringify(draft)), options)).toEqual(draft);
  });

  test('that does not exist is none', () => {
    expect(readDraft(undefined, options)).toBeUndefined();
  });

  test('with options that the wizard does not offer gets the default ones', () => {
    const form = { ...empty.form, targetGroup: 'age_1', imageStyle: 'crayon', pageCount: 99 };
    expect(readDraft({ ...empty, form }, options)?.form).toMatchObject({
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
      expect(readDraft({ ...empty, form }, options)?.form).toMatchObject({
        pageCount,
        chosenPageCount: chosen,
      });
    },
  );

  test('of an older version has nobody that the story is about', () => {
    const { hero, ...form } = empty.form;
    expect(readDraft({ ...empty, form }, options)?.form.hero).toEqual(hero);
  });

  test('with looks of another version keeps those that are known', () => {
    const form = { ...empty.form, hero: { name: 'Ida', looks: { hair: 'green', glasses: true } } };
    expect(readDraft({ ...empty, form }, options)?.form.hero).toEqual({
      name: 'Ida',
      looks: { glasses: true },
    });
  });

  test('of another shape is refused with its field, whatever it is', () => {
    expect(() => readDraft({ ...empty, form: { ...empty.form, email: 3 } }, options)).toThrow(
      'draft of the wizard: form.email: expected string, got number',
    );
    fc.assert(
      fc.property(
        fc.anything().filter((value) => value !== undefined),
        (value) => {
          expect(() => readDraft(value, options)).toThrow(ShapeError);
        },
      ),
    );
  });
});
