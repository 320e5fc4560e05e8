import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, test } from 'vitest';
import { systemClock } from '../browser/system-clock';
import { createDatabaseConnection, openDatabase } from './database';
import { buildDatabase, clearDevice, readDump } from './database-dump.fixture';
import versionOne from './fixtures/version-1.json';
import { createFeedbackMarks, type FeedbackMark } from './feedback-marks';

beforeEach(clearDevice);

const newMarks = () =>
  createFeedbackMarks(
    createDatabaseConnection({ open: openDatabase, clock: systemClock, openTimeout: 5000 }),
  );

describe('the feedback marks of a device', () => {
  test.each<[readonly FeedbackMark[], FeedbackMark | undefined]>([
    [[], undefined],
    [['asked'], 'asked'],
    [['asked', 'given'], 'given'],
    [['given', 'asked'], 'given'],
  ])('after %j the mark is %s', async (marks, after) => {
    const given = newMarks();
    for (const mark of marks) await given.mark('9007199254740993', mark);
    expect(await newMarks().read('9007199254740993')).toBe(after);
    expect(await given.read('9007199254740992')).toBeUndefined();
  });

  test('a mark that cannot be read counts as given', async () => {
    await buildDatabase(readDump(versionOne));
    expect(await newMarks().read('1041')).toBe('given');
  });
});
