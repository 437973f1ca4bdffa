import { RichText } from '#app/components/ui/rich-text.tsx';
import type { GuideTable as Table } from '#app/page-data/guides.ts';

/** A cell of more characters has too little room in a column on a phone. */
const longestNarrow = 24;

const isAmount = (cell: string) => /^\p{Currency_Symbol}/u.test(cell);

/** Whether it says what something costs: people came for that. */
export const hasAmounts = (table?: Table) => table?.rows.some((row) => row.some(isAmount)) === true;

/** What for, and below it who says so; the amount on the right. */
const amountRow =
  'grid grid-cols-[minmax(0,1fr)_fit-content(60%)] items-end gap-x-4 gap-y-1 hairline-t border-line py-3 *:w-auto *:[border:0] *:p-0 *:last:col-span-full *:last:text-sm *:last:text-muted';

/** A table whose rows are named by their first cell. Phones show a row with long texts as a block (guides.css). */
export function GuideTable({ table, heading }: { table: Table; heading: string }) {
  const { columns, rows } = table;
  const areAmounts = hasAmounts(table);
  const hasArrows = columns.some((column) => /^[▲▼]/.test(column));
  const isLong = !areAmounts && rows.some((row) => row.some(({ length }) => length > longestNarrow));
  const look = isLong
    ? `guide-table-long lg:col-span-full! ${hasArrows ? 'guide-table-arrows' : ''}`
    : 'guide-table-figures';
  return (
    <table className={`guide-table ${areAmounts ? 'lg:[grid-area:1/2/span_2]' : look}`} aria-label={heading}>
      <thead className={areAmounts ? 'hidden' : undefined}>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name = '', ...cells]) => (
          <tr key={[name, ...cells].join()} className={areAmounts ? amountRow : undefined}>
            <th scope="row" className="headline text-[1.1875rem]">
              <RichText text={name} />
            </th>
            {cells.map((cell, index) => (
              <td
                key={columns[index + 1]}
                data-column={columns.length > 2 ? columns[index + 1] : undefined}
                className={isAmount(cell) ? 'headline text-xl lg:text-[1.75rem]' : undefined}
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
