import type { Brand } from '#app/content/schema.ts';

interface Style {
  width: number;
  text: string;
  weight: number;
  italic?: boolean;
  rule?: boolean;
}

/** How each brand's name is set. Our own typography: we hold no license for the brands' artwork. */
const styles: Record<Brand['logo'], Style> = {
  liftmaster: { width: 160, text: 'LiftMaster', weight: 700 },
  chamberlain: { width: 226, text: 'CHAMBERLAIN', weight: 500 },
  genie: { width: 88, text: 'Genie', weight: 700, italic: true },
  craftsman: { width: 204, text: 'CRAFTSMAN', weight: 700, rule: true },
  'wayne-dalton': { width: 188, text: 'Wayne Dalton', weight: 500 },
  clopay: { width: 104, text: 'Clopay', weight: 600, rule: true },
};

/** A brand's name as a drawing. `logo` names its style. */
export function Wordmark({ logo, name }: Pick<Brand, 'logo' | 'name'>) {
  const style = styles[logo];
  return (
    <svg
      viewBox={`0 0 ${style.width} 40`}
      role="img"
      aria-label={name}
      className="h-8 w-auto max-w-full"
      fill="currentColor"
    >
      <text
        x="50%"
        y="29"
        textAnchor="middle"
        fontSize="29"
        fontWeight={style.weight}
        textLength={style.width - 8}
        fontStyle={style.italic ? 'italic' : undefined}
      >
        {style.text}
      </text>
      {style.rule ? <path d={`M12 37.5h${style.width - 24}`} stroke="currentColor" strokeWidth="2" /> : null}
    </svg>
  );
}
