import { CallBlock } from '#app/components/phone/call-block.tsx';
import { LinkList } from '#app/components/links/link-list.tsx';
import type { EmergencyBanner as EmergencyBannerRecord } from '#app/page-data/shared-parts.ts';

export function EmergencyBanner({ banner: { moreLinks, ...banner } }: { banner: EmergencyBannerRecord }) {
  return (
    <CallBlock
      id="emergency"
      {...banner}
      below={<LinkList links={moreLinks} className="mt-4" linkClassName="inline-block py-2.5 underline" />}
    />
  );
}
