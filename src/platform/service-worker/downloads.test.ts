import { describe, expect, test } from 'vitest';
import {
  talkVersion as version,
  type PageMessage,
  type SavedPresentation,
  type WorkerMessage,
} from '../../contract/offline/worker-messages';
import { createWritable } from '../../contract/readable';
import { createDownloadRequests } from './downloads';
import type { PendingRequestsStorage } from './pending-requests';

/** What of a tab outlives a reload. */
function tab() {
  const stored = new Map<string, string>();
  return {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  };
}

function page(memory: PendingRequestsStorage = tab()) {
  const heard: PageMessage[] = [];
  const world = { isOnline: true, askedFor: 0 };
  const timers: { wait: number; call: () => void }[] = [];
  const canSave = createWritable(true);
  const keeping = createDownloadRequests({
    send: (message) => void heard.push(message),
    canSave,
    isOnline: () => world.isOnline,
    clock: {
      now: () => 0,
      after: (wait, call) => {
        const timer = { wait, call };
        timers.push(timer);
        return () => void timers.splice(timers.indexOf(timer), 1);
      },
    },
    mediaOrigins: ['https://media.example'],
    memory,
    onAskedFor: () => (world.askedFor += 1),
  });
  return {
    keeping,
    world,
    canSave,
    timers,
    takeHeard: () => heard.splice(0),
    says: (message: WorkerMessage) => keeping.hear(message),
    fire: () => timers.shift()?.call(),
    saved: (id = '7') => keeping.saved.get().get(id),
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
const kept = (...presentations: SavedPresentation[]): WorkerMessage => {
  return { version, type: 'kept', presentations };
};

test('a list that says the same leaves each story the object that it was', () => {
  const { says, saved } = page();
  says(kept(presentation(), presentation({ id: '8' })));
  const [seven, eight] = [saved('7'), saved('8')];
  says(kept(presentation(), presentation({ id: '8', state: 'paused' })));
  expect(saved('7')).toBe(seven);
  expect(saved('8')).not.toBe(eight);
});

describe('wishing', () => {
  test('says what the list says, and which origins may be asked', () => {
    const { keeping, takeHeard } = page();
    keeping.prefetch('7', 'viewing', { title: 'Pip', language: undefined, previewImage: 'preview.webp' });
    expect(takeHeard()).toEqual([
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
    const { keeping, takeHeard } = page();
    keeping[name]('7');
    expect(takeHeard()).toEqual([{ version, ...message }]);
  });

  test('removing names all at once', () => {
    const { keeping, takeHeard } = page();
    keeping.remove(['7', '8']);
    expect(takeHeard()).toEqual([{ version, type: 'remove', ids: ['7', '8'] }]);
  });

  test('what a person asks for shows at once, before the worker has said a word', () => {
    const { keeping, saved, world } = page();
    keeping.save('7', { title: 'Pip', pageCount: 8 });
    expect(saved()).toMatchObject({ state: 'queued', origin: 'asked-for', title: 'Pip', pageCount: 8 });
    expect(world.askedFor).toBe(1);
  });

  test('what is only opened shows when the worker tells of it', () => {
    const { keeping, saved, world } = page();
    keeping.prefetch('7', 'opened', {});
    expect([saved(), world.askedFor]).toEqual([undefined, 0]);
  });

  test('an opened story that is asked for stays as whole as it was', () => {
    const { keeping, saved, says } = page();
    const whole = presentation({ state: 'saved', readable: true, origin: 'opened' });
    says(kept(whole));
    keeping.save('7', {});
    expect(saved()).toEqual({ ...whole, origin: 'asked-for' });
  });

  test('a wish that was not heard yet is not undone by older news', () => {
    const { keeping, saved, says } = page();
    keeping.save('7', { title: 'Pip' });
    says(kept());
    expect(saved()).toMatchObject({ state: 'queued', title: 'Pip' });
    says(progress({ origin: 'opened' }));
    expect(saved()).toMatchObject({ origin: 'asked-for', state: 'saving' });
  });

  test('a wish is said again until the worker confirms it', () => {
    const { keeping, says, takeHeard } = page();
    const types = () => takeHeard().map(({ type }) => type);
    keeping.save('7', {});
    keeping.prefetch('8', 'viewing', {});
    keeping.release('8');
    takeHeard();
    keeping.resumeAll();
    expect(types()).toEqual(['prefetch', 'go-on']);
    says(progress());
    keeping.resumeAll();
    expect(types()).toEqual(['go-on']);
  });

  test('a wish of before a reload is said again, and shows', () => {
    const memory = tab();
    page(memory).keeping.save('7', { title: 'Pip' });
    const { keeping, takeHeard, saved } = page(memory);
    keeping.recall();
    expect(takeHeard()).toMatchObject([{ type: 'prefetch', id: '7', origin: 'asked-for' }]);
    expect(saved()).toMatchObject({ state: 'queued', origin: 'asked-for' });
  });

  test('what was removed is wished for no more', () => {
    const { keeping, says, takeHeard, saved } = page();
    keeping.save('7', {});
    keeping.remove(['7']);
    says(kept());
    takeHeard();
    keeping.resumeAll();
    expect([saved(), takeHeard().map(({ type }) => type)]).toEqual([undefined, ['go-on']]);
  });
});

describe('going on', () => {
  test('follows each rest, and nothing else', () => {
    const { says, takeHeard } = page();
    says(progress());
    expect(takeHeard()).toEqual([]);
    says(progress({}, true));
    expect(takeHeard()).toEqual([{ version, type: 'go-on' }]);
  });

  test('follows 30 s of silence while something is underway', () => {
    const { says, takeHeard, timers, fire } = page();
    says(progress());
    says(progress({ bytes: { done: 300, total: 500 } }));
    expect(timers.map(({ wait }) => wait)).toEqual([30_000]);
    fire();
    expect(takeHeard()).toEqual([{ version, type: 'go-on' }]);
  });

  test('follows soon where the service did not answer: it may be back in a moment', () => {
    const { says, takeHeard, timers, fire } = page();
    says(progress({ state: 'queued', reason: 'network' }));
    expect(timers.map(({ wait }) => wait)).toEqual([2000]);
    fire();
    expect(takeHeard()).toEqual([{ version, type: 'go-on' }]);
    says(progress({ id: '8' }));
    expect(timers.map(({ wait }) => wait)).toEqual([30_000]);
  });

  test('is tried often again when the network is back, however long it was tried in vain', () => {
    const { keeping, says, timers, fire } = page();
    const waits = () => timers.map(({ wait }) => wait);
    says(progress({ state: 'queued', reason: 'network' }));
    for (let inVain = 0; inVain < 4; inVain += 1) fire();
    expect(waits()).toEqual([32_000]);
    keeping.resumeAll();
    expect(waits()).toEqual([2000]);
  });

  test('follows when the first retry is due, with one timer for all', () => {
    const { says, takeHeard, timers, fire } = page();
    const missing = { state: 'incomplete', reason: 'missing-media' } as const;
    says(
      kept(
        presentation({ ...missing, retryAt: 120_000 }),
        presentation({ ...missing, id: '8', retryAt: 60_000 }),
        presentation({ state: 'queued', id: '9', retryAt: 90_000 }),
      ),
    );
    expect(timers.map(({ wait }) => wait)).toEqual([60_000]);
    fire();
    expect(takeHeard()).toEqual([{ version, type: 'go-on' }]);
  });

  test.each(['paused', 'saved', 'incomplete', 'failed'] as const)(
    'keeps no timer once all is %s',
    (state) => {
      const { says, timers } = page();
      says(progress());
      says(progress({ state }));
      expect(timers).toEqual([]);
    },
  );

  test('without network nothing is asked, until the page says that it is back', () => {
    const { says, world, takeHeard, timers, fire } = page();
    says(progress());
    world.isOnline = false;
    fire();
    expect([takeHeard(), timers]).toEqual([[], []]);
  });
});

describe('what is saved', () => {
  test('changes only where something changed', () => {
    const { keeping, says, saved } = page();
    says(kept(presentation(), presentation({ id: '8' })));
    const before = saved('8');
    let changes = 0;
    keeping.saved.subscribe(() => (changes += 1));
    says(progress({ state: 'saved' }));
    expect([saved('8') === before, saved()?.state, changes]).toEqual([true, 'saved', 1]);
  });

  test('answers who asks, once it is true', async () => {
    const { keeping, says, takeHeard } = page();
    const answer = keeping.whatIsKept();
    expect(takeHeard()).toEqual([{ version, type: 'what-is-kept' }]);
    says(kept(presentation()));
    await answer;
    expect(keeping.saved.get().size).toBe(1);
  });

  test('nobody waits for a worker that there is not', async () => {
    const { keeping, canSave, takeHeard } = page();
    const asked = keeping.whatIsKept();
    canSave.set(false);
    keeping.giveUp();
    await asked;
    takeHeard();
    await keeping.whatIsKept();
    expect(takeHeard()).toEqual([]);
  });

  test.each([[undefined], ['words'], [{ version: 1, type: 'kept', presentations: [] }], [{ type: 'other' }]])(
    'passes over %j',
    (data) => {
      const { keeping } = page();
      keeping.hear(data);
      expect(keeping.saved.get().size).toBe(0);
    },
  );
});
