// The reducer of the rating dialog (spec people §1). Pure: the caller sends the rating and makes its id.
import type { FeedbackRecord } from '../../../contract/presentation/feedback';
import type { SubmitFailure } from '../failure';

export const categories = ['story', 'images', 'voice'] as const;
type Category = (typeof categories)[number];

export interface Draft {
  /** 1 to 5 each. A category without a choice is absent. */
  readonly stars: { readonly [category in Category]?: number };
  readonly comment: string;
  /** Set at the first submit. A retry uses the same id, so that it is the same rating (spec people §2). */
  readonly id?: string;
}

export type RatingState =
  | { readonly name: 'rating'; readonly draft: Draft; readonly failure?: SubmitFailure }
  | { readonly name: 'submitting'; readonly draft: Draft; readonly record: FeedbackRecord }
  /** Stays until it is closed (spec people §1). */
  | { readonly name: 'thanked'; readonly id: string };

export type RatingAction =
  | { readonly type: 'rate'; readonly category: Category; readonly stars: number }
  | { readonly type: 'comment'; readonly comment: string }
  /** `id` is a new UUID. It is used unless the draft already has one. */
  | { readonly type: 'submit'; readonly id: string; readonly presentationId: string }
  /** The outbox has accepted the rating. */
  | { readonly type: 'taken' }
  | { readonly type: 'failed'; readonly failure: SubmitFailure };

export const initialState: RatingState = { name: 'rating', draft: { stars: {}, comment: '' } };

/** Returns whether all three categories have stars (spec contract §3). The comment may be empty. */
export function canSubmit({ stars }: Draft): boolean {
  return categories.every((category) => (stars[category] ?? 0) > 0);
}

/** Returns the next state, or the same one if the action does not apply to it. */
export function reduceRating(state: RatingState, action: RatingAction): RatingState {
  switch (action.type) {
    case 'rate':
      return changeDraft(state, ({ stars, ...draft }) => {
        return { ...draft, stars: { ...stars, [action.category]: action.stars } };
      });
    case 'comment':
      return changeDraft(state, (draft) => ({ ...draft, comment: action.comment }));
    case 'submit':
      return submit(state, action.id, action.presentationId);
    case 'taken':
      return state.name === 'submitting' ? { name: 'thanked', id: state.record.id } : state;
    case 'failed':
      return state.name === 'submitting'
        ? { name: 'rating', draft: state.draft, failure: action.failure }
        : state;
  }
}

function changeDraft(state: RatingState, change: (draft: Draft) => Draft): RatingState {
  return state.name === 'rating' ? { ...state, draft: change(state.draft) } : state;
}

function submit(state: RatingState, newId: string, presentationId: string): RatingState {
  if (state.name !== 'rating') return state;
  const { stars, comment, id = newId } = state.draft;
  const { story, images, voice } = stars;
  if (!story || !images || !voice) return state;
  return {
    name: 'submitting',
    draft: { ...state.draft, id },
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
