import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { formatZahl } from '#domain/format/zahl.ts';
import { TABELLE } from '../../texte/tabelle.ts';
import { IconButton } from '../button.tsx';
import { Span } from '../span.ts';
import css from './paging.module.css';

interface PagingProps {
	/** From 1. */
	page: number;
	pageSize: number;
	total: number;
	onPage: (page: number) => void;
}

/** `1–50 von 214`, back and forward. */
export function Paging({ page, pageSize, total, onPage }: PagingProps) {
	const first = total === 0 ? 0 : (page - 1) * pageSize + 1;
	const last = Math.min(page * pageSize, total);
	return (
		<nav className={css.paging} aria-label={TABELLE.seiten} data-print={last - first + 1 < total ? undefined : 'hide'}>
			<Span mr={4} role="status">
				{formatZahl(first, 0)}–{formatZahl(last, 0)} {TABELLE.von} {formatZahl(total, 0)}
			</Span>
			<span className={css.steps} data-print="hide">
				<IconButton
					icon={IconChevronLeft}
					label={TABELLE.vorigeSeite}
					variant="bare"
					size="sm"
					disabled={page <= 1}
					onClick={() => onPage(page - 1)}
				/>
				<IconButton
					icon={IconChevronRight}
					label={TABELLE.naechsteSeite}
					variant="bare"
					size="sm"
					disabled={last >= total}
					onClick={() => onPage(page + 1)}
				/>
			</span>
		</nav>
	);
}
