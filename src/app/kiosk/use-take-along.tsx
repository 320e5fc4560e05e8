// Offers the code of a presentation that this visitor made (spec screens §12).
import { useCallback, useState, type ReactNode } from 'react';
import { TakeAlong } from '../../features/kiosk/leaving';
import { shortLinkOf } from './short-link';
import { useKiosk } from './use-kiosk';

interface TakingAlong {
  /** Shows the code; undefined for what others made. */
  readonly onTakeAlong: (() => void) | undefined;
  readonly code: ReactNode;
}

/** Returns how the code of a presentation is shown, and the code while it is. */
export function useTakeAlong(id: string): TakingAlong {
  const what = useKiosk().made.get(id);
  const [shownId, setShownId] = useState<string>();
  const show = useCallback(() => setShownId(id), [id]);
  if (what === undefined) return { onTakeAlong: undefined, code: null };
  const code = shownId === id && (
    <TakeAlong what={what} shortLink={shortLinkOf(id)} onClose={() => setShownId(undefined)} />
  );
  return { onTakeAlong: show, code };
}
