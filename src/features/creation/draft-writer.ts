// Writes what was typed into a form of this feature to its draft (spec offline §1).
import type { Draft } from '../../platform/storage/drafts';

/** What was sent: its JSON, and when the draft holds it. */
export interface SubmittedForm {
  readonly json: string;
  /** Resolves once it is stored, or cannot be; never rejects. */
  readonly stored: Promise<void>;
}

/** Writes drafts one after the other; of several that wait, only the last one is written. Each is copied at once. */
export interface DraftWriter {
  /** Writes a value that is not what was written last. */
  readonly write: (value: unknown) => void;
  /** Writes a value in any case, so that it can be recognised when the thing is made. */
  readonly submit: (value: unknown) => SubmittedForm;
}

/** Creates a writer. `stored` is what the device holds, so that a mere visit writes nothing. A failure is reported once. */
export function createDraftWriter(
  draft: Draft,
  stored: unknown,
  report: (error: unknown, where: string) => void,
): DraftWriter {
  let written = JSON.stringify(stored);
  let next: { readonly value: unknown } | undefined;
  let working: Promise<void> | undefined;
  let hasFailed = false;
  const work = async (): Promise<void> => {
    while (next !== undefined) {
      const { value } = next;
      next = undefined;
      await draft.write(value).catch((error: unknown) => {
        if (!hasFailed) report(error, 'creation: draft');
        hasFailed = true;
      });
    }
    working = undefined;
  };
  const submit = (value: unknown): SubmittedForm => {
    written = JSON.stringify(value);
    next = { value };
    draft.copy(value);
    working ??= work();
    return { json: written, stored: working };
  };
  return {
    write(value) {
      if (JSON.stringify(value) !== written) submit(value);
    },
    submit,
  };
}
