/** Where the message stands, which is a popover. Its address is known without React: the page's inline script shows it, too. */
export const noConnectionId = 'no-connection';

/** Says that a page can't be had, with the number, and leaves the one that is open. */
export function showNoConnection() {
  const message = document.getElementById(noConnectionId);
  // Browsers without popovers have a dialog of their own for words.
  if (message?.togglePopover) message.togglePopover(true);
  else alert(message?.textContent);
}
