// What strangers can have the provider do, how often, and what they learn by it (docs/security.md).
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createIdentityStore } from './identity-store';
import { limitsPerHour } from './stranger-limits';
import { Passwords } from './passwords';
import {
  call,
  cheapHash,
  identity,
  lastCode,
  openProvider,
  operations,
  caller,
  refusal,
  responseTo,
  sent,
  signIn,
  startProvider,
  time,
  tokenOf,
  withPassword,
  wrong,
} from './provider.fixture';
import { ProviderFailure } from './provider-refusal';
import { totp } from './totp';
import { seededAccounts } from './seeded-accounts';

beforeEach(startProvider);

const signUpOf = (Username: string, email = `${Username}@example.org`) => ({
  Username,
  Password: 'Story-Time-1',
  UserAttributes: [{ Name: 'email', Value: email }],
});
const hour = 60 * 60_000;
const times = (count: number) => Array.from({ length: count }, (_, at) => at);

describe('two requests at once', () => {
  const both = async (outcomes: readonly Promise<string>[]) => (await Promise.all(outcomes)).sort();

  test('make one account of a name', async () => {
    const asked = ['Story-Time-1', 'Story-Time-2'].map((Password) =>
      refusal('SignUp', { ...signUpOf('ida'), Password }),
    );
    expect(await both(asked)).toEqual(['UsernameExistsException', 'none']);
    expect(sent).toHaveLength(1);
  });

  test('in another case of its letters, too', async () => {
    expect(await both(['Ida', 'ida'].map((name) => refusal('SignUp', signUpOf(name))))).toEqual([
      'UsernameExistsException',
      'none',
    ]);
  });

  test('use a code once', async () => {
    await call('ForgotPassword', { Username: 'librarian' });
    const ConfirmationCode = lastCode();
    const asked = ['Other-Book-1', 'Other-Book-2'].map((Password) =>
      refusal('ConfirmForgotPassword', { Username: 'librarian', ConfirmationCode, Password }),
    );
    expect(await both(asked)).toEqual(['ExpiredCodeException', 'none']);
  });

  test('use a code of an app once', async () => {
    const secret = seededAccounts['archivist']?.appSecret ?? '';
    const challenges = [await signIn('archivist'), await signIn('archivist')];
    const SOFTWARE_TOKEN_MFA_CODE = totp(secret, time.now);
    const asked = challenges.map((challenge) =>
      refusal('RespondToAuthChallenge', responseTo(challenge, { SOFTWARE_TOKEN_MFA_CODE })),
    );
    expect(await both(asked)).toEqual(['CodeMismatchException', 'none']);
  });

  test('set a first password once', async () => {
    const challenge = await signIn('newcomer');
    const asked = ['Second-Day-1', 'Second-Day-2'].map((NEW_PASSWORD) =>
      refusal('RespondToAuthChallenge', responseTo(challenge, { NEW_PASSWORD })),
    );
    expect(await both(asked)).toEqual(['NotAuthorizedException', 'none']);
  });

  test('change a password once', async () => {
    const AccessToken = tokenOf(await signIn('librarian'));
    const asked = ['Other-Book-1', 'Other-Book-2'].map((ProposedPassword) =>
      refusal('ChangePassword', { AccessToken, PreviousPassword: 'Picture-Book-1', ProposedPassword }),
    );
    expect(await both(asked)).toEqual(['NotAuthorizedException', 'none']);
  });

  test('check no more wrong passwords than one after the other do', async () => {
    const check = vi.spyOn(identity.accounts, 'check');
    const guesses = times(20).map((guess) => refusal('InitiateAuth', withPassword('librarian', `${guess}`)));
    await Promise.all(guesses);
    expect(check).toHaveBeenCalledTimes(5);
    await expect(signIn('librarian')).rejects.toThrow('Password attempts exceeded');
  });

  test('sign nobody in by a password that was changed while it was checked', async () => {
    const checked = await identity.accounts.check('librarian', 'Picture-Book-1', undefined);
    const AccessToken = tokenOf(await signIn('librarian'));
    await call('ChangePassword', {
      AccessToken,
      PreviousPassword: 'Picture-Book-1',
      ProposedPassword: 'Other-Book-2',
    });
    expect(await identity.step(() => identity.accounts.accepts(checked))).toBe(false);
  });

  test('change nothing by an access token that ended meanwhile', async () => {
    const AccessToken = tokenOf(await signIn('librarian'));
    const change = refusal('ChangePassword', {
      AccessToken,
      PreviousPassword: 'Picture-Book-1',
      ProposedPassword: 'Other-Book-2',
    });
    await call('GlobalSignOut', { AccessToken });
    expect(await change).toBe('NotAuthorizedException');
    tokenOf(await signIn('librarian'));
  });
});

