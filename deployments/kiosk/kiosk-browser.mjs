// Runs the browser of a kiosk, and ends it when its page draws nothing any more. Whoever started this program starts it again then
// (kiosk.service). Plain JavaScript without packages, for the Node of Debian 12 (18) and newer.
//
// It asks the page over a pipe that the browser alone inherits. No debugging port is open, for no user and no other machine.
import { spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';

const {
  ADDRESS,
  LANGUAGES = 'de',
  PROFILE = '/var/lib/kiosk/profile',
  FLAGS = '',
  PATIENCE = '12',
} = process.env;
/** Milliseconds without a frame. A busy page draws late, but nothing in the app takes so long. */
const patience = Number(PATIENCE) * 1000;
/** Milliseconds until the first frame, on a slow machine that has just started. */
const firstPatience = 2.5 * patience;
/** Milliseconds in which the browser may end in an orderly way: it writes its profile. */
const endPatience = 3000;

const [command, ...before] = process.argv.slice(2);
if (!ADDRESS || !command || !(patience > 0)) {
  console.error('Write it as ADDRESS=https://… kiosk-browser.mjs /usr/bin/chromium; PATIENCE is in seconds.');
  process.exit(2);
}

const flags = [
  '--kiosk',
  `--app=${ADDRESS}`,
  `--accept-lang=${LANGUAGES}`,
  `--user-data-dir=${PROFILE}`,
  '--remote-debugging-pipe',
  '--ozone-platform-hint=auto',
  // The page keeps what it needs by itself; the browser's own cache would keep media of visitors.
  '--disk-cache-size=1',
  '--password-store=basic',
  '--no-first-run',
  '--noerrdialogs',
  '--disable-session-crashed-bubble',
  '--hide-crash-restore-bubble',
  '--disable-pinch',
  '--overscroll-history-navigation=0',
  '--disable-features=Translate,TranslateUI',
  '--autoplay-policy=no-user-gesture-required',
  '--use-fake-ui-for-media-stream',
  '--check-for-update-interval=31536000',
  ...FLAGS.split(' ').filter(Boolean),
];

// In a separate process group, which is killed as a whole: the session of its user takes it out of the unit's control group.
const browser = spawn(command, [...before, ...flags], {
  stdio: ['ignore', 'inherit', 'inherit', 'pipe', 'pipe'],
  detached: true,
});
const [, , , requests, responses] = browser.stdio;
// A browser that has ended reads nothing; its end is handled below.
requests.on('error', () => undefined);

const waiting = new Map();
let lastId = 0;
let unfinished = '';
/** Why the browser refuses to be asked, such as a policy. */
let refusal = '';
responses.setEncoding('utf8').on('data', (text) => {
  const messages = (unfinished + text).split('\0');
  unfinished = messages.pop();
  for (const { id, result = {}, error } of messages.map((message) => JSON.parse(message))) {
    if (error) refusal = ` (${error.message})`;
    waiting.get(id)?.(result);
    waiting.delete(id);
  }
});

/** Resolves with the result of a DevTools method; with an empty one when the browser refuses it. */
function call(method, params = {}, sessionId) {
  lastId += 1;
  requests.write(`${JSON.stringify({ id: lastId, method, params, sessionId })}\0`);
  return new Promise((resolve) => waiting.set(lastId, resolve));
}

/** Runs in the page. A page on a screen that is off draws nothing, and says that it is hidden. */
const drawsFrame =
  'new Promise((draw) => document.hidden ? draw(true) : requestAnimationFrame(() => draw(true)))';

/** Resolves to whether the page has drawn a frame. Never settles for a page that hangs or has crashed. */
async function hasDrawn() {
  const { targetInfos = [] } = await call('Target.getTargets');
  const page = targetInfos.find(({ type }) => type === 'page');
  if (page === undefined) return false;
  // Only for this question: a debugger that stays would keep service workers alive.
  const { sessionId } = await call('Target.attachToTarget', { targetId: page.targetId, flatten: true });
  const { result } = await call(
    'Runtime.evaluate',
    { expression: drawsFrame, awaitPromise: true },
    sessionId,
  );
  await call('Target.detachFromTarget', { sessionId });
  return result?.value === true;
}

let isEnding = false;

/** Ends the browser, and with it this program. */
async function endBrowser() {
  if (isEnding) return;
  isEnding = true;
  browser.kill('SIGTERM');
  await sleep(endPatience);
  killGroup();
}

function killGroup() {
  const { pid } = browser;
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // Nothing of it is left.
  }
}

/** Asks every few seconds, and again while an answer is late. The clock of the machine may jump; this one does not. */
async function watch() {
  let due = performance.now() + firstPatience;
  const ask = async () => {
    if (!(await hasDrawn())) return;
    due = performance.now() + patience;
    refusal = '';
  };
  while (performance.now() < due) {
    await Promise.race([ask(), sleep(2000)]);
    await sleep(1000);
  }
  if (!isEnding) console.error(`The page draws nothing any more${refusal}: the browser is ended.`);
  return endBrowser();
}

browser.on('error', ({ message }) => {
  console.error(message);
  process.exit(1);
});
browser.on('exit', (code, signal) => {
  if (!isEnding) console.error(`The browser has ended (${code ?? signal}).`);
  killGroup();
  process.exit(isEnding ? 0 : 1);
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => void endBrowser());
void watch();
