import { textsIn } from '#content/texts-in.ts';
import { linkedClaim } from '#app/template.ts';
import { valueAt } from '#content/problem.ts';
import type { Rule } from '#content/validate/rule.ts';

type Key = 'labels' | 'home' | 'about' | 'contact' | 'offline' | 'servicePage' | 'areaPage' | 'problems';

/** Words that a record needs only because of what another record says. */
export const neededWords: Rule = function* ({ company, folder, fileOf }) {
  const { business, services, safety, answers, areas, emergencyBanner, symptoms, problems, safetyPage } =
    company;
  const emergency = services.find((service) => service.emergency);
  const facts = areas.flatMap((area) => area.facts ?? []);
  const namesClaim = textsIn(company).some(({ text }) => text.includes(`{${linkedClaim}}`));
  const needs: [because: boolean, why: string, ...fields: `${Key}${string}`[]][] = [
    [emergency !== undefined, `"${emergency?.name}" is an emergency service`, 'labels.emergency'],
    [business.license !== undefined, 'business.yaml holds a license', 'labels.footer.license'],
    [
      emergencyBanner !== undefined,
      'there is a banner about emergencies in sections/',
      'home.emergency',
      'about.emergency',
    ],
    [safety.length > 0, 'there are topics in safety/', 'offline.safety'],
    [answers.length > 0, 'there are answers in answers/', 'contact.answers', 'areaPage.answers'],
    [facts.length > 0, 'an area has facts from public record', 'areaPage.factsHeading', 'areaPage.source'],
    [
      facts.some(({ source }) => source.date === undefined),
      'the source of an area’s fact bears no date',
      'areaPage.undatedSource',
    ],
    [namesClaim, `a text names {${linkedClaim}}`, `labels.${linkedClaim}`],
  ];
  for (const [because, why, ...fields] of needs)
    for (const path of because ? fields : []) {
      const [key, ...field] = path.split('.') as [Key, ...string[]];
      const record = company[key];
      if (record === undefined || valueAt<unknown>(record, field) !== undefined) continue;
      const message = `is missing, and ${why}`;
      yield { file: fileOf(record), field, message, remedy: 'write the words that say so' };
    }
  if (safety.length > 0 && safetyPage === undefined)
    yield {
      file: `${folder}/pages/safety.yaml`,
      field: [],
      message: 'is missing, and there are topics in safety/',
      remedy: 'write the page that shows them',
    };
  const { specialHours, offers, reviews, jobs, team, timelyWords, jobsPage } = company;
  const isWordless =
    timelyWords === undefined && [specialHours, offers, reviews, jobs, team].some(({ length }) => length > 0);
  for (const [isMissing, file] of [
    [isWordless, 'sections/timely.yaml'],
    [jobsPage === undefined && jobs.length > 0, 'pages/jobs.yaml'],
  ] as const)
    if (isMissing)
      yield {
        file: `${folder}/${file}`,
        field: [],
        message: 'is missing, and there are jobs, offers or the like whose words it holds',
        reason: 'nothing of them is shown without it',
        remedy: 'copy the one of another company',
      };
  // Symptoms need the page that shows them, and that page needs symptoms.
  if ((problems === undefined) !== (symptoms.length === 0))
    yield {
      file: `${folder}/pages/problems.yaml`,
      field: [],
      message: problems ? 'has no symptom to show' : 'is missing, and there are symptoms in symptoms/',
      remedy: problems ? 'write one in symptoms/, or take this file away' : 'write the page that shows them',
    };
};
