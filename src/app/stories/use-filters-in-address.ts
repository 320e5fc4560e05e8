// A hook that holds the shelf's filters in the hash of the address (spec screens §3), so that a reload or a link restores them.
import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate, useSearch } from '@tanstack/react-router';
import type { Timers } from '../../contract/clock';
import { filtersOf, readFilterSearch, searchOf, type Filters } from '../../features/gallery/filter/filters';

/** Milliseconds after the last letter until the address has the title: browsers refuse more than about 100 writes in 30 s. */
export const typingDelay = 300;

/**
 * Returns the filters and a function that sets them. A change applies at once and then updates the address, once nobody types; any other
 * change of the address updates the filters.
 */
export function useFiltersInAddress(clock: Timers): readonly [Filters, (filters: Filters) => void] {
  const search = useSearch({ strict: false });
  const navigate = useNavigate();
  const [filters, setFilters] = useState(() => filtersOf(readFilterSearch(search)));
  /** The latest change, until the address has it. */
  const unwritten = useRef<Filters>(undefined);
  const cancel = useRef<() => void>(undefined);
  useEffect(() => () => cancel.current?.(), []);
  useEffect(() => {
    if (unwritten.current !== undefined) return;
    const inAddress = filtersOf(readFilterSearch(search));
    setFilters((now) => (isSame(now, inAddress) ? now : inAddress));
  }, [search]);
  const change = useCallback(
    (next: Filters) => {
      const isTyping = next.title !== (unwritten.current ?? filters).title;
      setFilters(next);
      unwritten.current = next;
      cancel.current?.();
      cancel.current = clock.after(isTyping ? typingDelay : 0, () => {
        void navigate({ to: '/', search: searchOf(next), replace: true, resetScroll: false }).finally(() => {
          if (unwritten.current === next) unwritten.current = undefined;
        });
      });
    },
    [clock, filters, navigate],
  );
  return [filters, change];
}

const isSame = (a: Filters, b: Filters): boolean =>
  JSON.stringify(searchOf(a)) === JSON.stringify(searchOf(b));
