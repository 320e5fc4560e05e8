// A hook that holds the shelf's filters in the hash of the address (spec screens §3), so that a reload or a link restores them.
import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { filtersOf, readFilterSearch, searchOf, type Filters } from '../../features/gallery/filter/filters';

/**
 * Returns the filters and a function that sets them. A change applies at once and then updates the address; any other change
 * of the address updates the filters.
 */
export function useFiltersInAddress(): readonly [Filters, (filters: Filters) => void] {
  const search = useSearch({ strict: false });
  const navigate = useNavigate();
  const [filters, setFilters] = useState(() => filtersOf(readFilterSearch(search)));
  const pendingNavigations = useRef(0);
  useEffect(() => {
    if (pendingNavigations.current > 0) return;
    const inAddress = filtersOf(readFilterSearch(search));
    setFilters((now) => (isSame(now, inAddress) ? now : inAddress));
  }, [search]);
  const change = useCallback(
    (next: Filters) => {
      setFilters(next);
      pendingNavigations.current += 1;
      void navigate({ to: '/', search: searchOf(next), replace: true, resetScroll: false }).finally(() => {
        pendingNavigations.current -= 1;
      });
    },
    [navigate],
  );
  return [filters, change];
}

const isSame = (a: Filters, b: Filters): boolean =>
  JSON.stringify(searchOf(a)) === JSON.stringify(searchOf(b));