test('a sign-in renews a hash of a former cost, once', async () => {
  const store = createIdentityStore();
  const hashOf = () => Object(store.all().find(({ key }) => key === 'ida')?.value).passwordHash;
  const former = openProvider(store);
  const person = { passwordHash: await former.passwords.hash('Story-Time-1', undefined) };
  await former.step(() => former.accounts.create('ida', { ...person, mustChangePassword: false }));
  const today = openProvider(store, { passwords: new Passwords({ cost: { ...cheapHash, p: 2 } }) });
  const enter = (password: string) =>
    operations['InitiateAuth']?.(today, withPassword('ida', password), caller());
  await expect(enter('wrong')).rejects.toThrow(ProviderFailure);
  expect(hashOf()).toBe(person.passwordHash);
  await enter('Story-Time-1');
  const renewed = hashOf();
  expect(renewed).toMatch(/^scrypt\$2\$1\$2\$/);
  await enter('Story-Time-1');
  expect(hashOf()).toBe(renewed);
});

describe('within an hour', () => {
  const limited = 'LimitExceededException';
  const refusals = async (asked: readonly Promise<string>[]) => {
    const outcomes = await Promise.all(asked);
    return [outcomes.filter((outcome) => outcome === 'none').length, new Set(outcomes)] as const;
  };
  const { signUps, codes, perDestination } = limitsPerHour;

  test('the accounts made from one address are limited, apart from another address', async () => {
    const signUp = (at: number, address: string) => refusal('SignUp', signUpOf(`one${at}`), address);
    const one = [];
    for (const at of times(signUps.perAddress + 1)) one.push(await signUp(at, '192.0.2.1'));
    expect(one.filter((outcome) => outcome === limited)).toHaveLength(1);
    expect(one.at(-1)).toBe(limited);
    expect(await signUp(99, '192.0.2.2')).toBe('none');
    time.now += hour;
    expect(await signUp(100, '192.0.2.1')).toBe('none');
  });

  test('the accounts made in all are limited, and a refused one sends nothing', async () => {
    const outcomes = [];
    for (const at of times(signUps.total + 5))
      outcomes.push(await refusal('SignUp', signUpOf(`one${at}`), `192.0.2.${at % 60}`));
    expect(outcomes.filter((outcome) => outcome === limited)).toHaveLength(5);
    expect(sent).toHaveLength(signUps.total);
  });

  test('the codes sent on behalf of one address are limited, to known and unknown people together', async () => {
    const names = times(codes.perAddress + 5).map((at) => (at % 2 === 0 ? `nobody${at}` : 'librarian'));
    const outcomes = [];
    for (const [at, name] of names.entries()) {
      if (at % 10 === 9) await identity.step(() => identity.codes.forget('librarian', []));
      outcomes.push(await refusal('ForgotPassword', { Username: name }, '192.0.2.1'));
    }
    expect(outcomes.slice(codes.perAddress)).toEqual(Array(5).fill(limited));
    expect(await refusal('ForgotPassword', { Username: 'texter' }, '192.0.2.2')).toBe('none');
  });

  test('the codes sent to one mail address are limited, for all its accounts and spellings together', async () => {
    const asked = times(perDestination.others + 2).map((at) =>
      refusal('SignUp', signUpOf(`one${at}`, at % 2 === 0 ? 'victim@example.org' : 'Victim@Example.org')),
    );
    expect(await refusals(asked)).toEqual([perDestination.others, new Set(['none', limited])]);
    expect(sent).toHaveLength(perDestination.others);
    // Who asks for an account that exists learns nothing of it.
    expect(await refusal('ResendConfirmationCode', { Username: 'one0' })).toBe('none');
    expect(sent).toHaveLength(perDestination.others);
  });

  test('the codes sent in all are limited, and then everybody gets the same answer', async () => {
    const askedBy = (at: number) => ({ username: `${at}`, to: `${at}@x.org`, address: undefined });
    await identity.step(() => {
      for (const at of times(codes.total)) identity.codes.issue({ purpose: 'sign-up', ...askedBy(at) });
    });
    for (const Username of ['librarian', 'nobody'])
      expect(await refusal('ForgotPassword', { Username })).toBe(limited);
    // Whoever has a password signs in all the same.
    expect((await signIn('texter')).ChallengeName).toBe('SMS_MFA');
  });
});

