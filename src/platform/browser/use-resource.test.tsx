import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { diagnostics } from './report';
import { resourceReducer, useResource, type Resource, type ResourceAction } from './use-resource';

afterEach(cleanup);

const error = new Error('no connection');
const empty: Resource<string> = { name: 'loading' };
const loaded: Resource<string> = { name: 'loaded', value: 'owls' };
const failed: Resource<string> = { name: 'failed', value: undefined, error };
const outdated: Resource<string> = { name: 'failed', value: 'owls', error };
const reloading: Resource<string> = { name: 'loading', value: 'owls' };

test.each<[Resource<string>, ResourceAction<string>, Resource<string>]>([
  [empty, { type: 'loaded', value: 'owls' }, loaded],
  [empty, { type: 'failed', error }, failed],
  [failed, { type: 'retry' }, empty],
  [failed, { type: 'reload' }, empty],
  [loaded, { type: 'retry' }, empty],
  [loaded, { type: 'reload' }, reloading],
  [loaded, { type: 'loaded', value: 'mice' }, { name: 'loaded', value: 'mice' }],
  [reloading, { type: 'loaded', value: 'mice' }, { name: 'loaded', value: 'mice' }],
  [reloading, { type: 'failed', error }, outdated],
  [outdated, { type: 'retry' }, empty],
  [outdated, { type: 'reload' }, reloading],
])('%j, on %j, becomes %j', (state, action, next) => {
  expect(resourceReducer(state, action)).toEqual(next);
});

/** Returns a `load` whose attempts the test settles. */
function attempts() {
  const started: { signal: AbortSignal; resolve: (value: string) => void; reject: (error: Error) => void }[] =
    [];
  const load = (signal: AbortSignal) =>
    new Promise<string>((resolve, reject) => started.push({ signal, resolve, reject }));
  return { started, load };
}

const show = (load: (signal: AbortSignal) => Promise<string>) =>
  renderHook((props) => useResource(props.load, { where: 'test: resource' }), { initialProps: { load } });

test('a value is loaded on mount, and an unmount aborts the attempt', async () => {
  const { started, load } = attempts();
  const { result, unmount } = show(load);
  expect(result.current.resource).toEqual({ name: 'loading' });
  await act(async () => started[0]?.resolve('owls'));
  expect(result.current.resource).toEqual(loaded);
  act(() => void result.current.reload());
  unmount();
  expect(started.at(-1)?.signal.aborted).toBe(true);
});

test('a failure is reported, and another attempt may have success', async () => {
  const { started, load } = attempts();
  const { result } = show(load);
  await act(async () => started[0]?.reject(error));
  expect(result.current.resource).toEqual(failed);
  expect(diagnostics()).toContain('test: resource');
  act(() => void result.current.retry());
  await act(async () => started[1]?.resolve('owls'));
  expect(result.current.resource).toEqual(loaded);
});

test('an attempt aborts the one before, whose late result is ignored', async () => {
  const { started, load } = attempts();
  const { result } = show(load);
  act(() => void result.current.reload());
  await act(async () => started[1]?.resolve('owls'));
  await act(async () => started[0]?.resolve('mice'));
  expect([started[0]?.signal.aborted, result.current.resource]).toEqual([true, loaded]);
});

test('another thing to load begins with `loading` in the same render', async () => {
  const { started, load } = attempts();
  const { result, rerender } = show(load);
  await act(async () => started[0]?.resolve('owls'));
  const other = attempts();
  rerender({ load: other.load });
  expect(result.current.resource).toEqual({ name: 'loading' });
  await act(async () => other.started[0]?.resolve('mice'));
  expect(result.current.resource).toEqual({ name: 'loaded', value: 'mice' });
});
