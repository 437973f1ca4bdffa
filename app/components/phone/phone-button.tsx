import { Phone } from 'lucide';
import { useEffect } from 'react';
import { useSite } from '#app/components/site-context.ts';
import { Icon } from '#app/components/ui/icon.tsx';
import { useOwnArea } from '#app/components/own-area.ts';
import { storedText } from '#app/places/stored-area.ts';

/**
 * The round button at the foot of every page. It dials, and shows its words on hover and on keyboard focus. Where nothing
 * hovers, and on small screens, it lies in a dock at the lower edge, with its words and the number beside it, or, while the
 * hero's button is in sight, in the header.
 * In the dock, the minutes of the visitor's own area replace the words.
 * Its placement is also how a page of this site is told from a failing host's (app/site-page.ts).
 */
export function PhoneButton() {
  const { phone, labels } = useSite();
  const { phoneButton: texts } = labels;
  const own = useOwnArea();
  useEffect(() => {
    if (storedText() !== null)
      import('#app/components/place-lookup/place-lookup.tsx').then(
        ({ correctArea }) => correctArea(),
        () => {},
      );
  }, []);
  return (
    <aside aria-label={texts.landmark} className="phone-button-place" data-placement="dock">
      <a
        href={phone.href}
        aria-label={own === undefined ? texts.name : `${texts.name}, ${own.dock}`}
        className="phone-button"
      >
        <span className="phone-button-round">
          <Icon icon={Phone} />
        </span>
        <span className="phone-button-text">
          <span className="own-dock">{own?.dock}</span>
          <span>{texts.text}</span>
        </span>{' '}
        <span className="phone-button-number">{phone.display}</span>
      </a>
    </aside>
  );
}
