// Mails on their way to a small server of SMTP, which takes, refuses or ignores them.
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { FakeClock } from '../../../src/base/fake-clock.fixture';
import { openOutbox } from './mail-folder';
import { openMailSender, type MailSender } from './mail-sender';

const minute = 60_000;
const story = {
  to: 'ida@example.org',
  title: 'Die Schnecke\r\nBcc: all@example.org',
  language: 'German',
  link: 'http://localhost:4173/#/story/read/1051',
  id: '1051',
  date: new Date('2026-11-23T15:04:05Z'),
} as const;

type Mode = 'takes' | 'refuses' | 'ignores';
let mode: Mode;
let server: Server;
let folder: string;
let clock: FakeClock;
let taken: { readonly commands: string[]; readonly mail: string }[];
let connections: number;
let said: string[];
let opened: MailSender[];

beforeEach(async () => {
  mode = 'takes';
  folder = await mkdtemp(path.join(tmpdir(), 'outbox-'));
  clock = new FakeClock();
  [taken, said, opened, connections] = [[], [], [], 0];
  server = createServer((socket) => {
    connections += 1;
    const commands: string[] = [];
    let received = '';
    let isMail = false;
    const answer = (line: string) => socket.write(`${line}\r\n`);
    if (mode !== 'ignores') answer('220 test');
    socket.on('error', () => undefined);
    socket.on('data', (data: Buffer) => {
      received += data.toString();
      for (let end = 0; (end = received.indexOf(isMail ? '\r\n.\r\n' : '\r\n')) >= 0;) {
        const text = received.slice(0, end);
        received = received.slice(end + (isMail ? 5 : 2));
        if (isMail) {
          taken.push({ commands: [...commands], mail: text });
          isMail = false;
          answer('250 taken');
          continue;
        }
        commands.push(text);
        if (text.startsWith('EHLO')) answer('250-test\r\n250 AUTH PLAIN');
        else if (text.startsWith('AUTH')) answer('235 welcome');
        else if (text.startsWith('RCPT') && mode === 'refuses') answer('550 nobody like ida@example.org');
        else if (text === 'DATA') [isMail] = [true, answer('354 go on')];
        else answer(text === 'QUIT' ? '221 bye' : '250 well');
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(async () => {
  for (const sender of opened) sender.close();
  await new Promise((resolve) => server.close(resolve));
  await rm(folder, { recursive: true });
});

const mailServer = (port = (server.address() as AddressInfo).port) => ({
  host: '127.0.0.1',
  port,
  isSecure: false,
  user: 'books',
  password: 'secret-of-books',
  from: 'books@example.org',
});

/** Begins to send, as a start of the service does. */
function open(port?: number): MailSender {
  const warn = (line: string) => void said.push(line);
  const sender = openMailSender({ folder, server: mailServer(port), clock, warn, patience: 300 });
  opened.push(sender);
  return sender;
}
const mails = async () => (await readdir(folder)).filter((name) => name.endsWith('.eml'));
const write = (id: string) => openOutbox(folder, clock).sendStory({ ...story, id });

test('a mail is handed to the server as it was written, and leaves the outbox', async () => {
  await openOutbox(folder, clock, mailServer()).sendStory(story);
  await expect.poll(mails).toEqual([]);
  const [{ commands, mail } = { commands: [], mail: '' }] = taken;
  expect(commands.filter((line) => /^(?:AUTH|MAIL|RCPT)/.test(line))).toEqual([
    `AUTH PLAIN ${btoa('\0books\0secret-of-books')}`,
    expect.stringMatching(/^MAIL FROM:<books@example\.org>/),
    'RCPT TO:<ida@example.org>',
  ]);
  expect(mail).toContain('From: Bookworm <books@example.org>\r\nTo: ida@example.org\r\n');
  expect(mail).not.toMatch(/^Bcc/m);
});

test('a refused mail stays and is tried again after growing pauses, also by the next start', async () => {
  mode = 'refuses';
  await write('1051');
  const first = open();
  await expect.poll(() => said).toHaveLength(1);
  first.wake();
  clock.pass(minute - 1);
  expect(said).toHaveLength(1);
  clock.pass(1);
  await expect.poll(() => said).toHaveLength(2);
  clock.pass(minute);
  await expect.poll(() => said).toHaveLength(2);
  first.close();
  expect(await mails()).toEqual(['1051.eml']);
  expect(said).toEqual(
    [1, 2].map((pause) => expect.stringMatching(new RegExp(`\\(550\\).*again in ${pause} min`))),
  );
  expect(said.join()).not.toMatch(/ida|secret/);
  mode = 'takes';
  open();
  await expect.poll(mails).toEqual([]);
  expect(taken).toHaveLength(1);
});

test.each(['ignores', 'is gone'] as const)('a server that %s is asked once for all mails', async (fault) => {
  if (fault === 'ignores') mode = 'ignores';
  const { port } = mailServer();
  if (fault === 'is gone') await new Promise((resolve) => server.close(resolve));
  await write('1051');
  await write('1052');
  const sender = open(port);
  await expect.poll(() => said, { timeout: 5000 }).toHaveLength(1);
  sender.wake();
  await write('1053');
  sender.wake();
  expect(said).toHaveLength(1);
  expect(connections).toBe(fault === 'ignores' ? 1 : 0);
  mode = 'takes';
  if (fault === 'is gone') await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  clock.pass(minute);
  await expect.poll(mails, { timeout: 5000 }).toEqual([]);
  expect(taken).toHaveLength(3);
});

test('a code is sent until it expires; a text message is left to the operator', async () => {
  const outbox = openOutbox(folder, clock);
  const code = { username: 'ida', to: 'ida@example.org', purpose: 'sign-in', code: '123456' } as const;
  outbox.sendCode(code);
  outbox.sendCode({ ...code, to: '+491700000042' });
  await expect.poll(mails).toHaveLength(2);
  open();
  await expect.poll(mails).toHaveLength(1);
  const [left = ''] = await mails();
  expect(await readFile(path.join(folder, left), 'utf8')).toContain('@sms.localhost');
  mode = 'refuses';
  outbox.sendCode(code);
  await expect.poll(mails).toHaveLength(2);
  open();
  await expect.poll(() => said).toHaveLength(1);
  mode = 'takes';
  clock.pass(15 * minute);
  await expect.poll(mails).toEqual([]);
  expect(taken).toHaveLength(1);
});
