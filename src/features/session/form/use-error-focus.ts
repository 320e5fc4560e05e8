import { useEffect, useRef, type RefObject } from 'react';

/**
 * Returns the ref of a form. When it has failed, or an attempt to send it was refused here, its first field with an error gets
 * the focus, so that it can be corrected at once.
 */
export function useErrorFocus(failure: unknown, refusedAttempts = 0): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (failure !== undefined || refusedAttempts > 0)
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [failure, refusedAttempts]);
  return form;
}
