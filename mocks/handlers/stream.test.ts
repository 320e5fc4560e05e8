import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createService, type Service } from '../service/service';
import { storyVolume } from '../service/volumes.fixture';
import { converse, type Peer } from './stream';

const story = {
  type: 'create-presentation-simple',
  title: 'A lamp',
  kind: 'STORY',
  language: 'English',
  person: {},
  imageStyle: 'crayon',
  targetGroup: 'age_4',
  pageCount: 2,
  email: '',
  consentToContact: false,
  mode: 'simple',
};

let service: Service;
beforeEach(() => {
  service = createService({ volumes: [storyVolume({ id: '1' })], now: Date.now });
});

/** The page's end of a talk. */
class Page implements Peer {
  readonly heard: string[] = [];
  closed: number | undefined;
  private readonly listeners: ((data: unknown) => void)[] = [];
  private readonly leavers: (() => void)[] = [];
  private settle: () => void = () => undefined;
  private wanted = '';

  constructor(readonly url: URL) {}
  send = (text: string) => {
    this.heard.push(text);
    if (text.includes(this.wanted)) this.settle();
  };
  close = (code: number) => {
    this.closed = code;
  };
  onMessage = (listener: (data: unknown) => void) => void this.listeners.push(listener);
  onClose = (listener: () => void) => void this.leavers.push(listener);

  say(data: unknown): void {
    for (const listener of this.listeners) listener(data);
  }
  leave(): void {
    for (const leaver of this.leavers) leaver();
  }
  /** Waits for a frame that holds these words. */
  hears(words: string): Promise<void> {
    return new Promise((resolve) => {
      this.wanted = words;
      this.settle = resolve;
    });
  }
}

function open(token = 'anon', options: { pace?: number; silent?: boolean } = {}): Page {
  const page = new Page(new URL(`ws://bookworm.test/presentation?jwt=${token}`));
  let runs = 0;
  converse(page, {
    service,
    newRunId: () => String((runs += 1)),
    pace: () => options.pace ?? 0,
    silent: () => options.silent ?? false,
  });
  return page;
}

describe('the creation stream', () => {
  test('tells of a story’s making, and the story is there when it says so', async () => {
    const page = open();
    page.say(JSON.stringify(story));
    await page.hears('created-presentation');
    expect(page.heard[0]).toBe('{"type":"progress","message":"Started generation"}');
    expect(page.heard.at(-1)).toBe(
      '{"type":"created-presentation","url":"presentations/2/index.json","id":"2"}',
    );
    expect(service.shelf.find('2')).toBeDefined();
  });

  test('hangs up on whoever has no token that holds', () => {
    expect(open('').closed).toBe(1008);
    expect(open('made-up').closed).toBe(1008);
    expect(open().closed).toBeUndefined();
  });

  test.each([
    ['{'],
    ['{"type":"unknown"}'],
    [JSON.stringify({ ...story, pageCount: 'two' })],
    [new Uint8Array()],
  ])('answers %s with an error', (data) => {
    const page = open();
    page.say(data);
    expect(page.heard).toEqual(['{"type":"error","message":"This message cannot be read"}']);
  });

  test('closes the socket of a run that breaks with 1011, and says so in the terminal', async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    service = createService({ volumes: [], now: Date.now });
    const page = open();
    page.say(JSON.stringify(story));
    await vi.waitFor(() => expect(page.closed).toBe(1011));
    expect(said).toHaveBeenCalledWith(expect.any(RangeError));
  });

  test('plays four runs of a socket at once, and hangs up at the fifth', () => {
    const page = open('anon', { pace: 1 });
    for (let run = 1; run <= 4; run += 1) page.say(JSON.stringify(story));
    expect(page.closed).toBeUndefined();
    page.say(JSON.stringify(story));
    expect(page.closed).toBe(1008);
    page.leave();
  });

  test('says nothing while it is silent', () => {
    const page = open('anon', { silent: true });
    page.say(JSON.stringify(story));
    page.say('{');
    expect(page.heard).toEqual([]);
  });

  test('stops when the page leaves, and nothing is made', async () => {
    const page = open('anon', { pace: 1 });
    page.say(JSON.stringify(story));
    page.leave();
    await Promise.resolve();
    expect(page.heard).toEqual([]);
    expect(service.shelf.find('2')).toBeUndefined();
  });
});
