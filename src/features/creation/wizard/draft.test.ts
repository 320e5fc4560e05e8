import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { wizardOptions } from '../../../contract/creation/form-options';
import { ShapeError } from '../../../contract/parse';
import { createDraftWriter, readDraft, type WizardDraft } from './draft';
import { emptyForm } from './state';

const options = wizardOptions('creator');
const empty: WizardDraft = { form: emptyForm(options), isUnderWay: false };
const titled = (title: string): WizardDraft => ({ ...empty, form: { ...empty.form, title } });

describe('a stored draft', () => {
  test('is read as it was written, also in the middle of a run', () => {
    const draft = { ...titled('Boots'), isUnderWay: true };
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

/** A device whose writes finish one by one, when `finish` says so. */
function device({ fails = false } = {}) {
  const written: unknown[] = [];
  const waiting: (() => void)[] = [];
  const reports: string[] = [];
  const act = (what: unknown) =>
    new Promise<void>((resolve, reject) => {
      written.push(what);
      waiting.push(() => (fails ? reject(new Error('full')) : resolve()));
    });
  const writer = createDraftWriter(
    { read: async () => undefined, write: act, remove: () => act('removed') },
    empty,
    (_, where) => reports.push(where),
  );
  const finish = async () => {
    waiting.shift()?.();
    await new Promise((later) => void setTimeout(later));
  };
  return { writer, written, reports, finish };
}

describe('writing', () => {
  test('starts at once, and of what comes meanwhile only the last is written', async () => {
    const { writer, written, finish } = device();
    for (const title of ['B', 'Bo', 'Boo']) writer.write(titled(title));
    expect(written).toEqual([titled('B')]);
    await finish();
    expect(written).toEqual([titled('B'), titled('Boo')]);
  });

  test('does nothing for what the device holds already', () => {
    const { writer, written } = device();
    writer.write({ ...empty });
    expect(written).toEqual([]);
  });

  test('never follows the removal of a finished draft', async () => {
    const { writer, written, finish } = device();
    writer.write(titled('B'));
    writer.write(titled('Bo'));
    writer.remove();
    await finish();
    await finish();
    expect(written).toEqual([titled('B'), 'removed']);
  });

  test('that fails is reported once, and tried again with the next change', async () => {
    const { writer, written, reports, finish } = device({ fails: true });
    writer.write(titled('B'));
    await finish();
    writer.write(titled('Bo'));
    await finish();
    expect(reports).toEqual(['wizard: draft']);
    expect(written).toHaveLength(2);
  });
});
