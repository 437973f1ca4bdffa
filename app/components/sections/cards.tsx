import { Picture } from '#app/components/ui/picture.tsx';
import { useSite } from '#app/components/site-context.ts';
import { Link } from '#app/components/links/link.tsx';
import type { ServiceCard } from '#app/page-data/shared-parts.ts';

/** Services in a row, with links of their own words (`more`); or all of them, whose names are links, emergencies first on phones and, twice as wide, where four are in a row. */
export function ServiceCards({ cards, more }: { cards: ServiceCard[]; more?: string }) {
  const { labels, phone } = useSite();
  return (
    <ul
      className={`grid gap-x-8 gap-y-6 ${more ? 'sm:grid-cols-3' : 'sm:grid-cols-2 sm:gap-y-10 lg:grid-cols-3 @min-[70rem]:grid-cols-4'}`}
    >
      {cards.map(({ path, name, emergency, text, picture }) => {
        const isLarge = emergency && !more;
        return (
          <li
            key={path}
            className={`card service-card ${isLarge ? 'max-sm:order-first @min-[70rem]:order-first @min-[70rem]:col-span-2' : 'service-card-beside'}`}
          >
            <Picture
              picture={picture}
              size={isLarge ? 'halves' : 'thumbnail'}
              className="card-picture rounded-sm"
            />
            <h3 className="headline text-xl">
              {more ? (
                name
              ) : (
                <Link to={path} className="card-heading-link">
                  {name}
                </Link>
              )}
            </h3>
            <p>{text}</p>
            {more || emergency ? (
              <p className="mt-1 flex flex-wrap gap-3 text-[1rem]/[1.6] semibold">
                {emergency && (
                  <span className={`emergency-tag ${more ? 'w-full' : ''}`}>{labels.emergency}</span>
                )}{' '}
                {more && (
                  <Link to={path} className="card-link text-link">
                    {more}
                    <span className="sr-only">{`: ${name}`}</span>
                  </Link>
                )}{' '}
                {emergency && (
                  <a href={phone.href} className="card-call text-link">
                    {labels.call}
                  </a>
                )}
              </p>
            ) : null}
          </li>
        );
      })}
    </ul>
  );
}
