// A hook that holds the shelf's filters in the hash of the address (spec screens §3), so that a reload or a link restores them.
import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate, useSearch } from '@tanstack/react-router';
import type { Timers } from '../../base/clock';
import { filtersOf, searchOf, type FiltersInAddress } from '../../features/gallery/filters';

/** Milliseconds after the last letter until the address has the title: browsers refuse more than about 100 writes in 30 s. */
export const typingDelay = 300;

/** After each of these the page may be left. */
const leavingEvents = ['pointerdown', 'focusout', 'pagehide'];

/**
 * Returns the filters and a function that sets them. A change applies at once and then updates the address, once nobody types; any other
 * change of the address updates the filters.
 */
export function useFiltersInAddress(
  clock: Timers,
): readonly [FiltersInAddress, (filters: FiltersInAddress) => void] {
  const search = useSearch({ from: '/frame/' });
  const navigate = useNavigate();
  const [filters, setFilters] = useState(() => filtersOf(search));
  /** Writes the typed title, while the address does not have it. */
  const unwritten = useRef<{ readonly write: () => void; readonly cancel: () => void }>(undefined);
  /** What this hook wrote, as long as the router may still report it. */
  const written = useRef<string[]>([]);
  useEffect(() => {
    const write = (): void => unwritten.current?.write();
    for (const type of leavingEvents) addEventListener(type, write, true);
    return () => {
      for (const type of leavingEvents) removeEventListener(type, write, true);
      unwritten.current?.cancel();
    };
  }, []);
  useEffect(() => {
    const inAddress = filtersOf(search);
    const own = written.current.lastIndexOf(keyOf(inAddress));
    written.current = own < 0 ? [] : written.current.slice(own);
    if (own >= 0) return;
    unwritten.current?.cancel();
    setFilters((current) => (keyOf(current) === keyOf(inAddress) ? current : inAddress));
  }, [search]);
  const change = useCallback(
    (next: FiltersInAddress) => {
      if (keyOf(next) === keyOf(filters)) return;
      setFilters(next);
      unwritten.current?.cancel();
      const write = (): void => {
        unwritten.current?.cancel();
        // The address is another page's already, which is still loading, or whose opening took the focus from the field.
        if (/^#\/\w/.test(location.hash)) return;
        written.current.push(keyOf(next));
        void navigate({ to: '/', search: searchOf(next), replace: true, resetScroll: false });
      };
      // A title that is removed was not typed.
      if (next.title === '' || next.title === filters.title) return write();
      const stop = clock.after(typingDelay, write);
      unwritten.current = {
        write,
        cancel: () => {
          stop();
          unwritten.current = undefined;
        },
      };
    },
    [clock, filters, navigate],
  );
  return [filters, change];
}

const keyOf = (filters: FiltersInAddress): string => JSON.stringify(searchOf(filters));
