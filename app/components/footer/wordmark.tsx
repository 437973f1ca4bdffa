import type { Brand } from '#content/records.ts';

/** How wide a letter is on average, in heights of the drawing: enough room for any name. */
const letter = 0.5;
const height = 40;

/** A brand's logo, where we may show it; until then its name in our own type, set like all others, so that none looks like a logo. */
export function Wordmark({ name, logo }: Pick<Brand, 'name' | 'logo'>) {
  if (logo !== undefined) return <img src={logo.file} alt={name} loading="lazy" className="wordmark" />;
  return (
    <svg
      height={24}
      viewBox={`0 0 ${Math.ceil(name.length * letter * height)} ${height}`}
      role="img"
      aria-label={name}
      className="wordmark"
      fill="currentColor"
    >
      <text x="50%" y="29" textAnchor="middle" fontSize="32" className="headline">
        {name}
      </text>
    </svg>
  );
}
