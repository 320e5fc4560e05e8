// Schemas of the bodies that carry passkeys (spec contract §1, §5, §12). Apart from the service's other bodies, which people who sign
// in nowhere need too.
import * as v from 'valibot';
import { signedChallengeSchema } from '../service/bodies';

/** Letters, digits, hyphen, underscore (spec contract §3). */
export const base64urlSchema = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]*$/, 'not base64url'));

export const credentialDescriptorSchema = v.object({
  id: base64urlSchema,
  type: v.literal('public-key'),
  transports: v.nullish(v.array(v.string())),
});
const credentialBase = {
  id: base64urlSchema,
  rawId: base64urlSchema,
  type: v.literal('public-key'),
};
export const assertionResponseSchema = v.object({
  ...credentialBase,
  response: v.object({
    clientDataJSON: base64urlSchema,
    authenticatorData: base64urlSchema,
    signature: base64urlSchema,
    userHandle: v.nullish(base64urlSchema),
  }),
});
export const registrationResponseSchema = v.object({
  ...credentialBase,
  response: v.object({ clientDataJSON: base64urlSchema, attestationObject: base64urlSchema }),
});
export const addAuthenticatorSchema = v.object({
  challenge: signedChallengeSchema,
  /** Null for a first authenticator, whose challenge is the operator's ticket (spec contract §12). */
  existingAuthenticatorResponse: v.nullable(assertionResponseSchema),
  newAuthenticatorResponse: registrationResponseSchema,
});
export type AddAuthenticator = v.InferOutput<typeof addAuthenticatorSchema>;
