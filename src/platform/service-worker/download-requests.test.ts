import { describe, expect, test, vi } from 'vitest';
import { protocolVersion as version } from '../../contract/worker/worker-messages';
import { page, presentation, progress, savedList, tab } from './download-messages.fixture';

describe('a request', () => {
  test('contains the fields of the list and the allowed media origins', () => {
    const { requests, takeSent } = page();
    requests.saveOpened('7', 'viewing', { title: 'Pip', language: undefined, previewImage: 'preview.webp' });
    expect(takeSent()).toEqual([
      {
        version,
        type: 'save',
        id: '7',
        saveReason: 'viewing',
        title: 'Pip',
        previewImage: 'preview.webp',
        mediaOrigins: ['https://media.example'],
      },
    ]);
  });

  test.each([
    ['pause', { type: 'pause', id: '7' }],
    ['resume', { type: 'resume', id: '7' }],
    ['release', { type: 'release', id: '7' }],
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
    requests.save([{ id: '7', title: 'Pip', pageCount: 8 }]);
    expect(saved()).toMatchObject({ state: 'queued', saveReason: 'requested', title: 'Pip', pageCount: 8 });
    expect(world.requested).toBe(1);
  });

  test('for an opened story is shown when the worker reports it', () => {
    const { requests, saved, world } = page();
    requests.saveOpened('7', 'opened', {});
    expect([saved(), world.requested]).toEqual([undefined, 0]);
  });

  test('for an opened story keeps its progress', () => {
    const { requests, saved, receive } = page();
    const whole = presentation({ state: 'saved', readable: true, saveReason: 'opened' });
    receive(savedList(whole));
    requests.save([{ id: '7' }]);
    expect(saved()).toEqual({ ...whole, saveReason: 'requested' });
  });

  test('that is not confirmed yet is not undone by an older message', () => {
    const { requests, saved, receive } = page();
    requests.save([{ id: '7', title: 'Pip' }]);
    receive(savedList());
    expect(saved()).toMatchObject({ state: 'queued', title: 'Pip' });
    receive(progress({ saveReason: 'opened' }));
    expect(saved()).toMatchObject({ saveReason: 'requested', state: 'saving' });
  });

  test('is repeated until the worker confirms it', () => {
    const { requests, receive, takeSent } = page();
    const types = () => takeSent().map(({ type }) => type);
    requests.save([{ id: '7' }]);
    requests.saveOpened('8', 'viewing', {});
    requests.release('8');
    takeSent();
    requests.resumeAll();
    expect(types()).toEqual(['save', 'resume-all']);
    receive(progress());
    requests.resumeAll();
    expect(types()).toEqual(['resume-all']);
  });

  test('that is paused or resumed before it is confirmed is shown so at once, and repeated with its pause', () => {
    const tabStorage = tab();
    const { requests, receive, takeSent, saved } = page(tabStorage);
    requests.save([{ id: '7' }]);
    requests.pause('7');
    expect(saved()).toMatchObject({ saveReason: 'requested', state: 'paused' });
    takeSent();
    requests.resumeAll();
    expect(takeSent().map(({ type }) => type)).toEqual(['save', 'pause', 'resume-all']);
    const reloaded = page(tabStorage);
    expect(reloaded.takeSent().map(({ type }) => type)).toEqual(['save', 'pause']);
    expect(reloaded.saved()).toMatchObject({ saveReason: 'requested', state: 'paused' });
    requests.resume('7');
    expect(saved()).toMatchObject({ saveReason: 'requested', state: 'queued' });
    takeSent();
    requests.resumeAll();
    expect(takeSent().map(({ type }) => type)).toEqual(['save', 'resume-all']);
    receive(progress({ state: 'paused' }));
    requests.resumeAll();
    expect(takeSent().map(({ type }) => type)).toEqual(['resume', 'resume-all']);
    receive(progress({ state: 'queued' }));
    requests.resumeAll();
    expect(takeSent().map(({ type }) => type)).toEqual(['resume-all']);
  });

  test('from before a reload is repeated and shown', () => {
    const tabStorage = tab();
    page(tabStorage).requests.save([{ id: '7', title: 'Pip' }]);
    const { takeSent, saved } = page(tabStorage);
    expect(takeSent()).toMatchObject([{ type: 'save', id: '7', saveReason: 'requested' }]);
    expect(saved()).toMatchObject({ state: 'queued', saveReason: 'requested' });
  });

  test('from before a reload comes before the requests after it', () => {
    const tabStorage = tab();
    const before = page(tabStorage).requests;
    before.saveOpened('7', 'opened', {});
    before.pause('7');
    const { requests, takeSent } = page(tabStorage);
    requests.save([{ id: '7', title: 'Pip' }]);
    expect(takeSent().map(({ type }) => type)).toEqual(['save', 'pause', 'save']);
    requests.resumeAll();
    expect(takeSent()).toMatchObject([
      { type: 'save', saveReason: 'requested', title: 'Pip' },
      { type: 'resume-all' },
    ]);
  });

  test('that is paused before it is confirmed stays so when the story is opened', () => {
    const tabStorage = tab();
    const { requests, takeSent, saved } = page(tabStorage);
    requests.save([{ id: '7' }]);
    requests.pause('7');
    requests.saveOpened('7', 'opened', {});
    expect(saved()?.state).toBe('paused');
    takeSent();
    requests.resumeAll();
    expect(takeSent().map(({ type }) => type)).toEqual(['save', 'pause', 'resume-all']);
    expect(page(tabStorage).saved()?.state).toBe('paused');
  });

  test('is not repeated after the story was removed', () => {
    const { requests, receive, takeSent, saved } = page();
    requests.save([{ id: '7' }]);
    requests.remove(['7']);
    receive(savedList());
    takeSent();
    requests.resumeAll();
    expect([saved(), takeSent().map(({ type }) => type)]).toEqual([undefined, ['resume-all']]);
  });
});

