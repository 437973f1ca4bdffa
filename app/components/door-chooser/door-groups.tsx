import { type ReactNode, useEffect, useRef } from 'react';
import { finishFor, nameOf, withDesign } from '#app/components/door-chooser/door-choice.ts';
import { doorElevation, doorSize } from '#app/components/door-chooser/door-elevation.ts';
import type { DoorChooser } from '#app/page-data/door-chooser.ts';
import type { DoorChoice } from '#app/paths.ts';
import { fill } from '#app/template.ts';

/**
 * Houses, designs, and the finishes of each design: one group each, so that a design only offers what it comes in.
 */
export function DoorGroups({
  chooser,
  choice,
  onChoose,
  onReach,
}: {
  chooser: DoorChooser;
  choice: DoorChoice;
  onChoose: (choice: DoorChoice) => void;
  onReach: (choice: DoorChoice) => void;
}) {
  const { words, houses, designs, finishes } = chooser;
  const groups = useRef<HTMLDivElement>(null);
  useEffect(() => showChosen(groups.current), [choice]);
  return (
    <div ref={groups} className="door-groups">
      <Group legend={words.house} kind="house">
        {houses.map(({ slug, name }) => (
          <Option
            key={slug}
            group="house"
            value={slug}
            name={name}
            look="door-named"
            choice={{ ...choice, house: slug }}
            isChosen={slug === choice.house}
            {...{ onChoose, onReach }}
          />
        ))}
      </Group>
      <Group legend={words.design} kind="design">
        {designs.map(({ slug, name, elevation }) => (
          <Option
            key={slug}
            group="design"
            value={slug}
            name={name}
            look="door-drawn"
            choice={withDesign(chooser, choice, slug)}
            isChosen={slug === choice.design}
            {...{ onChoose, onReach }}
          >
            <Elevation elevation={elevation} />
          </Option>
        ))}
      </Group>
      <div className="door-finishes">
        {designs.map((design) => (
          <Group
            key={design.slug}
            legend={fill(words.finish, { design: design.name.toLowerCase() })}
            kind="finish"
            isShown={design.slug === choice.design}
          >
            {design.finishes.map((slug) => (
              <Option
                key={slug}
                group={`finish-${design.slug}`}
                value={slug}
                name={nameOf(finishes, slug)}
                choice={{ ...choice, design: design.slug, finish: slug }}
                isChosen={slug === finishFor(designs, design.slug, choice.finish)}
                {...{ onChoose, onReach }}
              >
                <span className="door-swatch" />
              </Option>
            ))}
          </Group>
        ))}
      </div>
    </div>
  );
}

/** Where a row is wider than the screen, it scrolls to what is chosen in it: an address may have chosen it. */
function showChosen(groups: HTMLElement | null) {
  for (const chosen of groups?.querySelectorAll(':checked') ?? []) {
    const row = chosen.closest('.door-options');
    if (row === null) continue;
    const { left, right } = row.getBoundingClientRect();
    const option = chosen.getBoundingClientRect();
    if (option.left < left) row.scrollLeft -= left - option.left;
    if (option.right > right) row.scrollLeft += option.right - right;
  }
}

function Elevation({ elevation }: Pick<DoorChooser['designs'][number], 'elevation'>) {
  const { lines, glass } = doorElevation(elevation);
  return (
    <svg
      viewBox={`-2 -2 ${doorSize.width + 4} ${doorSize.height + 4}`}
      width={96}
      aria-hidden="true"
      className="door-icon"
    >
      {glass === '' ? null : <path d={glass} className="door-glass" />}
      <path d={lines} />
    </svg>
  );
}

function Group({
  legend,
  kind,
  isShown = false,
  children,
}: {
  legend: string;
  kind: 'house' | 'design' | 'finish';
  isShown?: boolean;
  children: ReactNode;
}) {
  return (
    <fieldset className={`door-group door-group-${kind}`} data-shown={isShown ? '' : undefined}>
      <legend>{legend}</legend>
      {/* Firefox makes scroll containers tab stops; the buttons inside scroll into view by themselves. */}
      <div className="door-options" tabIndex={-1}>
        {children}
      </div>
    </fieldset>
  );
}

/** The button is as large as what it stands for, and so is its focus ring. */
function Option({
  group,
  value,
  name,
  look,
  choice,
  isChosen,
  onChoose,
  onReach,
  children,
}: {
  group: string;
  value: string;
  name: string;
  look?: 'door-named' | 'door-drawn';
  choice: DoorChoice;
  isChosen: boolean;
  onChoose: (choice: DoorChoice) => void;
  onReach: (choice: DoorChoice) => void;
  children?: ReactNode;
}) {
  return (
    <label className={look} onPointerEnter={() => onReach(choice)}>
      <input
        type="radio"
        name={group}
        value={value}
        checked={isChosen}
        onChange={() => onChoose(choice)}
        onFocus={() => onReach(choice)}
      />
      {children}
      <span>{name}</span>{' '}
    </label>
  );
}
