// What signing in asks for next: tokens are here, or one of the provider's challenges (core 4). Holds no flow.
import * as v from 'valibot';
import { absent, parse, parseJson, ShapeError, type Schema } from '../parse';
import { base64urlSchema, credentialDescriptorSchema } from '../service/bodies';
import type { AuthenticationResult, SignInAnswer } from './answers';
import { challengeNames, type ChallengeName } from './operations';

interface Challenge {
  /** Goes back with the answer; absent where the provider needs none. */
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

/** Tells tokens and challenges apart. Throws ShapeError for an answer that is neither, or an unknown challenge. */
export function readSignInStep(answer: SignInAnswer): SignInStep {
  if (answer.AuthenticationResult) return { step: 'tokens', result: answer.AuthenticationResult };
  const step = challengeNames.find((name) => name === answer.ChallengeName);
  if (step === undefined) throw new ShapeError(call, 'ChallengeName', 'neither tokens nor a known challenge');
  const session = answer.Session ? { session: answer.Session } : {};
  const parameters = answer.ChallengeParameters ?? {};
  if (step !== 'NEW_PASSWORD_REQUIRED') return { step, parameters, ...session };
  const required = inside(requiredAttributesSchema, parameters['requiredAttributes'] ?? '[]');
  return {
    step,
    ...session,
    userAttributes: inside(userAttributesSchema, parameters['userAttributes'] ?? '{}'),
    requiredAttributes: required.map((name) => name.replace(attributePrefix, '')),
  };
}

const call = 'identity provider, challenge';

/** Parameters are text, some of it JSON. */
function inside<T>(schema: Schema<T>, json: string): T {
  return parse(schema, parseJson(json, call), call);
}

const passkeyRequestSchema = v.object({
  challenge: base64urlSchema,
  rpId: absent(v.string()),
  timeout: absent(v.number()),
  userVerification: absent(v.picklist(['required', 'preferred', 'discouraged'])),
  allowCredentials: v.nullish(v.array(credentialDescriptorSchema), []),
});
/** WebAuthn request options as JSON. */
export type PasskeyRequest = v.InferOutput<typeof passkeyRequestSchema>;

/** The request options that a CUSTOM_CHALLENGE carries under `options` (decision 10). Throws ShapeError. */
export function readPasskeyRequest(parameters: Readonly<Record<string, string>>): PasskeyRequest {
  const { options } = parameters;
  if (options === undefined) throw new ShapeError(call, 'options', 'missing');
  return inside(passkeyRequestSchema, options);
}
