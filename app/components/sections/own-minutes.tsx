import { useLayoutEffect } from 'react';
import { useSite } from '#app/components/site-context.ts';
import { Link } from '#app/components/links/link.tsx';
import { useOwnArea } from '#app/components/own-area.ts';
import { storedText } from '#app/places/stored-area.ts';
import { paths } from '#app/paths.ts';

/**
 * How soon help comes to the visitor's own area, in a page's opening. Its elements are empty in the document, and styles
 * show what is kept (own-minutes.css). What is found on a page does not move it: the next one opens with it.
 */
export function OwnMinutes() {
  const { changeArea } = useSite();
  const own = useOwnArea();
  useLayoutEffect(() => {
    if (storedText() !== null) document.documentElement.dataset.own = '';
  }, []);
  return changeArea === undefined ? null : (
    <div className="own mt-3">
      <div className="headline text-2xl">{own?.name}</div>
      <div>{own?.before}</div>
      <strong className="headline">{own?.minutes}</strong>{' '}
      <small className="text-xl semibold">{own?.unit}</small>
      <p>
        <span>{own?.other}</span>{' '}
        <Link to={paths.placeLookup} className="text-link">
          {changeArea}
        </Link>
      </p>
    </div>
  );
}
