import { describe, expect, test } from 'vitest';
import {
  protocolVersion as version,
  type PageMessage,
  type SavedPresentation,
  type WorkerMessage,
} from '../../contract/worker/worker-messages';
import { createWritable } from '../../contract/readable';
import { diagnostics } from '../browser/report';
import { createDownloadProgress } from './download-progress';
import { createDownloadRequests } from './download-requests';
import type { PendingRequestsStorage } from './pending-requests';

/** Creates the storage of a tab, which outlives a reload. */
function tab() {
  const stored = new Map<string, string>();
  return {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  };
}

function page(memory: PendingRequestsStorage = tab()) {
  const sent: PageMessage[] = [];
  const world = { hasNetwork: true, isTakingOver: false, askedFor: 0, responses: 0 };
  const timers: { wait: number; call: () => void }[] = [];
  const canSave = createWritable(true);
  const send = (message: PageMessage) => void sent.push(message);
  const created = createDownloadRequests({
    send,
    canSave,
    mediaOrigins: ['https://media.example'],
    memory,
    onAskedFor: () => (world.askedFor += 1),
  });
  const downloadProgress = createDownloadProgress({
    send,
    requests: created,
    hasNetwork: () => world.hasNetwork,
    isTakingOver: () => world.isTakingOver,
    onServiceResponse: () => (world.responses += 1),
    clock: {
      now: () => 0,
      after: (wait, call) => {
        const timer = { wait, call };
        timers.push(timer);
        return () => void timers.splice(timers.indexOf(timer), 1);
      },
    },
  });
  const requests = { ...created, ...downloadProgress };
  return {
    requests,
    world,
    canSave,
    timers,
    takeSent: () => sent.splice(0),
    receive: (message: WorkerMessage) => requests.handleMessage(message),
    fire: () => timers.shift()?.call(),
    saved: (id = '7') => requests.saved.get().get(id),
  };
}

const presentation = (more: Partial<SavedPresentation> = {}): SavedPresentation => ({
  id: '7',
  origin: 'asked-for',
  state: 'saving',
  readable: false,
  files: { done: 2, total: 5 },
  bytes: { done: 200, total: 500 },
  missing: [],
  ...more,
});
const progress = (more: Partial<SavedPresentation> = {}, resting = false): WorkerMessage => {
  return { version, type: 'progress', presentation: presentation(more), resting };
};
const savedList = (...presentations: SavedPresentation[]): WorkerMessage => {
  return { version, type: 'kept', presentations };
};

test('an unchanged list keeps the same object for each story', () => {
  const { receive, saved } = page();
  receive(savedList(presentation(), presentation({ id: '8' })));
  const [seven, eight] = [saved('7'), saved('8')];
  receive(savedList(presentation(), presentation({ id: '8', state: 'paused' })));
  expect(saved('7')).toBe(seven);
  expect(saved('8')).not.toBe(eight);
});

