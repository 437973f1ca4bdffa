import type { IconNode } from 'lucide';
import { Icon } from '#app/components/ui/icon.tsx';

/** What a service is about, beside words that say the same: an icon of the library, or the address of the company's own drawing. */
export function PartIcon({ icon }: { icon: string | IconNode }) {
  if (typeof icon !== 'string') return <Icon icon={icon} className="size-10 shrink-0" />;
  return (
    <svg viewBox="0 0 48 40" width={48} height={40} aria-hidden="true" className="icon symptom-sign">
      <use href={icon} />
    </svg>
  );
}
