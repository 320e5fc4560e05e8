import { useCallback, useReducer } from 'react';
import { useLatestLoad } from '../../../platform/browser/use-latest-load';
import { failureOf } from '../form/provider-failure';
import type { SendWithToken } from './account-calls';
import { loadingUser, userReducer, type UserState } from './user-state';

/** Loads the person's data, and again with each `reload`. */
export function useUser(send: SendWithToken): { state: UserState; reload: () => void } {
  const [state, dispatch] = useReducer(userReducer, loadingUser);
  const reload = useLatestLoad(
    useCallback(
      (loads) => {
        dispatch({ type: 'load' });
        return loads.start((signal) => send('GetUser', (AccessToken) => ({ AccessToken }), signal), {
          where: 'account: user',
          onLoaded: (user) => dispatch({ type: 'loaded', user }),
          onFailed: (error) => dispatch({ type: 'failed', failure: failureOf(error) }),
        });
      },
      [send],
    ),
  );
  return { state, reload };
}
