import { useCallback, useEffect, useReducer, useRef } from 'react';
import { troubleOf } from '../form/provider-trouble';
import type { Report } from '../form/use-request';
import type { SendWithToken } from './account-calls';
import { loadingUser, userReducer, type UserState } from './user-state';

/** Loads the person's data, and again with each `reload`. */
export function useUser(send: SendWithToken, report: Report): { state: UserState; reload: () => void } {
  const [state, dispatch] = useReducer(userReducer, loadingUser);
  const underWay = useRef<AbortController>(undefined);
  const reload = useCallback(() => {
    underWay.current?.abort();
    const controller = new AbortController();
    const { signal } = controller;
    underWay.current = controller;
    dispatch({ type: 'load' });
    send('GetUser', (AccessToken) => ({ AccessToken }), signal).then(
      (user) => {
        if (!signal.aborted) dispatch({ type: 'loaded', user });
      },
      (error: unknown) => {
        if (signal.aborted) return;
        report(error, 'account: user');
        dispatch({ type: 'failed', trouble: troubleOf(error) });
      },
    );
  }, [send, report]);
  useEffect(() => {
    reload();
    return () => underWay.current?.abort();
  }, [reload]);
  return { state, reload };
}
