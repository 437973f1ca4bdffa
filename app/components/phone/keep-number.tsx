import { Check, Copy, UserRoundPlus } from 'lucide';
import { useState, useSyncExternalStore } from 'react';
import { useSite } from '#app/components/site-context.ts';
import { Icon } from '#app/components/ui/icon.tsx';
import type { ContactPage } from '#app/page-data/main-pages.ts';
import { paths } from '#app/paths.ts';

/** Ways to save the number: in the address book, on the clipboard, or with a phone's camera. */
export function KeepNumber({
  scan,
  save,
  copy,
  copied,
  notCopied,
  first,
  cut,
  code,
}: NonNullable<ContactPage['content']['keepNumber']>) {
  const { brand, phone, labels, license } = useSite();
  // Not while it is prerendered, nor without scripts, nor at an address that isn't secure.
  const canCopy = useSyncExternalStore(
    () => () => {},
    () => 'clipboard' in navigator,
    () => false,
  );
  const [said, setSaid] = useState('');
  const copyNumber = () =>
    navigator.clipboard.writeText(phone.display).then(
      () => setSaid(copied),
      () => setSaid(notCopied),
    );

  return (
    <>
      <div className="keep-number-actions">
        <a href={paths.contactCard} download className="keep-number-action">
          <Icon icon={UserRoundPlus} className="size-5 shrink-0" />
          {save}
        </a>{' '}
        {/* Invisible until it works, so that nothing moves when it appears. */}
        <button
          type="button"
          className={`keep-number-action noscript:hidden ${canCopy ? '' : 'invisible'}`}
          onClick={() => void copyNumber()}
        >
          <Icon icon={said === copied ? Check : Copy} className="size-5 shrink-0" />
          {copy}
        </button>
      </div>
      <p role="status" className="keep-number-said">
        {said}
      </p>
      {/* On paper, a card to cut out, with some words that only paper shows. */}
      <div className="keep-number-card">
        <p className="keep-number-brand not-print:hidden">{brand}</p>
        <p className="keep-number-phone not-print:hidden">{phone.display}</p>
        <p className="keep-number-words not-print:hidden">{labels.phoneButton.text}</p>
        <svg
          viewBox={`0 0 ${code.size} ${code.size}`}
          width={132}
          aria-hidden="true"
          className="keep-number-code"
        >
          <path d={code.path} />
        </svg>
        <p className="keep-number-scan">{scan}</p>
        <p className="keep-number-first not-print:hidden">{first}</p>
        {license === undefined ? null : <p className="keep-number-license not-print:hidden">{license}</p>}
      </div>
      <p className="keep-number-cut not-print:hidden">{cut}</p>
    </>
  );
}
