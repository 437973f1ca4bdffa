import { useSyncExternalStore } from 'react';
import { choiceCode, choiceWords } from '#app/components/door-chooser/door-choice.ts';
import { useSite } from '#app/components/site-context.ts';
import type { DoorChooser } from '#app/content/to-pages/page-data.ts';
import type { DoorChoice } from '#app/paths.ts';
import { fill } from '#app/template.ts';

/** What stands on paper below the picture, for those who have to approve the door. */
export function DoorSheet({
  chooser,
  choice,
  kept,
}: {
  chooser: DoorChooser;
  choice: DoorChoice;
  kept: DoorChoice | undefined;
}) {
  const { phone, language } = useSite();
  const { words, designs } = chooser;
  const code = choiceCode(chooser, choice);
  const isPair = kept !== undefined && choiceCode(chooser, kept) !== code;
  const choices = isPair ? [kept, choice] : [choice];
  // Today's, however long the page has been open.
  const date = useSyncExternalStore(
    () => () => {},
    () => new Date().toLocaleDateString(language, { dateStyle: 'long' }),
  );
  const codes = choices.map((choice) => choiceCode(chooser, choice)).join(', ');
  return (
    <div className="door-sheet">
      <p className="headline text-xl">{words.print.heading}</p>
      <ul>
        {choices.map((choice) => {
          const design = designs.find(({ slug }) => slug === choice.design);
          return (
            <li key={choiceCode(chooser, choice)}>
              <p className="headline text-lg">{`${choiceWords(chooser, choice)}: ${choiceCode(chooser, choice)}`}</p>
              <p>{[design?.description, design?.proportions].join(' ')}</p>
            </li>
          );
        })}
      </ul>
      <p>{fill(words.print.date, { date })}</p>
      <p>{fill(words.print.ask, { phone: phone.display, code: codes })}</p>
    </div>
  );
}