describe('somebody who has no account is answered like somebody who has', () => {
  /** Returns everything that a stranger sees of an answer. */
  const seen = async (operation: string, fields: object) => {
    try {
      return (await operations[operation]?.(identity, { ...fields }, caller())) ?? {};
    } catch (error) {
      if (error instanceof ProviderFailure) return { type: error.type, message: error.message };
      throw error;
    }
  };
  const names = ['librarian', 'candidate', 'nobody'];
  const withoutTickets = (answer: object) =>
    JSON.stringify(answer, (key, value: unknown) => (key === 'Session' ? '' : value)).replace(
      /challenge\\":\\"[\w-]+/,
      '',
    );
  const all = async (operation: string, fieldsOf: (name: string) => object) => {
    const answers = await Promise.all(names.map((name) => seen(operation, fieldsOf(name))));
    return new Set(answers.map(withoutTickets));
  };

  test.each<[string, (name: string) => object]>([
    ['ForgotPassword', (Username) => ({ Username })],
    ['ResendConfirmationCode', (Username) => ({ Username })],
    ['InitiateAuth', (name) => withPassword(name, 'wrong')],
    ['InitiateAuth', (USERNAME) => ({ AuthFlow: 'CUSTOM_AUTH', AuthParameters: { USERNAME } })],
    ['ConfirmSignUp', (Username) => ({ Username, ConfirmationCode: '000000' })],
    [
      'ConfirmForgotPassword',
      (Username) => ({ Username, ConfirmationCode: '000000', Password: 'Taken-Over-1' }),
    ],
    [
      'RespondToAuthChallenge',
      (name) => ({
        ChallengeName: 'SMS_MFA',
        Session: 'x',
        ChallengeResponses: { USERNAME: name.toUpperCase() },
      }),
    ],
  ])('by %s', async (operation, fieldsOf) => {
    expect((await all(operation, fieldsOf)).size).toBe(1);
  });

  test('also when a code was asked for before, and to too many wrong ones', async () => {
    for (const Username of names) await call('ForgotPassword', { Username });
    const guess = async (Username: string) => {
      const ConfirmationCode = sent.findLast(({ username }) => username === Username)?.code ?? '000000';
      const reset = { Username, ConfirmationCode: wrong(ConfirmationCode), Password: 'Taken-Over-1' };
      const outcomes = [];
      for (const _ of times(6)) outcomes.push(await refusal('ConfirmForgotPassword', reset));
      return outcomes;
    };
    const expected = [...Array<string>(5).fill('CodeMismatchException'), 'LimitExceededException'];
    for (const name of names) expect([name, await guess(name)]).toEqual([name, expected]);
  });

  test('and a code that nobody got is never right', async () => {
    await call('ForgotPassword', { Username: 'nobody' });
    for (const at of times(5)) {
      const guess = { Username: 'nobody', ConfirmationCode: `00000${at}`, Password: 'Taken-Over-1' };
      expect(await refusal('ConfirmForgotPassword', guess)).toBe('CodeMismatchException');
    }
  });

  test('after as many hashes', async () => {
    const person = { passwordHash: await identity.passwords.hash('Story-Time-1', undefined) };
    await identity.step(() => identity.accounts.create('ida', { ...person, mustChangePassword: false }));
    const matches = vi.spyOn(identity.passwords, 'matches');
    for (const name of ['ida', 'librarian', 'nobody']) {
      matches.mockClear();
      await refusal('InitiateAuth', withPassword(name, 'wrong'));
      expect([name, matches.mock.calls.length]).toEqual([name, 1]);
    }
  });

  test('a code to confirm an account goes to nobody who has confirmed it', async () => {
    await call('ResendConfirmationCode', { Username: 'librarian' });
    expect(sent).toEqual([]);
    await call('ResendConfirmationCode', { Username: 'candidate' });
    expect(sent).toMatchObject([{ username: 'candidate', purpose: 'sign-up' }]);
  });
});

test('a password that could not be checked counts as no wrong one', async () => {
  const busy = openProvider(undefined, {
    passwords: new Passwords({ cost: cheapHash, atWork: 1, waiting: 0 }),
  });
  const enter = (password: string) =>
    operations['InitiateAuth']?.(busy, withPassword('librarian', password), caller());
  const working = busy.passwords.hash('a', undefined);
  for (const _ of times(6)) await expect(enter('wrong')).rejects.toThrow('Too many requests');
  await working;
  expect(await enter('Picture-Book-1')).toHaveProperty('AuthenticationResult');
});
