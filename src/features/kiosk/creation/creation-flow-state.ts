// The state machine of making a presentation in a kiosk, until it is sent, and the message that sends it (spec screens §12). Pure.
import { isStoryTitle } from '../../../contract/creation/creation-settings';
import * as limits from '../../../contract/limits';
import { wizardOptions } from '../../../contract/creation/choices';
import type { PersonMedia } from '../../../contract/creation/person-media';
import type { ClientFrame } from '../../../contract/creation/stream-frames';
import { contentLanguageOf, type InterfaceLanguage } from '../../../contract/languages';

export type Tone = 'serious' | 'fun';
type Mode = 'simple' | 'advanced';

export interface CreationEntries {
  readonly topic: string;
  readonly tone: Tone;
  readonly mode: Mode;
}

/** Which of the two can be recorded. Without a device its step is left out, and without either there is no advanced mode. */
export interface RecordableMedia {
  readonly picture: boolean;
  readonly voice: boolean;
}

/** The steps before sending; the last three only in the advanced mode. `sent` is the run's. */
type FlowStep = 'topic' | 'privacy' | 'photo' | 'voice' | 'sent';

export interface FlowState {
  readonly step: FlowStep;
  readonly entered: CreationEntries;
  /** The accepted recordings. Only this page holds them, and they go with it. */
  readonly media: PersonMedia;
  /** What the kiosk has a device for. */
  readonly recordable: RecordableMedia;
  /** Whether the visitor is asked if the personal part is to be discarded. */
  readonly isCancelling: boolean;
}

export type FlowAction =
  | { readonly type: 'enter'; readonly entered: Partial<CreationEntries> }
  /** Goes on from the topic, in a kiosk that has these devices. */
  | { readonly type: 'continue'; readonly recordable: RecordableMedia }
  /** Accepts the notice about privacy; meanwhile a slow kiosk may have learned which devices it has. */
  | { readonly type: 'accept'; readonly recordable: RecordableMedia }
  /** A step of the recorder ended; without media it is left out. */
  | { readonly type: 'recorded'; readonly media: PersonMedia }
  | { readonly type: 'switch-to-simple' }
  | { readonly type: 'cancel' }
  | { readonly type: 'resume' }
  | { readonly type: 'discard' }
  /** Back to the topic after a run, with an empty topic. */
  | { readonly type: 'restart' };

export const firstFlowState: FlowState = {
  step: 'topic',
  entered: { topic: '', tone: 'serious', mode: 'simple' },
  media: {},
  recordable: { picture: true, voice: true },
  isCancelling: false,
};

/** Returns whether the topic can be sent: long enough, and one line that is not too long (spec contract §3). */
export const mayContinue = ({ topic }: CreationEntries): boolean =>
  limits.isLongEnough(topic) && isStoryTitle(topic);

/** Returns whether the visitor gives photo and voice in this step. */
export const isPersonal = ({ step }: FlowState): boolean =>
  step === 'privacy' || step === 'photo' || step === 'voice';

/** Returns whether the sent message contains a photo or a voice of the visitor. */
export const isPersonSent = ({ step, media }: FlowState): boolean =>
  step === 'sent' && Object.keys(media).length > 0;

/** Returns whether this step records a photo without a voice, or a voice without a photo. */
export const isRecordedAlone = ({ step, media, recordable }: FlowState): boolean =>
  (step === 'photo' && !recordable.voice) || (step === 'voice' && media.image === undefined);

/** Returns the next state; the same object when the action changes nothing. */
export function flowReducer(state: FlowState, action: FlowAction): FlowState {
  switch (action.type) {
    case 'enter':
      return state.step === 'topic' ? { ...state, entered: { ...state.entered, ...action.entered } } : state;
    case 'continue':
      if (state.step !== 'topic' || !mayContinue(state.entered)) return state;
      return continueFrom({ ...state, recordable: action.recordable });
    case 'accept':
      return state.step === 'privacy' ? recordFrom({ ...state, recordable: action.recordable }) : state;
    case 'recorded':
      return addRecording(state, action.media);
    case 'switch-to-simple':
      return isPersonal(state) ? sendWithoutPerson(state) : state;
    case 'cancel':
      return (isPersonal(state) || isPersonSent(state)) && !state.isCancelling
        ? { ...state, isCancelling: true }
        : state;
    case 'resume':
      return state.isCancelling ? { ...state, isCancelling: false } : state;
    case 'discard':
      return state.isCancelling ? { ...state, step: 'topic', media: {}, isCancelling: false } : state;
    case 'restart':
      return state.step === 'sent' ? { ...firstFlowState, entered: { ...state.entered, topic: '' } } : state;
  }
}

function continueFrom(state: FlowState): FlowState {
  const { entered, recordable } = state;
  if (entered.mode === 'simple') return { ...state, step: 'sent' };
  return recordable.picture || recordable.voice ? { ...state, step: 'privacy' } : sendWithoutPerson(state);
}

function recordFrom(state: FlowState): FlowState {
  const { picture, voice } = state.recordable;
  if (picture) return { ...state, step: 'photo' };
  return voice ? { ...state, step: 'voice' } : sendWithoutPerson(state);
}

function addRecording(state: FlowState, media: PersonMedia): FlowState {
  const given = { ...state, media: { ...state.media, ...media } };
  if (state.step === 'photo' && state.recordable.voice) return { ...given, step: 'voice' };
  if (state.step !== 'photo' && state.step !== 'voice') return state;
  const { image, audio } = given.media;
  // One alone is not sent (spec contract §2).
  if (image === undefined || audio === undefined) return sendWithoutPerson(state);
  // Accepting the recordings also answers the question whether to cancel.
  return { ...given, step: 'sent', isCancelling: false };
}

/** Photo and voice are discarded: the presentation is made without them. */
function sendWithoutPerson(state: FlowState): FlowState {
  return {
    ...state,
    step: 'sent',
    entered: { ...state.entered, mode: 'simple' },
    media: {},
    isCancelling: false,
  };
}

/** Slides of a presentation that a visitor makes. */
const slides = 5;

/** Returns the message that asks for the presentation (spec contract §8). Image style and target group, which this form does not ask for, are the defaults of the kiosk's wizard. */
export function frameOf(
  { topic, tone }: CreationEntries,
  person: PersonMedia,
  language: InterfaceLanguage,
): ClientFrame {
  const { imageStyle, targetGroup } = wizardOptions('kiosk').defaults;
  return {
    type: 'create-presentation-simple',
    title: topic.trim(),
    kind: tone === 'fun' ? 'PRESENTATION_FUNNY' : 'PRESENTATION_ERNEST',
    language: contentLanguageOf(language),
    person,
    imageStyle,
    targetGroup,
    pageCount: slides,
    email: '',
    consentToContact: false,
    mode: 'simple',
  };
}
