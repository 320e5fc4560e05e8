// Asks a running service for a story, a talk, a party or a presenter over its socket, as the pages do.
import { WebSocket } from 'ws';
import {
  cancelledClose,
  readServerFrame,
  streamAddress,
  type ClientFrame,
  type ServerFrame,
} from '../../src/contract/creation/stream-frames';

type StoryFrame = Extract<ClientFrame, { type: 'create-presentation-simple' }>;

/** A talk with everything: film on each slide, subtitles, in any language. */
export const plainTalk = {
  type: 'create-presentation',
  title: 'Why the moon shines',
  numberOfSlides: 1,
  narrationStyle: 'informative',
  language: 'English',
  createCoverSlideVideo: true,
  createSubtitles: true,
  contentModeration: true,
  promotion: 'none',
  imageGeneratorName: 'dalle-3',
  speakerVideoGeneratorName: 'one-shot-talking-face',
  textGeneratorName: 'openai-gpt4',
  person: {
    name: 'Ada',
    personDescription: 'An honest presenter',
    imageDescription: 'A woman with curls, glasses and a blue jacket',
    speaker: 'english-olivia',
  },
} as const satisfies ClientFrame;

export const plainStory: StoryFrame = {
  type: 'create-presentation-simple',
  title: 'The snail who wanted to fly',
  kind: 'CHILDRENS_STORY',
  language: 'English',
  person: {},
  imageStyle: 'scandi_minimal',
  targetGroup: 'age_2',
  pageCount: 6,
  email: '',
  consentToContact: false,
  mode: 'simple',
};

/**
 * Sends the frame and resolves with the service's frames up to the last of the run, or up to the end of the connection.
 * `onFrame` is called with each; the signal cancels the run.
 */
export function askForStory(
  origin: string,
  frame: ClientFrame,
  onFrame: (frame: ServerFrame, count: number) => void = () => undefined,
  signal?: AbortSignal,
  token = 'anon',
): Promise<readonly ServerFrame[]> {
  const socket = new WebSocket(streamAddress(new URL(origin), token));
  const frames: ServerFrame[] = [];
  return new Promise((resolve) => {
    signal?.addEventListener('abort', () => socket.close(cancelledClose.code, cancelledClose.reason));
    socket.on('error', () => resolve(frames));
    socket.on('close', () => resolve(frames));
    socket.on('open', () => socket.send(JSON.stringify(frame)));
    socket.on('message', (data: Buffer) => {
      const read = readServerFrame(data.toString());
      if (read.outcome !== 'read') return;
      frames.push(read.frame);
      onFrame(read.frame, frames.length);
      if (read.frame.type !== 'progress') socket.close();
    });
  });
}
