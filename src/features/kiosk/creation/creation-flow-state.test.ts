import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  firstFlowState,
  isPersonal,
  isPersonSent,
  isRecordedAlone,
  flowReducer,
  type FlowAction,
  type FlowState,
} from './creation-flow-state';

const image = 'data:image/jpeg;base64,AA';
const audio = 'data:audio/mp3;base64,AA';
const entered = { topic: 'Why bees dance', tone: 'fun', mode: 'simple' } as const;
const topic: FlowState = { ...firstFlowState, entered };
const advanced: FlowState = { ...topic, entered: { ...entered, mode: 'advanced' } };
const privacy: FlowState = { ...advanced, step: 'privacy' };
const photo: FlowState = { ...advanced, step: 'photo' };
const voice: FlowState = { ...advanced, step: 'voice', media: { image } };
const sent: FlowState = { ...topic, step: 'sent' };
const both = { picture: true, voice: true };
const noCamera = { picture: false, voice: true };
const noMicrophone = { picture: true, voice: false };
const neither = { picture: false, voice: false };

describe('making a presentation in the kiosk (spec screens §12)', () => {
  test.each<[string, FlowState, FlowAction, FlowState]>([
    [
      'a topic is entered',
      topic,
      { type: 'enter', entered: { topic: 'Moon' } },
      { ...topic, entered: { ...entered, topic: 'Moon' } },
    ],
    ['a simple one is sent', topic, { type: 'continue', recordable: both }, sent],
    ['an advanced one asks for consent first', advanced, { type: 'continue', recordable: both }, privacy],
    ['then it takes a photo', privacy, { type: 'accept', recordable: both }, photo],
    ['then it records the voice', photo, { type: 'recorded', media: { image } }, voice],
    ['also without a photo', photo, { type: 'recorded', media: {} }, { ...voice, media: {} }],
    [
      'then it is sent with both',
      voice,
      { type: 'recorded', media: { audio } },
      { ...advanced, step: 'sent', media: { image, audio } },
    ],
    [
      'an accepted voice answers the question whether to cancel',
      { ...voice, isCancelling: true },
      { type: 'recorded', media: { audio } },
      { ...advanced, step: 'sent', media: { image, audio } },
    ],
    [
      'without a camera only the voice is recorded',
      { ...privacy, recordable: noCamera },
      { type: 'accept', recordable: noCamera },
      { ...voice, media: {}, recordable: noCamera },
    ],
    [
      'also when that was not known before the notice was read',
      privacy,
      { type: 'accept', recordable: noCamera },
      { ...voice, media: {}, recordable: noCamera },
    ],
    [
      'and with neither it is a simple one',
      privacy,
      { type: 'accept', recordable: neither },
      { ...sent, recordable: neither },
    ],
    [
      'a photo without a voice is used for nothing: it is a simple one',
      { ...photo, recordable: noMicrophone },
      { type: 'recorded', media: { image } },
      { ...sent, recordable: noMicrophone },
    ],
    [
      'so is a voice without a photo',
      { ...voice, media: {}, isCancelling: true },
      { type: 'recorded', media: { audio } },
      sent,
    ],
    [
      'and a photo without the voice that could not be recorded',
      voice,
      { type: 'recorded', media: {} },
      sent,
    ],
    [
      'when both were plugged out meanwhile it is a simple one',
      advanced,
      { type: 'continue', recordable: neither },
      { ...sent, recordable: neither },
    ],
    ['the visitor may switch to simple at any step', voice, { type: 'switch-to-simple' }, sent],
    ['cancelling asks first', voice, { type: 'cancel' }, { ...voice, isCancelling: true }],
    [
      'also once photo or voice are sent',
      { ...voice, step: 'sent' },
      { type: 'cancel' },
      { ...voice, step: 'sent', isCancelling: true },
    ],
    ['but not when neither was sent', sent, { type: 'cancel' }, sent],
    ['and may be declined', { ...voice, isCancelling: true }, { type: 'resume' }, voice],
    [
      'or confirmed, which discards photo and voice',
      { ...voice, isCancelling: true },
      { type: 'discard' },
      advanced,
    ],
    [
      'a new topic begins afresh',
      sent,
      { type: 'restart' },
      { ...topic, entered: { ...entered, topic: '' } },
    ],
  ])('%s', (_, before, action, after) => {
    expect(flowReducer(before, action)).toEqual(after);
  });

  test.each(['', 'ab', '  a  ', 'two\nlines', 'x'.repeat(301)])('the topic %j is not sent', (short) => {
    const state = { ...topic, entered: { ...entered, topic: short } };
    expect(flowReducer(state, { type: 'continue', recordable: both })).toBe(state);
  });

  test.each<[string, FlowState, boolean]>([
    ['a photo that a voice can follow', photo, false],
    ['a photo where there is no microphone', { ...photo, recordable: noMicrophone }, true],
    ['a voice after a photo', voice, false],
    ['a voice without a photo', { ...voice, media: {} }, true],
  ])('%s: whether it stays alone', (_, state, isAlone) => {
    expect(isRecordedAlone(state)).toBe(isAlone);
  });

  test('random actions never keep photo or voice where they are not used', () => {
    const actions = fc.constantFrom<FlowAction>(
      { type: 'enter', entered: { topic: 'Moon', mode: 'advanced' } },
      { type: 'enter', entered: { mode: 'simple' } },
      { type: 'continue', recordable: both },
      { type: 'continue', recordable: noCamera },
      { type: 'accept', recordable: both },
      { type: 'accept', recordable: noCamera },
      { type: 'recorded', media: { image } },
      { type: 'recorded', media: { audio } },
      { type: 'switch-to-simple' },
      { type: 'cancel' },
      { type: 'resume' },
      { type: 'discard' },
      { type: 'cancel' },
      { type: 'restart' },
    );
    fc.assert(
      fc.property(fc.array(actions, { maxLength: 60 }), (steps) => {
        let state = firstFlowState;
        for (const action of steps) {
          state = flowReducer(state, action);
          const isAdvanced = state.entered.mode === 'advanced';
          const mayHaveMedia = isAdvanced && state.step !== 'topic';
          expect(mayHaveMedia || Object.keys(state.media).length === 0).toBe(true);
          expect(state.step !== 'sent' || [0, 2].includes(Object.keys(state.media).length)).toBe(true);
          expect(state.step !== 'sent' || isAdvanced === isPersonSent(state)).toBe(true);
          expect(isAdvanced || !isPersonal(state)).toBe(true);
          expect(isPersonal(state) || isPersonSent(state) || !state.isCancelling).toBe(true);
        }
      }),
      { numRuns: 1000 },
    );
  });
});
