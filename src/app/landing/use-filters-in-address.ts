// The shelf's filters live in the address behind the hash (decision 18), so that a reload or a link finds them.
import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { filtersOf, readFilterSearch, searchOf, type Filters } from '../../features/gallery/filter/filters';

/** What is typed counts at once; the address follows, and leads where somebody else changes it. */
export function useFiltersInAddress(): readonly [Filters, (filters: Filters) => void] {
  const search = useSearch({ strict: false });
  const navigate = useNavigate();
  const [filters, setFilters] = useState(() => filtersOf(readFilterSearch(search)));
  const underway = useRef(0);
  useEffect(() => {
    if (underway.current > 0) return;
    const asked = filtersOf(readFilterSearch(search));
    setFilters((now) => (isSame(now, asked) ? now : asked));
  }, [search]);
  const change = useCallback(
    (next: Filters) => {
      setFilters(next);
      underway.current += 1;
      void navigate({ to: '/', search: searchOf(next), replace: true, resetScroll: false }).finally(() => {
        underway.current -= 1;
      });
    },
    [navigate],
  );
  return [filters, change];
}

const isSame = (a: Filters, b: Filters): boolean =>
  JSON.stringify(searchOf(a)) === JSON.stringify(searchOf(b));
