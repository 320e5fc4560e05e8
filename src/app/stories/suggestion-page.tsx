// The form to suggest a topic, as a page and as a block of the landing page; the variant for children has neither (spec screens §1).
import { useCallback } from 'react';
import { SuggestTopic, type Suggest } from '../../features/suggestions/SuggestTopic';
import { systemClock } from '../../platform/browser/system-clock';
import { suggestionCalls } from '../../platform/http/service-calls';
import { useApp } from '../providers';
import { NotFoundCard } from '../shell/unknown-page';

export function SuggestionPage() {
  return useApp().deployment.variant === 'bookworm' ? <NotFoundCard /> : <Suggestion heading="h1" />;
}

export function SuggestionBlock() {
  return <Suggestion heading="h2" />;
}

function Suggestion({ heading }: { readonly heading: 'h1' | 'h2' }) {
  const { api, unsavedWork } = useApp();
  const suggest = useCallback<Suggest>(
    (suggestion, signal) => suggestionCalls(api).suggest({ suggestion }, signal),
    [api],
  );
  return <SuggestTopic heading={heading} suggest={suggest} clock={systemClock} holdWork={unsavedWork.hold} />;
}
