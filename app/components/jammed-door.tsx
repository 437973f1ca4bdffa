/** A garage door that hangs crooked in its opening, on a house with this number. */
export function JammedDoor({ number }: { number: string }) {
  return (
    <svg viewBox="0 0 480 330" className="jammed-door" aria-hidden="true">
      <path d="M0 328.5H480M60 328V132M420 328V132M24 150 240 30 456 150M126 328V172H354V328" />
      <path d="M126 328 354 300V328z" className="jammed-gap" />
      <path d="M127 180 353 174V300L127 327zM127 217 353 205M127 254 353 237M127 290 353 268M183 179V320M240 177V313M297 176V306" />
      <path d="M370 178h40v26h-40z" />
      <text x="390" y="197" textAnchor="middle" className="headline">
        {number}
      </text>
    </svg>
  );
}
