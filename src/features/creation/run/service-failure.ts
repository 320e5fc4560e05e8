// What the service says when it ends a run: reported without the texts of people (spec contract §2).
import type { ClientFrame } from '../../../contract/creation/stream-frames';

/** The service ended a run by an `error` frame; the message is its own, without what the person wrote. */
export class ServiceFailedError extends Error {
  override readonly name = 'ServiceFailedError';
  constructor(message: string, sent: ClientFrame) {
    super(withoutTexts(message, sent));
  }
}

const personalFields = [
  'title',
  'email',
  'name',
  'personDescription',
  'imageDescription',
  'initialPrompt',
  'changePrompt',
  // A secret of the device.
  'runKey',
];

/** Returns the message with each text that the person wrote in the sent frame replaced by `…`. */
function withoutTexts(message: string, sent: ClientFrame): string {
  return textsOf(sent)
    .sort((a, b) => b.length - a.length)
    .reduce((rest, text) => rest.replaceAll(text, '…'), message);
}

function textsOf(fields: object): string[] {
  return Object.entries(fields).flatMap(([field, value]: [string, unknown]) => {
    if (typeof value === 'object' && value !== null) return textsOf(value);
    const text = typeof value === 'string' && personalFields.includes(field) ? value.trim() : '';
    return text === '' ? [] : [text];
  });
}
