import { Phone } from 'lucide';
import type { ReactNode } from 'react';
import { useSite } from '#app/components/site-context.ts';
import { ButtonLink } from '#app/components/links/button-link.tsx';
import { Icon } from '#app/components/ui/icon.tsx';

/** The number as a button: `quiet` where nothing is urgent. */
export function CallButton({ look = 'call' }: { look?: 'call' | 'quiet' | undefined }) {
  const { phone, labels } = useSite();
  return (
    <ButtonLink look={look} to={phone.href}>
      <Icon icon={Phone} className="size-5" />
      {labels.call}
    </ButtonLink>
  );
}

/** The same in a row of its own, before the other ways on. */
export function CallActions({ className, children }: { className: string; children?: ReactNode }) {
  return (
    <div className={`${className} calls`}>
      <CallButton /> {children}
    </div>
  );
}
