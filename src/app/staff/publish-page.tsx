// The page that publishes one presentation: gives the feature its call and the way home.
import { useCallback } from 'react';
import { useNavigate, useParams } from '@tanstack/react-router';
import { isPresentationId } from '../../contract/presentation/presentation-id';
import { NotSignedInError } from '../../contract/service/errors';
import { PublishPresentation } from '../../features/publication/PublishPresentation';
import { publicationCalls } from '../../platform/http/publication-calls';
import { report } from '../../platform/browser/report';
import { listEntries } from '../stories/known-entries';
import { useApp } from '../providers';
import { homeHref } from '../address/hrefs';
import { useCallTimers } from '../session/use-call-timers';
import { NotFoundCard } from '../shell/NotFoundCard';
import { useIsPublishRequested } from '../address/publish-link';

/** Publishes a presentation. Without a staff session it fails as specified (spec people §6). */
export function PublishPage() {
  const { api, session } = useApp();
  const { id } = useParams({ strict: false });
  const navigate = useNavigate();
  const clock = useCallTimers();
  const startsByItself = useIsPublishRequested();
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
      publish={publish}
      clock={clock}
      startsByItself={startsByItself}
      onPublished={goHome}
      homeHref={homeHref}
    />
  );
}
