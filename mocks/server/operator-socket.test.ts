// The operator's socket of a real directory: what it carries out, and what either side does when the other is gone.
import { mkdir, mkdtemp, rename, rm, stat, writeFile } from 'node:fs/promises';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { OperatorError, type Operator } from '../service/operator/operator-commands';
import { connectOperator, openOperatorSocket } from './operator-socket';

let folder: string;
const cleanUps: (() => unknown)[] = [];
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'operator-'));
});
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0)) cleanUp();
  await rm(folder, { recursive: true, force: true });
});

const release = vi.fn<() => Promise<void>>();
const operator: Operator = {
  run: async (command) => {
    if (command.verb === 'quota') throw new OperatorError('There is no quota.');
    if (command.verb === 'user add') throw new Error(`a fault with ${command.name}`);
    return [JSON.stringify(command), 'a “second” line'];
  },
  holdForBackup: async () => ({ snapshot: '/a/copy', release }),
};

async function open(warn: (line: string) => void = () => undefined, served = operator): Promise<void> {
  release.mockReset().mockResolvedValue(undefined);
  cleanUps.push(await openOperatorSocket(folder, served, warn));
}
async function connected() {
  const remote = await connectOperator(folder);
  if (remote === undefined) throw new Error('nobody listens');
  cleanUps.push(() => remote.close());
  return remote;
}
const socketFile = () => path.join(folder, 'operator.sock');
/** Sends bytes, and returns what comes back until the service hangs up. */
async function raw(bytes: string): Promise<string> {
  const socket: Socket = connect(socketFile());
  cleanUps.push(() => socket.destroy());
  socket.write(bytes);
  let text = '';
  for await (const chunk of socket) text += String(chunk);
  return text;
}

test('carries commands out, and is for the owner alone', async () => {
  await open();
  expect((await stat(socketFile())).mode & 0o777).toBe(0o600);
  const lines = await (await connected()).run({ verb: 'publish', id: '12' });
  expect(lines).toEqual(['{"verb":"publish","id":"12"}', 'a “second” line']);
});

test('says why a command is not carried out, and nothing of a fault of ours', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue(undefined);
  await open();
  await expect((await connected()).run({ verb: 'quota' })).rejects.toThrow(
    new OperatorError('There is no quota.'),
  );
  expect(logged).not.toHaveBeenCalled();
  const failing = (await connected()).run({ verb: 'user add', name: 'ida' });
  await expect(failing).rejects.toThrow('The service has failed: its terminal says how.');
  expect(logged).toHaveBeenCalledOnce();
});

test('is in nobody’s way where no service runs, also after a kill', async () => {
  expect(await connectOperator(folder)).toBeUndefined();
  // A socket whose listener is gone stays behind, as after a kill.
  const killed = createServer().listen(`${socketFile()}.x`);
  await vi.waitFor(() => stat(`${socketFile()}.x`));
  await rename(`${socketFile()}.x`, socketFile());
  await new Promise((resolve) => killed.close(resolve));
  expect((await stat(socketFile())).isSocket()).toBe(true);
  expect(await connectOperator(folder)).toBeUndefined();
  await open();
  expect(await (await connected()).run({ verb: 'list' })).toHaveLength(2);
});

test.each([
  [
    'another version',
    '{"verb":"dance"}\n',
    '{"error":"The running service is of another version: restart it."}\n',
  ],
  [
    'an id that is a path',
    '{"verb":"delete","id":"../1"}\n',
    '{"error":"The running service is of another version: restart it."}\n',
  ],
  ['no JSON', 'list\n', '{"error":"The service has failed: its terminal says how."}\n'],
  ['no end of the line', 'x'.repeat(100_000), '{"error":"The service has failed: its terminal says how."}\n'],
])('answers %s, and goes on', async (_, bytes, answer) => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  await open();
  expect(await raw(bytes)).toBe(answer);
  expect(await (await connected()).run({ verb: 'list' })).toHaveLength(2);
});

test('holds the files until the operator has packed them', async () => {
  await open();
  const held = await (await connected()).holdForBackup();
  expect(held.snapshot).toBe('/a/copy');
  expect(release).not.toHaveBeenCalled();
  await held.release();
  expect(release).toHaveBeenCalledOnce();
});

test('lets the files go when the operator is gone', async () => {
  await open();
  const remote = await connected();
  await remote.holdForBackup();
  remote.close();
  await vi.waitFor(() => expect(release).toHaveBeenCalledOnce());
});

test('does not call a backup whole when the service has ended meanwhile', async () => {
  const sockets: Socket[] = [];
  const server = createServer((socket) => {
    sockets.push(socket);
    socket.once('data', () => socket.write('{"snapshot":"/a/copy"}\n'));
  }).listen(socketFile());
  cleanUps.push(() => server.close());
  await vi.waitFor(() => stat(socketFile()));
  const held = await (await connected()).holdForBackup();
  for (const socket of sockets) socket.destroy();
  await expect(held.release()).rejects.toThrow('The service has ended before it was done.');
});

test('is not opened where its path is too long, and the service says so', async () => {
  const said: string[] = [];
  folder = path.join(folder, 'x'.repeat(100));
  await open((line) => said.push(line));
  expect(said).toEqual([expect.stringMatching(/^npm run operator cannot reach this service.*too long/)]);
  expect(await connectOperator(folder)).toBeUndefined();
});

test('is not opened where something else is in its place', async () => {
  const said: string[] = [];
  await mkdir(socketFile());
  await writeFile(path.join(socketFile(), 'x'), '');
  await open((line) => said.push(line));
  expect(said).toHaveLength(1);
});
