import { Phone } from 'lucide';
import { type MouseEvent, useRef, useState } from 'react';
import {
  type ChosenDoor,
  choiceCode,
  choiceHash,
  choiceWords,
  exampleChoices,
} from '#app/components/door-chooser/door-choice.ts';
import { DoorOptions } from '#app/components/door-chooser/door-options.tsx';
import { DoorThumbnail } from '#app/components/door-chooser/door-thumbnail.tsx';
import { DoorStage } from '#app/components/door-chooser/door-stage.tsx';
import { useDoorChoice } from '#app/components/door-chooser/use-door-choice.ts';
import { ButtonLink } from '#app/components/links/button-link.tsx';
import { useSite } from '#app/components/site-context.ts';
import { Icon } from '#app/components/ui/icon.tsx';
import type { DoorChooser as DoorChooserData } from '#app/page-data/door-chooser.ts';
import { type DoorChoice, doorChoiceName } from '#app/paths.ts';
import { fill } from '#app/template.ts';

/**
 * Doors to try on a house like the visitor's. The prerendered page lists some of them with their codes, which visitors name
 * on the phone; once hydrated, the chooser itself replaces the list.
 */
export function DoorChooser({ chooser }: { chooser: DoorChooserData }) {
  const { texts } = chooser;
  const tool = useRef<HTMLDivElement>(null);
  const [choice, choose] = useDoorChoice(chooser, tool);
  return (
    <section
      className="door-chooser night hairline-b border-night-line bg-night print:hidden py-close text-on-night"
      aria-labelledby="your-door"
      data-shared
      data-tool="doors"
    >
      <div className="door-heading contained mb-6">
        <h2 id="your-door" className="headline text-2xl">
          {texts.heading}
        </h2>
        <p className="measure text-on-night-muted">{texts.lede}</p>
      </div>
      <div ref={tool}>
        {choice === undefined ? (
          <Examples chooser={chooser} />
        ) : (
          <Tool chooser={chooser} choice={choice} onChoose={choose} />
        )}
      </div>
      <p className="contained text-sm text-on-night-muted xl:pt-6">{texts.caption}</p>
    </section>
  );
}

const quiet = 'text-link min-h-12 cursor-pointer semibold';

function Tool({ chooser, choice, onChoose }: ChosenDoor & { onChoose: (choice: DoorChoice) => void }) {
  const { phone } = useSite();
  const { texts, designs } = chooser;
  const [message, setMessage] = useState('');
  const [kept, setKept] = useState<DoorChoice>();
  const code = choiceCode(chooser, choice);
  const design = designs.find(({ slug }) => slug === choice.design);

  const choose = (next: DoorChoice) => {
    onChoose(next);
    setMessage('');
  };
  const compare = ({ currentTarget }: MouseEvent) => {
    setKept(kept === undefined ? choice : undefined);
    if (kept !== undefined) return;
    // What to choose next, and above all the doors, may be out of sight.
    const tool = currentTarget.closest('.door-chosen');
    tool?.querySelector<HTMLElement>('.door-group-design :checked')?.focus();
    tool?.querySelector('.door-stage')?.scrollIntoView({ block: 'nearest' });
  };
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(new URL(choiceHash(choice), window.location.href).href);
      setMessage(texts.copied);
    } catch {
      setMessage(texts.notCopied);
    }
  };

  return (
    <div className="door-chosen">
      <DoorStage chooser={chooser} choice={choice} kept={kept} onFailure={() => setMessage(texts.failed)} />
      <div className="door-strip contained xl:m-0 xl:w-auto">
        <DoorOptions chooser={chooser} choice={choice} onChoose={choose} />
        {/* Room for the longest design, and for the longest choice, above shorter ones. */}
        <p className="min-h-[clamp(4.8rem,15.75rem-36vw,7.5rem)] text-sm">{`${design?.description} ${design?.proportions} ${design?.insulation}`}</p>
        <div>
          <div role="status" className="mb-3 grid min-h-[5.125rem] content-end xl:min-h-[3.5rem]">
            <p className="headline text-xl">
              {`${choiceWords(chooser, choice)}: `}
              <span className="whitespace-nowrap">{code}</span>
            </p>
            <p>{message || fill(texts.code, { code })}</p>
          </div>
          <div className="calls">
            <ButtonLink look="call" to={phone.href}>
              <Icon icon={Phone} className="size-5" />
              {fill(texts.call, { code })}
            </ButtonLink>
            <div className="flex flex-wrap gap-x-5">
              <button type="button" className={quiet} onClick={compare}>
                {kept === undefined ? texts.compare : texts.stopComparing}
              </button>
              <button type="button" className={quiet} onClick={() => void copy()}>
                {texts.copy}
              </button>
            </div>
          </div>
        </div>
      </div>
    </div>
  );
}

/** Some doors with their codes. Where scripts run, door-chooser.css hides the pictures, which load lazily and so are not fetched. */
function Examples({ chooser }: { chooser: DoorChooserData }) {
  return (
    <ul className="contained door-examples">
      {exampleChoices(chooser).map((example) => (
        <li key={doorChoiceName(example)}>
          <DoorThumbnail choice={example} alt={choiceWords(chooser, example)} />
          <p className="mt-2 text-sm">
            {choiceWords(chooser, example)}: {choiceCode(chooser, example)}
          </p>
        </li>
      ))}
    </ul>
  );
}
