// Tests runs behind a proxy that cuts connections on which nothing moves, as nginx does after 60 s. Here a second takes 20 ms.
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { connect, createServer as createTcpServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { streamAddress } from '../../src/contract/creation/stream-frames';
import { libraryStory } from '../service/library-presentations.fixture';
import { creationDoubles } from '../service/creation/creation.fixture';
import { createService } from '../service/service';
import { entryName } from '../studio/press/press-progress';
import type { RunPress } from '../studio/making/run-press';
import { createStoryMaker } from '../studio/making/story-maker';
import { Faults } from './faults';
import { FrameLimiter } from './frame-limiter';
import { createHostCheck } from './own-hosts';
import { portOf } from './serve';
import { usualStreamLimits } from './stream-limits';
import { openStreamSockets } from './stream-sockets';
import { createUnfinishedBudget } from './unfinished';

const second = 20;
/** The same share of a second as everything else here. */
const usualPing = (usualStreamLimits.ping / 1000) * second;
const story = {
  type: 'create-presentation-simple',
  mode: 'simple',
  title: 'A bear in the snow',
  pageCount: 4,
  imageStyle: 'pastel_dream',
  targetGroup: 'age_4',
  kind: 'CHILDRENS_STORY',
  language: 'English',
  email: '',
  consentToContact: false,
  person: {},
};

let data: string;
const open: (() => void)[] = [];
beforeEach(async () => {
  data = await mkdtemp(path.join(tmpdir(), 'idle-proxy-'));
});
afterEach(async () => {
  for (const close of open.splice(0)) close();
  await rm(data, { recursive: true });
});

/** A press that says nothing of its work. */
const silentPress: RunPress = async ({ id, folder }, { signal }) => {
  await sleep(90 * second, undefined, { signal });
  const { entry, index } = libraryStory({ id });
  await writeFile(path.join(folder, entryName), JSON.stringify(entry));
  await writeFile(path.join(folder, 'index.json'), index);
  return { writing: 1, drawing: 1, speaking: 1, encoding: 1, filming: 0 };
};

/** Resolves with the address of a creation stream behind the proxy, whose service pings so often and makes four stories at a time. */
async function serveBehindProxy(ping: number): Promise<string> {
  const folders = {
    workFolder: data,
    presentationsFolder: data,
    storeFolder: async (folder: string) => folder,
  };
  const maker = createStoryMaker({ folders, atOnce: 4, runPress: silentPress });
  const service = createService({ library: [], now: Date.now });
  const { upgrade, closeAll } = openStreamSockets(
    () => service,
    createHostCheck([], () => undefined),
    { faults: new Faults(), requests: [], pace: 0, frames: new FrameLimiter(), silent: false },
    { ...creationDoubles([]).deps, maker },
    { ...usualStreamLimits, ping, idle: 60 * second },
    createUnfinishedBudget(usualStreamLimits.unfinished),
  );
  open.push(closeAll);
  const inner = await listen(createServer().on('upgrade', upgrade));
  const outer = await listen(createCuttingProxy(inner, 60 * second));
  return streamAddress({ protocol: 'http:', host: `127.0.0.1:${outer}` }, 'anon');
}

async function listen(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  open.push(() => server.close());
  return portOf(server.address(), 0);
}

/** Creates a proxy that cuts a connection once one of its ends has sent nothing for `idle` milliseconds. */
function createCuttingProxy(port: number, idle: number): Server {
  return createTcpServer((client) => {
    const service = connect(port, '127.0.0.1');
    const cut = (): void => {
      client.destroy();
      service.destroy();
    };
    for (const [from, to] of [
      [client, service],
      [service, client],
    ] as const)
      pass(from, to, idle, cut);
  });
}

function pass(from: Socket, to: Socket, idle: number, cut: () => void): void {
  let timer: NodeJS.Timeout;
  const wait = (): void => {
    clearTimeout(timer);
    // A machine that stalls has not read yet what arrived meanwhile.
    timer = setTimeout(() => (timer = setTimeout(cut, 20 * second)), idle);
  };
  wait();
  from.on('data', (bytes) => {
    wait();
    to.write(bytes);
  });
  from.on('error', cut);
  from.on('close', () => {
    clearTimeout(timer);
    cut();
  });
}

/** Resolves with the type of a run's last frame, or with the code by which its socket ended before. */
async function makeStory(address: string): Promise<string | number> {
  const socket = new WebSocket(address);
  return new Promise((resolve) => {
    socket.on('open', () => socket.send(JSON.stringify(story)));
    socket.on('error', () => undefined);
    socket.on('close', resolve);
    socket.on('message', (bytes: Buffer) => {
      const { type }: { readonly type: string } = JSON.parse(bytes.toString());
      if (type === 'progress') return;
      resolve(type);
      socket.close(1000);
    });
  });
}

const makeEleven = (address: string) => Promise.all(Array.from({ length: 11 }, () => makeStory(address)));

test('eleven stories that are made at once behind a proxy that cuts silent connections after a minute all arrive', async () => {
  const results = await makeEleven(await serveBehindProxy(usualPing));
  expect(results).toEqual(Array.from({ length: 11 }, () => 'created-presentation'));
});

test('the proxy cuts the runs of a service that does not ping', async () => {
  const results = await makeEleven(await serveBehindProxy(3600 * second));
  expect(new Set(results)).toEqual(new Set([1006]));
});

test('the service pings at least every 30 s', () => {
  expect(usualStreamLimits.ping).toBeLessThanOrEqual(30_000);
});
