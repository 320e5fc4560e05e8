import { describe, expect, test, vi } from 'vitest';
import { hear } from './talk';
import { keeperWorld } from './testing/keeper-world';
import { hostStory } from './testing/service-double';

const ears = () => {
  const world = keeperWorld();
  const edges = {
    keeper: world.keeper,
    sweep: vi.fn<() => Promise<void>>(),
    takeOver: vi.fn<() => Promise<void>>(),
  };
  return { ...world, edges, hear: (data: unknown) => hear(data, 'tab', edges) };
};

describe('what a page says', () => {
  test.each([
    ['nothing', undefined],
    ['words', 'prefetch'],
    ['another version', { version: 0, type: 'remove', id: '7' }],
    ['an unknown wish', { version: 1, type: 'sing' }],
    ['an id that is a path', { version: 1, type: 'remove', id: '../7' }],
  ])('%s is passed over', async (_, data) => {
    const worker = ears();
    await worker.hear(data);
    expect([worker.told, worker.service.asked]).toEqual([[], []]);
  });

  test('prefetch keeps, what-is-kept tells after putting things right, remove takes away', async () => {
    const worker = ears();
    hostStory(worker.service, '7', ['cover']);
    await worker.hear({ version: 1, type: 'prefetch', id: '7', keep: true, mediaOrigins: [] });
    await worker.hear({ version: 1, type: 'what-is-kept' });
    expect(worker.edges.sweep).toHaveBeenCalledOnce();
    expect(worker.told.at(-1)).toMatchObject({ type: 'kept', presentations: [{ id: '7', complete: true }] });
    await worker.hear({ version: 1, type: 'remove', id: '7' });
    expect(worker.told.at(-1)).toMatchObject({ type: 'kept', presentations: [] });
  });

  test('only take-over lets a waiting worker take over', async () => {
    const worker = ears();
    await worker.hear({ version: 1, type: 'what-is-kept' });
    expect(worker.edges.takeOver).not.toHaveBeenCalled();
    await worker.hear({ version: 1, type: 'take-over' });
    expect(worker.edges.takeOver).toHaveBeenCalledOnce();
  });
});
