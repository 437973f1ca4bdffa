import { Check, Columns2, Copy, Phone, Share2, X } from 'lucide';
import { type ReactNode, useState } from 'react';
import { choiceCode, choiceHash, choiceWords } from '#app/components/door-chooser/door-choice.ts';
import { useSite } from '#app/components/site-context.ts';
import { ButtonLink } from '#app/components/links/button-link.tsx';
import { Icon } from '#app/components/ui/icon.tsx';
import type { DoorChooser } from '#app/page-data/door-chooser.ts';
import type { DoorChoice } from '#app/paths.ts';
import { fill } from '#app/template.ts';

export function DoorResult({
  chooser,
  choice,
  kept,
  onSay,
  onKeep,
  children,
}: {
  chooser: DoorChooser;
  choice: DoorChoice;
  kept: DoorChoice | undefined;
  onSay: (news: string) => void;
  onKeep: (kept: DoorChoice | undefined) => void;
  children: ReactNode;
}) {
  const { phone } = useSite();
  const { words } = chooser;
  const [copied, setCopied] = useState<string>();
  const code = choiceCode(chooser, choice);
  const said = choiceWords(chooser, choice);
  const isComparing = kept !== undefined;

  const copy = async () => {
    const address = window.location.href;
    try {
      await navigator.clipboard.writeText(address);
      setCopied(choiceHash(choice, kept));
      onSay(words.copied);
    } catch {
      onSay(words.notCopied);
    }
  };
  // Who closes the device's own window has changed their mind, and needs no word about it.
  const share = () => navigator.share({ title: said, url: window.location.href }).catch(() => {});

  return (
    <div className="door-result">
      <div className={`door-words ${isComparing ? 'is-pair' : ''}`}>
        {kept === undefined ? null : <Named name={words.kept} doors={chooser} choice={kept} />}
        <Named name={isComparing ? words.current : undefined} doors={chooser} choice={choice} />
        <p>{fill(words.code, { code })}</p>
      </div>
      <div className="door-actions">
        <ButtonLink look="call" to={phone.href}>
          <Icon icon={Phone} className="size-5" />
          {fill(words.call, { code })}
        </ButtonLink>
        <Action
          icon={isComparing ? X : Columns2}
          onPress={() => onKeep(isComparing ? undefined : choice)}
          isPressed={isComparing}
        >
          {isComparing ? words.stopComparing : words.compare}
        </Action>
        {'clipboard' in navigator ? (
          <Action icon={copied === choiceHash(choice, kept) ? Check : Copy} onPress={() => void copy()}>
            {words.copy}
          </Action>
        ) : null}
        {'share' in navigator ? (
          <Action icon={Share2} onPress={() => void share()}>
            {words.share}
          </Action>
        ) : null}
      </div>
      {children}
    </div>
  );
}

function Named({
  name,
  doors,
  choice,
}: {
  name: string | undefined;
  doors: DoorChooser;
  choice: DoorChoice;
}) {
  return (
    <p>
      {name === undefined ? null : <span className="text-sm">{`${name} `}</span>}
      <span className="headline text-xl">
        {`${choiceWords(doors, choice)}: `}
        <span className="whitespace-nowrap">{choiceCode(doors, choice)}</span>
      </span>
    </p>
  );
}

type ActionIcon = Parameters<typeof Icon>[0]['icon'];

function Action({
  icon,
  onPress,
  isPressed,
  children,
}: {
  icon: ActionIcon;
  onPress: () => void;
  isPressed?: boolean;
  children: ReactNode;
}) {
  return (
    <button type="button" className="door-action" onClick={onPress} data-pressed={isPressed}>
      <Icon icon={icon} className="size-5 shrink-0" />
      {children}
    </button>
  );
}
