import { useParams } from '@tanstack/react-router';

/**
 * Returns the id in the address of a presentation. Its page has several routes (`viewerPaths`), in the app and in a kiosk, so that the
 * parameter is read from whichever of them is open.
 */
export function usePresentationId(): string | undefined {
  return useParams({ strict: false }).id;
}
