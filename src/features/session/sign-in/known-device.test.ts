import { describe, expect, test, vi } from 'vitest';
import { NetworkError, ProviderError } from '../../../contract/service/errors';
import type { StoredDevice } from '../../../platform/storage/device-settings';
import type { SignInRun } from './sign-in-run';
import { challenge, signInThatGets } from './sign-in.fixture';

const tokens = { AuthenticationResult: { AccessToken: 'a', IdToken: 'i' } };

const offline = new NetworkError('/identity-provider');

const refused = (code: string) => new ProviderError(code, 'no', 400);

const untilAnswered = (run: SignInRun) => expect.poll(() => run.get().isPending).toBe(false);

describe('a device', () => {
  const device: StoredDevice = { key: 'key', groupKey: 'group', password: 'password' };
  const metadata = { NewDeviceMetadata: { DeviceKey: 'key', DeviceGroupKey: 'group' } };
  const newDevice = { AuthenticationResult: { ...tokens.AuthenticationResult, ...metadata } };

  test('that is new is confirmed and stored, and the person is asked whether to remember it', async () => {
    const { run, requests, devices } = signInThatGets([newDevice, { UserConfirmationNecessary: true }, {}]);
    run.signIn('ida', 'secret');
    await untilAnswered(run);
    expect(run.get().step.name).toBe('remember-device');
    expect(devices.write).toHaveBeenCalledWith('ida', expect.objectContaining({ key: 'key' }));
    run.rememberDevice(true);
    await untilAnswered(run);
    expect(run.get().step.name).toBe('signed-in');
    await expect.poll(() => requests).toHaveLength(3);
    expect(requests[2]?.request).toMatchObject({ DeviceRememberedStatus: 'remembered' });
  });

  test('that is new never holds the tokens back: they are handed over before it is confirmed', async () => {
    const { run, deps, ends } = signInThatGets([newDevice, { UserConfirmationNecessary: true }, {}]);
    const confirmed = vi.fn<() => void>();
    const { call } = deps.provider;
    vi.mocked(deps.onTokens).mockImplementationOnce(() => expect(confirmed).not.toHaveBeenCalled());
    Object.assign(deps.provider, {
      call: (operation: 'ConfirmDevice', ...rest: [never]) => {
        if (operation === 'ConfirmDevice') confirmed();
        return call(operation, ...rest);
      },
    });
    run.signIn('ida', 'secret');
    await untilAnswered(run);
    expect(deps.onTokens).toHaveBeenCalledWith(
      expect.objectContaining({ AccessToken: 'a' }),
      'ida',
      expect.any(Promise),
    );
    expect([confirmed.mock.calls.length, ends]).toEqual([1, []]);
  });

  test.each(['while it is confirmed', 'at its question'])(
    'that is new and left %s: the sign-in stands, and it is not remembered',
    async (when) => {
      const { run, requests, devices, deps, ends } = signInThatGets([
        newDevice,
        { UserConfirmationNecessary: true },
        {},
      ]);
      const leave = run.open();
      run.signIn('ida', 'secret');
      if (when === 'at its question') await untilAnswered(run);
      else await expect.poll(() => deps.onTokens).toHaveBeenCalled();
      leave();
      await expect.poll(() => ends).toEqual(['ida']);
      await expect.poll(() => requests).toHaveLength(3);
      expect(requests[2]?.request).toMatchObject({ DeviceRememberedStatus: 'not_remembered' });
      expect(requests[1]?.signal?.aborted).toBe(false);
      expect(devices.remove).toHaveBeenCalledWith('ida');
      expect(deps.report).not.toHaveBeenCalled();
    },
  );

  test('whose question was cut off is asked about again at the next sign-in', async () => {
    const cutOff = { ...device, isUnanswered: true };
    const { run, devices } = signInThatGets([tokens, {}], cutOff);
    run.signIn('ida', 'secret');
    await untilAnswered(run);
    expect(run.get().step).toEqual({ name: 'remember-device', device: { key: 'key' } });
    run.rememberDevice(true);
    await expect.poll(() => devices.write).toHaveBeenCalledWith('ida', { ...device, isUnanswered: false });
  });

  test('whose answer did not reach the provider is asked about again', async () => {
    const { run, devices, deps } = signInThatGets([newDevice, { UserConfirmationNecessary: true }, offline]);
    run.signIn('ida', 'secret');
    await untilAnswered(run);
    run.rememberDevice(true);
    await expect.poll(() => deps.report).toHaveBeenCalledWith(offline, 'sign-in: remember device');
    expect(devices.write.mock.calls.map(([, stored]) => stored.isUnanswered)).toEqual([true]);
  });

  test('that is not to be remembered forgets its password', async () => {
    const { run, devices } = signInThatGets([newDevice, { UserConfirmationNecessary: true }, offline]);
    run.signIn('ida', 'secret');
    await untilAnswered(run);
    run.rememberDevice(false);
    await untilAnswered(run);
    expect(devices.remove).toHaveBeenCalledWith('ida');
    // Only the provider did not hear of it.
    expect(run.get().step.name).toBe('signed-in');
  });

  test('that cannot be confirmed or stored hinders no sign-in', async () => {
    const { run, deps } = signInThatGets([newDevice, offline]);
    run.signIn('ida', 'secret');
    await untilAnswered(run);
    expect(run.get().step.name).toBe('signed-in');
    expect(deps.report).toHaveBeenCalledWith(offline, 'sign-in: confirm device');
  });

  test('that is known proves itself in two messages', async () => {
    const parameters = { SRP_B: 'ff', SALT: '0a', SECRET_BLOCK: btoa('block') };
    const { run, requests } = signInThatGets(
      [challenge('DEVICE_SRP_AUTH'), challenge('DEVICE_PASSWORD_VERIFIER', parameters), tokens],
      device,
    );
    run.signIn('ida', 'secret');
    await untilAnswered(run);
    expect(run.get().step.name).toBe('signed-in');
    expect(requests[0]?.request).toMatchObject({ AuthParameters: { DEVICE_KEY: 'key' } });
    expect(requests[2]?.request).toMatchObject({
      ChallengeName: 'DEVICE_PASSWORD_VERIFIER',
      ChallengeResponses: { USERNAME: 'ida', DEVICE_KEY: 'key', TIMESTAMP: 'Thu Jan 1 00:00:00 UTC 1970' },
    });
  });

  test('that the provider has forgotten is forgotten here, and the sign-in begins again without it', async () => {
    const { run, requests, devices } = signInThatGets([refused('ResourceNotFoundException'), tokens], device);
    run.signIn('ida', 'secret');
    await untilAnswered(run);
    expect(run.get().step.name).toBe('signed-in');
    expect(devices.remove).toHaveBeenCalledWith('ida');
    expect(requests[1]?.request).toMatchObject({ AuthParameters: { USERNAME: 'ida', PASSWORD: 'secret' } });
    expect(requests[1]?.request['AuthParameters']).not.toHaveProperty('DEVICE_KEY');
  });
});
