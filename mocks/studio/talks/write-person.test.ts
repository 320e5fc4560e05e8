import { describe, expect, it } from 'vitest';
import { speakerOf } from '../../../src/contract/creation/speakers';
import { writePerson } from './write-person';

const empty = { name: '', personDescription: '', imageDescription: '', speaker: '' };

describe('a person', () => {
  it.each(['German', 'English'] as const)('is invented in %s where nothing is typed', (language) => {
    for (let seed = 0; seed < 50; seed += 1) {
      const person = writePerson(empty, language, seed);
      for (const field of Object.values(person)) expect(field).not.toBe('');
      expect(speakerOf(person.speaker)?.language).toBe(language);
      expect(writePerson(person, language, seed + 1)).toEqual(person);
    }
  });

  it('keeps typed fields, lengthens short ones, and fits the other fields to them', () => {
    const typed = { ...empty, name: 'Ada', personDescription: 'Keeps a lighthouse', speaker: 'german-karl' };
    const person = writePerson(typed, 'English', 3);
    expect(person.name).toBe('Ada');
    expect(person.speaker).toBe('german-karl');
    expect(person.personDescription).toMatch(/^Keeps a lighthouse\. ./);
    expect(person.imageDescription).toContain('captain');
  });
});
