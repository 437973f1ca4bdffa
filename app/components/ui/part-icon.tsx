import type { Service } from '#content/records.ts';

/**
 * What each job is about, drawn in line in a field of 48 by 40: the names are the record's (docs/specification.md#31-services),
 * the drawings show the part of the door.
 */
const drawings: Record<Service['icon'], string> = {
  // A torsion spring in two on its shaft, between its cones.
  Zap: 'M1 20h46M4 15h4v10H4zM40 15h4v10h-4zM10 14l2 12M13 14l2 12M16 14l2 12M19 14l2 12M29 14l-2 12M32 14l-2 12M35 14l-2 12M38 14l-2 12M24 5v5M20 6l2 4M28 6l-2 4',
  // An opener below the ceiling, its rail, its trolley and the arm to the door.
  Settings:
    'M1 4h46M31 4v5M41 4v5M27 9h18v11H27zM2 14h25M31 20c0 5 10 5 10 0M10 11h7v6h-7zM13 17L5 30M5 30v8M2 30h6M34 14h4',
  // A new door in a new house.
  Home: 'M3 37V17L24 4l21 13v20M1 37h46M9 37V20h30v17M9 25.5h30M9 31h30M16.5 20v17M24 20v17M31.5 20v17',
  // A roller on its stem in a hinge, and a drop for it.
  Wrench:
    'M4 6h9v24H4zM8.5 11a1 1 0 1 0 .1 0zM8.5 24a1 1 0 1 0 .1 0zM13 16h12.3M13 20h12.3M33 10a8 8 0 1 0 .1 0zM33 15.5a2.5 2.5 0 1 0 .1 0zM33 29c2 2.5 3.5 4 3.5 5.8a3.5 3.5 0 0 1-7 0c0-1.8 1.5-3.3 3.5-5.8z',
  // A cable from its drum to the bottom bracket.
  Square:
    'M20 3a10 10 0 1 0 .1 0zM20 6.5a6.5 6.5 0 1 0 .1 0zM20 11a2 2 0 1 0 .1 0zM30 13v18M27 31h6l5 6H22zM30 34.5a.5.5 0 1 0 .1 0zM14 37h28M3 13h7',
  // The door that goes, dented, beside the one that comes.
  RefreshCw:
    'M1 37h46M3 37V8h18v29M3 15h18M3 22.5h18M3 30h18M8 26l3-2 2 4 4-3M27 37V8h18v29M27 15h18M27 22.5h18M27 30h18M30 10.5h5v2.5h-5zM37 10.5h5v2.5h-5z',
};

/** The part that a service is about, beside words that say the same: assistive technology skips it. */
export function PartIcon({ name }: { name: Service['icon'] }) {
  return (
    <svg viewBox="0 0 48 40" width={48} height={40} aria-hidden="true" className="symptom-sign">
      <path d={drawings[name]} />
    </svg>
  );
}
