import { AllProblems } from '#app/components/door/all-problems.tsx';
import { Finder } from '#app/components/door/finder.tsx';
import { LocalSymptom } from '#app/components/door/local-symptom.tsx';
import { ServiceParts } from '#app/components/door/service-parts.tsx';
import type { DoorPart as Part } from '#app/page-data/problems-page.ts';

export function DoorPart({ part }: { part: Part }) {
  switch (part.show) {
    case 'finder':
      return <Finder {...part} />;
    case 'all':
      return <AllProblems {...part} />;
    case 'service':
      return <ServiceParts {...part} />;
    case 'symptom':
      return <LocalSymptom {...part} />;
  }
}
