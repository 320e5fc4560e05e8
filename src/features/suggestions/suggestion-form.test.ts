import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  emptyForm,
  maySubmit,
  suggestionFormReducer,
  type SuggestionFormAction,
  type SuggestionFormState,
} from './SuggestTopic';

const form = (text: string, isSending = false): SuggestionFormState => ({
  name: 'NEW_SUGGESTION',
  text,
  isSending,
});
const submitted: SuggestionFormState = { name: 'SUBMITTED' };
const failed: SuggestionFormState = { name: 'ERROR', text: 'Owls' };

describe('the suggestion form (spec people §5, contract §2)', () => {
  test.each<[SuggestionFormState, SuggestionFormAction['type'], SuggestionFormState]>([
    [form('Owls'), 'submit', form('Owls', true)],
    [form('Ow'), 'submit', form('Ow')],
    [form('Owls', true), 'submit', form('Owls', true)],
    [form('Owls', true), 'saved', submitted],
    [form('Owls', true), 'failed', failed],
    [form('Owls'), 'saved', form('Owls')],
    [form('Owls'), 'failed', form('Owls')],
    [form('Owls'), 'again', form('Owls')],
    [submitted, 'again', emptyForm],
    [submitted, 'failed', submitted],
    [failed, 'again', form('Owls')],
    [failed, 'submit', failed],
  ])('%j, on %s, becomes %j', (state, type, next) => {
    const action = type === 'type' ? { type, text: '' } : { type };
    expect(suggestionFormReducer(state, action)).toEqual(next);
  });

  test('the field takes typed text, except while it is being sent', () => {
    const typed: SuggestionFormAction = { type: 'type', text: 'Owls and mice' };
    expect(suggestionFormReducer(form('Owls'), typed)).toEqual(form('Owls and mice'));
    expect(suggestionFormReducer(form('Owls', true), typed)).toEqual(form('Owls', true));
    expect(suggestionFormReducer(submitted, typed)).toBe(submitted);
  });

  test.each([
    ['', false],
    ['ab', false],
    ['   ', false],
    [' ab ', false],
    ['abc', true],
    ['x'.repeat(10_000), true],
  ])('%.20j may be submitted: %s', (text, isAllowed) => {
    expect(maySubmit(form(text))).toBe(isAllowed);
  });

  test('the text is lost only when it was sent successfully', () => {
    const action = fc.oneof(
      fc.constantFrom<SuggestionFormAction>(
        { type: 'submit' },
        { type: 'saved' },
        { type: 'failed' },
        { type: 'again' },
      ),
      fc.record({ type: fc.constant('type' as const), text: fc.string() }),
    );
    const textOf = (state: SuggestionFormState) => (state.name === 'SUBMITTED' ? undefined : state.text);
    fc.assert(
      fc.property(fc.array(action), fc.constantFrom('submit', 'failed', 'again'), (actions, type) => {
        const before = actions.reduce<SuggestionFormState>(suggestionFormReducer, emptyForm);
        fc.pre(before.name !== 'SUBMITTED');
        expect(textOf(suggestionFormReducer(before, { type }))).toBe(textOf(before));
      }),
    );
    expect.hasAssertions();
  });
});
