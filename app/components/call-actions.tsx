import { Phone } from 'lucide';
import { ButtonLink } from '#app/components/ui/button-link.tsx';
import { Icon } from '#app/components/ui/icon.tsx';
import { phoneDisplay, phoneHref } from '#app/site.ts';

/** The number as a button, and "Get Free Quote" beside it, which dials too. */
export function CallActions({
  call,
  quote,
  quoteName,
}: {
  /** The phone button's words for a number. */
  call: (number: string) => string;
  quote?: string;
  quoteName?: string;
}) {
  return (
    <>
      <ButtonLink look="call" to={phoneHref}>
        <Icon icon={Phone} className="size-5" />
        {call(phoneDisplay)}
      </ButtonLink>
      {quote === undefined ? null : (
        <ButtonLink look="quiet" to={phoneHref} name={quoteName}>
          {quote}
        </ButtonLink>
      )}
    </>
  );
}
