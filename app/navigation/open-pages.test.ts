import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { loadDocument } from '#app/load-document.ts';
import { findPage } from '#app/navigation/find-page.ts';
import type { Found } from '#app/navigation/find-unlisted.ts';
import { openPages, type Shown } from '#app/navigation/open-pages.ts';
import type { Path } from '#app/paths.ts';

/** What the browser keeps, and what comes too late. What is shown: tests/browser/navigation.spec.ts and addresses.spec.ts. */

vi.mock(import('#app/load-document.ts'), { spy: true });
vi.mock(import('#app/navigation/find-page.ts'), { spy: true });
vi.mock(import('#app/navigation/scroll.ts'));
vi.mock(import('#app/app-stylesheet.ts'));

const origin = 'https://www.example';
const find = vi.mocked(findPage);
const show = vi.fn<(next: Shown) => void>();
const onFailure = vi.fn<() => void>();

/** The browser, as far as navigation is concerned. */
const location = { pathname: '/about' };
const history = { state: null as unknown, replaceState: () => {} };
const navigation = Object.assign(new EventTarget(), {
  currentEntry: { key: 'about' },
  traverseTo: vi.fn<(key: string) => { finished: Promise<void> }>(() => ({ finished: Promise.resolve() })),
});

const foundAt = (path: Path): Found =>
  // As much of a page as matters here.
  ({ path, page: { path } }) as Found;
const shownPaths = () => show.mock.calls.map(([{ path, found }]) => (found === undefined ? '…' : path));
/** Milliseconds of no clock but the test's. */
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

/** Tells the app of a navigation. Answers with what becomes of it: undefined where it is left to the browser. */
function navigate(address: string, details: Partial<NavigateEvent> & { sameDocument?: boolean } = {}) {
  const { sameDocument = false, ...others } = details;
  let options: NavigationInterceptOptions | undefined;
  const event = Object.assign(new Event('navigate'), {
    canIntercept: true,
    destination: { url: new URL(address, origin).href, sameDocument },
    downloadRequest: null,
    formData: null,
    hashChange: false,
    navigationType: 'push',
    signal: new AbortController().signal,
    intercept: (chosen: NavigationInterceptOptions) => (options = chosen),
    scroll: vi.fn<() => void>(),
    ...others,
  });
  navigation.dispatchEvent(event);
  if (options === undefined) return undefined;
  // The browser changes the address, then calls the handler.
  location.pathname = new URL(event.destination.url).pathname;
  void options.handler?.();
  return { event, options };
}

let end: (() => void) | undefined;
beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  vi.stubGlobal('window', { location, history, navigation });
  vi.stubGlobal('navigation', navigation);
  location.pathname = '/about';
  history.state = null;
  find.mockImplementation(async (pathname) => foundAt(pathname as Path));
  vi.mocked(loadDocument).mockResolvedValue(false);
  end = openPages(
    { path: '/about', attempted: '/about', found: foundAt('/about'), opened: 'by document' },
    show,
    onFailure,
  );
});
afterEach(() => {
  end?.();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the browser itself', () => {
  test.each<[string, string, Parameters<typeof navigate>[1]?]>([
    ['opens what the page can’t: other sites, addresses that are typed', '/contact', { canIntercept: false }],
    ['scrolls to a part of the page', '/about#areas', { hashChange: true, sameDocument: true }],
    ['goes back from a part of the page', '/about', { hashChange: true, navigationType: 'traverse' }],
    ['replaces the address by that of a choice', '/about#a-b-c', { sameDocument: true }],
    ['loads the document again', '/about', { navigationType: 'reload' }],
    ['downloads', '/contact', { downloadRequest: '' }],
    ['sends a form', '/contact', { formData: new FormData() }],
    ['opens files', '/licenses.txt'],
    ['opens pictures', '/images/hero-home.webp'],
  ])('%s', (_, address, details) => {
    expect(navigate(address, details)).toBeUndefined();
  });
});

describe('a page that is on its way', () => {
  let arrive: (found: Found) => void;
  let fail: (reason: Error) => void;
  beforeEach(() => {
    const { promise, resolve, reject } = Promise.withResolvers<Found>();
    [arrive, fail] = [resolve, reject];
    find.mockReturnValueOnce(promise);
  });

  test('does not open when the visitor has clicked another link since', async () => {
    navigate('/contact');
    navigate('/service-areas');
    await pass(0);
    arrive(foundAt('/contact'));
    await pass(200);
    expect(shownPaths()).toEqual(['/service-areas']);
  });

  test('leaves the previous page and its address when the document can’t be fetched either', async () => {
    navigate('/contact');
    fail(new TypeError('offline'));
    await pass(0);
    expect(navigation.traverseTo).toHaveBeenCalledExactlyOnceWith('about');
    expect(onFailure).toHaveBeenCalledOnce();
    expect(show).not.toHaveBeenCalled();
  });

  test('does nothing when it fails after the visitor has gone elsewhere', async () => {
    navigate('/contact');
    navigate('/service-areas');
    fail(new TypeError('offline'));
    await pass(200);
    expect(loadDocument).not.toHaveBeenCalled();
    expect(onFailure).not.toHaveBeenCalled();
  });
});

test.each([
  [{ attempted: '/service-areas/pendleton' }, '/service-areas/pendleton'],
  [{ attempted: 7 }, '/404'],
  ['text', '/404'],
])(
  'Back to a replacement finds the unknown address in its entry of the history: %o',
  async (state, attempted) => {
    history.state = state;
    navigate('/404', { navigationType: 'traverse' });
    await pass(0);
    expect(find).toHaveBeenLastCalledWith('/404', attempted);
  },
);
