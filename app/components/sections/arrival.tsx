import type { Arrival as ArrivalRecord } from '#app/page-data/shared-parts.ts';

/** How soon: the figure large, with what it counts, between the words of its sentence. */
export function Arrival({
  arrival: { before, minutes, unit, after },
  inline = false,
}: {
  arrival: ArrivalRecord;
  /** Smaller, where other words are as large. */
  inline?: boolean;
}) {
  return (
    <p className={inline ? 'minutes minutes-inline' : 'minutes'}>
      <span className="block">{before}</span>{' '}
      <strong className="headline">
        {minutes}
        <small> {unit}</small>
      </strong>{' '}
      {after}
    </p>
  );
}
