import { useEditing } from '#edit/page/editing-context.ts';

/** What the page puts in the place of names between braces. Goes on from other words. */
export function PlaceMeanings({ places }: { places: readonly string[] }) {
  const { company } = useEditing();
  const known = places.flatMap((name) => {
    const meaning = company.placeMeanings[name];
    return meaning === undefined ? [] : [` {${name}} stands for ${meaning}.`];
  });
  return known.join('');
}
