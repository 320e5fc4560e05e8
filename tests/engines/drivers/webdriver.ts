// A WebDriver client (W3C, "classic"): plain JSON over HTTP, limited to what the engine tests need.
import * as v from 'valibot';

/** The key under which WebDriver sends a reference to an element. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

const newSession = v.object({ sessionId: v.string() });
const elements = v.array(v.object({ [elementKey]: v.string() }));

/** Thrown when the browser refuses a command; `code` is WebDriver's own, such as `stale element reference`. */
export class WebDriverError extends Error {
  override readonly name = 'WebDriverError';
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(`${code}: ${message}`);
  }
}

export class WebDriverSession {
  private constructor(private readonly address: string) {}

  static async open(origin: string, capabilities: object): Promise<WebDriverSession> {
    const opened = await send('POST', `${origin}/session`, { capabilities: { alwaysMatch: capabilities } });
    return new WebDriverSession(`${origin}/session/${v.parse(newSession, opened).sessionId}`);
  }

  async navigate(url: string): Promise<void> {
    await this.post('url', { url });
  }

  async reload(): Promise<void> {
    await this.post('refresh', {});
  }

  /** Runs the body of a function and returns its result, or what a returned promise resolves to. */
  execute(body: string): Promise<unknown> {
    return this.post('execute/sync', { script: body, args: [] });
  }

  /** Returns references to the elements that are the value of an expression. */
  async find(expression: string): Promise<string[]> {
    const found = await this.execute(`return ${expression}`);
    return v.parse(elements, found).map((element) => element[elementKey]);
  }

  roleOf(element: string): Promise<unknown> {
    return this.get(`element/${element}/computedrole`);
  }

  nameOf(element: string): Promise<unknown> {
    return this.get(`element/${element}/computedlabel`);
  }

  isEnabled(element: string): Promise<unknown> {
    return this.get(`element/${element}/enabled`);
  }

  /** Returns whether the element is at the same place two frames later. */
  async isStill(element: string): Promise<boolean> {
    const place = async () => JSON.stringify(await this.get(`element/${element}/rect`));
    const before = await place();
    await this.execute(
      'return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())))',
    );
    return before === (await place());
  }

  async click(element: string): Promise<void> {
    await this.post(`element/${element}/click`, {});
  }

  private get(path: string): Promise<unknown> {
    return send('GET', `${this.address}/${path}`);
  }

  private post(path: string, body: object): Promise<unknown> {
    return send('POST', `${this.address}/${path}`, body);
  }
}

const answerSchema = v.object({ value: v.unknown() });
const errorSchema = v.object({ error: v.string(), message: v.string() });

async function send(method: 'GET' | 'POST', url: string, body?: object): Promise<unknown> {
  const response = await fetch(url, { method, ...(body ? { body: JSON.stringify(body) } : {}) });
  const { value } = v.parse(answerSchema, await response.json());
  if (response.ok) return value;
  const { error, message } = v.parse(errorSchema, value);
  throw new WebDriverError(error, message);
}
