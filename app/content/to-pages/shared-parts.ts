import type { Company } from '#app/content/collections.ts';
import type { Service } from '#app/content/records.ts';
import type { EmergencyBanner, Picture, ServiceCard, TrustPanel } from '#app/content/to-pages/page-data.ts';
import { type Path, paths, servicePicture } from '#app/paths.ts';

/** A page's own picture. */
export function heroPicture(path: Path, { alt }: { alt: string }): Picture {
  return { name: `hero-${path === paths.home ? 'home' : path.slice(1)}`, alt };
}

/** A service's picture, or that of the service in an area. */
export function pictureOfService({ name, picture }: Service, area?: { slug: string; alt: string }): Picture {
  const { focus } = picture;
  return {
    name: servicePicture(name, area?.slug),
    alt: area?.alt ?? picture.alt,
    ...(focus === undefined ? {} : { focus }),
  };
}

export function serviceCard(service: Service): ServiceCard {
  const { slug, name, emergency, card } = service;
  return { name, path: paths.service(slug), emergency, text: card, picture: pictureOfService(service) };
}

/** The emergency banner, where the company has one. */
export function emergencyBanner({ emergencyBanner: banner }: Company): { emergencyBanner?: EmergencyBanner } {
  if (banner === undefined) return {};
  return { emergencyBanner: { ...banner, picture: { name: 'hero-emergency', alt: banner.picture.alt } } };
}

/** The trust panel, where the company has one, with the points that fit what the business has said of itself. */
export function trustPanel({ trustPanel: panel, business }: Company): { trustPanel?: TrustPanel } {
  if (panel === undefined) return {};
  const points = panel.points.filter(
    ({ onlyWith, onlyWithout }) =>
      (onlyWith === undefined || business[onlyWith] !== undefined) &&
      (onlyWithout === undefined || business[onlyWithout] === undefined),
  );
  return {
    trustPanel: {
      heading: panel.heading,
      lede: panel.lede,
      points: points.map(({ title, text, link }) => ({
        title,
        text,
        ...(link === undefined ? {} : { link }),
      })),
      namesInsurance: points.some(({ onlyWith }) => onlyWith === 'insurance'),
    },
  };
}
