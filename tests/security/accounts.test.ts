// Strangers who ask the identity provider for more than it can give: they wait or are refused, and nobody else notices.
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cheapHash } from '../../mocks/service/identity/provider.fixture';
import { callProvider } from '../support/service/call-provider';
import { startService, type ServiceProcess } from '../support/service/service-process';

let service: ServiceProcess;
beforeAll(async () => {
  // Two fifths of the usual cost: still far more than what a reader asks for.
  service = await startService({ hashCost: { N: 2 ** 14, r: 8, p: 2 } });
});
afterAll(() => service.stop());

async function signUp(Username: string, headers: Readonly<Record<string, string>> = {}): Promise<string> {
  const response = await fetch(`${service.origin}/identity-provider`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-amz-json-1.1', 'x-amz-target': 'Provider.SignUp', ...headers },
    body: JSON.stringify({
      Username,
      Password: 'Story-Time-1',
      UserAttributes: [{ Name: 'email', Value: `${Username}@example.org` }],
    }),
  });
  const { __type: type = 'done' }: { __type?: string } = Object(await response.json());
  return type;
}

const times = (count: number) => Array.from({ length: count }, (_, at) => at);

test('a reader does not wait while fifty people sign up, of whom those beyond the queue are refused', async () => {
  const outcomes: string[] = [];
  const made = () => outcomes.filter((outcome) => outcome === 'done').length;
  const asked = times(50).map(async (at) => outcomes.push(await signUp(`many${at}`)));
  let read = 0;
  while (made() < 10) {
    expect((await fetch(`${service.origin}/api/presentation`)).status).toBe(200);
    read += 1;
  }
  // A story is read in a part of the time of one hash, also on a machine that has other work; where hashes block it, there is one read for
  // several of them.
  expect(read).toBeGreaterThan(made());
  await Promise.all(asked);
  expect([...new Set(outcomes)].sort()).toEqual(['TooManyRequestsException', 'done']);
  expect(made()).toBeGreaterThanOrEqual(30);
});

test('behind a proxy each client has separate limits, which it cannot evade by a forged address', async () => {
  const outcomes: string[] = [];
  for (const at of times(11))
    outcomes.push(await signUp(`one${at}`, { 'x-forwarded-for': `198.51.100.${at}, 192.0.2.1` }));
  expect(outcomes).toEqual([...Array<string>(10).fill('done'), 'LimitExceededException']);
  expect(await signUp('other', { 'x-forwarded-for': '192.0.2.2' })).toBe('done');
});

test('whoever signs up at a public service can delete nothing of others, until the operator names them', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'members-'));
  const dataFolder = path.join(folder, 'data');
  const story = '/api/presentation/9007199254740992';
  const options = { dataFolder, hosts: ['books.example.org'], allowSignUp: true, hashCost: cheapHash };
  const person = { Username: 'ida', Password: 'Story-Time-1' };
  /** Signs in, and returns the statuses of what only staff may do. */
  const tryAll = async ({ origin }: ServiceProcess) => {
    const signedIn = await callProvider(origin, 'InitiateAuth', {
      AuthFlow: 'USER_PASSWORD_AUTH',
      AuthParameters: { USERNAME: person.Username, PASSWORD: person.Password },
    });
    const authorization = `Bearer ${Object(signedIn).AuthenticationResult.AccessToken}`;
    const statuses = [];
    for (const [method, address] of [
      ['DELETE', `${story}/pub`],
      ['PUT', `${story}/pub`],
      ['GET', '/api/suggestion'],
      ['DELETE', story],
    ] as const)
      statuses.push((await fetch(origin + address, { method, headers: { authorization } })).status);
    return statuses;
  };
  const listed = async ({ origin }: ServiceProcess) =>
    ((await (await fetch(`${origin}/api/presentation`)).json()) as unknown[]).length;
  try {
    const first = await startService(options);
    const email = { Name: 'email', Value: 'ida@example.org' };
    await callProvider(first.origin, 'SignUp', { ...person, UserAttributes: [email] });
    const outbox = path.join(dataFolder, 'outbox');
    const mails = async () => (await readdir(outbox).catch(() => [])).filter((name) => name.endsWith('.eml'));
    await expect.poll(mails).toHaveLength(1);
    const mail = await readFile(path.join(outbox, (await mails())[0] ?? ''), 'utf8');
    const ConfirmationCode = /: (\d{6})\r\n/.exec(mail)?.[1];
    await callProvider(first.origin, 'ConfirmSignUp', { ...person, ConfirmationCode });
    expect([await tryAll(first), await listed(first)]).toEqual([[403, 403, 403, 403], 2]);
    await first.kill();
    await writeFile(path.join(dataFolder, 'staff.txt'), 'ida\n');
    const second = await startService(options);
    expect([await tryAll(second), await listed(second)]).toEqual([[204, 204, 200, 204], 1]);
    await second.kill();
  } finally {
    await rm(folder, { recursive: true });
  }
});
