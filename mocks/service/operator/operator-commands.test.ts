import { beforeEach, describe, expect, test } from 'vitest';
import { tokensFor } from '../identity/provider.fixture';
import { libraryStory } from '../library-presentations.fixture';
import { createService, type Service } from '../service';
import { createMemoryStore } from '../store/memory/memory-store';
import type { QuotaLimits } from '../store/store';
import { createOperator, readArguments } from './operator-commands';

const hour = 3_600_000;
let service: Service;
let time: number;
const start = (quota: QuotaLimits = {}) => {
  time = new Date(2026, 10, 30, 12).getTime();
  const library = [libraryStory({ id: '1' }), libraryStory({ id: '12', kind: 'PRESENTATION' })];
  service = createService({ library, store: createMemoryStore(library), now: () => time, quota });
};
beforeEach(() => start());

const run = (...args: string[]) => {
  const command = readArguments(args);
  if ('file' in command) throw new Error('a file is for the process that writes it');
  const holdForBackup = () => Promise.reject(new Error('no files'));
  return createOperator(service, { holdForBackup }, () => 'https://books.example.org').run(command);
};

describe('the command line', () => {
  test.each<[string[], ReturnType<typeof readArguments>]>([
    [['list'], { verb: 'list' }],
    [['publish', '12'], { verb: 'publish', id: '12' }],
    [['user', 'add', 'ida'], { verb: 'user add', name: 'ida' }],
    [['backup', '/tmp/a b'], { verb: 'backup', file: '/tmp/a b' }],
  ])('%j is a command', (args, command) => {
    expect(readArguments(args)).toEqual(command);
  });

  test.each([
    [[], /^There is no command "": write npm run operator -- list \| publish ID/],
    [['--help'], /^There is no command "--help"/],
    [['toString'], /^There is no command "toString"/],
    [['lis'], /^There is no command "lis"/],
    [['user'], /^There is no command "user"/],
    [['user', 'ad', 'ida'], /^There is no command "user ad"/],
    [['list', '12'], /^Write it as npm run operator -- list\.$/],
    [['publish'], /^Write it as npm run operator -- publish ID\.$/],
    [['publish', ''], /^Write it as npm run operator -- publish ID\.$/],
    [['delete', '1', '12'], /^Write it as npm run operator -- delete ID\.$/],
    [['user', 'add', 'ida', 'bo'], /^Write it as npm run operator -- user add NAME\.$/],
    [['delete', '../1'], /^"\.\.\/1" is no id/],
    [['publish', '1*'], /^"1\*" is no id/],
  ])('%j is refused in a sentence', (args, sentence) => {
    expect(() => readArguments(args)).toThrow(sentence);
  });
});

describe('a presentation', () => {
  test('is listed on one line each, whatever its title holds', async () => {
    const title = 'A\tlamp\r\n99\tpublished\u2028x\u001b[2K\u202ey 👩‍🚀';
    await service.presentations.add(libraryStory({ id: '13', title }), false);
    expect(await run('list')).toEqual([
      '1\tpublished\tA story',
      '12\tpublished\tA story',
      '13\tunpublished\tA lamp  99 published x [2K y 👩‍🚀',
    ]);
  });

  test('is published, unpublished and deleted, by its whole id', async () => {
    expect(await run('unpublish', '12')).toEqual(['12\tunpublished\tA story']);
    expect(await service.presentations.list()).toHaveLength(1);
    expect((await run('publish', '12'))[0]).toBe('12\tpublished\tA story');
    expect(await service.presentations.list()).toHaveLength(2);
    expect(await run('delete', '12')).toEqual(['12\tdeleted\tA story']);
    expect(await run('list')).toEqual(['1\tpublished\tA story']);
    for (const id of ['12', '2', '012', '01'])
      for (const verb of ['publish', 'unpublish', 'delete'])
        await expect(run(verb, id)).rejects.toThrow(`There is no presentation ${id}.`);
  });

  test('is named with the files that it lacks when it is published', async () => {
    expect(await run('publish', '1')).toContain('1\tlacks\timages/01.webp');
  });
});

