// What differs between the app and a kiosk on the pages that both have (spec screens §12).

export interface PagePolicy {
  /** Whether the session belongs to the page's user. A kiosk's belongs to the operator: its visitors are not staff (spec people §7). */
  readonly hasOwnSession: boolean;
  /** Whether people save presentations, and open those that are saved. */
  readonly offersSaving: boolean;
  /** Whether the lists of the service are read, which name what other visitors have made. */
  readonly readsLists: boolean;
  /** Whether the screen can be turned. */
  readonly canBeTurned: boolean;
  /** Whether a rating that waits is kept until it is sent. */
  readonly keepsRatings: boolean;
  /** Whether a link can open another tab. */
  readonly hasTabs: boolean;
  /** Whether a person is asked before a new version is applied. */
  readonly offersUpdates: boolean;
}

export const appPolicy: PagePolicy = {
  hasOwnSession: true,
  offersSaving: true,
  readsLists: true,
  canBeTurned: true,
  keepsRatings: true,
  hasTabs: true,
  offersUpdates: true,
};

/** Of kiosk.html in a bundle without a kiosk, which shows the app. */
export const unattendedPolicy: PagePolicy = { ...appPolicy, offersUpdates: false };

export const kioskPolicy: PagePolicy = {
  hasOwnSession: false,
  offersSaving: false,
  readsLists: false,
  canBeTurned: false,
  keepsRatings: false,
  hasTabs: false,
  offersUpdates: false,
};
