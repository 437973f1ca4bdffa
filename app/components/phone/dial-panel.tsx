import { X } from 'lucide';
import { dialPanel } from 'virtual:company/dialPanel';
import { site } from 'virtual:company/site';
import { useLayoutEffect, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import { loadAppStylesheet } from '#app/app-stylesheet.ts';
import { SaveNumber } from '#app/components/phone/save-number.tsx';
import { SiteContext } from '#app/components/site-context.ts';
import { Icon } from '#app/components/ui/icon.tsx';

/** Between the panel, its link and the window's edge, in pixels. */
const gap = 8;

let closeLast = () => {};

/** Shows the number beside a link that dials, with its QR code, and what to say. The link works as ever: a program may dial. */
export async function showDialPanel(link: HTMLElement) {
  if (dialPanel === null) return;
  // A document has only its own page's styles at first.
  await loadAppStylesheet();
  closeLast();
  const place = document.createElement('div');
  const root = createRoot(place);
  const listeners = new AbortController();
  const close = () => {
    const { activeElement } = document;
    // After a click on plain text, the body has the focus.
    const hasFocus = activeElement === document.body || place.contains(activeElement);
    listeners.abort();
    root.unmount();
    place.remove();
    if (hasFocus) link.focus({ preventScroll: true });
  };
  closeLast = close;
  // In the capture phase, no handler of what is clicked can stop the event first.
  const on = { capture: true, signal: listeners.signal };
  document.addEventListener(
    'click',
    ({ target }) => target instanceof Node && !place.contains(target) && close(),
    on,
  );
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && close(), on);
  document.body.append(place);
  root.render(<DialPanel {...dialPanel} link={link} close={close} />);
}

function DialPanel({
  whatToSay,
  closeNumber,
  link,
  close,
  ...saveNumber
}: NonNullable<typeof dialPanel> & { link: HTMLElement; close: () => void }) {
  const panel = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (panel.current === null) return;
    const { style, offsetWidth, offsetHeight } = panel.current;
    const { left, top, bottom } = link.getBoundingClientRect();
    const isRoomBelow = bottom + 2 * gap + offsetHeight < window.innerHeight;
    const end = document.documentElement.clientWidth - offsetWidth - gap;
    style.left = `${Math.max(gap, Math.min(left, end))}px`;
    style.top = `${Math.max(gap, isRoomBelow ? bottom + gap : top - gap - offsetHeight)}px`;
    panel.current.focus();
  }, [link]);
  return (
    <SiteContext value={site}>
      <div
        ref={panel}
        role="dialog"
        tabIndex={-1}
        aria-labelledby="dial-panel-number"
        aria-describedby="dial-panel-words"
        className="dial-panel"
      >
        <button type="button" aria-label={closeNumber} className="dial-panel-close" onClick={close}>
          <Icon icon={X} />
        </button>
        <p id="dial-panel-number" className="dial-panel-number headline">
          {site.phone.display}
        </p>
        <p id="dial-panel-words">{whatToSay}</p>
        <SaveNumber {...saveNumber} />
      </div>
    </SiteContext>
  );
}
