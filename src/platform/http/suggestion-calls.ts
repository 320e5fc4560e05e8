// The calls about suggestions (spec contract §5), for the pages that send and list them.
import { parseList, withoutRepeated } from '../../base/parse';
import {
  newSuggestionSchema,
  suggestionSchema,
  type NewSuggestion,
  type Suggestion,
} from '../../contract/service/bodies';
import { bodyOf, type Api } from './api';

/** Returns the calls. They reject with the errors of the client. */
export const suggestionCalls = ({ requests }: Pick<Api, 'requests'>) => ({
  async suggest(suggestion: NewSuggestion, signal?: AbortSignal): Promise<void> {
    await requests.send('suggest', { body: bodyOf(newSuggestionSchema, suggestion), signal });
  },
  listSuggestions: (signal?: AbortSignal): Promise<Suggestion[]> =>
    requests.list(
      'listSuggestions',
      (body, call) => withoutRepeated(parseList(suggestionSchema, body, call)),
      { signal, operation: 'listSuggestions' },
    ),
  async deleteSuggestion(suggestionId: string, signal?: AbortSignal): Promise<void> {
    await requests.send('deleteSuggestion', { fill: { suggestionId }, operation: 'listSuggestions', signal });
  },
});
