// Reads the next step of a sign-in: tokens, or one of the provider's challenges (spec contract §2).
import * as v from 'valibot';
import { parse, parseJson, ShapeError, type Schema } from '../../base/parse';
import { base64urlSchema, credentialDescriptorSchema } from '../session/passkey-bodies';
import type { AuthenticationResult, SignInResponse } from './responses';
import { challengeNames, type ChallengeName } from './operations';

interface Challenge {
  /** Sent back with the response; absent when the provider needs none. */
  readonly session?: string;
}

export type SignInStep =
  | { readonly step: 'tokens'; readonly result: AuthenticationResult }
  | (Challenge & {
      readonly step: 'NEW_PASSWORD_REQUIRED';
      readonly userAttributes: Readonly<Record<string, string>>;
      /** Names without the prefix `userAttributes.`. */
      readonly requiredAttributes: readonly string[];
    })
  | (Challenge & {
      readonly step: Exclude<ChallengeName, 'NEW_PASSWORD_REQUIRED'>;
      readonly parameters: Readonly<Record<string, string>>;
    });

const userAttributesSchema = v.record(v.string(), v.string());
const requiredAttributesSchema = v.array(v.string());
const attributePrefix = /^userAttributes\./;

/** Returns the tokens or the challenge of a response. Throws ShapeError for neither, and for an unknown challenge. */
export function readSignInStep(response: SignInResponse): SignInStep {
  if (response.AuthenticationResult) return { step: 'tokens', result: response.AuthenticationResult };
  const step = challengeNames.find((name) => name === response.ChallengeName);
  if (step === undefined) throw new ShapeError(call, 'ChallengeName', 'neither tokens nor a known challenge');
  const session = response.Session ? { session: response.Session } : {};
  const parameters = response.ChallengeParameters ?? {};
  if (step !== 'NEW_PASSWORD_REQUIRED') return { step, parameters, ...session };
  const required = parseJsonParameter(requiredAttributesSchema, parameters['requiredAttributes'] ?? '[]');
  return {
    step,
    ...session,
    userAttributes: parseJsonParameter(userAttributesSchema, parameters['userAttributes'] ?? '{}'),
    requiredAttributes: required.map((name) => name.replace(attributePrefix, '')),
  };
}

const call = 'identity provider, challenge';

/** Parses a challenge parameter that contains JSON. */
function parseJsonParameter<T>(schema: Schema<T>, json: string): T {
  return parse(schema, parseJson(json, call), call);
}

const passkeyRequestSchema = v.object({
  challenge: base64urlSchema,
  rpId: v.nullish(v.string()),
  timeout: v.nullish(v.number()),
  userVerification: v.nullish(v.picklist(['required', 'preferred', 'discouraged'])),
  allowCredentials: v.nullish(v.array(credentialDescriptorSchema), []),
});
/** WebAuthn request options as JSON. */
export type PasskeyRequest = v.InferOutput<typeof passkeyRequestSchema>;

/** Returns the request options of a CUSTOM_CHALLENGE, from its parameter `options` (spec contract §12). Throws ShapeError. */
export function readPasskeyRequest(parameters: Readonly<Record<string, string>>): PasskeyRequest {
  const { options } = parameters;
  if (options === undefined) throw new ShapeError(call, 'options', 'missing');
  return parseJsonParameter(passkeyRequestSchema, options);
}
