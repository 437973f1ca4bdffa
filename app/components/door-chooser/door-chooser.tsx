import { useRef, useState } from 'react';
import { choiceCode, choiceWords } from '#app/components/door-chooser/door-choice.ts';
import { DoorGroups } from '#app/components/door-chooser/door-groups.tsx';
import { DoorResult } from '#app/components/door-chooser/door-result.tsx';
import { DoorStage } from '#app/components/door-chooser/door-stage.tsx';
import { useDoorChoice } from '#app/components/door-chooser/use-door-choice.ts';
import type { DoorChooser as DoorChooserData } from '#app/page-data/door-chooser.ts';
import { type DoorChoice, doorChoiceName, doorPicturePath } from '#app/paths.ts';
import { fill } from '#app/template.ts';

/**
 * The door chooser: doors to try on a house like the visitor's. The document shows some of them with their codes; scripts
 * replace those with the choice.
 */
export function DoorChooser({ chooser }: { chooser: DoorChooserData }) {
  const { words } = chooser;
  const stage = useRef<HTMLDivElement>(null);
  const { choice, kept, isLive, show } = useDoorChoice(chooser, stage);
  const [news, setNews] = useState<{ text: string; isSeen: boolean }>();
  const tell = (text: string) => setNews({ text, isSeen: true });
  const [ahead, setAhead] = useState<DoorChoice>();

  const choose = (next: DoorChoice) => {
    show({ choice: next, kept });
    // For screen readers; the same words are visible beside it.
    const text = fill(words.announcement, {
      choice: choiceWords(chooser, next),
      code: choiceCode(chooser, next),
    });
    setNews({ text, isSeen: false });
  };

  return (
    <section
      className="door-chooser night bg-night pt-section text-on-night"
      aria-labelledby="your-door"
      data-shared
      data-tool="doors"
    >
      <div className="contained mb-8">
        <h2 id="your-door" className="headline text-3xl">
          {words.heading}
        </h2>
        <p className="mt-3 measure text-lg text-on-night-muted">{words.lede}</p>
      </div>
      <div className="door-choosing">
        {isLive ? (
          <>
            <div ref={stage} className={`door-stage ${kept === undefined ? '' : 'is-comparing'}`}>
              {[...(kept === undefined ? [] : [kept]), choice].map((shown, place, all) => (
                <DoorStage
                  key={place === all.length - 1 ? 'current' : 'kept'}
                  chooser={chooser}
                  choice={shown}
                  isAtHand={place < all.length - 1}
                  ahead={shown === choice ? ahead : undefined}
                  onFailure={() => tell(words.failed)}
                />
              ))}
            </div>
            <div className="door-strip contained">
              <DoorGroups chooser={chooser} choice={choice} onChoose={choose} onReach={setAhead} />
              <DoorResult
                chooser={chooser}
                choice={choice}
                kept={kept}
                onSay={tell}
                onKeep={(kept) => show({ choice, kept })}
              >
                <p role="status" className="door-news">
                  <span className={news?.isSeen === true ? undefined : 'sr-only'}>{news?.text}</span>
                </p>
              </DoorResult>
              <div className="door-facts">
                {chooser.designs.map(({ slug, description, proportions, insulation }) => (
                  <p key={slug} data-shown={slug === choice.design ? '' : undefined}>
                    {`${description} ${proportions} ${insulation}`}
                  </p>
                ))}
              </div>
            </div>
          </>
        ) : (
          <Examples chooser={chooser} />
        )}
      </div>
      <div className="door-rest contained">
        <dl className="door-notes">
          {words.notes.map(({ heading, lede }) => (
            <div key={heading}>
              <dt>{heading}</dt>
              <dd>{lede}</dd>
            </div>
          ))}
        </dl>
        <p className="door-caption">{words.caption}</p>
      </div>
    </section>
  );
}

/**
 * Six doors with their codes. Browsers that run scripts don't show their pictures, and so don't fetch them (app/styles/layout.css).
 * Without styles a picture is as wide as its attribute says: no wider than a phone.
 */
function Examples({ chooser }: { chooser: DoorChooserData }) {
  return (
    <ul className="contained door-examples">
      {chooser.examples.map((example) => (
        <li key={doorChoiceName(example)}>
          <img
            src={doorPicturePath(doorChoiceName(example), 400, 'webp')}
            width={256}
            height={114}
            alt={choiceWords(chooser, example)}
            loading="lazy"
            className="w-full bg-picture"
          />
          <p className="mt-2 text-sm">
            {choiceWords(chooser, example)}: {choiceCode(chooser, example)}
          </p>
        </li>
      ))}
    </ul>
  );
}
