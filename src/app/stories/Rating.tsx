// Rating a story (spec people §3): the faces at its end and the dialog, the marks on the device, and when a rating by faces becomes a
// record.
import { useCallback, useEffect, useState } from 'react';
import type { Variant } from '../../contract/deployment';
import { createWritable, type Readable } from '../../base/readable';
import { recordOfFaces, type FaceEntries, type RatingEntries } from '../../features/feedback/rating-state';
import type { RatingSlotProps } from '../../features/viewer/viewer-props';
import type { FeedbackMark } from '../../platform/storage/feedback-marks';
import { onPageHidden } from '../../platform/browser/page-events';
import { randomId } from '../../platform/browser/random-id';
import { report } from '../../platform/browser/report';
import { systemClock } from '../../platform/browser/system-clock';
import { useResource } from '../../platform/browser/use-resource';
import { withTexts } from '../../platform/i18n/i18n';
import { laterTexts } from '../../platform/i18n/texts';
import { useReadable } from '../../ui/use-readable';
import { useApp } from '../providers';

/** How long the end is in view before the slip comes, and how long after a face its record is made. In milliseconds. */
const slipTimes = { after: 2000, record: 8000 } as const;

/** Loads the outbox first, because the network may fail while the dialog is open. It is usually loaded already. */
const loadRating = async () => {
  await import('../page-outbox');
  const parts = Promise.all([
    import('../../features/feedback/faces'),
    import('../../features/feedback/RatingDialog'),
  ]);
  const [faces, dialog] = await withTexts(parts, ...laterTexts);
  return { ...faces, ...dialog };
};
type RatingParts = Awaited<ReturnType<typeof loadRating>>;

/** The slip with three faces, once, and the dialog. */
export function Rating(props: RatingSlotProps) {
  const { presentationId, isEndInSight, isDialogOpen, onDialog } = props;
  const faces = useFaces(presentationId);
  const { settle, rate } = faces;
  const entries = useReadable(faces.entries);
  const [slip, setSlip] = useState<RatingParts | 'waiting' | 'gone'>('waiting');
  useSlip(presentationId, isEndInSight && slip === 'waiting', setSlip);
  const isShown = typeof slip === 'object';
  if (isShown && !isEndInSight) setSlip('gone');
  const isLeft = !isShown && !isDialogOpen;
  useEffect(() => {
    if (isLeft) void settle();
  }, [isLeft, settle]);
  const close = useCallback(() => setSlip('gone'), []);
  useEffect(() => {
    if (entries === undefined || isDialogOpen) return undefined;
    const stops = [systemClock.after(slipTimes.record, close), onPageHidden(close)];
    return () => stops.forEach((stop) => stop());
  }, [entries, isDialogOpen, close]);
  return (
    <>
      {isShown && (
        <slip.RatingSlip
          stars={entries?.stars.story}
          onFace={(stars) => rate({ story: stars, images: stars, voice: stars })}
          onMore={() => onDialog(true)}
          onClose={close}
        />
      )}
      <RatingByDialog {...props} faces={faces} onSubmitted={close} />
    </>
  );
}

/** Shows the slip some time after the end has come into view, where it may be asked for. Its code is loaded by then. */
function useSlip(presentationId: string, isWanted: boolean, show: (parts: RatingParts) => void): void {
  const { deployment, session, feedbackMarks } = useApp();
  const mark = useMark(presentationId);
  useEffect(() => {
    if (!isWanted) return undefined;
    let isHere = true;
    const askedFor = async (): Promise<void> => {
      const { isSignedIn } = session.get();
      const given = await feedbackMarks.read(presentationId);
      if (!opensByItself({ variant: deployment.variant, isSignedIn, mark: given })) return;
      const [parts] = await Promise.all([loadRating(), inView]);
      if (!isHere) return;
      show(parts);
      mark('asked');
    };
    let cancel = (): void => undefined;
    const inView = new Promise<void>((passed) => {
      cancel = systemClock.after(slipTimes.after, passed);
    });
    askedFor().catch((error: unknown) => report(error, 'feedback: slip'));
    return () => {
      isHere = false;
      cancel();
    };
  }, [isWanted, deployment, session, feedbackMarks, presentationId, show, mark]);
}

