import type { Arrival as ArrivalRecord } from '#app/page-data/shared-parts.ts';

export function Arrival({ arrival: { before, minutes, unit, after } }: { arrival: ArrivalRecord }) {
  return (
    <p className="minutes">
      <span className="block">{before}</span>{' '}
      {/* To the text's edge: a one has more room beside it than other figures. */}
      <strong className={`headline ${minutes.startsWith('1') ? '-ml-[0.12em]' : '-ml-[0.02em]'}`}>
        {minutes}
        <small> {unit}</small>
      </strong>{' '}
      {after}
    </p>
  );
}
