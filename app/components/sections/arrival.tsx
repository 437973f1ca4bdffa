import type { Arrival as ArrivalRecord } from '#app/page-data/shared-parts.ts';

export function Arrival({ arrival: { before, minutes, unit, after } }: { arrival: ArrivalRecord }) {
  return (
    <p className="minutes">
      <span className="block">{before}</span>{' '}
      {/* To the text's edge: a one has more room beside it than other figures. */}
      <strong className={minutes.startsWith('1') ? 'headline -ml-[0.12em]' : 'headline'}>
        {minutes}
        <small> {unit}</small>
      </strong>{' '}
      {after}
    </p>
  );
}
