import type { Company } from '#content/collections.ts';
import { paths } from '#app/paths.ts';

export type Callout = NonNullable<ReturnType<typeof safetyCallout>>;

export function safetyCallout(
  { safety }: Company,
  callout: { heading: string; text: string; topics: readonly string[] } | undefined,
) {
  if (callout === undefined) return undefined;
  const { heading, text, topics } = callout;
  const links = safety
    .filter(({ slug }) => topics.includes(slug))
    .map(({ slug, name }) => ({ name, path: paths.safetyTopic(slug) }));
  return { heading, text, links };
}
