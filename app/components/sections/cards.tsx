import { Picture } from '#app/components/ui/picture.tsx';
import { useSite } from '#app/components/site-context.ts';
import { Link } from '#app/components/links/link.tsx';
import type { ServiceCard } from '#app/page-data/shared-parts.ts';

export function ServiceCards({ cards, more }: { cards: ServiceCard[]; more: string }) {
  const { labels, phone } = useSite();
  const isRow = cards.length === 3;
  return (
    <ul
      className={`grid gap-x-8 gap-y-5 sm:gap-y-10 lg:grid-cols-3 ${isRow ? 'sm:grid-cols-3' : 'sm:grid-cols-2'}`}
    >
      {cards.map((card) => (
        <li
          key={card.path}
          className={`card relative ${card.emergency && !isRow ? 'urgent-card' : 'picture-card'}`}
        >
          <Picture picture={card.picture} size="thumbnail" className="card-picture rounded-sm" />
          <div className="service-card-words">
            <h3 className="headline text-lg sm:text-xl">{card.name}</h3>
            {card.emergency ? <p className="service-card-badge">{labels.emergency}</p> : null}
            <p className="service-card-text">{card.text}</p>
            <p className="service-card-links semibold">
              <Link to={card.path} className="card-link text-link">
                {more}
                <span className="sr-only">{`: ${card.name}`}</span>
              </Link>{' '}
              {card.emergency ? (
                <a href={phone.href} className="card-call text-link">
                  {labels.call}
                </a>
              ) : null}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
