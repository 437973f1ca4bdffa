import { Phone } from 'lucide';
import { useSite } from '#app/components/site-context.ts';
import { Icon } from '#app/components/ui/icon.tsx';

/**
 * The round button at the foot of every page. It dials, and shows its words on hover and on keyboard focus. Where nothing
 * hovers, and on small screens, it lies in a dock at the lower edge, with its words and the number beside it.
 * Its placement is also how a page of this site is told from a failing host's (app/site-page.ts).
 */
export function PhoneButton() {
  const { phone, labels } = useSite();
  const { phoneButton: texts } = labels;
  return (
    <aside aria-label={texts.landmark} className="phone-button-place" data-placement="dock">
      <a href={phone.href} aria-label={texts.name} className="phone-button">
        <span className="phone-button-round">
          <Icon icon={Phone} />
        </span>
        <span className="phone-button-text">
          <span>{texts.text}</span>
        </span>{' '}
        <span className="phone-button-number">{phone.display}</span>
      </a>
    </aside>
  );
}
