/**
 * The one inline script, the same on every page so that one hash in a Content-Security-Policy allows it.
 * It loads the app after the first paint, or at the visitor's first touch, key or scroll, whichever is sooner;
 * links, menus and the phone work before. The not-found document wakes up at once: the app may know its address.
 */
export function wakeUpScript(entry: string): string {
  return [
    '(()=>{let woken;const wake=()=>{if(!woken){woken=true;import("',
    entry,
    '")}};',
    'for(const type of ["pointerdown","pointerover","touchstart","keydown","wheel"])',
    'addEventListener(type,wake,{once:true,passive:true,capture:true});',
    '"fallback"in document.documentElement.dataset?wake():',
    'addEventListener("load",()=>setTimeout(()=>self.requestIdleCallback?requestIdleCallback(wake,{timeout:4000}):wake(),300))',
    '})()',
  ].join('');
}
