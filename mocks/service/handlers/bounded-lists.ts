// Bounds the lists of ratings and suggestions, so that nobody makes the lists of everybody else long (spec contract §7).
import type { FeedbackRecord } from '../../../src/contract/presentation/feedback';
import type { Suggestion } from '../../../src/contract/service/bodies';

/** UTF-16 units of all comments, or of all suggestions, that are listed. */
const mostText = 1024 * 1024;
const mostSuggestions = 1000;

/** Returns the ratings without the comments of the oldest, where all are too long together. The ratings count all the same. */
export function withNewestComments(records: readonly FeedbackRecord[]): readonly FeedbackRecord[] {
  const first = firstThatFits(records.map(({ comment }) => comment));
  return first === 0
    ? records
    : records.map((record, at) =>
        at < first && record.comment !== '' ? { ...record, comment: '' } : record,
      );
}

/** Returns the newest suggestions, as many as are listed. Those before come up when staff delete some. */
export function newestSuggestions(suggestions: readonly Suggestion[]): readonly Suggestion[] {
  const newest = suggestions.slice(-mostSuggestions);
  return newest.slice(firstThatFits(newest.map(({ suggestion }) => suggestion)));
}

/** Returns the position from which on all texts fit into the bound together. */
function firstThatFits(texts: readonly string[]): number {
  let length = 0;
  for (let at = texts.length - 1; at >= 0; at -= 1) {
    length += texts[at]?.length ?? 0;
    if (length > mostText) return at + 1;
  }
  return 0;
}
