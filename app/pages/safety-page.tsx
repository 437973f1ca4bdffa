import { Phone } from 'lucide';
import { ListOpening } from '#app/components/ui/list-opening.tsx';
import { ButtonLink } from '#app/components/links/button-link.tsx';
import { Icon } from '#app/components/ui/icon.tsx';
import { SafetyTopics } from '#app/components/tools.tsx';
import type { SafetyPage as Page } from '#app/page-data/main-pages.ts';

/** What to do in each kind of trouble until help comes. Here alone, another number comes before the company's. */
export function SafetyPage({
  content: { hero, emergencyCall, topics, emergency, call },
}: Pick<Page, 'content'>) {
  const emergencyButton = (
    <ButtonLink look="quiet" to={emergencyCall.path} className="bg-text text-page">
      <Icon icon={Phone} className="size-5" />
      {emergencyCall.name}
    </ButtonLink>
  );
  return (
    <ListOpening {...hero} className="columns-beside" call={emergencyButton} closing={call}>
      <SafetyTopics topics={topics} emergency={emergency} />
    </ListOpening>
  );
}
