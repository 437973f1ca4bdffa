import type { ReactNode } from 'react';
import { type ChosenDoor, withDesign } from '#app/components/door-chooser/door-choice.ts';
import { DoorThumbnail } from '#app/components/door-chooser/door-thumbnail.tsx';
import type { DoorChoice } from '#app/paths.ts';
import { fill } from '#app/template.ts';

export function DoorOptions({
  chooser,
  choice,
  onChoose,
}: ChosenDoor & { onChoose: (choice: DoorChoice) => void }) {
  const { texts, houses, designs, finishes } = chooser;
  const chosen = designs.find(({ slug }) => slug === choice.design);
  return (
    <div className="col-span-full grid gap-4">
      <Group
        kind="house"
        legend={texts.house}
        options={houses}
        choice={choice}
        onChoose={(house) => onChoose({ ...choice, house })}
      />
      <Group
        kind="design"
        legend={texts.design}
        options={designs}
        choice={choice}
        onChoose={(design) => onChoose(withDesign(chooser, choice, design))}
        draw={({ slug }) => <DoorThumbnail choice={withDesign(chooser, choice, slug)} alt="" />}
      />
      <Group
        kind="finish"
        legend={fill(texts.finish, { design: chosen?.name.toLowerCase() })}
        options={finishes.filter(({ slug }) => chosen?.finishes.includes(slug))}
        choice={choice}
        onChoose={(finish) => onChoose({ ...choice, finish })}
        draw={({ color, isWood }) => (
          <svg color={color} aria-hidden="true" className={isWood ? 'door-swatch is-wood' : 'door-swatch'} />
        )}
      />
    </div>
  );
}

/** A radio button is as large as what it stands for, and so is its focus ring. */
function Group<Option extends { slug: string; name: string }>({
  kind,
  legend,
  options,
  choice,
  onChoose,
  draw,
}: {
  kind: keyof DoorChoice;
  legend: string;
  options: readonly Option[];
  choice: DoorChoice;
  onChoose: (slug: string) => void;
  draw?: (option: Option) => ReactNode;
}) {
  return (
    <fieldset className={`min-w-0 door-group-${kind}`}>
      <legend className="mb-1 text-sm semibold text-on-night-muted">{legend}</legend>
      {/* Firefox makes scroll containers tab stops; the buttons inside scroll into view by themselves. */}
      <div className="door-options" tabIndex={-1} ref={showChosen}>
        {options.map((option) => (
          <label key={option.slug}>
            <input
              type="radio"
              name={kind}
              checked={option.slug === choice[kind]}
              onChange={() => onChoose(option.slug)}
            />
            {draw?.(option)}
            <span>{option.name}</span>{' '}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** An address may have chosen what is outside of a row that is wider than the screen. */
function showChosen(row: HTMLElement | null) {
  const chosen = row?.querySelector(':checked');
  if (row === null || !chosen) return;
  row.scrollLeft = chosen.getBoundingClientRect().right - row.getBoundingClientRect().right;
}
