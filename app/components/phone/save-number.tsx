import { useState } from 'react';
import { useInBrowser } from '#app/components/in-browser.ts';
import { useSite } from '#app/components/site-context.ts';
import type { ContactPage } from '#app/page-data/main-pages.ts';
import { paths } from '#app/paths.ts';

type SaveNumberWords = NonNullable<ContactPage['content']['saveNumber']>;

const action = 'text-link inline-flex min-h-11 cursor-pointer items-center semibold';

/** Ways to save the number: in the address book where that has words, on the clipboard, or with a phone's camera. */
export function SaveNumber({
  scan,
  save,
  copy,
  copied,
  notCopied,
}: Partial<SaveNumberWords> & Omit<SaveNumberWords, 'save'>) {
  const { phone } = useSite();
  // Not while it is prerendered, nor without scripts, nor at an address that isn't secure.
  const canCopy = useInBrowser(() => 'clipboard' in navigator, false);
  const [status, setStatus] = useState('');
  const copyNumber = () =>
    navigator.clipboard.writeText(phone.display).then(
      () => setStatus(copied),
      () => setStatus(notCopied),
    );

  return (
    <div className="save-number flex flex-wrap content-start gap-x-6">
      {save === undefined ? null : (
        <a href={paths.contactCard} download className={action}>
          {save}
        </a>
      )}{' '}
      {/* Invisible until it works, so that nothing moves when it appears. */}
      <button
        type="button"
        className={`${action} noscript:hidden ${canCopy ? '' : 'invisible'}`}
        onClick={() => void copyNumber()}
      >
        {copy}
      </button>
      <p role="status" className="min-h-6 w-full text-sm">
        {status}
      </p>
      {/* For those who read on a screen and call from another: a phone needs no code of itself. */}
      <div className="save-number-scan hidden text-xs lg:block">
        <img
          src={paths.phoneQrCode}
          alt={scan}
          width={132}
          height={132}
          loading="lazy"
          // Whole pixels for each of its squares.
          className="box-content rounded-sm bg-[white]"
        />
        <p aria-hidden="true" className="mt-3 max-xl:hidden">
          {scan}
        </p>
      </div>
    </div>
  );
}
