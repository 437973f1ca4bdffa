import { CallBlock } from '#app/components/phone/call-block.tsx';
import { Link } from '#app/components/links/link.tsx';
import type { EmergencyBanner as EmergencyBannerRecord } from '#app/page-data/shared-parts.ts';

export function EmergencyBanner({
  banner: { heading, text, more, problems, picture },
}: {
  banner: EmergencyBannerRecord;
}) {
  const ways = (
    <ul className="mt-4">
      {[more, problems].map((link) =>
        link === undefined ? null : (
          <li key={link.path}>
            <Link to={link.path} className="inline-block py-2 underline">
              {link.name}
            </Link>
          </li>
        ),
      )}
    </ul>
  );
  return (
    <CallBlock
      id="emergency"
      placement="emergency"
      heading={heading}
      text={text}
      picture={picture}
      below={ways}
    />
  );
}
