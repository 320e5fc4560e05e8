// Shows a data URL in an element. The page's policy allows no `data:` address, so it goes through an object URL.
import { useCallback } from 'react';
import { blobOfDataUrl } from '../../platform/browser/person-media/data-url';

/** Returns a ref that gives an image or audio element its source, and revokes it with the element. */
export function useSource(
  dataUrl: string,
): (element: HTMLImageElement | HTMLAudioElement | null) => () => void {
  return useCallback(
    (element) => {
      if (element === null) return () => undefined;
      const address = URL.createObjectURL(blobOfDataUrl(dataUrl));
      element.src = address;
      return () => {
        element.removeAttribute('src');
        URL.revokeObjectURL(address);
      };
    },
    [dataUrl],
  );
}
