// The person's details and the one form that may be open among them (spec people §10). Pure.
import type { User } from '../account-calls';

export interface Detail {
  readonly name: string;
  /** Empty when it is not given. */
  readonly value: string;
  /** Undefined where the provider verifies nothing. */
  readonly isVerified?: boolean | undefined;
}

/** Offered also when they are not given. */
const offered = ['name', 'email', 'phone_number'];
const verifiable = ['email', 'phone_number'];

/** Returns the details to show: the offered ones first. The provider's own numbers and marks are left out. */
export function detailsOf(attributes: User['UserAttributes']): readonly Detail[] {
  const values = new Map(attributes.map(({ Name, Value = '' }) => [Name, Value]));
  const isOwn = (name: string) => name === 'sub' || name === 'identities' || name.endsWith('_verified');
  const others = [...values.keys()].filter((name) => !offered.includes(name) && !isOwn(name));
  return [...offered, ...others].map((name) => {
    const value = values.get(name) ?? '';
    const isChecked = verifiable.includes(name) && value !== '';
    return { name, value, isVerified: isChecked ? values.get(`${name}_verified`) === 'true' : undefined };
  });
}

type NoticeKind = 'saved' | 'removed' | 'verified';

export interface DetailsState {
  readonly open?:
    | { readonly form: 'edit'; readonly name: string }
    | { readonly form: 'verify'; readonly name: string; readonly destination: string | undefined }
    | undefined;
  readonly notice?: { readonly kind: NoticeKind; readonly name: string } | undefined;
}

export type DetailsAction =
  | { readonly type: 'edit'; readonly name: string }
  | { readonly type: 'cancel' }
  /** A code was sent: a form opens that asks for it. */
  | { readonly type: 'code-sent'; readonly name: string; readonly destination: string | undefined }
  | { readonly type: NoticeKind; readonly name: string };

/** Returns the next state. At most one form is open. */
export function detailsReducer(_state: DetailsState, action: DetailsAction): DetailsState {
  switch (action.type) {
    case 'edit':
      return { open: { form: 'edit', name: action.name } };
    case 'cancel':
      return {};
    case 'code-sent':
      return { open: { form: 'verify', name: action.name, destination: action.destination } };
    case 'saved':
    case 'removed':
    case 'verified':
      return { notice: { kind: action.type, name: action.name } };
  }
}
