// The staff's lists as pages: give the features their calls and the addresses of this deployment.
import { useMemo, useState } from 'react';
import { storyHref } from '../../contract/presentation/story-address';
import { FavouriteToggle } from '../../features/gallery/card/FavouriteToggle';
import { StaffList } from '../../features/publication/StaffList';
import { ManageSuggestions } from '../../features/suggestions/ManageSuggestions';
import { ownPresentationCalls, publicationCalls } from '../../platform/http/publication-calls';
import { suggestionCalls } from '../../platform/http/suggestion-calls';
import { useApp } from '../providers';
import { previewUrlOf } from '../stories/preview-url';
import { usePublishLink } from '../address/publish-link';
import { useCallTimers } from '../session/use-call-timers';
import { Guard } from '../session/Guard';
import { useReadable } from '../../ui/use-readable';

export function SuggestionsPage() {
  const { api } = useApp();
  const suggestions = useMemo(() => suggestionCalls(api), [api]);
  const clock = useCallTimers();
  return (
    <Guard only="staff">
      <ManageSuggestions api={suggestions} clock={clock} />
    </Guard>
  );
}

/** Lists all presentations to staff, and to a member what they made. */
export function PresentationsPage() {
  const { api, deployment, favourites } = useApp();
  const isMember = useIsMember();
  const clock = useCallTimers();
  const publishLinkOf = usePublishLink();
  const calls = useMemo(
    () => ({
      ...publicationCalls(api),
      ...(isMember ? ownPresentationCalls(api) : { listPresentations: api.listPresentations }),
    }),
    [api, isMember],
  );
  return (
    <Guard only="account">
      <StaffList
        api={calls}
        clock={clock}
        hrefOf={(id) => storyHref(deployment.variant, id)}
        publishLinkOf={publishLinkOf}
        previewUrlOf={({ id, previewImage }) => previewUrlOf(deployment, id, previewImage)}
        renderFavourite={({ id }, titleId) => (
          <FavouriteToggle favourites={favourites} id={id} describedBy={titleId} />
        )}
      />
    </Guard>
  );
}

/** Returns whether the person is a member; while the session is interrupted, whether it was one: the list stays behind the sign-in. */
function useIsMember(): boolean {
  const { session } = useApp();
  const { hasAccount, isStaff } = useReadable(session);
  const [isMember, setMember] = useState(hasAccount && !isStaff);
  if (hasAccount && isMember === isStaff) setMember(!isStaff);
  return isMember;
}
