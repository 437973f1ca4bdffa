import { site } from '#app/site.ts';

const [firstWord, ...otherWords] = site.brand.split(' ');

/** The brand: a sectional door with the tide at its foot, and the name in two lines. */
export function Logo() {
  return (
    <span className="flex items-center gap-3">
      <LogoMark />
      <span className="block leading-none">
        <span className="block headline text-xl leading-none">{firstWord}</span>{' '}
        <span className="mt-1 block text-xs font-medium tracking-wide">{otherWords.join(' ')}</span>
      </span>
    </span>
  );
}

/** The mark. Icons and pictures with text draw it from brand/identity.ts, whose test holds the two to the same path. */
function LogoMark() {
  return (
    <svg viewBox="0 0 32 32" className="size-9 shrink-0" fill="currentColor" aria-hidden="true">
      <path d="M2 23V10L16 2.5 30 10v13h-3V11.8L16 5.9 5 11.8V23zM8 12.5h16V16H8zM8 18h16v3.5H8zM2 26q2.8-3 5.6 0t5.6 0 5.6 0 5.6 0 5.6 0v3.2q-2.8-3-5.6 0t-5.6 0-5.6 0-5.6 0-5.6 0z" />
    </svg>
  );
}
