import { ArrowRight, Phone } from 'lucide';
import { Picture } from '#app/components/ui/picture.tsx';
import { useSite } from '#app/components/site-context.ts';
import { Icon } from '#app/components/ui/icon.tsx';
import { Link } from '#app/components/links/link.tsx';
import type { ServiceCard } from '#app/page-data/shared-parts.ts';

export function ServiceCards({ cards, more }: { cards: ServiceCard[]; more: string }) {
  const { labels, phone } = useSite();
  return (
    <ul
      className={`grid gap-x-8 gap-y-12 lg:grid-cols-3 ${cards.length === 3 ? 'sm:grid-cols-3' : 'sm:grid-cols-2'}`}
    >
      {cards.map((card) => (
        <li key={card.path} className="card group relative flex flex-col">
          <div className="overflow-hidden rounded-sm">
            <Picture picture={card.picture} size="third" className="card-picture" />
          </div>
          <h3 className="mt-5 headline text-xl">{card.name}</h3>
          {card.emergency ? (
            // In the corner of the picture, so that the texts of a row are aligned.
            <p className="absolute top-0 right-0 m-4 rounded-sm bg-night px-4 text-sm semibold text-on-night">
              {labels.emergency}
            </p>
          ) : null}
          <p className="mt-2 text-muted">{card.text}</p>
          <p className="mt-auto flex flex-wrap min-h-14 items-center gap-x-6 pt-3">
            <Link to={card.path} className="card-link text-link inline-flex items-center gap-1.5 semibold">
              <span>
                {more}
                <span className="sr-only">{`: ${card.name}`}</span>
              </span>
              <Icon icon={ArrowRight} className="size-4" />
            </Link>{' '}
            {card.emergency ? (
              <a href={phone.href} aria-label={labels.call} className="card-call">
                <Icon icon={Phone} className="size-4" />
                {phone.display}
              </a>
            ) : null}
          </p>
        </li>
      ))}
    </ul>
  );
}
