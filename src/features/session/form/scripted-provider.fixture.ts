// An identity provider for tests: notes what it is sent, and answers as the test says.
import { parseProviderResponse } from '../../../contract/identity/provider-responses';
import type { ProviderOperation } from '../../../contract/identity/provider-requests';
import type { IdentityProvider } from '../../../platform/http/identity-provider';

/** The response to an operation: an object, or an error that is thrown; a function is asked each time, and may answer late. */
type ScriptedResponse = object | Error | ((request: object) => object | Error | Promise<object | Error>);

export interface ScriptedProvider {
  readonly provider: IdentityProvider;
  /** The operations and their requests. */
  readonly sent: readonly (readonly [ProviderOperation, object])[];
}

/** Creates a provider; an operation without a response here responds with an empty body. */
export function scriptedProvider(
  responses: { readonly [O in ProviderOperation]?: ScriptedResponse } = {},
): ScriptedProvider {
  const sent: (readonly [ProviderOperation, object])[] = [];
  const call: IdentityProvider['call'] = async (operation, request) => {
    sent.push([operation, request]);
    const response = responses[operation] ?? {};
    const given = typeof response === 'function' ? await response(request) : response;
    if (given instanceof Error) throw given;
    return parseProviderResponse(operation, JSON.stringify(given));
  };
  return { provider: { clientId: 'client', call, revoke: async () => undefined }, sent };
}
