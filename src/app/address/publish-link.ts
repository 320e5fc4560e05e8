// Leads to the page that publishes, so that it starts by itself (spec people §6).
import type { MouseEvent } from 'react';
import { useLocation, useNavigate } from '@tanstack/react-router';
import type { PublishLink } from '../../features/publication/NewPresentationNotice';
import { publishHrefOf } from './hrefs';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The time origin of the document that led here: an entry that outlives it, as in a restored tab, publishes nothing by itself. */
    readonly publishRequestedIn?: number;
  }
}

/** Returns a function that opens the page that publishes the presentation at once. */
export function useOpenPublishPage(): (id: string) => void {
  const navigate = useNavigate();
  return (id) =>
    void navigate({
      to: '/publish-presentation/$id',
      params: { id },
      state: { publishRequestedIn: performance.timeOrigin },
    });
}

/** Returns a function that returns the properties of a link to that page. Another tab, opened by it, asks before it publishes. */
export function usePublishLink(): (id: string) => PublishLink {
  const open = useOpenPublishPage();
  return (id) => ({
    href: publishHrefOf(id),
    onClick: (event: MouseEvent) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      open(id);
    },
  });
}

/** Returns whether a press in this document led to the shown page. */
export const useIsPublishRequested = (): boolean =>
  useLocation().state.publishRequestedIn === performance.timeOrigin;
