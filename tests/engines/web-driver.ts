/** The few commands of the W3C's WebDriver (https://www.w3.org/TR/webdriver2/) that the tests use. */

/** A part of a page, as the driver knows it. */
export type DriverElement = Record<string, string>;

/** The page changed between finding an element and asking about it. */
export class StaleElement extends Error {}

export interface WebDriver {
  /** Answers once the page has loaded. */
  open: (address: string) => Promise<unknown>;
  resize: (width: number, height: number) => Promise<unknown>;
  /** Runs a function in the page. It knows its argument and nothing else of the test. */
  run: <Argument, Value>(script: (argument: Argument) => Value, argument: Argument) => Promise<Value>;
  find: (selector: string) => Promise<DriverElement[]>;
  /** Its name as screen readers hear it; none where they don't hear of it. */
  nameOf: (element: DriverElement) => Promise<string>;
  isDisplayed: (element: DriverElement) => Promise<boolean>;
  /** Scrolls there and clicks, as a hand does. */
  click: (element: DriverElement) => Promise<unknown>;
  end: () => Promise<unknown>;
}

export async function startSession(driver: string, capabilities: object): Promise<WebDriver> {
  const { sessionId } = await command<{ sessionId: string }>('POST', `${driver}/session`, {
    capabilities: { alwaysMatch: capabilities },
  });
  const session = `${driver}/session/${sessionId}`;
  const get = <Value>(path: string) => command<Value>('GET', session + path);
  const post = <Value>(path: string, body: object) => command<Value>('POST', session + path, body);
  const of = (element: DriverElement) => `/element/${Object.values(element)[0]}`;
  return {
    open: (url) => post('/url', { url }),
    resize: (width, height) => post('/window/rect', { width, height }),
    run: (script, argument) =>
      post('/execute/sync', { script: `return (${script})(...arguments)`, args: [argument] }),
    find: (value) => post('/elements', { using: 'css selector', value }),
    nameOf: (element) => get(`${of(element)}/computedlabel`),
    isDisplayed: (element) => get(`${of(element)}/displayed`),
    click: (element) => post(`${of(element)}/click`, {}),
    end: () => command('DELETE', session),
  };
}

async function command<Value>(method: string, address: string, body?: object): Promise<Value> {
  const response = await fetch(address, {
    method,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  // The standard has every answer in this form, and says of each command what its value is.
  const { value } = (await response.json()) as { value: Value };
  if (!response.ok) {
    const said = JSON.stringify(value);
    if (said.includes('"stale element reference"')) throw new StaleElement(said);
    throw new Error(`The driver refuses ${method} ${address}: ${said}`);
  }
  return value;
}
