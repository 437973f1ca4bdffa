/** Where the page's inline script finds the message, which is a popover, without bringing React along. */
export const noConnectionId = 'no-connection';
