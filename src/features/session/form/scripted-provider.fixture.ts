// An identity provider for tests: notes what it is sent, and answers as the test says.
import { parseProviderResponse } from '../../../contract/identity/responses';
import type { ProviderOperation } from '../../../contract/identity/operations';
import type { IdentityProvider } from '../../../platform/http/identity-provider';

/** What an operation answers: an object, or an error that is thrown; a function is asked each time. */
type Answer = object | Error | ((request: object) => object | Error);

export interface FakeProvider {
  readonly provider: IdentityProvider;
  /** The operations and their requests. */
  readonly sent: readonly (readonly [ProviderOperation, object])[];
}

/** Creates a provider; an operation without an answer here answers with an empty body. */
export function fakeProvider(answers: { readonly [O in ProviderOperation]?: Answer } = {}): FakeProvider {
  const sent: (readonly [ProviderOperation, object])[] = [];
  const call: IdentityProvider['call'] = async (operation, request) => {
    sent.push([operation, request]);
    const answer = answers[operation] ?? {};
    const given = typeof answer === 'function' ? answer(request) : answer;
    if (given instanceof Error) throw given;
    return parseProviderResponse(operation, JSON.stringify(given));
  };
  return { provider: { clientId: 'client', call, revoke: async () => undefined }, sent };
}
