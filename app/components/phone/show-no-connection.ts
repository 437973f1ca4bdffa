/** The id of the message, a popover. A constant, because the page's inline script shows it too. */
export const noConnectionId = 'no-connection';

export function showNoConnection() {
  const message = document.getElementById(noConnectionId);
  // Browsers without popovers show their own dialog.
  if (message?.togglePopover) message.togglePopover(true);
  else alert(message?.textContent);
}
