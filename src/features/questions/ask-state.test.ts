import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  askReducer,
  firstAskState,
  isListening,
  type AskAction,
  type AskFailure,
  type AskState,
} from './ask-state';

const conversation = [{ question: 'Why?', answer: 'Because.' }];
const exchange = { question: 'And then?', answer: 'Then it rained.' };
const at = 10_000;
const idle: AskState = { name: 'idle', conversation };
const opening: AskState = { name: 'opening', isPressed: true, conversation };
const recording: AskState = {
  name: 'recording',
  isPressed: true,
  since: at + 100,
  conversation,
};
const tapped: AskState = { ...recording, isPressed: false };
const thinking: AskState = { name: 'thinking', conversation };
const failed: AskState = { name: 'failed', failure: 'busy', conversation };

describe('asking a question (spec player §13)', () => {
  test.each<[string, AskState, AskAction, AskState]>([
    ['a press opens the microphone', idle, { type: 'press', at }, opening],
    ['a press after a failure tries again', failed, { type: 'press', at }, opening],
    ['the open microphone records', opening, { type: 'opened', at: at + 100 }, recording],
    [
      'a long press asks when it ends',
      recording,
      { type: 'release', at: at + 2000, heldFor: 2000 },
      thinking,
    ],
    ['a short tap keeps recording', recording, { type: 'release', at: at + 200, heldFor: 200 }, tapped],
    [
      'also one whose end a busy page learns of late',
      recording,
      { type: 'release', at: at + 2000, heldFor: 200 },
      tapped,
    ],
    [
      'a tap before the microphone is open does so too',
      opening,
      { type: 'release', at: at + 200, heldFor: 200 },
      { ...opening, isPressed: false },
    ],
    [
      'a long press that ends before the microphone is open asks nothing',
      opening,
      { type: 'release', at: at + 3000, heldFor: 3000 },
      idle,
    ],
    ['the next press asks', tapped, { type: 'press', at: at + 5000 }, thinking],
    [
      'a press that is too soon after a tap holds no question',
      tapped,
      { type: 'press', at: at + 300 },
      { name: 'failed', failure: 'too-short', conversation },
    ],
    [
      'a long press with a late microphone holds no question',
      { ...recording, since: at + 900 },
      { type: 'release', at: at + 1000, heldFor: 1000 },
      { name: 'failed', failure: 'too-short', conversation },
    ],
    ['after the longest time it asks by itself', recording, { type: 'time-up' }, thinking],
    ['released outside asks nothing', recording, { type: 'cancel' }, idle],
    ['thinking can be cancelled', thinking, { type: 'cancel' }, idle],
    [
      'an answer is remembered',
      thinking,
      { type: 'answered', exchange },
      { name: 'idle', conversation: [...conversation, exchange] },
    ],
    [
      'a microphone that fails says why',
      opening,
      { type: 'failed', failure: 'refused' },
      { name: 'failed', failure: 'refused', conversation },
    ],
    [
      'no answer says why',
      thinking,
      { type: 'failed', failure: 'unanswerable' },
      { name: 'failed', failure: 'unanswerable', conversation },
    ],
    ['a failure is put away', failed, { type: 'dismiss' }, idle],
  ])('%s', (_, before, action, after) => {
    expect(askReducer(before, action)).toEqual(after);
  });

  test.each<[AskState, readonly AskAction['type'][]]>([
    [idle, ['release', 'opened', 'time-up', 'cancel', 'answered', 'failed', 'dismiss']],
    [opening, ['press', 'time-up', 'answered', 'dismiss']],
    [recording, ['press', 'opened', 'answered', 'dismiss']],
    [tapped, ['release']],
    [thinking, ['press', 'release', 'opened', 'time-up', 'dismiss']],
    [failed, ['release', 'opened', 'time-up', 'cancel', 'answered', 'failed']],
  ])('%j is changed by nothing else', (state, types) => {
    for (const type of types) expect(askReducer(state, actionOf(type, at + 60_000))).toBe(state);
  });

  test('random actions lose no exchange, and no answer comes without a question', () => {
    const types = fc.constantFrom<AskAction['type']>(
      'press',
      'release',
      'opened',
      'time-up',
      'cancel',
      'answered',
      'failed',
      'dismiss',
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(types, fc.nat(3000)), { maxLength: 60 }), (steps) => {
        let state = firstAskState;
        let now = 0;
        for (const [type, passed] of steps) {
          now += passed;
          const next = askReducer(state, actionOf(type, now));
          expect(next.conversation.length - state.conversation.length).toBe(
            type === 'answered' && state.name === 'thinking' ? 1 : 0,
          );
          if (next.name === 'thinking' && state.name !== 'thinking') expect(state.name).toBe('recording');
          if (isListening(next) && !isListening(state)) expect(type).toBe('press');
          state = next;
        }
      }),
      { numRuns: 1000 },
    );
  });
});

function actionOf(type: AskAction['type'], now: number): AskAction {
  const failure: AskFailure = 'not-generated';
  switch (type) {
    case 'press':
    case 'opened':
      return { type, at: now };
    case 'release':
      // Some long, some short.
      return { type, at: now, heldFor: now % 1000 };
    case 'answered':
      return { type, exchange };
    case 'failed':
      return { type, failure };
    case 'time-up':
    case 'cancel':
    case 'dismiss':
      return { type };
  }
}
