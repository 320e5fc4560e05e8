// Plays creations from scripts, with media of the library: for tests, and for `POST /new-slidedeck` with any store. Adds what they make
// to the store. Sends nothing and waits for nothing.
import type { ClientFrame } from '../../../src/contract/creation/stream-frames';
import { storedKindOf, type StoredKind } from '../../../src/contract/presentation/kind';
import { urlOf } from '../../../src/contract/presentation/list-entry';
import { aliasOf, type LibraryPresentation } from '../library/library-presentation';
import type { CreationQuota, QuotaReservation } from './quota';
import {
  partyScript,
  personScript,
  presentationScript,
  queueScript,
  refusalOf,
  refusalScript,
  promptsOf,
  type PartyPicture,
  type Step,
} from './creation-scripts';
import type { Owner, PresentationStore } from '../store/store';

type PresentationFrame = Extract<ClientFrame, { type: 'create-presentation' | 'create-presentation-simple' }>;
type PartyFrame = Extract<ClientFrame, { type: 'create-dallic-party' }>;

/** One creation: its frames, and the presentation that it stores at its end. */
export interface Run {
  readonly steps: readonly Step[];
  /** The new presentation; undefined when it makes nothing. */
  readonly presentation?: LibraryPresentation;
  /** Stories are published at once; presentations and parties wait for staff. */
  readonly published: boolean;
  /** What it has reserved of the quota; undefined when it makes nothing. */
  readonly reservation?: QuotaReservation;
}

interface RememberedRun {
  readonly run: Promise<Run>;
  /** Its presentation was added to the store. */
  isFinished: boolean;
}

export class ScriptedCreations {
  private readonly runs = new Map<string, RememberedRun>();

  constructor(
    /** The presentations from which new presentations borrow their media. */
    private readonly library: readonly LibraryPresentation[],
    private readonly presentations: PresentationStore,
    private readonly quota: CreationQuota,
    /** Whether presentations with all settings are refused (spec contract §7). */
    private readonly simpleOnly = false,
    /** Whether stories may be published without staff (spec contract §15). */
    private readonly publishMade = true,
  ) {}

  /**
   * Begins the run that the frame asks for. Beginning it twice returns the same run, until its presentation was removed; a run that
   * makes nothing is not remembered.
   */
  async begin(runId: string, frame: ClientFrame, user: string): Promise<Run> {
    const known = this.runs.get(runId);
    if (known !== undefined) {
      if (!(await this.isRemoved(known))) return known.run;
      // Somebody else may have begun it anew meanwhile.
      if (this.runs.get(runId) === known) this.runs.delete(runId);
      return this.begin(runId, frame, user);
    }
    const planned = this.plan(frame, user);
    this.runs.set(runId, { run: planned, isFinished: false });
    const made = await planned.then(({ presentation }) => presentation !== undefined).catch(() => false);
    if (!made) this.runs.delete(runId);
    return planned;
  }

  /** The number of remembered runs, which the quota bounds. */
  get remembered(): number {
    return this.runs.size;
  }

  /** Adds the result of a run to the store, as made by this owner. Idempotent. */
  async finish(runId: string, owner?: Owner): Promise<void> {
    const known = this.runs.get(runId);
    const run = await known?.run;
    if (known === undefined || run?.presentation === undefined) return;
    await this.presentations.add(run.presentation, run.published && this.publishMade, owner);
    known.isFinished = true;
    await run.reservation?.commit();
  }

  /** Forgets a run that was not finished, and releases its reservation. Idempotent. */
  async cancel(runId: string): Promise<void> {
    const run = await this.runs.get(runId)?.run;
    this.runs.delete(runId);
    await run?.reservation?.release();
  }

  /** Returns whether the presentation of a finished run is in the store no longer. */
  private async isRemoved({ run, isFinished }: RememberedRun): Promise<boolean> {
    const { presentation } = await run;
    if (!isFinished || presentation === undefined) return false;
    return (await this.presentations.find(presentation.entry.id)) === undefined;
  }

