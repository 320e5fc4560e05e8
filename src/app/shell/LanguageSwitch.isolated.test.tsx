import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startI18n } from '../../platform/i18n/i18n';
import { en } from '../../platform/i18n/texts.fixture';
import { themes } from '../deployment/themes';
import { LanguageSwitch } from './LanguageSwitch';

const shown = vi.hoisted((): { theme: 'tng' | 'future-lab' } => ({ theme: 'tng' }));
vi.mock('../providers', () => ({ useTheme: () => themes[shown.theme] }));
beforeEach(() => startI18n('en', en));
afterEach(cleanup);

test.each([
  ['tng', true],
  ['future-lab', false],
] as const)('in the theme %s a page that holds a language switch shows it: %s', (theme, isShown) => {
  shown.theme = theme;
  render(<LanguageSwitch />);
  expect(screen.queryByRole('group', { name: 'Language' }) !== null).toBe(isShown);
});
