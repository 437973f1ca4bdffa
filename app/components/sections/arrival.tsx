import type { Arrival as ArrivalRecord } from '#app/page-data/shared-parts.ts';

export function Arrival({ arrival: { before, minutes, unit, after } }: { arrival: ArrivalRecord }) {
  return (
    <p className="minutes">
      <span className="block">{before}</span>{' '}
      <strong className={minutes.startsWith('1') ? 'headline from-one' : 'headline'}>
        {minutes}
        <small> {unit}</small>
      </strong>{' '}
      {after}
    </p>
  );
}
