import { expect, test } from 'vitest';
import { followLaunches } from './page-events';

type Launch = { readonly targetURL?: string | undefined };

/** Follows the launches of a browser whose queue holds this one. Returns how others follow, and the hashes that were opened. */
function open(queued: Launch) {
  const opened: string[] = [];
  let consumer: (launch: Launch) => void = () => undefined;
  const launchQueue = {
    setConsumer(consume: (launch: Launch) => void) {
      consumer = consume;
      consume(queued);
    },
  };
  followLaunches((hash) => opened.push(hash), { launchQueue });
  return { opened, launch: (launch: Launch) => consumer(launch) };
}

test('a shortcut opens its page in the open window', () => {
  const { opened, launch } = open({ targetURL: 'https://books.example/' });
  launch({ targetURL: 'https://books.example/#/offline' });
  expect(opened).toEqual(['#/offline']);
});

test('the icon leaves the page as it is, and so does a launch without an address', () => {
  const { opened, launch } = open({});
  for (const targetURL of ['https://books.example/', undefined]) launch({ targetURL });
  expect(opened).toEqual([]);
});

test('the launch that opened the page opens nothing more', () => {
  expect(open({ targetURL: 'https://books.example/#/continue' }).opened).toEqual([]);
});

test('nothing happens in a browser without launches', () => {
  const opened: string[] = [];
  followLaunches((hash) => opened.push(hash), {});
  expect(opened).toEqual([]);
});
