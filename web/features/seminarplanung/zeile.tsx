import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { kurzerMonat } from '../../client/datumsworte.ts';
import css from './planung.module.css';

interface SeminarzeileProps {
	/** Day it begins; null: not known. */
	von: string | null;
	titel: ReactNode;
	angaben: readonly (string | null | false)[];
	children?: ReactNode;
}

/** A seminar with the leaf of its first day, and what can be done. */
export function Seminarzeile({ von, titel, angaben, children }: SeminarzeileProps) {
	return (
		<li className={css.zeile}>
			{von && (
				<span className={css.tag} aria-hidden="true">
					<span>{kurzerMonat(von)}</span>
					{Number(von.slice(8))}.
				</span>
			)}
			<div className={css.worum}>
				{titel}
				<Text variant="secondary">{angaben.filter(Boolean).join(', ')}</Text>
			</div>
			{children}
		</li>
	);
}
