import { CallActions } from '#app/components/call-actions.tsx';
import { Link } from '#app/components/ui/link.tsx';
import { Picture } from '#app/components/ui/picture.tsx';
import type { EmergencyBanner as EmergencyBannerRecord } from '#app/content/to-pages/page-data.ts';

/** A picture at night, and the number that is answered then. */
export function EmergencyBanner({
  banner: { heading, text, more, problems, picture },
}: {
  banner: EmergencyBannerRecord;
}) {
  return (
    <section
      className="night split split-reversed bg-deep text-on-night"
      aria-labelledby="emergency"
      data-placement="emergency"
    >
      <div className="split-text flex flex-col justify-center py-12 lg:min-h-[30rem] lg:py-16">
        <h2 id="emergency" className="headline text-3xl text-balance">
          {heading}
        </h2>
        <p className="mt-4 measure text-lg text-on-night-muted">{text}</p>
        <div className="mt-8 calls">
          <CallActions />
        </div>
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
      </div>
      <div className="split-picture">
        <Picture picture={picture} size="half" className="lg:absolute lg:inset-0 lg:h-full" />
      </div>
    </section>
  );
}
