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
  const { specialHours, offers, reviews, jobs, team, timelyWords, jobsPage } = company;
  const changing = [specialHours, offers, reviews, jobs, team].flat();
  const shownBy: [shown: readonly object[], by: object | undefined, file: string, what: string][] = [
    [safety, safetyPage, 'pages/safety.yaml', 'topics in safety/'],
    [symptoms, problems, 'pages/problems.yaml', 'symptoms in symptoms/'],
    [jobs, jobsPage, 'pages/jobs.yaml', 'jobs in jobs/'],
    [changing, timelyWords, 'sections/timely.yaml', 'jobs, offers or the like whose words it holds'],
  ];
  for (const [shown, by, file, what] of shownBy)
    if (shown.length > 0 && by === undefined)
      yield {
        file: `${folder}/${file}`,
        field: [],
        message: `is missing, and there are ${what}`,
        reason: 'nothing of them is shown without it',
        remedy: 'copy the one of another company',
      };
  if (problems !== undefined && symptoms.length === 0) {
    const remedy = 'write one in symptoms/, or take this file away';
    yield { file: fileOf(problems), field: [], message: 'has no symptom to show', remedy };
  }
};
