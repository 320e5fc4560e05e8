import { describe, expect, test, vi } from 'vitest';
import type { Clock } from '../../base/clock';
import { ShapeError } from '../../base/parse';
import { NetworkError, ProviderError } from '../../contract/service/errors';
import * as limits from '../../contract/limits';
import { createIdentityProvider } from './identity-provider';

type Respond = () => Promise<Response>;

const offline: Respond = () => Promise.reject(new TypeError('Failed to fetch'));
const responseWith =
  (status: number, body: unknown, headers: Record<string, string> = {}): Respond =>
  () =>
    Promise.resolve(new Response(JSON.stringify(body), { status, headers }));

/** A provider that gives these responses in turn, and its last one again. Waiting takes no time; the delays are kept. */
function providerThatResponds(...responses: readonly Respond[]) {
  const requests: { url: string; init: RequestInit }[] = [];
  const delays: number[] = [];
  const report = vi.fn<(error: unknown, where: string) => void>();
  let timeUp = (): void => undefined;
  const clock: Clock = {
    now: () => 0,
    after: (milliseconds, call) => {
      if (milliseconds === limits.calls.responseTimeout) timeUp = call;
      if (milliseconds === limits.calls.responseTimeout) return () => undefined;
      delays.push(milliseconds);
      queueMicrotask(call);
      return () => undefined;
    },
  };
  const fetch = (url: string, init: RequestInit): Promise<Response> => {
    requests.push({ url, init });
    const next = responses[Math.min(requests.length, responses.length) - 1];
    return next === undefined ? Promise.reject(new Error('no response')) : next();
  };
  const provider = createIdentityProvider({
    fetch,
    userPool: { id: 'eu-central-1_example', clientId: 'client', address: '/identity-provider' },
    clock,
    random: () => 0.5,
    report,
  });
  return { provider, requests, delays, report, timeUp: () => timeUp() };
}

describe('a call', () => {
  test('is a POST whose target header names the operation; nothing of it may be stored (spec contract §5)', async () => {
    const { provider, requests } = providerThatResponds(
      responseWith(200, { Username: 'ida', UserAttributes: [] }),
    );
    const user = await provider.call('GetUser', { AccessToken: 'a' });
    expect(user).toEqual({ Username: 'ida', UserAttributes: [] });
    expect(requests).toMatchObject([
      {
        url: '/identity-provider',
        init: {
          method: 'POST',
          body: '{"AccessToken":"a"}',
          credentials: 'omit',
          cache: 'no-store',
          headers: {
            'content-type': 'application/x-amz-json-1.1',
            'x-amz-target': 'AWSCognitoIdentityProviderService.GetUser',
          },
        },
      },
    ]);
  });

  test('with a request of the wrong shape throws an error with the field, and nothing is sent', async () => {
    const { provider, requests } = providerThatResponds(responseWith(200, {}));
    const notParsed: { readonly AccessToken: string } = JSON.parse('{"AccessToken":7}');
    await expect(provider.call('GetUser', notParsed)).rejects.toMatchObject({
      name: 'ShapeError',
      call: 'identity provider GetUser',
      field: 'AccessToken',
    });
    expect(requests).toEqual([]);
  });

  test('without a network is "Network error" with the code NetworkError (spec contract §6)', async () => {
    const failed = providerThatResponds(offline).provider.call('GetUser', { AccessToken: 'a' });
    await expect(failed).rejects.toMatchObject({ message: 'Network error', code: 'NetworkError' });
    await expect(failed).rejects.toBeInstanceOf(NetworkError);
  });

  test('whose response breaks off is a network error', async () => {
    const broken = new Response(
      new ReadableStream({ start: (controller) => controller.error(new TypeError('terminated')) }),
    );
    const failed = providerThatResponds(() => Promise.resolve(broken)).provider.call('GetUser', {
      AccessToken: 'a',
    });
    await expect(failed).rejects.toBeInstanceOf(NetworkError);
  });

  test('that is refused throws the code and the message of the body', async () => {
    const { provider } = providerThatResponds(
      responseWith(400, { __type: 'NotAuthorizedException', message: 'Incorrect username or password.' }),
    );
    const failed = provider.call('GetUser', { AccessToken: 'a' });
    await expect(failed).rejects.toBeInstanceOf(ProviderError);
    await expect(failed).rejects.toMatchObject({
      name: 'NotAuthorizedException',
      code: 'NotAuthorizedException',
      message: 'Incorrect username or password.',
      status: 400,
    });
  });

  test('that is refused without a body throws the type header and the status', async () => {
    const header = { 'x-amzn-errortype': 'InternalErrorException:' };
    const { provider } = providerThatResponds(() =>
      Promise.resolve(new Response('', { status: 500, headers: header })),
    );
    const failed = provider.call('GetUser', { AccessToken: 'a' });
    await expect(failed).rejects.toMatchObject({ code: 'InternalErrorException', message: '500' });
  });

  test('with a response of the wrong shape names the operation', async () => {
    const failed = providerThatResponds(responseWith(200, [])).provider.call('GetUser', { AccessToken: 'a' });
    await expect(failed).rejects.toBeInstanceOf(ShapeError);
    await expect(failed).rejects.toMatchObject({ call: 'identity provider GetUser' });
  });

  test('that is aborted throws the abort, not a network error', async () => {
    const abort = new DOMException('aborted', 'AbortError');
    const { provider, requests } = providerThatResponds(() => Promise.reject(abort));
    const caller = new AbortController();
    const call = provider.call('GetUser', { AccessToken: 'a' }, caller.signal);
    caller.abort(abort);
    await expect(call).rejects.toBe(abort);
    expect(requests[0]?.init.signal?.aborted).toBe(true);
  });

  test('that gets no response in time is a network error', async () => {
    const { provider, requests, timeUp } = providerThatResponds(
      () =>
        new Promise((_, reject) => {
          requests[0]?.init.signal?.addEventListener('abort', () =>
            reject(new DOMException('aborted', 'AbortError')),
          );
        }),
    );
    const call = provider.call('GetUser', { AccessToken: 'a' });
    timeUp();
    await expect(call).rejects.toBeInstanceOf(NetworkError);
  });
});

describe('a revocation', () => {
  test('is sent again with doubling delays while the provider cannot be reached (spec contract §7)', async () => {
    const throttled = responseWith(400, { __type: 'TooManyRequestsException' });
    const { provider, requests, delays, report } = providerThatResponds(
      offline,
      responseWith(503, {}),
      throttled,
      responseWith(200, {}),
    );
    await provider.revoke('refresh-token');
    expect(delays).toEqual([150, 250, 450]);
    expect(requests).toHaveLength(4);
    expect(requests[3]?.init.body).toBe('{"ClientId":"client","Token":"refresh-token"}');
    expect(report).not.toHaveBeenCalled();
  });

  test('fails and is reported after nine attempts; no delay is over 5 s', async () => {
    const { provider, requests, delays, report } = providerThatResponds(offline);
    await provider.revoke('refresh-token');
    expect(requests).toHaveLength(9);
    expect(delays).toEqual([150, 250, 450, 850, 1650, 3250, 5000, 5000]);
    expect(report).toHaveBeenCalledExactlyOnceWith(expect.any(NetworkError), 'identity provider: revoke');
  });

  test('that is refused is reported and not repeated', async () => {
    const { provider, requests, report } = providerThatResponds(
      responseWith(400, { __type: 'UnsupportedTokenTypeException' }),
    );
    await provider.revoke('refresh-token');
    expect(requests).toHaveLength(1);
    expect(report).toHaveBeenCalledOnce();
  });
});
