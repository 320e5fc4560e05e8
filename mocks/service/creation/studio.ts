// Makes presentations, parties and persons: decides what comes out and puts it on the shelf. Sends nothing, waits for nothing.
import type { ClientFrame } from '../../../src/contract/creation/stream-frames';
import { storedKindOf, type StoredKind } from '../../../src/contract/presentation/kind';
import { aliasOf, urlOf, type Volume } from '../../library/volume';
import type { Quota } from './quota';
import {
  partyScript,
  personScript,
  presentationScript,
  refusalOf,
  refusalScript,
  promptOf,
  type PartyPicture,
  type Step,
} from './run-script';
import type { Shelf } from '../shelf';

type PresentationFrame = Extract<ClientFrame, { type: 'create-presentation' | 'create-presentation-simple' }>;
type PartyFrame = Extract<ClientFrame, { type: 'create-dallic-party' }>;

/** One creation: what is said on the way, and what is on the shelf once it is finished. */
export interface Run {
  readonly steps: readonly Step[];
  /** What it makes; undefined when it makes nothing. */
  readonly volume?: Volume;
  /** Stories are for the shelf at once; presentations and parties wait for whoever publishes them. */
  readonly published: boolean;
}

export class Studio {
  private readonly runs = new Map<string, Run>();

  constructor(
    /** What new presentations borrow their media from. */
    private readonly volumes: readonly Volume[],
    private readonly shelf: Shelf,
    private readonly quota: Quota,
  ) {}

  /** Begins what the frame asks for. The same run begun twice is the same run; one that makes nothing is not remembered. */
  begin(runId: string, frame: ClientFrame): Run {
    const known = this.runs.get(runId);
    if (known) return known;
    const run = this.plan(frame);
    if (run.volume !== undefined) this.runs.set(runId, run);
    return run;
  }

  /** How many runs are remembered: the quota bounds them. */
  get remembered(): number {
    return this.runs.size;
  }

  /** Puts what a run made on the shelf; finishing twice is finishing. */
  finish(runId: string): void {
    const run = this.runs.get(runId);
    if (run?.volume === undefined || this.shelf.find(run.volume.entry.id)) return;
    this.shelf.add(run.volume, run.published);
  }

  private plan(frame: ClientFrame): Run {
    const refusal = refusalOf(promptOf(frame));
    if (refusal !== undefined) return { steps: refusalScript(refusal), published: false };
    if (frame.type === 'create-person') return { steps: personScript(frame), published: false };
    if (!this.quota.take()) return { steps: refusalScript('quota'), published: false };
    return frame.type === 'create-dallic-party' ? this.planParty(frame) : this.planPresentation(frame);
  }

  private planPresentation(frame: PresentationFrame): Run {
    const id = this.shelf.nextId();
    const kind = storedKindOf(frame.kind ?? 'PRESENTATION_ERNEST');
    const volume = aliasOf(this.lender(kind, frame.language), id, frame.title);
    const pages = frame.type === 'create-presentation' ? frame.numberOfSlides : frame.pageCount;
    return { steps: presentationScript(id, urlOf(id), pages), volume, published: kind !== 'PRESENTATION' };
  }

  private planParty(frame: PartyFrame): Run {
    const id = this.shelf.nextId();
    const lender = this.lender('DALLIC_PARTY', 'German');
    const pictures = picturesOf(frame, lender);
    const volume = partyVolume(aliasOf(lender, id, frame.initialPrompt), frame, pictures);
    const shown = pictures.map((picture) => ({
      ...picture,
      imageUrl: `/presentations/${lender.entry.id}/${picture.imageUrl}`,
    }));
    return { steps: partyScript(id, shown), volume, published: false };
  }

  /** The volume that comes closest. Throws RangeError in an empty library. */
  private lender(kind: StoredKind, language: string): Volume {
    const closeness = (volume: Volume) =>
      (volume.kind === kind ? 2 : 0) + (volume.entry.language === language ? 1 : 0);
    const [closest] = [...this.volumes].sort((a, b) => closeness(b) - closeness(a));
    if (closest === undefined) throw new RangeError('An empty library lends no media');
    return closest;
  }
}

function picturesOf(frame: PartyFrame, lender: Volume): PartyPicture[] {
  return Array.from({ length: frame.numberOfIterations }, (_, step) => ({
    imageUrl: lender.pictures[step % lender.pictures.length] ?? 'preview.webp',
    description: [frame.initialPrompt, ...Array.from({ length: step }, () => frame.changePrompt)].join('. '),
  }));
}

/** The stored form of a party (core 3). */
function partyVolume(alias: Volume, frame: PartyFrame, steps: readonly PartyPicture[]): Volume {
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
