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

function LogoMark() {
  return (
    <svg
      viewBox="0 0 32 32"
      className="size-9 shrink-0"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      aria-hidden="true"
    >
      <path d="M3 29V7.5L16 3l13 4.5V29" />
      <path d="M8 29V12h16v17" />
      <path d="M8 17h16M8 22h16" />
      <path d="M8 27c2-2 3.4-2 5.3 0s3.4 2 5.4 0 3.3-2 5.3 0" />
    </svg>
  );
}
