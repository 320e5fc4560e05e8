import { describe, expect, it } from 'vitest';
import { randomFrom } from '../../../base/random';
import { sentencesOf, type Language } from './sentences';

const slots: Record<string, string> = {
  'hero:': 'die Schnecke',
  'bear:dat': 'dem Bären',
  'title:': '„Was? Nein.“',
};

function written(template: string, language: Language = 'German', isOlder = true): string[] {
  const wording = {
    language,
    isOlder,
    random: randomFrom(1),
    slot: (name: string, form: string) => slots[`${name}:${form}`],
  };
  return sentencesOf(template, wording).map(({ parts, closes }) => {
    const text = parts.map((part) => (part.speaker ? `<${part.speaker}>${part.text}</>` : part.text));
    return text.join('') + (closes ? ' ¶' : '');
  });
}

describe('a template', () => {
  it.each([
    ['Hallo. {hero} schläft.', ['Hallo.', 'Die Schnecke schläft. ¶']],
    ['Eins. / Zwei.', ['Eins. ¶', 'Zwei. ¶']],
    ['Sie geht zu {bear:dat}.', ['Sie geht zum Bären. ¶']],
    ['«hero: Wo ist es?», fragt {hero}. Oh.', ['<hero>„Wo ist es?“</>, fragt die Schnecke.', 'Oh. ¶']],
    ['«hero: Ja!» Sie lacht.', ['<hero>„Ja!“</>', 'Sie lacht. ¶']],
    ['«hero: Ja!» {Hero} lacht.', ['<hero>„Ja!“</>', 'Die Schnecke lacht. ¶']],
    ['«hero: Ja!» «bear: Nein!»', ['<hero>„Ja!“</>', '<bear>„Nein!“</> ¶']],
    ['Da sagt {hero}: «hero: Ja.» Gut.', ['Da sagt die Schnecke: <hero>„Ja.“</>', 'Gut. ¶']],
    ['Es heißt {title} und ist gut.', ['Es heißt „Was? Nein.“ und ist gut. ¶']],
    ['Es heißt {title}. Gut.', ['Es heißt „Was? Nein.“', 'Gut. ¶']],
    ['Eins. [Zwei.] Drei.', ['Eins.', 'Zwei.', 'Drei. ¶']],
    [
      '«hero: Ja», sagt {hero}, «hero: sehr gern.»',
      ['<hero>„Ja“</>, sagt die Schnecke, <hero>„sehr gern.“</> ¶'],
    ],
  ])('%s', (template, expected) => {
    expect(written(template)).toEqual(expected);
  });

  it('leaves the part in brackets out for younger children', () => {
    expect(written('One. [Two.] Three.', 'English', false)).toEqual(['One.', 'Three. ¶']);
  });

  it('takes one of the alternatives', () => {
    expect(['A x. ¶', 'A y. ¶']).toContain(written('A (x|y).')[0]);
  });

  it('refuses a slot that nobody fills, and a bracket that is left over', () => {
    expect(() => written('{nobody}')).toThrow(RangeError);
    expect(() => written('A ] b.')).toThrow(RangeError);
  });
});
