/** Runs in the page while developing: shows what is wrong in the content, in an element apart from the page's styles. */
import type { Message, Messages } from '#build/plugins/check-messages/check-messages.ts';

const styles = `
  details {
    position: fixed; inset: auto 1rem 1rem; z-index: 2147483647; max-height: 70vh; overflow: auto;
    color: #fff; background: #2b1416; border-radius: 8px; box-shadow: 0 4px 24px #0008;
    font: 15px/1.5 system-ui, sans-serif;
  }
  summary { padding: 0.75rem 1rem; font-weight: 700; cursor: pointer; }
  ol { margin: 0; padding: 0 1rem 1rem 2.5rem; }
  li { margin-block: 0.75rem; }
  p { margin: 0; }
  code, pre { margin: 0; color: #ffd7a8; font: 13px/1.4 ui-monospace, monospace; }
`;

// What the plugin answers with.
const found = (await (await fetch('/@check/messages.json')).json()) as Messages;
if (found.messages.length > 0) document.documentElement.append(panel(found));

function panel({ counts, messages }: Messages): HTMLElement {
  const host = document.createElement('check-messages');
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  root.adoptedStyleSheets = [sheet];
  const details = element('details', [
    element('summary', [`In the content: ${counts}`]),
    element('ol', messages.map(item)),
  ]);
  details.toggleAttribute(
    'open',
    messages.some(({ severity }) => severity === 'error'),
  );
  root.append(details);
  return host;
}

function item({ place, wrong, excerpt, reason, remedy }: Message): HTMLElement {
  return element('li', [
    element('code', [place]),
    element('p', [`${wrong}.`]),
    ...(excerpt === undefined ? [] : [element('pre', [excerpt])]),
    ...(reason === undefined ? [] : [element('p', [`Why: ${reason}.`])]),
    element('p', [`Do: ${remedy}.`]),
  ]);
}

function element(name: string, children: readonly (Node | string)[]): HTMLElement {
  const made = document.createElement(name);
  made.append(...children);
  return made;
}