describe('an account', () => {
  const signIn = (username: string, password: string) =>
    service.accounts.check(username, password, undefined);

  test('is one of staff, and begins with a password that the first sign-in replaces', async () => {
    const [password = '', ...others] = await run('user', 'add', 'Ida@example.org');
    expect(others).toEqual([]);
    expect(await signIn('Ida@example.org', password)).toMatchObject({ isRight: true });
    const person = service.accounts.find('Ida@example.org');
    expect(person).toMatchObject({ mustChangePassword: true, attributes: { email: 'Ida@example.org' } });
    expect([person?.role, person?.status]).toEqual([undefined, undefined]);
    expect(JSON.stringify(service.accounts.find('Ida@example.org'))).not.toContain(password);
  });

  test.each(['librarian', 'LIBRARIAN', 'librarian@example.org'])(
    'is not added for the taken name %s',
    async (name) => {
      await expect(run('user', 'add', name)).rejects.toThrow(
        `Somebody has the username or e-mail address ${name} already.`,
      );
    },
  );

  test.each(['a b', 'ida\n', 'i'.repeat(129), '\u0000'])(
    'is not added for %j, which is no name',
    async (name) => {
      await expect(run('user', 'add', name)).rejects.toThrow('is no username');
    },
  );

  test('is added once when two ask at the same time', async () => {
    const ends = await Promise.allSettled([run('user', 'add', 'ida'), run('user', 'add', 'Ida')]);
    expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  test('gets another password, and its sign-ins, passkeys and devices end', async () => {
    const { accounts, identity } = service;
    const { accessToken } = await tokensFor(identity, 'librarian');
    const roleOf = async () => accounts.roleOf(await accounts.bearerOf(accessToken));
    expect(await roleOf()).toBe('staff');
    await identity.step(() => identity.passkeys.add('librarian', 'AAAA', Uint8Array.of(1)));
    const device = await identity.step(() => identity.devices.add('librarian'));
    const [password = ''] = await run('user', 'reset', 'Librarian@Example.org');
    expect(await roleOf()).toBeUndefined();
    expect(() => identity.devices.of('librarian', device.key)).toThrow('Device does not exist');
    // An account that has lost its only authenticator can get a first one again.
    expect(await run('passkey', 'librarian')).toHaveLength(1);
    expect(await signIn('librarian', password)).toMatchObject({ isRight: true });
    expect(await signIn('librarian', 'Picture-Book-1')).toMatchObject({ isRight: false });
    expect(accounts.find('librarian')).toMatchObject({ mustChangePassword: true });
  });

  test('is not changed where two may have the name, or nobody has', async () => {
    await service.identity.step(() =>
      service.accounts.create('other', {
        mustChangePassword: false,
        attributes: { email: 'LIBRARIAN@example.org' },
      }),
    );
    await expect(run('user', 'reset', 'librarian@example.org')).rejects.toThrow(
      'librarian@example.org may be any of librarian, other: write a username',
    );
    await expect(run('user', 'reset', 'librar')).rejects.toThrow('There is no account "librar".');
  });
});

describe('the first passkey', () => {
  test.each(['librarian', 'LIBRARIAN@example.org'])('of %s is enrolled by a link', async (name) => {
    const [link = ''] = await run('passkey', name);
    const ticket = /^https:\/\/books\.example\.org\/#\/account\?enrol=([\w.-]+)$/.exec(link)?.[1] ?? '';
    expect(service.identity.enrolments.isValid('librarian', ticket)).toBe(true);
  });

  test('has no link for nobody, and none beside another passkey', async () => {
    await expect(run('passkey', 'nobody')).rejects.toThrow('There is no account "nobody".');
    await service.identity.step(() => service.passkeys.add('librarian', 'a', new Uint8Array(1)));
    await expect(run('passkey', 'librarian')).rejects.toThrow('"librarian" has a passkey already');
  });
});

describe('the quota', () => {
  const make = async (user: string) => (await service.quota.reserve(user))?.commit();

  test('is shown as used and left, over all', async () => {
    start({ perHour: 30, perDay: 2 });
    await make('anonymous');
    time += 2 * hour;
    await make('anonymous');
    expect(await run('quota')).toEqual(['last hour\tused 1\tleft 29', 'last day\tused 2\tleft 0']);
  });

  test('is shown for each who has used some, where everybody has one', async () => {
    start({ perUser: 600, perMonth: 100 });
    await make('librarian');
    time += 40 * 24 * hour;
    await make('librarian');
    await make('texter');
    expect(await run('quota')).toEqual([
      'user librarian\tused 2\tleft 598',
      'user texter\tused 1\tleft 599',
      'user librarian this month\tused 1\tleft 99',
      'user texter this month\tused 1\tleft 99',
      'any other user\tused 0\tleft 600',
      'any other user this month\tused 0\tleft 100',
    ]);
  });
});
