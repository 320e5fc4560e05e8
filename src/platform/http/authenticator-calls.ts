// The calls that add an authenticator (spec contract §12), for which only an account has a use.
import { parse, parseJson } from '../../base/parse';
import { signedChallengeSchema } from '../../contract/service/bodies';
import { nameOfCall } from '../../contract/service/calls';
import { addAuthenticatorSchema, type AddAuthenticator } from '../../contract/identity/passkey-bodies';
import { bodyOf, type Api } from './api';

/** Returns the calls. They reject with the errors of the client. */
export const authenticatorCalls = ({ requests }: Pick<Api, 'requests'>) => ({
  /** Returns the signed challenge, a JWT that is sent as plain text or as a JSON string (spec contract §12). */
  async addAuthenticatorChallenge(username: string, signal?: AbortSignal): Promise<string> {
    const text = await requests.send('addAuthenticatorChallenge', { fill: { userId: username }, signal });
    const call = nameOfCall('addAuthenticatorChallenge');
    const challenge: unknown = text.startsWith('"') ? parseJson(text, call) : text.trim();
    return parse(signedChallengeSchema, challenge, call);
  },
  async addAuthenticator(username: string, body: AddAuthenticator): Promise<void> {
    await requests.send('addAuthenticator', {
      fill: { userId: username },
      body: bodyOf(addAuthenticatorSchema, body),
    });
  },
});
