import { MapPin, Phone } from 'lucide';
import type { ReactNode } from 'react';
import { Logo } from '#app/components/header/logo.tsx';
import { useSite } from '#app/components/site-context.ts';
import { ExternalLink } from '#app/components/links/external-link.tsx';
import { Icon } from '#app/components/ui/icon.tsx';
import { Link } from '#app/components/links/link.tsx';
import { type Link as LinkRecord, mapUrl, paths } from '#app/paths.ts';
import { fill } from '#app/template.ts';

/** The same on every page. The year is the copyright line's. */
export function Footer({ year }: { year: number }) {
  const { labels, phone, services, areas, legalName, license, hours, jobs, footerLinks } = useSite();
  const { navigation, footer: texts } = labels;
  return (
    <footer className="night bg-night text-on-night" data-placement="footer">
      <div className="footer-parts contained">
        <div className="footer-company">
          <div className="logo">
            <Logo />
          </div>
          <p className="mt-3 text-sm text-on-night-muted">{texts.blurb}</p>
          <p className="mt-2 flex items-center gap-2 text-sm">
            <Icon icon={MapPin} className="size-4" />
            {texts.place}
          </p>
          <a href={phone.href} aria-label={labels.call} className="footer-link headline whitespace-nowrap">
            <Icon icon={Phone} className="size-5" />
            {phone.display}
          </a>
          <p className="text-sm">{hours}</p>
        </div>
        <FooterList heading={texts.quickLinks.heading}>
          <FooterLink name={navigation.home} path={paths.home} />
          <FooterLink name={texts.quickLinks.about} path={paths.about} />
          <FooterLink name={navigation.services} path={paths.services} />
          <FooterLink name={navigation.coverage} path={paths.coverage} />
          <FooterLink name={texts.quickLinks.contact} path={paths.contact} />
          {jobs === undefined ? null : <FooterLink {...jobs} />}
        </FooterList>
        <FooterList heading={texts.services}>
          {services.map((service) => (
            <FooterLink key={service.path} {...service} />
          ))}
        </FooterList>
        <FooterList heading={texts.areas} columns>
          {areas.map(({ map, ...area }) => (
            <FooterLink key={area.path} {...area}>
              {map === undefined ? (
                <span className="footer-pin" />
              ) : (
                <ExternalLink
                  href={mapUrl(map)}
                  aria-label={fill(texts.mapPin, { area: area.name })}
                  className="footer-pin"
                />
              )}
            </FooterLink>
          ))}
        </FooterList>
      </div>
      <div className="footer-end">
        <div className="contained">
          {footerLinks.length > 0 && (
            <p className="flex gap-x-6">
              {footerLinks.map(({ name, path }) => (
                <Link key={path} to={path} className="footer-link">
                  {`${name} `}
                </Link>
              ))}
            </p>
          )}
          <p className="footer-legal">
            {[fill(texts.copyright, { year: String(year) }), legalName, license, texts.pictures]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </div>
      </div>
    </footer>
  );
}

/** Collapsed on phones; open below a heading from tablets on (footer.css). */
function FooterList({
  heading,
  columns = false,
  children,
}: {
  heading: string;
  columns?: boolean;
  children: ReactNode;
}) {
  return (
    <div className="footer-list">
      <h2 className="footer-heading headline">{heading}</h2>
      <details className="footer-disclosure">
        <summary className="footer-summary disclosure-mark">{heading}</summary>
        <ul className={columns ? 'footer-columns' : undefined}>{children}</ul>
      </details>
    </div>
  );
}

function FooterLink({ name, path, children }: LinkRecord & { children?: ReactNode }) {
  return (
    <li className="footer-item">
      <Link to={path} className="footer-link">
        {name}
      </Link>
      {children}
    </li>
  );
}