describe('requests for 400 stories', () => {
  const stories = Array.from({ length: 400 }, (_, nth) => ({ id: String(nth + 1) }));
  const ids = stories.map(({ id }) => id);
  const types = (sent: readonly { readonly type: string }[]) => sent.map(({ type }) => type);
  /** Returns a page, how often it was given other stories, and how often it wrote into the tab's storage. */
  const counted = (tabStorage = tab()) => {
    const setItem = vi.spyOn(tabStorage, 'setItem');
    const opened = page(tabStorage);
    const notices = vi.fn<() => void>();
    opened.requests.saved.subscribe(notices);
    const counts = () => ({ notices: notices.mock.calls.length, writes: setItem.mock.calls.length });
    return { ...opened, counts };
  };

  test('are one change, one write and one message, in the order of the stories', () => {
    const { requests, counts, takeSent, world } = counted();
    requests.save(stories);
    expect(counts()).toEqual({ notices: 1, writes: 1 });
    expect([...requests.saved.get().keys()]).toEqual(ids);
    const [message, ...others] = takeSent();
    expect([message?.type, others, world.requested]).toEqual(['save-all', [], 1]);
    expect(message?.type === 'save-all' && message.requests.map(({ id }) => id)).toEqual(ids);
  });

  test('are one change and one write when the worker confirms them by its list', () => {
    const { requests, counts, receive } = counted();
    requests.save(stories);
    receive(savedList(...ids.map((id) => presentation({ id, state: 'queued' }))));
    expect(counts()).toEqual({ notices: 2, writes: 2 });
    expect(requests.pendingRequests.requests.size).toBe(0);
  });

  test('are repeated one by one until they are confirmed, since an earlier worker does not know their message', () => {
    const { requests, takeSent, fire } = counted();
    requests.save(stories.slice(0, 3));
    takeSent();
    fire();
    expect(types(takeSent()).filter((type) => type.startsWith('save'))).toEqual(Array(3).fill('save'));
  });

  test('are one message and no write when the tab is loaded again', () => {
    const tabStorage = tab();
    page(tabStorage).requests.save(stories);
    const { requests, counts, takeSent } = counted(tabStorage);
    expect(types(takeSent())).toEqual(['save-all']);
    expect([counts().writes, requests.saved.get().size]).toEqual([0, 400]);
  });

  test('are dropped with one write when the stories are removed', () => {
    const { requests, counts } = counted();
    requests.save(stories);
    requests.remove(ids);
    expect(counts().writes).toBe(2);
  });

  test('of which there are none send nothing', () => {
    const { requests, counts, takeSent } = counted();
    requests.save([]);
    expect([counts(), takeSent()]).toEqual([{ notices: 0, writes: 0 }, []]);
  });
});

describe('refreshing the saved stories', () => {
  test('resolves once they are current', async () => {
    const { requests, receive, takeSent } = page();
    const answer = requests.refreshSaved();
    expect(takeSent()).toEqual([{ version, type: 'list-saved' }]);
    receive(savedList(presentation()));
    await answer;
    expect(requests.saved.get().size).toBe(1);
  });

  test('resolves at once without a worker', async () => {
    const { requests, canSave, takeSent } = page();
    const refreshed = requests.refreshSaved();
    canSave.set(false);
    requests.resolveWaiters();
    await refreshed;
    takeSent();
    await requests.refreshSaved();
    expect(takeSent()).toEqual([]);
  });
});
