import { Phone } from 'lucide';
import { useSite } from '#app/components/site-context.ts';
import { ButtonLink } from '#app/components/links/button-link.tsx';
import { Icon } from '#app/components/ui/icon.tsx';

/** The number as a button; with `quote`, "Get Free Quote" beside it, which dials too. */
export function CallActions({
  quote = false,
  look = 'call',
}: {
  quote?: boolean;
  /** `quiet` where nothing is urgent. */
  look?: 'call' | 'quiet';
}) {
  const { phone, labels } = useSite();
  return (
    <>
      <ButtonLink look={look} to={phone.href}>
        <Icon icon={Phone} className="size-5" />
        {labels.call}
      </ButtonLink>{' '}
      {quote ? (
        <ButtonLink look="quiet" to={phone.href} name={labels.quoteByPhone}>
          {labels.quote}
        </ButtonLink>
      ) : null}
    </>
  );
}
