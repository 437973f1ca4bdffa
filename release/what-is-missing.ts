interface OwnerFacts {
  phone: string;
  origin: string;
  legalName: string | undefined;
  license: { number: string; classification: string } | undefined;
  insurance: string | undefined;
  areaFactsConfirmed: boolean;
}

/** What keeps the site from being published, each with the reason and what to do. An empty list means nothing does. */
export function whatIsMissing(site: OwnerFacts): string[] {
  const facts = [
    {
      missing: site.phone.slice(5, 8) === '555',
      text: 'phone is a placeholder (a 555 number). Enter the number that customers call.',
    },
    {
      missing: site.origin.endsWith('.example'),
      text: 'origin is a placeholder (an .example address). Enter the address the site will have.',
    },
    {
      missing: site.legalName === undefined,
      text: 'legalName is missing. Enter the business name as registered with the state.',
    },
    {
      missing: site.license === undefined,
      text: 'license is missing. California requires the contractor’s license number in all advertising, websites included (B&P Code 7030.5).',
    },
    {
      missing: site.insurance === undefined,
      text: 'insurance is missing. The site says "insured", and saying so without naming the kind is a violation (B&P Code 7027.4).',
    },
    {
      missing: !site.areaFactsConfirmed,
      text: 'areaFactsConfirmed is false. Compare every area’s ZIP codes and response time in app/content/areas/ with the map (Fire Mountain’s 92026 is mostly Escondido, Tamarack’s 92081 is Vista), then set it to true.',
    },
  ];
  return facts.filter(({ missing }) => missing).map(({ text }) => text);
}
