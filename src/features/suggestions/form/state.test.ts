import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  emptyForm,
  maySubmit,
  suggestionReducer,
  type SuggestionAction,
  type SuggestionState,
} from './state';

const form = (text: string, isSending = false): SuggestionState => ({
  name: 'NEW_SUGGESTION',
  text,
  isSending,
});
const submitted: SuggestionState = { name: 'SUBMITTED' };
const failed: SuggestionState = { name: 'ERROR', text: 'Owls' };

describe('the suggestion form (spec people §5, contract §2)', () => {
  test.each<[SuggestionState, SuggestionAction['type'], SuggestionState]>([
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
    expect(suggestionReducer(state, action)).toEqual(next);
  });

  test('the field takes typed text, except while it is being sent', () => {
    const typed: SuggestionAction = { type: 'type', text: 'Owls and mice' };
    expect(suggestionReducer(form('Owls'), typed)).toEqual(form('Owls and mice'));
    expect(suggestionReducer(form('Owls', true), typed)).toEqual(form('Owls', true));
    expect(suggestionReducer(submitted, typed)).toBe(submitted);
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
      fc.constantFrom<SuggestionAction>(
        { type: 'submit' },
        { type: 'saved' },
        { type: 'failed' },
        { type: 'again' },
      ),
      fc.record({ type: fc.constant('type' as const), text: fc.string() }),
    );
    const textOf = (state: SuggestionState) => (state.name === 'SUBMITTED' ? undefined : state.text);
    fc.assert(
      fc.property(fc.array(action), fc.constantFrom('submit', 'failed', 'again'), (actions, type) => {
        const before = actions.reduce<SuggestionState>(suggestionReducer, emptyForm);
        fc.pre(before.name !== 'SUBMITTED');
        expect(textOf(suggestionReducer(before, { type }))).toBe(textOf(before));
      }),
    );
    expect.hasAssertions();
  });
});
