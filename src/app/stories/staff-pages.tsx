// The staff's lists, and the publishing of one presentation, as pages: give the features their calls and the addresses of this deployment.
import { useMemo, useState, useCallback } from 'react';
import { storyHref } from '../../contract/presentation/story-address';
import { FavouriteToggle } from '../../features/gallery/FavouriteToggle';
import { StaffList } from '../../features/publication/StaffList';
import { ManageSuggestions } from '../../features/suggestions/ManageSuggestions';
import { ownPresentationCalls, publicationCalls, suggestionCalls } from '../../platform/http/service-calls';
import { useApp } from '../providers';
import { previewUrlOf, homeHref } from '../address/hrefs';
import { usePublishLink, useIsPublishRequested } from '../address/publish-link';
import { Guard } from '../session/Guard';
import { useReadable } from '../../ui/use-readable';
import { useNavigate, useParams } from '@tanstack/react-router';
import { isPresentationId } from '../../contract/presentation/presentation-id';
import { NotSignedInError } from '../../contract/service/errors';
import { PublishPresentation } from '../../features/publication/PublishPresentation';
import { report } from '../../platform/browser/report';
import { useResource } from '../../platform/browser/use-resource';
import { knownEntry, listEntries } from './known-entries';
import { NotFoundCard } from '../shell/unknown-page';

export function SuggestionsPage() {
  const { api, callTimers: clock } = useApp();
  const suggestions = useMemo(() => suggestionCalls(api), [api]);
  return (
    <Guard only="staff">
      <ManageSuggestions api={suggestions} clock={clock} />
    </Guard>
  );
}

/** Lists all presentations to staff, and to a member what they made. */
export function PresentationsPage() {
  const { callTimers: clock, deployment, favourites } = useApp();
  const calls = useListCalls();
  const publishLinkOf = usePublishLink();
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

/** Returns the calls of the list of this person. */
function useListCalls() {
  const { api } = useApp();
  const isMember = useIsMember();
  return useMemo(
    () => ({ ...publicationCalls(api), ...(isMember && ownPresentationCalls(api)) }),
    [api, isMember],
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

/** Publishes a presentation. Without a staff session it fails as specified (spec people §6). */
export function PublishPage() {
  const { api, callTimers: clock, session } = useApp();
  const { id } = useParams({ from: '/frame/publish-presentation/$id' });
  const navigate = useNavigate();
  const startsByItself = useIsPublishRequested();
  const { listPresentations } = useListCalls();
  const loadEntry = useCallback(
    async (signal: AbortSignal) =>
      knownEntry(id) ??
      (session.get().hasAccount
        ? (await listPresentations(signal)).find((each) => each.id === id)
        : undefined),
    [id, session, listPresentations],
  );
  const { value: entry } = useResource(loadEntry, { where: 'publish: title' }).resource;
  const publish = useCallback(
    async (presentationId: string, signal: AbortSignal) => {
      if (!session.get().hasAccount) throw new NotSignedInError('publish');
      const missing = await publicationCalls(api).publish(presentationId, signal);
      await listEntries(api, signal).catch((error: unknown) => report(error, 'publish: list'));
      return missing;
    },
    [api, session],
  );
  // Replaces the address, so that going back does not publish again.
  const goHome = useCallback(() => void navigate({ to: '/', replace: true }), [navigate]);
  if (!isPresentationId(id)) return <NotFoundCard />;
  return (
    <PublishPresentation
      key={id}
      id={id}
      entry={entry}
      publish={publish}
      clock={clock}
      startsByItself={startsByItself}
      onPublished={goHome}
      homeHref={homeHref}
    />
  );
}
