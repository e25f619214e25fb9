import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { formatZahl } from '#domain/format/zahl.ts';
import { TABELLE } from '../../texte/tabelle.ts';
import { IconButton } from '../button.tsx';
import { TextButton } from '../text-link.tsx';
import css from './list-footer.module.css';

/** Bottom of a list page: a sentence left, paging right. */
export function ListFooter({ children, paging }: { children?: ReactNode; paging: ReactNode }) {
	return (
		<div className={css.footer}>
			<div className={css.main}>{children}</div>
			{paging}
		</div>
	);
}

interface SelectionBarProps {
	count: number;
	total: number;
	/** Offered while the selection is smaller than the hits; means exactly the filter. */
	onSelectAll?: () => void;
	onClear: () => void;
	/** Bulk buttons, size sm; each names its reach by `count`. */
	children: ReactNode;
	paging: ReactNode;
}

/** Takes the footer's place while rows are selected. */
export function SelectionBar({ count, total, onSelectAll, onClear, children, paging }: SelectionBarProps) {
	return (
		<div className={css.selection} role="status">
			<IconButton icon={IconX} label={TABELLE.auswahlAufheben} variant="bare" size="sm" onClick={onClear} />
			<b className={css.count}>{TABELLE.ausgewaehlt(formatZahl(count, 0))}</b>
			{onSelectAll && count < total && (
				<TextButton onClick={onSelectAll}>{TABELLE.alleTreffer(formatZahl(total, 0))}</TextButton>
			)}
			<div className={css.actions}>{children}</div>
			{paging}
		</div>
	);
}
