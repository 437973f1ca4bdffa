import { Picture } from '#app/components/ui/picture.tsx';
import { useSite } from '#app/components/site-context.ts';
import { Link } from '#app/components/links/link.tsx';
import type { ServiceCard } from '#app/page-data/shared-parts.ts';

/** Services in a row, with links of their own words (`more`); or all of them in two rows, emergencies first, whose names are links. */
export function ServiceCards({ cards, more }: { cards: ServiceCard[]; more?: string }) {
  const { labels, phone } = useSite();
  return (
    <ul
      className={`grid items-baseline gap-x-8 ${more ? 'gap-y-6 sm:grid-cols-3' : 'gap-y-8 sm:grid-cols-2 lg:grid-cols-4 lg:gap-y-16'}`}
    >
      {cards.map(({ path, name, emergency, text, picture }, index) => (
        <li
          key={path}
          className={`service-card ${more ? 'service-card-beside' : emergency ? 'order-first lg:col-span-2' : 'service-card-beside service-row'}`}
        >
          <Picture
            picture={picture}
            size={emergency && !more ? 'card' : 'thumbnail'}
            // Where phones don't show the opening's picture, this is the first on their screen.
            first={more === undefined && index === 0}
            className="card-picture"
          />
          <h3
            className={`headline text-xl ${more ? '' : 'service-name disclosure-mark max-sm:text-[min(1.375rem,11vw)] lg:text-[min(1.5rem,2.3vw)]'}`}
          >
            {more ? (
              name
            ) : (
              <Link to={path} className="card-link hover:underline">
                {name}
              </Link>
            )}
          </h3>
          <p>{text}</p>
          {more || emergency ? (
            <p className="mt-2 flex flex-wrap gap-3 text-[1rem]/[1.6] semibold">
              {emergency && (
                <span className={`urgency flex items-center gap-2 text-sm ${more ? 'w-full' : ''}`}>
                  {labels.emergency}
                </span>
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
      ))}
    </ul>
  );
}
