import { memo } from 'react';
import { SkeletonBar } from '../feedback/states.tsx';
import css from './data-table.module.css';

const ROWS = Array.from({ length: 14 }, (_, i) => `zeile-${i}`);
const WIDTHS = ['78%', '56%', '88%', '64%'];

/** Rows of grey bars in the final geometry, until the first page has come. */
export const SkeletonRows = memo(function SkeletonRows({ columns, label }: { columns: number; label: string }) {
	const cells = Array.from({ length: columns }, (_, i) => `zelle-${i}`);
	return (
		<tbody aria-label={label}>
			{ROWS.map((row, r) => (
				<tr key={row} className={css.skeleton}>
					{cells.map((cell, c) => (
						<td key={cell}>
							<SkeletonBar width={WIDTHS[(r + c) % WIDTHS.length] ?? '70%'} />
						</td>
					))}
				</tr>
			))}
		</tbody>
	);
});