describe('a request', () => {
  test('contains the fields of the list and the allowed media origins', () => {
    const { requests, takeSent } = page();
    requests.saveViewed('7', 'viewing', { title: 'Pip', language: undefined, previewImage: 'preview.webp' });
    expect(takeSent()).toEqual([
      {
        version,
        type: 'prefetch',
        id: '7',
        origin: 'viewing',
        title: 'Pip',
        previewImage: 'preview.webp',
        mediaOrigins: ['https://media.example'],
      },
    ]);
  });

  test.each([
    ['pause', { type: 'pause', id: '7' }],
    ['resume', { type: 'resume', id: '7' }],
    ['release', { type: 'let-go', id: '7' }],
  ] as const)('%s is said as it is', (name, message) => {
    const { requests, takeSent } = page();
    requests[name]('7');
    expect(takeSent()).toEqual([{ version, ...message }]);
  });

  test('to remove stories names all of them in one message', () => {
    const { requests, takeSent } = page();
    requests.remove(['7', '8']);
    expect(takeSent()).toEqual([{ version, type: 'remove', ids: ['7', '8'] }]);
  });

  test('of a person is shown at once, before the worker answers', () => {
    const { requests, saved, world } = page();
    requests.save('7', { title: 'Pip', pageCount: 8 });
    expect(saved()).toMatchObject({ state: 'queued', origin: 'asked-for', title: 'Pip', pageCount: 8 });
    expect(world.askedFor).toBe(1);
  });

  test('for an opened story is shown when the worker reports it', () => {
    const { requests, saved, world } = page();
    requests.saveViewed('7', 'opened', {});
    expect([saved(), world.askedFor]).toEqual([undefined, 0]);
  });

  test('for an opened story keeps its progress', () => {
    const { requests, saved, receive } = page();
    const whole = presentation({ state: 'saved', readable: true, origin: 'opened' });
    receive(savedList(whole));
    requests.save('7', {});
    expect(saved()).toEqual({ ...whole, origin: 'asked-for' });
  });

  test('that is not confirmed yet is not undone by an older message', () => {
    const { requests, saved, receive } = page();
    requests.save('7', { title: 'Pip' });
    receive(savedList());
    expect(saved()).toMatchObject({ state: 'queued', title: 'Pip' });
    receive(progress({ origin: 'opened' }));
    expect(saved()).toMatchObject({ origin: 'asked-for', state: 'saving' });
  });

  test('is repeated until the worker confirms it', () => {
    const { requests, receive, takeSent } = page();
    const types = () => takeSent().map(({ type }) => type);
    requests.save('7', {});
    requests.saveViewed('8', 'viewing', {});
    requests.release('8');
    takeSent();
    requests.resumeAll();
    expect(types()).toEqual(['prefetch', 'go-on']);
    receive(progress());
    requests.resumeAll();
    expect(types()).toEqual(['go-on']);
  });

  test('that is paused before it is confirmed is shown so at once, and repeated with its pause', () => {
    const memory = tab();
    const { requests, receive, takeSent, saved } = page(memory);
    requests.save('7', {});
    requests.pause('7');
    expect(saved()).toMatchObject({ origin: 'asked-for', state: 'paused' });
    takeSent();
    requests.resumeAll();
    expect(takeSent().map(({ type }) => type)).toEqual(['prefetch', 'pause', 'go-on']);
    const reloaded = page(memory);
    reloaded.requests.recall();
    expect(reloaded.takeSent().map(({ type }) => type)).toEqual(['prefetch', 'pause']);
    expect(reloaded.saved()).toMatchObject({ origin: 'asked-for', state: 'paused' });
    requests.resume('7');
    takeSent();
    requests.resumeAll();
    expect(takeSent().map(({ type }) => type)).toEqual(['prefetch', 'go-on']);
    receive(progress({ state: 'paused' }));
    requests.resumeAll();
    expect(takeSent().map(({ type }) => type)).toEqual(['go-on']);
  });

  test('from before a reload is repeated and shown', () => {
    const memory = tab();
    page(memory).requests.save('7', { title: 'Pip' });
    const { requests, takeSent, saved } = page(memory);
    requests.recall();
    expect(takeSent()).toMatchObject([{ type: 'prefetch', id: '7', origin: 'asked-for' }]);
    expect(saved()).toMatchObject({ state: 'queued', origin: 'asked-for' });
  });

  test('is not repeated after the story was removed', () => {
    const { requests, receive, takeSent, saved } = page();
    requests.save('7', {});
    requests.remove(['7']);
    receive(savedList());
    takeSent();
    requests.resumeAll();
    expect([saved(), takeSent().map(({ type }) => type)]).toEqual([undefined, ['go-on']]);
  });
});

