import { RichText } from '#app/components/ui/rich-text.tsx';
import type { GuideTable as Table } from '#app/page-data/guides.ts';

/** A cell of more characters has too little room in a column on a phone. */
const longestNarrow = 24;

/** A table whose rows are named by their first cell. Phones show a row with long texts as a block (guides.css). */
export function GuideTable({ table: { columns, rows }, heading }: { table: Table; heading: string }) {
  const isLong = rows.some((row) => row.some(({ length }) => length > longestNarrow));
  const look = isLong ? 'guide-table-long' : 'guide-table-figures';
  return (
    <table className={`guide-table ${look}`} aria-label={heading}>
      <thead>
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
          <tr key={[name, ...cells].join()}>
            <th scope="row">
              <RichText text={name} />
            </th>
            {cells.map((cell, index) => (
              <td key={columns[index + 1]} data-column={columns.length > 2 ? columns[index + 1] : undefined}>
                <RichText text={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
