// Lets every voice speak random titles: none may stop an engine.
import fc from 'fast-check';
import { openPico, picoLanguages, picoRate } from '../../mocks/studio/voices/pico/pico';
import { utteranceOf } from '../../mocks/studio/voices/pico/utterance';

/** Speaks so many titles in each language. Returns those that a voice failed at. */
export async function soakSpokenTitles(amount: number, seed: number): Promise<string[]> {
  const faults: string[] = [];
  for (const language of picoLanguages) {
    const engine = await openPico(language);
    const isSpoken = (text: string) =>
      engine.speak(utteranceOf([{ text, pitch: 100, speed: 100 }])).rate === picoRate;
    const title = fc.string({ unit: 'binary', maxLength: 40 });
    const { failed, counterexample } = fc.check(fc.property(title, isSpoken), { numRuns: amount, seed });
    if (failed) faults.push(`${language}: ${JSON.stringify(counterexample)}`);
  }
  console.log(`${amount} titles in each language from seed ${seed}: ${faults.join('; ') || 'no fault'}`);
  return faults;
}
