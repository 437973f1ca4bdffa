import { Phone } from 'lucide';
import { useSite } from '#app/components/site-context.ts';
import { Icon } from '#app/components/ui/icon.tsx';

/** The round button at the foot of every page. It dials, and shows its words on hover and on keyboard focus. */
export function PhoneButton() {
  const { phone, labels } = useSite();
  const { phoneButton: words } = labels;
  return (
    <aside aria-label={words.landmark} className="phone-button-place" data-placement="dock">
      <a href={phone.href} aria-label={words.name} className="phone-button">
        <Icon icon={Phone} className="size-6 shrink-0" />
        <span className="phone-button-text">
          <span>{words.text}</span>
        </span>
      </a>
    </aside>
  );
}
