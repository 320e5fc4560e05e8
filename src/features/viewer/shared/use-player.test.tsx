import { cleanup } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { showViewer, story } from '../show-viewer.fixture';

afterEach(cleanup);

test('waits five seconds for a first picture that neither loads nor fails', async () => {
  const { container, pass } = await showViewer(story);
  const isPainted = () => container.querySelector('[data-painted]') !== null;
  pass(4999);
  expect(isPainted()).toBe(false);
  pass(1);
  expect(isPainted()).toBe(true);
});