  private async plan(frame: ClientFrame, user: string): Promise<Run> {
    const refusal = promptsOf(frame)
      .map(refusalOf)
      .find((found) => found !== undefined);
    if (refusal !== undefined) return { steps: refusalScript(refusal), published: false };
    if (frame.type === 'create-person') return { steps: personScript(frame), published: false };
    if (this.simpleOnly && frame.type === 'create-presentation')
      return { steps: refusalScript('not-simple'), published: false };
    const reservation = await this.quota.reserve(user);
    if (reservation === undefined) return { steps: refusalScript('quota'), published: false };
    try {
      const run = frame.type === 'create-dallic-party' ? this.planParty(frame) : this.planPresentation(frame);
      const { steps, ...planned } = await run;
      return { ...planned, steps: [...queueScript(promptsOf(frame)), ...steps], reservation };
    } catch (error) {
      await reservation.release();
      throw error;
    }
  }

  private async planPresentation(frame: PresentationFrame): Promise<Run> {
    const id = await this.presentations.nextId();
    const kind = storedKindOf(frame.kind ?? 'PRESENTATION_ERNEST');
    const mediaSource = this.mediaSource(kind, frame.language);
    const presentation = aliasOf(mediaSource, id, frame.title);
    const pages = frame.type === 'create-presentation' ? frame.numberOfSlides : frame.pageCount;
    const pictures = picturesFrom(mediaSource, frame.title);
    const steps = presentationScript(id, urlOf(id), pages, pictures);
    return { steps, presentation, published: kind !== 'PRESENTATION' };
  }

  private async planParty(frame: PartyFrame): Promise<Run> {
    const id = await this.presentations.nextId();
    const mediaSource = this.mediaSource('DALLIC_PARTY', 'German');
    const pictures = picturesOf(frame, mediaSource);
    const presentation = partyPresentation(aliasOf(mediaSource, id, frame.initialPrompt), frame, pictures);
    const shown = pictures.map((picture) => ({
      ...picture,
      imageUrl: `/presentations/${mediaSource.entry.id}/${picture.imageUrl}`,
    }));
    return { steps: partyScript(id, shown), presentation, published: false };
  }

  /** Returns the closest presentation. Throws RangeError in an empty library. */
  private mediaSource(kind: StoredKind, language: string): LibraryPresentation {
    const closeness = (presentation: LibraryPresentation) =>
      (presentation.kind === kind ? 2 : 0) + (presentation.entry.language === language ? 1 : 0);
    const [closest] = [...this.library].sort((a, b) => closeness(b) - closeness(a));
    if (closest === undefined) throw new RangeError('An empty library has no media');
    return closest;
  }
}

function picturesFrom({ entry, pictures }: LibraryPresentation, description: string): PartyPicture[] {
  return pictures.map((picture) => ({ imageUrl: `/presentations/${entry.id}/${picture}`, description }));
}

function picturesOf(frame: PartyFrame, mediaSource: LibraryPresentation): PartyPicture[] {
  return Array.from({ length: frame.numberOfIterations }, (_, step) => ({
    imageUrl: mediaSource.pictures[step % mediaSource.pictures.length] ?? 'preview.webp',
    description: [frame.initialPrompt, ...Array.from({ length: step }, () => frame.changePrompt)].join('. '),
  }));
}

/** Returns the stored form of a party (spec contract §1). */
function partyPresentation(
  alias: LibraryPresentation,
  frame: PartyFrame,
  steps: readonly PartyPicture[],
): LibraryPresentation {
  const { initialPrompt, changePrompt, numberOfIterations } = frame;
  return {
    ...alias,
    kind: 'DALLIC_PARTY',
    index: JSON.stringify({
      kind: 'DALLIC_PARTY',
      presentationId: alias.entry.id,
      initialPrompt,
      changePrompt,
      numberOfIterations,
      steps,
    }),
  };
}
