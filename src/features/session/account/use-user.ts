import { useCallback, useEffect, useReducer, useState } from 'react';
import { createLatestLoad } from '../../../platform/browser/start-load';
import { failureOf } from '../form/provider-failure';
import type { SendWithToken } from './account-calls';
import { loadingUser, userReducer, type UserState } from './user-state';

/** Loads the person's data, and again with each `reload`. */
export function useUser(send: SendWithToken): { state: UserState; reload: () => void } {
  const [state, dispatch] = useReducer(userReducer, loadingUser);
  const [loads] = useState(createLatestLoad);
  const reload = useCallback(() => {
    dispatch({ type: 'load' });
    loads.start((signal) => send('GetUser', (AccessToken) => ({ AccessToken }), signal), {
      where: 'account: user',
      onLoaded: (user) => dispatch({ type: 'loaded', user }),
      onFailed: (error) => dispatch({ type: 'failed', failure: failureOf(error) }),
    });
  }, [send, loads]);
  useEffect(() => {
    reload();
    return loads.stop;
  }, [reload, loads]);
  return { state, reload };
}
