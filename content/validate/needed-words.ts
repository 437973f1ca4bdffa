import { textsIn } from '#content/texts-in.ts';
import { claimPlaceholder } from '#app/template.ts';
import { valueAt } from '#content/problem.ts';
import type { Rule } from '#content/validate/rule.ts';

type RecordKey = 'labels' | 'home' | 'about' | 'contact' | 'offline' | 'areaPage' | 'guidesPage';

/** Texts and files that are needed only because of what other records say. */
export const neededWords: Rule = function* ({ company, folder, fileOf }) {
  const { business, services, safety, answers, areas, emergencyBanner } = company;
  const emergency = services.find((service) => service.emergency);
  const local = areas.find(({ facts = [] }) => facts.length > 0);
  const undated = areas.find(({ facts = [] }) => facts.some(({ source }) => source.date === undefined));
  const hasClaim = textsIn(company).some(({ text }) => text.includes(`{${claimPlaceholder}}`));
  const tools = new Set(company.guides.flatMap(({ sections }) => sections.map(({ tool }) => tool)));
  /** Why texts are needed, if they are, and in which fields. */
  const needs: [why: string | false | undefined, ...fields: `${RecordKey}.${string}`[]][] = [
    [emergency && `"${emergency.name}" is an emergency service`, 'labels.emergency'],
    [business.license && 'business.yaml holds a license', 'labels.footer.license'],
    [emergencyBanner && 'sections/ holds an emergency banner', 'home.emergency', 'about.emergency'],
    [safety.length > 0 && 'there are topics in safety/', 'offline.safety'],
    [answers.length > 0 && 'there are answers in answers/', 'contact.answers', 'areaPage.answers'],
    [local && `areas/${local.slug}.yaml holds facts`, 'areaPage.factsHeading', 'areaPage.source'],
    [undated && `a source in areas/${undated.slug}.yaml has no date`, 'areaPage.undatedSource'],
    [company.guides.some(({ group }) => group) && 'a guide has a group', 'guidesPage.groups'],
    [tools.has('springYears') && 'a guide has this tool', 'guidesPage.springYears'],
    [tools.has('whichSpring') && 'a guide has this tool', 'guidesPage.whichSpring'],
    [hasClaim && `a text contains {${claimPlaceholder}}`, `labels.${claimPlaceholder}`],
  ];
  for (const [why, ...fields] of needs)
    for (const path of why ? fields : []) {
      const [key, ...field] = path.split('.') as [RecordKey, ...string[]]; // By the type of `needs`.
      const record = company[key];
      // The offline page's record is optional, and its text is needed only if it is there.
      if (record === undefined || valueAt<unknown>(record, field) !== undefined) continue;
      const message = `is missing, but needed: ${why}`;
      const remedy = 'write it; in the editor (npm run edit), the field says what it is for';
      yield { file: fileOf(record), field, message, remedy };
    }
  const { symptoms, specialHours, offers, reviews, jobs, team } = company;
  const { guides, guidesPage, timelyWords, jobsPage, safetyPage, problems: problemsPage } = company;
  const withHeading = [specialHours, offers, reviews, jobs, team].flat();
  const pages: [records: readonly object[], page: object | undefined, file: string, what: string][] = [
    [safety, safetyPage, 'pages/safety.yaml', 'topics in safety/'],
    [symptoms, problemsPage, 'pages/problems.yaml', 'symptoms in symptoms/'],
    [guides, guidesPage, 'pages/guides.yaml', 'guides in guides/'],
    [jobs, jobsPage, 'pages/jobs.yaml', 'jobs in jobs/'],
    [withHeading, timelyWords, 'sections/timely.yaml', 'special hours, offers, reviews, jobs or people'],
  ];
  for (const [records, page, file, what] of pages)
    if (records.length > 0 && page === undefined)
      yield {
        file: `${folder}/${file}`,
        field: [],
        message: `is missing, but needed: there are ${what}`,
        reason: 'none of them is shown without it',
        remedy: 'in the editor (npm run edit), choose “Add something else” and write its texts',
      };
  if (problemsPage !== undefined && symptoms.length === 0) {
    const remedy = 'add one in symptoms/, or remove this file';
    yield { file: fileOf(problemsPage), field: [], message: 'has no symptom to show', remedy };
  }
};
