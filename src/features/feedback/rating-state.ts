// Ratings (spec people §1): the reducer of the dialog, ratings by faces, and why a rating could not be sent. Pure: the caller sends the
// rating and makes its id.
import { longestComment, type FeedbackRecord } from '../../contract/presentation/feedback';
import { HttpError, NotSignedInError } from '../../contract/service/errors';

export const categories = ['story', 'images', 'voice'] as const;
export type Category = (typeof categories)[number];

export interface RatingEntries {
  /** 1 to 5 each. A category without a choice is absent. */
  readonly stars: { readonly [category in Category]?: number };
  readonly comment: string;
  /** Set at the first submit, or with the first face. A retry uses the same id, so that it is the same rating (spec people §2). */
  readonly id?: string;
}

export type RatingState =
  | { readonly name: 'rating'; readonly entries: RatingEntries; readonly failure?: SubmitFailure }
  | { readonly name: 'submitting'; readonly entries: RatingEntries; readonly record: FeedbackRecord }
  /** Stays until it is closed (spec people §1). */
  | { readonly name: 'thanked'; readonly id: string };

export type RatingAction =
  | { readonly type: 'rate'; readonly category: Category; readonly stars: number }
  | { readonly type: 'comment'; readonly comment: string }
  /** `id` is a new UUID. It is used unless the entries already have one. */
  | { readonly type: 'submit'; readonly id: string; readonly presentationId: string }
  /** The outbox has accepted the rating. */
  | { readonly type: 'taken' }
  | { readonly type: 'failed'; readonly failure: SubmitFailure };

export const initialState: RatingState = { name: 'rating', entries: { stars: {}, comment: '' } };

/** The stars of the three faces. */
export const faceStars = [1, 3, 5] as const;
export type FaceStars = (typeof faceStars)[number];

/** A rating by faces, which becomes one record unless the dialog submits it (spec people §3). */
export type FaceEntries = RatingEntries & Required<Pick<RatingEntries, 'id'>>;

/** Returns the record of a rating by faces. A category without stars has the mean of the others; one of them has stars. */
export function recordOfFaces({ stars, id }: FaceEntries, presentationId: string): FeedbackRecord {
  const given = Object.values(stars);
  const mean = given.reduce((sum, one) => sum + one, 0) / given.length;
  const { story = mean, images = mean, voice = mean } = stars;
  return { id, presentationId, storyRating: story, imageRating: images, voiceRating: voice, comment: '' };
}

/** Returns whether all three categories have stars (spec contract §3). The comment may be empty. */
export function canSubmit({ stars }: RatingEntries): boolean {
  return categories.every((category) => (stars[category] ?? 0) > 0);
}

/** Returns whether closing the dialog now would lose something that was entered. */
export function holdsEntries(state: RatingState): boolean {
  if (state.name === 'thanked') return false;
  const { stars, comment } = state.entries;
  return Object.keys(stars).length > 0 || comment.trim() !== '';
}

/** Returns the next state, or the same one if the action does not apply to it. */
export function reduceRating(state: RatingState, action: RatingAction): RatingState {
  switch (action.type) {
    case 'rate':
      return changeEntries(state, ({ stars, ...entries }) => {
        return { ...entries, stars: { ...stars, [action.category]: action.stars } };
      });
    case 'comment':
      return changeEntries(state, (entries) => ({ ...entries, comment: withinLength(action.comment) }));
    case 'submit':
      return submit(state, action.id, action.presentationId);
    case 'taken':
      return state.name === 'submitting' ? { name: 'thanked', id: state.record.id } : state;
    case 'failed':
      return state.name === 'submitting'
        ? { name: 'rating', entries: state.entries, failure: action.failure }
        : state;
  }
}

/** Returns as much of a comment as fits (spec contract §3), and no half of a character. A keyboard on the screen knows no `maxlength`. */
function withinLength(comment: string): string {
  return comment.slice(0, longestComment).replace(/[\uD800-\uDBFF]$/, '');
}

function changeEntries(state: RatingState, change: (entries: RatingEntries) => RatingEntries): RatingState {
  return state.name === 'rating' ? { ...state, entries: change(state.entries) } : state;
}

function submit(state: RatingState, newId: string, presentationId: string): RatingState {
  if (state.name !== 'rating') return state;
  const { stars, comment, id = newId } = state.entries;
  const { story, images, voice } = stars;
  if (!story || !images || !voice) return state;
  return {
    name: 'submitting',
    entries: { ...state.entries, id },
    record: {
      id,
      presentationId,
      storyRating: story,
      imageRating: images,
      voiceRating: voice,
      comment: comment.trim(),
    },
  };
}

export type SubmitFailure =
  | { readonly name: 'notSignedIn' | 'notAuthorized' | 'notFound' | 'network' }
  /** Any other refusal, with the HTTP status of the response. */
  | { readonly name: 'refused'; readonly status: number };

/** Returns the kind of failure: nobody is signed in, the service refused, or there was no response. */
export function failureOf(error: unknown): SubmitFailure {
  if (error instanceof NotSignedInError) return { name: 'notSignedIn' };
  return error instanceof HttpError ? failureOfStatus(error.status) : { name: 'network' };
}

/** Returns the kind of failure for the status of a response outside 2xx (spec contract §6). */
export function failureOfStatus(status: number): SubmitFailure {
  if (status === 401) return { name: 'notAuthorized' };
  return status === 404 ? { name: 'notFound' } : { name: 'refused', status };
}
