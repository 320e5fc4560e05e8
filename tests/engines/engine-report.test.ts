import { expect, test } from 'vitest';
import { reportOn } from './engine-report';

const lacking = { missing: ['firefox-esr', 'pulseaudio'], place: undefined };
const complete = { missing: [], place: undefined };

test('a missing engine is a failure in CI', () => {
  expect(reportOn('firefox', { ...lacking, ci: 'true' })).toEqual({
    line: 'firefox: missing, without firefox-esr, pulseaudio',
    hasFailed: true,
  });
});

test('a missing engine is left out elsewhere, and the line says what it lacks', () => {
  expect(reportOn('firefox', { ...lacking, ci: undefined })).toEqual({
    line: 'firefox: left out, without firefox-esr, pulseaudio',
    hasFailed: false,
  });
});

test('a missing Chromium is a failure everywhere: all browser tests run in it', () => {
  expect(reportOn('chromium', { ...lacking, ci: undefined }).hasFailed).toBe(true);
});

test.each(['true', undefined])('an engine that is there is found, with CI=%s', (ci) => {
  expect(reportOn('webkit', { ...complete, ci })).toEqual({ line: 'webkit: found', hasFailed: false });
  const place = '/usr/bin/chromium';
  expect(reportOn('chromium', { ...complete, place, ci }).line).toBe('chromium: found, /usr/bin/chromium');
});
