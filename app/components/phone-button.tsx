import { Phone } from 'lucide';
import { Icon } from '#app/components/ui/icon.tsx';
import type { labels } from '#app/content/labels.ts';
import { phoneHref } from '#app/site.ts';

/** The round button at the foot of every page. It dials, and shows its words on hover and on keyboard focus. */
export function PhoneButton({ words }: { words: (typeof labels)['phoneButton'] }) {
  return (
    <aside aria-label={words.landmark} className="phone-button-place">
      <a href={phoneHref} aria-label={words.name} className="phone-button">
        <Icon icon={Phone} className="size-6 shrink-0" />
        <span className="phone-button-text">
          <span>{words.text}</span>
        </span>
      </a>
    </aside>
  );
}
