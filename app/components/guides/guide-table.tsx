import { RichText } from '#app/components/ui/rich-text.tsx';
import type { GuideTable as Table } from '#app/page-data/guides.ts';

/** A cell of more characters has too little room in a column on a phone. */
const longestNarrow = 24;

const isAmount = (cell: string) => /^\p{Currency_Symbol}/u.test(cell);

/** Whether it says what something costs: people came for that. */
export const hasAmounts = (table?: Table) => table?.rows.some((row) => row.some(isAmount)) === true;

/** The amount, what it is for and who says so; on wide screens, three side by side. */
const amountRow =
  'flex flex-col hairline-t border-line py-3 [line-height:1.35] lg:border-rule *:last:text-sm *:last:text-muted';
const amountLook = '-order-1 headline text-2xl';

/** A table whose rows are named by their first cell. Phones show a row with long texts as a block (guides.css). */
export function GuideTable({ table, heading }: { table: Table; heading: string }) {
  const { columns, rows } = table;
  const areAmounts = hasAmounts(table);
  const isLong = !areAmounts && rows.some((row) => row.some(({ length }) => length > longestNarrow));
  const look = isLong ? 'guide-table-long lg:col-span-full!' : 'guide-table-figures measure';
  // Words for what is compared, sentences for what is said of it. The second of two begins where the page's own does.
  const nameWidth = columns.length > 2 ? 'w-[27%]' : isLong ? 'w-[44.6%]' : 'w-[62%]';
  return (
    <table className={areAmounts ? 'block w-full text-left' : `guide-table ${look}`} aria-label={heading}>
      <thead className={areAmounts ? 'hidden' : `ruled ${isLong ? 'max-sm:hidden' : ''}`}>
        <tr>
          {columns.map((column, index) => (
            <th key={column} scope="col" className={`semibold ${index === 0 ? nameWidth : ''}`}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className={areAmounts ? 'block lg:grid lg:grid-cols-3 lg:gap-8' : undefined}>
        {rows.map(([name = '', ...cells]) => (
          <tr key={[name, ...cells].join()} className={areAmounts ? amountRow : undefined}>
            <th scope="row" className={areAmounts ? 'semibold' : 'headline text-[1.1875rem]'}>
              <RichText text={name} />
            </th>
            {cells.map((cell, index) => (
              <td
                key={columns[index + 1]}
                data-column={columns.length > 2 ? columns[index + 1] : undefined}
                className={isAmount(cell) ? amountLook : undefined}
              >
                <RichText text={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
