import drawings from '#app/components/ui/part-icons.svg?no-inline';
import type { Service } from '#content/records.ts';

/** The part that a service is about, beside words that say the same: assistive technology skips it. */
export function PartIcon({ name }: { name: Service['icon'] }) {
  return (
    <svg viewBox="0 0 48 40" width={48} height={40} aria-hidden="true" className="symptom-sign">
      <use href={`${drawings}#${name}`} />
    </svg>
  );
}
