/**
 * The one inline script, the same on every page so that one hash in a Content-Security-Policy allows it.
 * It loads the app after the first paint, or at the visitor's first touch, key, scroll or pointer movement, whichever is
 * sooner; links, menus and the phone work before. A pointer that rests where the page appears "moves" by nothing: that is
 * no visitor's doing, and would put the app before the first paint.
 * The not-found document wakes up at once: the app may know its address.
 */
export function wakeUpScript(entry: string): string {
  return [
    '(()=>{let woken;const wake=()=>{if(!woken){woken=true;import("',
    entry,
    '")}};',
    'const act=({type,movementX,movementY})=>{if(type!=="pointermove"||movementX||movementY)wake()};',
    'for(const type of ["pointerdown","pointermove","touchstart","keydown","wheel"])',
    'addEventListener(type,act,{passive:true,capture:true});',
    '"fallback"in document.documentElement.dataset?wake():',
    'addEventListener("load",()=>setTimeout(()=>self.requestIdleCallback?requestIdleCallback(wake,{timeout:4000}):wake(),300))',
    '})()',
  ].join('');
}
