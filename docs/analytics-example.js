// Counts clicks on telephone links (docs/hosting.md#counting-calls): save it as company/public/analytics.js.
const address = '/calls';

document.addEventListener('call-click', ({ detail: { page, placement, tool } }) => {
  // A beacon arrives even though the page gives way to the dialer.
  navigator.sendBeacon(address, JSON.stringify({ page, placement, tool }));
});
