interface Style {
  width: number;
  text: string;
  weight: number;
  spacing: number;
  italic?: boolean;
  rule?: boolean;
}

/** How each brand's name is set. Our own typography: we hold no license for the brands' artwork. */
const styles: Record<string, Style> = {
  liftmaster: { width: 168, text: 'LiftMaster', weight: 700, spacing: 0 },
  chamberlain: { width: 216, text: 'CHAMBERLAIN', weight: 500, spacing: 1.5 },
  genie: { width: 88, text: 'Genie', weight: 700, spacing: 0, italic: true },
  craftsman: { width: 196, text: 'CRAFTSMAN', weight: 700, spacing: 2, rule: true },
  'wayne-dalton': { width: 204, text: 'Wayne Dalton', weight: 500, spacing: 0 },
  clopay: { width: 110, text: 'Clopay', weight: 600, spacing: 0.5, rule: true },
};

/** A brand's name as a drawing. `logo` names its style. */
export function Wordmark({ logo, name }: { logo: string; name: string }) {
  const style = styles[logo];
  if (style === undefined) {
    throw new Error(
      `There is no wordmark "${logo}" for ${name}: add a style of that name in components/wordmark.tsx.`,
    );
  }
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
        letterSpacing={style.spacing}
        fontStyle={style.italic ? 'italic' : undefined}
      >
        {style.text}
      </text>
      {style.rule ? <path d={`M12 37.5h${style.width - 24}`} stroke="currentColor" strokeWidth="2" /> : null}
    </svg>
  );
}
