// What the creation of a story, a talk or a party needs: from outside, and of the service for this one.
import { noStoryCategory, type ServerFrame } from '../../../src/contract/creation/stream-frames';
import type { LibraryPresentation } from '../library/library-presentation';
import type { Outbox } from '../mail/mail-folder';
import type { IsForbidden } from './titles/forbidden-titles';
import type { QuotaReservation } from './quota';
import type { Uploads } from './uploads';
import type { StoryMaker } from '../../studio/making/story-maker';

/** What creating needs beside the service. */
export interface CreationDeps {
  readonly maker: StoryMaker;
  readonly isForbidden: IsForbidden;
  readonly sendMail: Outbox['sendStory'];
  /** Returns the address of a story, with its origin. */
  readonly linkOf: (id: string) => string;
  /** The pictures and voices that were uploaded for a talk. */
  readonly uploads: Pick<Uploads, 'take'>;
  readonly newSeed: () => number;
  readonly now: () => Date;
}

/** What one creation needs of the service, and where its frames go. */
export interface CreationContext {
  /** Reserves one presentation of the quota; resolves with undefined when none is left. */
  readonly reserve: () => Promise<QuotaReservation | undefined>;
  readonly nextId: () => Promise<string>;
  /** Resolves when the presentation is stored for good; a published one is then listed. */
  readonly addPresentation: (presentation: LibraryPresentation, published: boolean) => Promise<void>;
  /** Serves the pictures of an unfinished presentation from these folders; returns a function that ends it. */
  readonly showPictures: (id: string, folders: readonly string[]) => () => void;
  /** Whether presentations with all settings are refused (spec contract §7). */
  readonly simpleOnly: boolean;
  readonly send: (frame: ServerFrame) => void;
  /** Aborts when nobody waits for the result any more. */
  readonly signal: AbortSignal;
}

/** The last frame for a title or prompt that no presentation may have. */
export const forbiddenTitle: ServerFrame = {
  type: 'abort',
  message: 'The title was flagged',
  flaggingInformation: { flagged: true, categories: ['forbidden-title'] },
};

/** The last frame for a grief or fear of which nothing is written: there is nothing wrong with the title. */
export const noStoryOfIt: ServerFrame = {
  type: 'abort',
  message: 'There is no story about this',
  flaggingInformation: { flagged: true, categories: [noStoryCategory] },
};

/** The last frame when the quota is exhausted. */
export const noQuotaLeft: ServerFrame = { type: 'quota', message: 'No more stories for now' };

/** Returns the frame for a run that waits for its turn at this place, from 1. */
export const waitingAt = (place: number): ServerFrame => ({
  type: 'progress',
  message: `Waiting at place ${place}`,
  data: { type: 'queue', place },
});
