import { useRef, useState } from 'react';
import { choiceCode, choiceWords } from '#app/components/door-chooser/door-choice.ts';
import { styles } from '#app/components/door-chooser/door-chooser-near.ts';
import { DoorGroups } from '#app/components/door-chooser/door-groups.tsx';
import { DoorResult } from '#app/components/door-chooser/door-result.tsx';
import { DoorStage } from '#app/components/door-chooser/door-stage.tsx';
import { useDoorChoice } from '#app/components/door-chooser/use-door-choice.ts';
import type { DoorChooser as Doors } from '#app/content/to-pages/page-data.ts';
import { type DoorChoice, doorChoiceName } from '#app/paths.ts';
import { fill } from '#app/template.ts';

/**
 * "Stand across the street": doors to choose, on a house like the visitor's. Without scripts, radio buttons and styles
 * do it (docs/decisions/door-addresses.md); scripts add what can be done with a choice.
 */
export function DoorChooser({ chooser }: { chooser: Doors }) {
  const { words, examples } = chooser;
  const stage = useRef<HTMLDivElement>(null);
  const { choice, kept, isLive, show } = useDoorChoice(chooser, stage);
  const [news, setNews] = useState<{ text: string; isSeen: boolean }>();
  const tell = (text: string) => setNews({ text, isSeen: true });
  const [ahead, setAhead] = useState<DoorChoice>();

  const choose = (next: DoorChoice) => {
    show({ choice: next, kept });
    // Whoever sees the words beside it needs no other.
    const text = fill(words.announcement, {
      choice: choiceWords(chooser, next),
      code: choiceCode(chooser, next),
    });
    setNews({ text, isSeen: false });
  };

  return (
    <section
      className={`door-chooser night bg-night pt-section text-on-night ${isLive ? 'is-live' : ''}`}
      aria-labelledby="your-door"
      data-shared
      data-styles={styles}
      data-tool="doors"
    >
      {/* Scripts bring them once the section is near (app/shell/section-styles.inline.ts). */}
      <noscript>
        <link rel="stylesheet" href={styles} />
      </noscript>
      <div className="contained mb-8">
        <h2 id="your-door" className="headline text-3xl">
          {words.heading}
        </h2>
        <p className="mt-3 measure text-lg text-on-night-muted">{words.lede}</p>
      </div>
      <div className="door-choosing">
        <div ref={stage} className={`door-stage ${kept === undefined ? '' : 'is-comparing'}`}>
          {isLive ? (
            [...(kept === undefined ? [] : [kept]), choice].map((shown, place, all) => (
              <DoorStage
                key={place === all.length - 1 ? 'current' : 'kept'}
                chooser={chooser}
                choice={shown}
                isAtHand={place < all.length - 1}
                ahead={shown === choice ? ahead : undefined}
                onFailure={() => tell(words.failed)}
              />
            ))
          ) : (
            <div className="door-frame">
              <div className="door-view">
                <div className="door-cut-out" />
              </div>
            </div>
          )}
        </div>
        <div className="door-strip contained">
          <DoorGroups
            key={isLive ? 'live' : 'still'}
            chooser={chooser}
            choice={choice}
            isLive={isLive}
            onChoose={choose}
            onReach={setAhead}
          />
          {isLive ? (
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
          ) : null}
          <div className="door-facts">
            {chooser.designs.map(({ slug, description, proportions, insulation }) => (
              <p key={slug} data-design={slug} data-shown={isLive && slug === choice.design ? '' : undefined}>
                {`${description} ${proportions} ${insulation}`}
              </p>
            ))}
          </div>
        </div>
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
        <ul className="door-examples">
          {examples.map((example) => (
            <li
              key={doorChoiceName(example)}
              data-house={example.house}
              data-example={doorChoiceName(example)}
            >
              {choiceWords(chooser, example)}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
