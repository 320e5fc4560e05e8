import { describe, expect, test, vi } from 'vitest';
import { NetworkError, ProviderError, SessionRetrievalError } from '../../../contract/service/errors';
import { deleteAccount, signOutEverywhere } from './account-calls';
import { createAccount, signal } from './account-deps.fixture';

const notAuthorized = new ProviderError('NotAuthorizedException', 'No', 400);

const hasToken = (request: object, token: string) =>
  'AccessToken' in request && request.AccessToken === token;

describe('a call with the session’s token', () => {
  test('is repeated once with a renewed token when the provider refuses the first', async () => {
    const { send, sent, session } = createAccount({
      GetUser: (request) =>
        hasToken(request, 'new') ? { Username: 'ida', UserAttributes: [] } : notAuthorized,
      GlobalSignOut: (request) => (hasToken(request, 'new') ? {} : notAuthorized),
    });
    await send('GlobalSignOut', (AccessToken) => ({ AccessToken }), signal);
    expect(session.renew).toHaveBeenCalledExactlyOnceWith('old', signal);
    expect(sent.map(([operation]) => operation)).toEqual(['GlobalSignOut', 'GetUser', 'GlobalSignOut']);
    await send('GetUser', (AccessToken) => ({ AccessToken }), signal);
    expect(sent.length).toBe(5);
  });

  test('is not repeated when it is the password that is refused', async () => {
    const { send, session } = createAccount({
      GetUser: { Username: 'ida', UserAttributes: [] },
      ChangePassword: notAuthorized,
    });
    const request = (AccessToken: string) => ({ AccessToken, PreviousPassword: 'a', ProposedPassword: 'b' });
    await expect(send('ChangePassword', request, signal)).rejects.toBe(notAuthorized);
    expect(session.renew).not.toHaveBeenCalled();
  });

  test('rejects as the session does, and as the network does', async () => {
    const ended = new SessionRetrievalError('no-refresh');
    const account = createAccount({ GetUser: new NetworkError('/'), DeleteUser: notAuthorized });
    const request = (AccessToken: string) => ({ AccessToken });
    await expect(account.send('DeleteUser', request, signal)).rejects.toBeInstanceOf(NetworkError);
    account.session.retrieve.mockRejectedValueOnce(ended);
    await expect(account.send('GetUser', request, signal)).rejects.toBe(ended);
  });
});

describe('leaving', () => {
  test('everywhere ends the sessions at the provider, then the one here', async () => {
    const { deps, sent, session } = createAccount();
    await signOutEverywhere(deps, signal);
    expect(sent).toEqual([['GlobalSignOut', { AccessToken: 'old' }]]);
    expect(session.signOut).toHaveBeenCalledOnce();
  });

  test('everywhere keeps the session here when the provider does not answer', async () => {
    const { deps, session } = createAccount({ GlobalSignOut: new NetworkError('/') });
    await expect(signOutEverywhere(deps, signal)).rejects.toBeInstanceOf(NetworkError);
    expect(session.signOut).not.toHaveBeenCalled();
  });

  test('for good deletes the account and what this device stored, also when its storage fails', async () => {
    const { deps, sent, session, devices, removeDrafts, report } = createAccount();
    devices.remove.mockRejectedValueOnce(new Error('blocked'));
    removeDrafts.mockRejectedValueOnce(new Error('blocked'));
    const onDeleted = vi.fn<() => void>(() => expect(session.signOut).not.toHaveBeenCalled());
    await deleteAccount({ ...deps, onDeleted }, signal);
    expect(sent).toEqual([['DeleteUser', { AccessToken: 'old' }]]);
    expect([onDeleted.mock.calls.length, report.mock.calls.length]).toEqual([1, 2]);
    expect(removeDrafts).toHaveBeenCalledExactlyOnceWith('ida');
    expect(session.signOut).toHaveBeenCalledOnce();
  });
});
