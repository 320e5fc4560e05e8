import { useCallback, useEffect, useReducer, useRef } from 'react';
import { startLoad, type Load } from '../../../platform/browser/start-load';
import { troubleOf } from '../form/provider-trouble';
import type { SendWithToken } from './account-calls';
import { loadingUser, userReducer, type UserState } from './user-state';

/** Loads the person's data, and again with each `reload`. */
export function useUser(send: SendWithToken): { state: UserState; reload: () => void } {
  const [state, dispatch] = useReducer(userReducer, loadingUser);
  const underWay = useRef<Load>(undefined);
  const reload = useCallback(() => {
    underWay.current?.stop();
    dispatch({ type: 'load' });
    underWay.current = startLoad((signal) => send('GetUser', (AccessToken) => ({ AccessToken }), signal), {
      where: 'account: user',
      onLoaded: (user) => dispatch({ type: 'loaded', user }),
      onFailed: (error) => dispatch({ type: 'failed', trouble: troubleOf(error) }),
    });
  }, [send]);
  useEffect(() => {
    reload();
    return () => underWay.current?.stop();
  }, [reload]);
  return { state, reload };
}