describe('resuming', () => {
  test('follows each rest of the worker, and no other message', () => {
    const { receive, takeSent } = page();
    receive(progress());
    expect(takeSent()).toEqual([]);
    receive(progress({}, true));
    expect(takeSent()).toEqual([{ version, type: 'go-on' }]);
  });

  test('waits while a new version takes over, since the old worker must come to rest', () => {
    const { requests, receive, world, takeSent, fire } = page();
    requests.saveViewed('8', 'opened', {});
    receive(progress());
    takeSent();
    world.isTakingOver = true;
    receive(progress({}, true));
    requests.resumeAll();
    fire();
    expect(takeSent()).toEqual([]);
    world.isTakingOver = false;
    requests.resumeAll();
    expect(takeSent().map(({ type }) => type)).toEqual(['prefetch', 'go-on']);
  });

  test('follows 30 s without a message while something is being fetched', () => {
    const { receive, takeSent, timers, fire } = page();
    receive(progress());
    receive(progress({ bytes: { done: 300, total: 500 } }));
    expect(timers.map(({ wait }) => wait)).toEqual([30_000]);
    fire();
    expect(takeSent()).toEqual([{ version, type: 'go-on' }]);
  });

  test('follows soon when the service did not answer, since it may be back soon', () => {
    const { receive, takeSent, timers, fire } = page();
    receive(progress({ state: 'queued', reason: 'network' }));
    expect(timers.map(({ wait }) => wait)).toEqual([2000]);
    fire();
    expect(takeSent()).toEqual([{ version, type: 'go-on' }]);
    receive(progress({ id: '8' }));
    expect(timers.map(({ wait }) => wait)).toEqual([30_000]);
  });

  test('is tried often again when the network is back, after any number of failed attempts', () => {
    const { requests, receive, timers, fire } = page();
    const waits = () => timers.map(({ wait }) => wait);
    receive(progress({ state: 'queued', reason: 'network' }));
    for (let withoutResponse = 0; withoutResponse < 4; withoutResponse += 1) fire();
    expect(waits()).toEqual([32_000]);
    requests.resumeAll();
    expect(waits()).toEqual([2000]);
  });

  test('follows when the first retry is due, with one timer for all', () => {
    const { receive, takeSent, timers, fire } = page();
    const missing = { state: 'incomplete', reason: 'missing-media' } as const;
    receive(
      savedList(
        presentation({ ...missing, retryAt: 120_000 }),
        presentation({ ...missing, id: '8', retryAt: 60_000 }),
        presentation({ state: 'queued', id: '9', retryAt: 90_000 }),
      ),
    );
    expect(timers.map(({ wait }) => wait)).toEqual([60_000]);
    fire();
    expect(takeSent()).toEqual([{ version, type: 'go-on' }]);
  });

  test.each(['paused', 'saved', 'incomplete', 'failed'] as const)('sets no timer once all is %s', (state) => {
    const { receive, timers } = page();
    receive(progress());
    receive(progress({ state }));
    expect(timers).toEqual([]);
  });

  test('does not happen offline, until the page reports that the network is back', () => {
    const { receive, world, takeSent, timers, fire } = page();
    receive(progress());
    world.hasNetwork = false;
    fire();
    expect([takeSent(), timers]).toEqual([[], []]);
  });
});

test('bytes that a download stores say that the service responds', () => {
  const { receive, world } = page();
  receive(progress());
  receive(progress({ reason: 'network', state: 'queued' }));
  receive(progress());
  expect(world.responses).toBe(0);
  receive(progress({ bytes: { done: 300, total: 500 } }));
  expect(world.responses).toBe(1);
});

describe('the saved stories', () => {
  test('keep the same objects where nothing changed', () => {
    const { requests, receive, saved } = page();
    receive(savedList(presentation(), presentation({ id: '8' })));
    const before = saved('8');
    let changes = 0;
    requests.saved.subscribe(() => (changes += 1));
    receive(progress({ state: 'saved' }));
    expect([saved('8') === before, saved()?.state, changes]).toEqual([true, 'saved', 1]);
  });

  test('are current when refreshSaved resolves', async () => {
    const { requests, receive, takeSent } = page();
    const answer = requests.refreshSaved();
    expect(takeSent()).toEqual([{ version, type: 'what-is-kept' }]);
    receive(savedList(presentation()));
    await answer;
    expect(requests.saved.get().size).toBe(1);
  });

  test('are not waited for without a worker', async () => {
    const { requests, canSave, takeSent } = page();
    const asked = requests.refreshSaved();
    canSave.set(false);
    requests.resolveWaiters();
    await asked;
    takeSent();
    await requests.refreshSaved();
    expect(takeSent()).toEqual([]);
  });

  test.each([[undefined], ['text'], [{ version: 1, type: 'kept', presentations: [] }], [{ type: 'other' }]])(
    'ignore %j',
    (data) => {
      const { requests } = page();
      requests.handleMessage(data);
      expect(requests.saved.get().size).toBe(0);
    },
  );
});

test('an error of the worker is reported', () => {
  page().receive({ version, type: 'error', where: 'message', error: 'TypeError', message: 'no cache' });
  for (const text of ['"worker: message"', '"TypeError"', '"no cache"'])
    expect(diagnostics()).toContain(text);
});
