import { RichText } from '#app/components/ui/rich-text.tsx';
import type { GuideTable as Table } from '#app/page-data/guides.ts';

/** A cell of more characters has too little room in a column on a phone. */
const longestNarrow = 24;

const isAmount = (cell: string) => /^\p{Currency_Symbol}/u.test(cell);

/** Whether it says what something costs: people came for that. */
export const hasAmounts = (table?: Table) => table?.rows.some((row) => row.some(isAmount)) === true;

/** The amount, and below it what for, and who says so. */
const amountRow = 'flex flex-col hairline-t border-line pt-3 *:last:text-sm *:last:text-muted';

/** A table whose rows are named by their first cell. Phones show a row with long texts as a block (guides.css). */
export function GuideTable({ table, heading }: { table: Table; heading: string }) {
  const { columns, rows } = table;
  const areAmounts = hasAmounts(table);
  const isLong = !areAmounts && rows.some((row) => row.some(({ length }) => length > longestNarrow));
  const look = isLong ? 'guide-table-long lg:col-span-full!' : 'guide-table-figures';
  return (
    <table className={areAmounts ? 'block text-left' : `guide-table ${look}`} aria-label={heading}>
      <thead className={areAmounts ? 'hidden' : undefined}>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className={areAmounts ? 'grid gap-4' : undefined}>
        {rows.map(([name = '', ...cells]) => (
          <tr key={[name, ...cells].join()} className={areAmounts ? amountRow : undefined}>
            <th scope="row" className="headline text-[1.1875rem]">
              <RichText text={name} />
            </th>
            {cells.map((cell, index) => (
              <td
                key={columns[index + 1]}
                data-column={columns.length > 2 ? columns[index + 1] : undefined}
                className={isAmount(cell) ? '-order-1 headline text-[min(1.2rem+1.1vw,12.5vw)]' : undefined}
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
