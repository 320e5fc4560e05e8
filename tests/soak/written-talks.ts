// Writes many talks in each language and judges their structure and their words.
import { speakerLanguages } from '../../src/contract/creation/speakers';
import { randomFrom } from '../../mocks/base/random';
import { faultsOfTalks } from '../../mocks/studio/talks/written-talk.fixture';

/** Writes `amount` talks in each language, of random requests from a seed. Returns and prints the faults. */
export function soakWrittenTalks(amount: number, seed: number): readonly string[] {
  const faults = speakerLanguages.flatMap((language, nth) =>
    faultsOfTalks(language, randomFrom(seed * speakerLanguages.length + nth), amount).map(
      (fault) => `${language}, seed ${seed}: ${fault}`,
    ),
  );
  for (const fault of faults) console.error(fault);
  console.log(`written-talks: ${amount} talks in each language, ${faults.length} faults`);
  return faults;
}
