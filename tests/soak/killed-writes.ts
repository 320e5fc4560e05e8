// Kills the service while it starts for the first time and while others write to it, again and again.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import { randomFrom } from '../../mocks/base/random';
import { openCalls } from '../durability/durability-calls';
import { runKillRounds } from '../durability/rounds';
import { launchService, startService } from '../support/service/service-process';

/** Milliseconds that a first start takes at most. */
const longestStart = 2500;
/** Fresh directories for each of so many rounds of writing. */
const roundsPerStart = 4;

/** Runs `amount` rounds of writing and a quarter as many first starts, with a seed. Returns the lost writes. */
export async function soakKilledWrites(_browser: Browser, amount: number, seed: number): Promise<string[]> {
  const root = await mkdtemp(path.join(tmpdir(), 'killed-writes-'));
  try {
    const starts = Math.ceil(amount / roundsPerStart);
    const atStart: string[] = [];
    for (let start = 0; start < starts; start += 1)
      atStart.push(...(await killFirstStart(path.join(root, `start-${start}`), seed + start)));
    const { acknowledged, made, faults } = await runKillRounds(path.join(root, 'data'), amount, seed);
    const all = [...atStart, ...faults];
    for (const fault of all) console.log(fault);
    console.log(
      `${starts} first starts and ${amount} rounds killed from seed ${seed}: ${acknowledged} writes acknowledged, ${made} of them stories; ${all.length} faults`,
    );
    return all;
  } finally {
    await rm(root, { recursive: true });
  }
}

/** Kills a service at any moment of its first start. Afterwards it starts with its whole library, or not at all yet. */
async function killFirstStart(dataFolder: string, seed: number): Promise<string[]> {
  const { end } = await launchService({ dataFolder, faults: true });
  await sleep(randomFrom(seed)() * longestStart);
  await end('SIGKILL');
  const service = await startService({ dataFolder, faults: true });
  const { names, broken } = await (await openCalls(service.origin)).readAll();
  await service.kill();
  const countOf = (kind: string) => [...names].filter((name) => name.startsWith(`${kind} `)).length;
  const isWhole = countOf('presentation') === 2 && countOf('suggestion') === 4 && countOf('rating') > 3;
  return isWhole && broken.length === 0 ? [] : [`first start, seed ${seed}: ${[...names].join(', ')}`];
}
