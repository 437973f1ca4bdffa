import { X } from 'lucide';
import { dialPanel as panelTexts } from 'virtual:company/dialPanel';
import { site } from 'virtual:company/site';
import { useLayoutEffect, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import { loadAppStylesheet } from '#app/app-stylesheet.ts';
import { SaveNumber } from '#app/components/phone/save-number.tsx';
import { SiteContext } from '#app/components/site-context.ts';
import { Icon } from '#app/components/ui/icon.tsx';

/** Between the panel, its link and the window's edge, in pixels. */
const gap = 8;

let closeOpenPanel = () => {}; // Harmless after the panel was closed: the next one takes the focus.

/** Shows the number beside a clicked telephone link, with its QR code and what to say. The link works, too: there may be a program that dials. */
export async function showDialPanel(link: HTMLElement) {
  if (panelTexts === null) return; // The company has none.
  // A document has only its own page's styles at first.
  await loadAppStylesheet();
  closeOpenPanel();
  const wrapper = document.createElement('div');
  const root = createRoot(wrapper);
  const listeners = new AbortController();
  const close = () => {
    const { activeElement } = document;
    // After a click on plain text, nothing has the focus. The link gets it, so that Tab continues from there.
    const focusWouldBeLost = activeElement === document.body || wrapper.contains(activeElement);
    listeners.abort();
    root.unmount();
    wrapper.remove();
    if (focusWouldBeLost) link.focus({ preventScroll: true });
  };
  closeOpenPanel = close;
  // In the capture phase, no handler of what is clicked can stop the event first.
  const on = { capture: true, signal: listeners.signal };
  document.addEventListener(
    'click',
    ({ target }) => target instanceof Node && !wrapper.contains(target) && close(),
    on,
  );
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && close(), on);
  document.body.append(wrapper);
  root.render(<DialPanel {...panelTexts} link={link} close={close} />);
}

function DialPanel({
  whatToSay,
  closeNumber: closeLabel,
  link,
  close,
  ...saveNumberWords
}: NonNullable<typeof panelTexts> & { link: HTMLElement; close: () => void }) {
  const panel = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (panel.current === null) return;
    const { style, offsetWidth, offsetHeight } = panel.current;
    const { left, top, bottom } = link.getBoundingClientRect();
    const isRoomBelow = bottom + 2 * gap + offsetHeight < window.innerHeight;
    const maxLeft = document.documentElement.clientWidth - offsetWidth - gap;
    style.left = `${Math.max(gap, Math.min(left, maxLeft))}px`;
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
        className="dial-panel z-50 [position:fixed] w-[min(23rem,100%-1rem)] rounded-sm hairline border-rule bg-page p-5"
      >
        <button
          type="button"
          aria-label={closeLabel}
          className="float-right -mt-3 -mr-3 grid size-11 cursor-pointer place-items-center"
          onClick={close}
        >
          <Icon icon={X} />
        </button>
        <p id="dial-panel-number" className="headline text-[min(2.25rem,10vw)] whitespace-nowrap select-all">
          {site.phone.display}
        </p>
        <p id="dial-panel-words">{whatToSay}</p>
        <SaveNumber {...saveNumberWords} />
      </div>
    </SiteContext>
  );
}
