// The form of a party (spec screens §11): its entries, its rules, and the message it sends. Pure.
import * as v from 'valibot';
import { partyDefaults } from '../../contract/creation/choices';
import { partyLimits } from '../../contract/creation/creation-settings';
import { parse } from '../../base/parse';
import type { ClientFrame } from '../../contract/creation/stream-frames';
import type { DraftFormat } from './use-creation';

/** The entries of the form. The number is a text, so that its field can be empty while it is edited. */
export interface PartyForm {
  readonly initialPrompt: string;
  readonly changePrompt: string;
  readonly numberOfIterations: string;
}

/** Returns the form with its defaults (spec contract §7); `changePrompt` is the specified one in the interface's language. */
export function emptyPartyForm(changePrompt: string): PartyForm {
  return { initialPrompt: '', changePrompt, numberOfIterations: String(partyDefaults.numberOfIterations) };
}

/** Returns whether a prompt may be sent: not only spaces, at most 150 characters (spec contract §3). */
export function isPrompt(prompt: string): boolean {
  return prompt.trim() !== '' && prompt.length <= partyLimits.promptLength;
}

/** Returns the number of iterations in a text; undefined unless it is a whole number from 2 to 20 (spec contract §3). */
export function iterationsOf(text: string): number | undefined {
  const { minIterations, maxIterations } = partyLimits;
  if (!/^\s*\d{1,2}\s*$/.test(text)) return undefined;
  const iterations = Number(text);
  return iterations >= minIterations && iterations <= maxIterations ? iterations : undefined;
}

/** Returns the message that asks for this party; undefined while the form may not be sent. */
export function partyMessageOf({
  initialPrompt,
  changePrompt,
  numberOfIterations,
}: PartyForm): ClientFrame | undefined {
  const iterations = iterationsOf(numberOfIterations);
  if (!isPrompt(initialPrompt) || !isPrompt(changePrompt) || iterations === undefined) return undefined;
  const { textGeneratorName, imageGeneratorName } = partyDefaults;
  return {
    type: 'create-dallic-party',
    initialPrompt: initialPrompt.trim(),
    changePrompt: changePrompt.trim(),
    numberOfIterations: iterations,
    textGeneratorName,
    imageGeneratorName,
  };
}

const draftSchema = v.object({
  form: v.object({ initialPrompt: v.string(), changePrompt: v.string(), numberOfIterations: v.string() }),
});

/** How the form is stored until the party is made. */
export const partyDraft: DraftFormat<PartyForm> = {
  write: (form) => ({ form }),
  read: (value) => (value === undefined ? undefined : parse(draftSchema, value, 'draft of the party').form),
};
