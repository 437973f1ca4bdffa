import { useSite } from '#app/components/site-context.ts';

/** The brand: its mark, and the name in two lines, or in one if there is no more of it than its short name. For an element with the class `logo`. */
export function Logo() {
  const { brand, shortName } = useSite();
  const rest = brand.startsWith(`${shortName} `) ? brand.slice(shortName.length + 1) : brand;
  return (
    <>
      <Mark size={36} className="shrink-0" />
      <span className="block">
        <span className="logo-name headline">{shortName}</span>
        {brand === shortName ? null : (
          <>
            {' '}
            <span className="logo-rest">{rest}</span>
          </>
        )}
      </span>
    </>
  );
}

export function Mark({ size, className }: { size: number; className: string }) {
  const attributes = { viewBox: '0 0 32 32', width: size, height: size, className, fill: 'currentColor' };
  return (
    <svg {...attributes} aria-hidden="true">
      <path d={useSite().mark} />
    </svg>
  );
}
