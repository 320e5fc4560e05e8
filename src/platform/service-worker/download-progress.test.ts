import { describe, expect, test } from 'vitest';
import { protocolVersion as version, type SavedPresentation } from '../../contract/worker/worker-messages';
import { diagnostics } from '../browser/report';
import { page, presentation, progress, savedList } from './download-messages.fixture';

describe('resuming', () => {
  test('follows each rest of the worker, and no other message', () => {
    const { receive, takeSent } = page();
    receive(progress());
    expect(takeSent()).toEqual([]);
    receive(progress({}, true));
    expect(takeSent()).toEqual([{ version, type: 'resume-all' }]);
  });

  test('waits while a new version takes over, since the old worker must come to rest', () => {
    const { requests, receive, world, takeSent, fire } = page();
    requests.saveOpened('8', 'opened', {});
    receive(progress());
    takeSent();
    world.isTakingOver = true;
    receive(progress({}, true));
    requests.resumeAll();
    fire();
    expect(takeSent()).toEqual([]);
    world.isTakingOver = false;
    requests.resumeAll();
    expect(takeSent().map(({ type }) => type)).toEqual(['save', 'resume-all']);
  });

  test('follows 30 s without a message while something is being fetched', () => {
    const { receive, takeSent, timers, fire } = page();
    receive(progress());
    receive(progress({ bytes: { done: 300, total: 500 } }));
    expect(timers.map(({ wait }) => wait)).toEqual([30_000]);
    fire();
    expect(takeSent().map(({ type }) => type)).toEqual(['resume-all', 'list-saved']);
  });

  test('follows soon when the service did not answer, since it may be back soon', () => {
    const { receive, takeSent, timers, fire } = page();
    receive(progress({ state: 'queued', reason: 'network' }));
    expect(timers.map(({ wait }) => wait)).toEqual([2000]);
    fire();
    expect(takeSent().map(({ type }) => type)).toEqual(['resume-all', 'list-saved']);
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
    expect(takeSent().map(({ type }) => type)).toEqual(['resume-all', 'list-saved']);
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

  test('keep the same object for each one in an unchanged list', () => {
    const { receive, saved } = page();
    receive(savedList(presentation(), presentation({ id: '8' })));
    const [seven, eight] = [saved('7'), saved('8')];
    receive(savedList(presentation(), presentation({ id: '8', state: 'paused' })));
    expect(saved('7')).toBe(seven);
    expect(saved('8')).not.toBe(eight);
  });

  test.each([
    [undefined],
    ['text'],
    [{ version: 2, type: 'saved-list', presentations: [] }],
    [{ type: 'other' }],
  ])('ignore %j', (data) => {
    const { requests } = page();
    requests.handleMessage(data);
    expect(requests.saved.get().size).toBe(0);
  });
});

test('an error of the worker is reported', () => {
  page().receive({ version, type: 'error', where: 'message', error: 'TypeError', message: 'no cache' });
  for (const text of ['"worker: message"', '"TypeError"', '"no cache"'])
    expect(diagnostics()).toContain(text);
});

describe('a message that the worker does not answer', () => {
  const posted = () => Promise.resolve();

  test('is repeated if it is the question for the saved stories, after a wait that doubles', async () => {
    const { requests, takeSent, timers, fire, receive } = page();
    void requests.refreshSaved();
    await posted();
    expect(timers.map(({ wait }) => wait)).toEqual([2000]);
    fire();
    expect(takeSent().map(({ type }) => type)).toEqual(['list-saved', 'list-saved']);
    expect(timers.map(({ wait }) => wait)).toEqual([4000]);
    for (let silence = 0; silence < 6; silence += 1) fire();
    expect(timers.map(({ wait }) => wait)).toEqual([120_000]);
    receive(savedList());
    expect(timers).toEqual([]);
  });

  test('is repeated if it is the request for an opened story, which nothing shows yet', async () => {
    const { requests, takeSent, timers, fire, receive } = page();
    requests.saveOpened('7', 'opened', {});
    await posted();
    fire();
    expect(takeSent().map(({ type }) => type)).toEqual(['save', 'save']);
    receive(progress({ saveReason: 'opened', state: 'saved' }));
    expect(timers).toEqual([]);
  });

  test.each([
    ['pause', 'saving', 'paused'],
    ['resume', 'paused', 'queued'],
    ['resume', 'failed', 'failed'],
  ] as const)(
    'is repeated if it is to %s a story that is %s, until that is %s',
    async (type, before, after) => {
      const { requests, takeSent, timers, fire, receive } = page();
      receive(savedList(presentation({ state: before }), presentation({ id: '8', state: before })));
      const waiting = timers.length;
      requests[type]('7');
      requests[type]('8');
      await posted();
      receive(progress({ state: after }));
      takeSent();
      for (let timer = timers.length; timer > 0; timer -= 1) fire();
      expect(takeSent()).toContainEqual({ version, type, id: '8' });
      expect(takeSent()).not.toContainEqual({ version, type, id: '7' });
      receive(savedList());
      expect(timers.length).toBeLessThanOrEqual(waiting);
    },
  );

  test('is repeated if it is to remove stories, until a list of the worker lacks them', async () => {
    const { requests, takeSent, timers, fire, receive } = page();
    const [seven, eight] = [presentation({ state: 'saved' }), presentation({ id: '8', state: 'saved' })];
    receive(savedList(seven, eight));
    requests.remove(['7', '8']);
    await posted();
    receive(progress({ state: 'saved' }));
    takeSent();
    fire();
    expect(takeSent()).toEqual([{ version, type: 'remove', ids: ['7', '8'] }]);
    receive(savedList(eight));
    fire();
    expect(takeSent()).toEqual([{ version, type: 'remove', ids: ['8'] }]);
    receive(savedList());
    expect(timers).toEqual([]);
  });

  test.each([
    ['of its progress', () => progress({ state: 'queued', requestedAt: 200 })],
    ['in a list', () => savedList(presentation({ state: 'saving', requestedAt: 200 }))],
  ])('to remove a story is not repeated once another window has saved it again: %s', async (_, report) => {
    const { requests, takeSent, timers, receive } = page();
    receive(savedList(presentation({ state: 'saved', requestedAt: 100 })));
    requests.remove(['7']);
    await posted();
    receive(report());
    takeSent();
    expect(timers.filter(({ wait }) => wait === 2000)).toEqual([]);
    requests.resumeAll();
    expect(takeSent().map(({ type }) => type)).toEqual(['resume-all']);
  });

  test.each<[string, Partial<SavedPresentation>, Partial<SavedPresentation>]>([
    ['fresh when it was removed', { requestedAt: 100 }, { requestedAt: 100 }],
    ['reported by a worker that does not say when it was requested', {}, { requestedAt: 200 }],
    ['reported by such a worker afterwards', { requestedAt: 100 }, {}],
  ])('to remove a story is repeated if the story was %s', async (_, before, after) => {
    const { requests, takeSent, receive } = page();
    receive(savedList(presentation({ state: 'queued', ...before })));
    requests.remove(['7']);
    await posted();
    receive(progress({ state: 'queued', ...after }));
    receive(savedList(presentation({ state: 'queued', ...after })));
    takeSent();
    requests.resumeAll();
    expect(takeSent()).toContainEqual({ version, type: 'remove', ids: ['7'] });
  });

  test.each(['requested', 'opened'] as const)(
    'to remove a story is not repeated once it is %s again',
    async (saveReason) => {
      const { requests, takeSent, timers, receive } = page();
      receive(savedList(presentation({ saveReason, state: 'saved' })));
      requests.remove(['7']);
      requests.saveOpened('7', saveReason, {});
      await posted();
      receive(progress({ saveReason, state: 'saved' }));
      takeSent();
      expect(timers).toEqual([]);
      requests.resumeAll();
      expect(takeSent().map(({ type }) => type)).toEqual(['resume-all']);
    },
  );

  test('to pause a story is replaced by the one to resume it', async () => {
    const { requests, takeSent, fire, receive } = page();
    receive(savedList(presentation({ state: 'paused' })));
    requests.pause('7');
    requests.resume('7');
    await posted();
    takeSent();
    fire();
    expect(takeSent()).toEqual([{ version, type: 'resume', id: '7' }]);
  });

  test('to pause a story is not repeated once a person asks for the story again', async () => {
    const { requests, takeSent, fire, receive } = page();
    receive(savedList(presentation({ saveReason: 'opened' })));
    requests.pause('7');
    requests.save([{ id: '7' }]);
    await posted();
    receive(progress({ state: 'queued' }));
    takeSent();
    fire();
    expect(takeSent()).not.toContainEqual({ version, type: 'pause', id: '7' });
  });

  test('is not repeated once its story was left', async () => {
    const { requests, takeSent, timers, fire } = page();
    requests.saveOpened('7', 'viewing', {});
    await posted();
    requests.release('7');
    takeSent();
    fire();
    expect([takeSent(), timers]).toEqual([[], []]);
  });

  test('is repeated two seconds after a person did something new, while another query prolongs and shortens no wait', async () => {
    const { requests, timers, fire } = page();
    void requests.refreshSaved();
    await posted();
    fire();
    void requests.refreshSaved();
    await posted();
    expect(timers.map(({ wait }) => wait)).toEqual([4000]);
    requests.pause('7');
    await posted();
    expect(timers.map(({ wait }) => wait)).toEqual([2000]);
  });

  test('is not awaited before there is a worker', async () => {
    const { requests, world, timers } = page();
    world.hasWorker = false;
    void requests.refreshSaved();
    await posted();
    expect(timers).toEqual([]);
  });

  test('is not repeated to an old worker that must come to rest', async () => {
    const { requests, world, takeSent, fire } = page();
    void requests.refreshSaved();
    requests.saveOpened('7', 'opened', {});
    await posted();
    world.isTakingOver = true;
    takeSent();
    fire();
    expect(takeSent()).toEqual([]);
  });
});
