import { type ReactNode, startTransition, useLayoutEffect, useState } from 'react';
import { Router, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router';

/**
 * React Router's `<BrowserRouter useTransitions={false}>`, which in its own form brings the <Link>, <Form> and
 * prefetching of the framework mode: 3.6 kB compressed of 83 (docs/decisions/0011-first-javascript.md).
 * In a transition, which is React Router's default, a click is painted later (docs/decisions/0013-navigation.md). Only what
 * stays on its page is one: without it, React would throw away the markup of a tool whose script is still on its way.
 */
export function BrowserRouter({ children }: { children: ReactNode }) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }));
  const [entry, setEntry] = useState({ action: history.action, location: history.location });
  useLayoutEffect(() => {
    let { pathname } = history.location;
    return history.listen((next) => {
      const stays = next.location.pathname === pathname;
      pathname = next.location.pathname;
      if (stays) startTransition(() => setEntry(next));
      else setEntry(next);
    });
  }, [history]);
  return (
    <Router location={entry.location} navigationType={entry.action} navigator={history}>
      {children}
    </Router>
  );
}
