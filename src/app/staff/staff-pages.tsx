// The staff's pages: give the features their calls and the addresses of this deployment.
import { useCallback, useMemo } from 'react';
import { useNavigate, useParams } from '@tanstack/react-router';
import type { Timers } from '../../contract/clock';
import { storyHref } from '../../contract/presentation/story-address';
import { NotSignedInError } from '../../contract/service/errors';
import { FavouriteToggle } from '../../features/gallery/card/FavouriteToggle';
import { PublishPresentation } from '../../features/publication/PublishPresentation';
import { StaffList } from '../../features/publication/staff-list/StaffList';
import { ManageSuggestions } from '../../features/suggestions/manage/ManageSuggestions';
import { systemClock } from '../../platform/browser/clock';
import { report } from '../../platform/browser/report';
import { listEntries } from '../stories/known-entries';
import { useApp } from '../providers';
import { previewUrlOf } from '../stories/preview-url';
import { publishHrefOf, homeHref } from '../address/hrefs';
import { callTimers } from '../session/call-timers';
import { Guard } from '../session/Guard';

export function SuggestionsPage() {
  const { api } = useApp();
  const clock = useCallTimers();
  return (
    <Guard staffOnly>
      <ManageSuggestions api={api} clock={clock} />
    </Guard>
  );
}

export function PresentationsPage() {
  const { api, deployment, favourites } = useApp();
  const clock = useCallTimers();
  return (
    <Guard staffOnly>
      <StaffList
        api={api}
        clock={clock}
        hrefOf={(id) => storyHref(deployment.variant, id)}
        publishHrefOf={publishHrefOf}
        previewUrlOf={({ id, previewImage }) => previewUrlOf(deployment, id, previewImage)}
        renderFavourite={({ id }, titleId) => (
          <FavouriteToggle favourites={favourites} id={id} describedBy={titleId} />
        )}
      />
    </Guard>
  );
}

/** Publishes a presentation. Without a staff session it reports an error and shows none, as specified (spec people §6). */
export function PublishPage() {
  const { api, session } = useApp();
  const { id = '' } = useParams({ strict: false });
  const navigate = useNavigate();
  const clock = useCallTimers();
  const publish = useCallback(
    async (presentationId: string, signal: AbortSignal) => {
      if (!session.get().isStaff) throw new NotSignedInError('publish');
      await api.publish(presentationId, signal);
      await listEntries(api, signal).catch((error: unknown) => report(error, 'publish: list'));
    },
    [api, session],
  );
  // Replaces the address, so that going back does not publish again.
  const goHome = useCallback(() => void navigate({ to: '/', replace: true }), [navigate]);
  return (
    <PublishPresentation id={id} publish={publish} clock={clock} onPublished={goHome} homeHref={homeHref} />
  );
}

function useCallTimers(): Timers {
  const { session } = useApp();
  return useMemo(() => callTimers(systemClock, session), [session]);
}
