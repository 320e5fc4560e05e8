// What the identity provider knows of a person.
import * as v from 'valibot';

/** An account of the initial data, or a new one. */
export interface Account extends Person {
  readonly password: string;
}

/** Everything of an account but its password. */
export interface Person {
  /** A random number, which the account's presentations name: the next owner of the username is somebody else. */
  readonly id?: string | undefined;
  /** People who signed up themselves are members; all others are staff. */
  readonly role?: 'member' | undefined;
  /** The first sign-in asks for a new password (spec contract §2). */
  readonly mustChangePassword: boolean;
  /** Signs in only after it was confirmed, or after its password was reset. */
  readonly status?: 'unconfirmed' | 'reset-required' | undefined;
  readonly attributes?: Readonly<Record<string, string>> | undefined;
  /** The attributes whose owner typed the code that was sent there. */
  readonly verified?: readonly string[] | undefined;
  /** The attributes that the first sign-in asks for. */
  readonly requiredAttributes?: readonly string[] | undefined;
  /** The secret of the authenticator app, in Base32. */
  readonly appSecret?: string | undefined;
  readonly hasApp?: boolean | undefined;
  readonly hasSms?: boolean | undefined;
  readonly preferred?: 'SMS_MFA' | 'SOFTWARE_TOKEN_MFA' | undefined;
  /** Signs in only with a second factor, and sets one up when it has none. */
  readonly needsMfa?: boolean | undefined;
  /** A question of this deployment's own, after the password. */
  readonly question?: { readonly text: string; readonly answer: string } | undefined;
}

/** The stored data of an account. Without a hash it has the password of this process's initial data. */
export const personSchema = v.object({
  id: v.optional(v.string()),
  role: v.optional(v.literal('member')),
  passwordHash: v.optional(v.string()),
  mustChangePassword: v.boolean(),
  status: v.optional(v.picklist(['unconfirmed', 'reset-required'])),
  attributes: v.optional(v.record(v.string(), v.string())),
  verified: v.optional(v.array(v.string())),
  requiredAttributes: v.optional(v.array(v.string())),
  appSecret: v.optional(v.string()),
  hasApp: v.optional(v.boolean()),
  hasSms: v.optional(v.boolean()),
  preferred: v.optional(v.picklist(['SMS_MFA', 'SOFTWARE_TOKEN_MFA'])),
  needsMfa: v.optional(v.boolean()),
  question: v.optional(v.object({ text: v.string(), answer: v.string() })),
});

/** An account with the hash of its password. */
export type StoredPerson = Person & { readonly passwordHash?: string | undefined };

/** The stored role of a person who signed up. */
export const member = { role: 'member' } as const;
