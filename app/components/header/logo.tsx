import { useSite } from '#app/components/site-context.ts';

/** The brand: its mark, and the name in two lines, or in one if there is no more of it than its short name. */
export function Logo() {
  const { brand, shortName, mark } = useSite();
  const rest = brand.startsWith(`${shortName} `) ? brand.slice(shortName.length + 1) : brand;
  return (
    <span className="logo">
      <svg
        viewBox="0 0 32 32"
        width={36}
        height={36}
        className="shrink-0"
        fill="currentColor"
        aria-hidden="true"
      >
        <path d={mark} />
      </svg>
      <span className="block">
        <span className="logo-name headline">{shortName}</span>
        {brand === shortName ? null : (
          <>
            {' '}
            <span className="logo-rest">{rest}</span>
          </>
        )}
      </span>
    </span>
  );
}
