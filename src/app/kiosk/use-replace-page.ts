import { useCallback } from 'react';
import { useNavigate } from '@tanstack/react-router';

/** Returns a function that opens a page of the app in place of this one: no visitor finds a way back to another's pages. */
export function useReplacePage(): (href: string) => void {
  const navigate = useNavigate();
  return useCallback((href: string) => void navigate({ to: href.slice(1), replace: true }), [navigate]);
}
