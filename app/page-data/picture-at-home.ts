import type { Company } from '#content/collections.ts';
import { type Picture, pictureOfService, shownPicture } from '#content/pictures.ts';
import type { Service } from '#content/records.ts';

/** That of a service where the company is at home, if it has one there: its own is on enough pages. */
export function pictureAtHome(service: Service, company: Company): Picture {
  const { baseArea: slug } = company.business;
  const there = company.servicesInAreas.find((pair) => pair.area === slug && pair.service === service.slug);
  return shownPicture(pictureOfService(service, there && { slug, alt: there.picture.alt }), company);
}
