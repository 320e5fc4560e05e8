import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { changeLanguage, startI18n, TextsProvider } from '../../platform/i18n/i18n';
import { en } from '../../platform/i18n/texts.fixture';
import { compileMarkdown } from '../../platform/i18n/markdown';
import { IntroCard, Markdown } from './IntroCard';

beforeEach(() => startI18n('en', { intro: en.intro }));
afterEach(cleanup);

test('it shows the language of the interface, and can be closed', async () => {
  const close = vi.fn<() => void>();
  render(
    <TextsProvider>
      <IntroCard
        onClose={close}
        renderEar={(wordsId) => <button type="button" aria-label="Ear" aria-describedby={wordsId} />}
      />
    </TextsProvider>,
  );
  expect(screen.getByRole('button', { description: 'Tap a book. I’ll read it to you.' })).toBeDefined();
  expect(screen.getByRole('region', { name: 'Welcome' }).textContent).toContain(
    'Tap a book. I’ll read it to you.',
  );
  fireEvent.click(screen.getByRole('button', { name: 'Got it' }));
  expect(close).toHaveBeenCalledOnce();
  await act(() => changeLanguage('de'));
  expect(screen.getByRole('region', { name: 'Willkommen' }).textContent).toContain(
    'Tipp ein Buch an und hör zu.',
  );
});

test('every kind of node has its element, and HTML is shown as text', () => {
  const text =
    '# One\n\n### Two\n\n**a** *b* [c](#/)\n\n- d\n- e\n\n1. f\n\n<img src=x onerror=alert(1)> [g](javascript:h)';
  const { container } = render(<Markdown tree={compileMarkdown(text)} />);
  expect(container.innerHTML).toBe(
    '<h2>One</h2><h3>Two</h3><p><strong>a</strong> <em>b</em> <a href="#/">c</a></p>' +
      '<ul><li>d</li><li>e</li></ul><ol><li>f</li></ol><p>&lt;img src=x onerror=alert(1)&gt; g</p>',
  );
});
