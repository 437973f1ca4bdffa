/** A garage door that hangs crooked in its opening, on a house with this number. */
export function JammedDoor({ number }: { number: string }) {
  return (
    <svg viewBox="0 0 480 330" width={240} className="icon h-auto w-3/5 lg:w-full" aria-hidden="true">
      <path d="M60 328V130L240 30 420 130V328z" fill="var(--color-band)" />
      <path d="M0 328H480M24 150 240 30 456 150" strokeWidth={6} />
      <path d="M126 328V172H354V328z" className="fill-doorway" />
      <path d="M127 180 353 174V300L127 327z" fill="var(--color-page)" />
      <path d="M127 217 353 205M127 254 353 237M127 290 353 268M183 179V320M240 177V313M297 176V306" />
      <path d="M364 176h46v30h-46z" fill="currentColor" />
      <text x="387" y="197.5" textAnchor="middle" fill="var(--color-page)" stroke="none" className="headline">
        {number}
      </text>
    </svg>
  );
}