/** A rating by faces: one record, made when it is settled, unless the dialog submits it. */
export interface Faces {
  readonly entries: Readable<FaceEntries | undefined>;
  /** Sets these stars; the others stay. */
  readonly rate: (stars: RatingEntries['stars']) => void;
  /** Makes the record. Resolves once the outbox has it, at once where no face was touched; never rejects. */
  readonly settle: () => Promise<void>;
  readonly discard: () => void;
}

/** Returns the rating by faces of a presentation. It is settled when the component unmounts or the page is left. */
export function useFaces(presentationId: string): Faces {
  const { outbox } = useApp();
  const mark = useMark(presentationId);
  const [entries] = useState(() => createWritable<FaceEntries | undefined>(undefined));
  const settle = useCallback(async (): Promise<void> => {
    const given = entries.get();
    if (given === undefined) return;
    entries.set(undefined);
    try {
      await outbox.submit(recordOfFaces(given, presentationId));
      mark('given');
    } catch (error) {
      report(error, 'feedback: faces');
    }
  }, [entries, outbox, presentationId, mark]);
  useEffect(() => {
    const onLeft = (): void => void settle();
    addEventListener('pagehide', onLeft);
    return () => {
      removeEventListener('pagehide', onLeft);
      onLeft();
    };
  }, [settle]);
  const rate = useCallback(
    (stars: RatingEntries['stars']) => {
      const { id, stars: before } = entries.get() ?? { id: randomId(), stars: {} };
      entries.set({ id, stars: { ...before, ...stars }, comment: '' });
    },
    [entries],
  );
  const discard = useCallback(() => entries.set(undefined), [entries]);
  return { entries, rate, settle, discard };
}

/** Returns a function that notes on the device that a rating was asked for or given. */
function useMark(presentationId: string): (value: FeedbackMark) => void {
  const { feedbackMarks } = useApp();
  return useCallback(
    (value) => {
      feedbackMarks.mark(presentationId, value).catch((error: unknown) => report(error, 'feedback: mark'));
    },
    [feedbackMarks, presentationId],
  );
}

interface RatingByDialogProps extends RatingSlotProps {
  readonly faces: Faces;
  readonly onSubmitted?: () => void;
}

/** The dialog while it is open, with the stars of the faces set. */
export function RatingByDialog(props: RatingByDialogProps) {
  return props.isDialogOpen ? <OpenDialog {...props} /> : null;
}

function OpenDialog({ presentationId, isStoryOver, faces, onDialog, onSubmitted }: RatingByDialogProps) {
  const { outbox, reachability, policy } = useApp();
  const isReachable = useReadable(reachability);
  const mark = useMark(presentationId);
  const [given] = useState(faces.entries.get);
  const { discard } = faces;
  const onTaken = useCallback(() => {
    mark('given');
    discard();
    onSubmitted?.();
  }, [mark, discard, onSubmitted]);
  const onClose = useCallback(() => onDialog(false), [onDialog]);
  const { resource } = useResource(loadRating, { where: 'feedback: load dialog' });
  const isShown = resource.value !== undefined;
  const hasFailed = resource.name === 'failed';
  // So that the viewer's keyboard shortcuts work again.
  useEffect(() => {
    if (hasFailed) onClose();
  }, [hasFailed, onClose]);
  useEffect(() => {
    if (isShown) mark('asked');
  }, [mark, isShown]);
  if (resource.value === undefined) return null;
  return (
    <resource.value.RatingDialog
      presentationId={presentationId}
      given={given}
      isStoryOver={isStoryOver}
      outbox={outbox}
      isReachable={isReachable}
      isForgotten={!policy.keepsRatings}
      newId={randomId}
      onSubmitted={onTaken}
      onClose={onClose}
    />
  );
}

interface Conditions {
  readonly variant: Variant;
  readonly isSignedIn: boolean;
  /** Whether a rating was asked for on this device before, and whether one was given. */
  readonly mark: FeedbackMark | undefined;
}

/**
 * Returns whether the slip comes by itself. In the variant `bookworm` it does at the end of each story until a rating was given. In the
 * others it does once, with a session.
 */
export function opensByItself({ variant, isSignedIn, mark }: Conditions): boolean {
  return variant === 'bookworm' ? mark !== 'given' : isSignedIn && mark === undefined;
}
