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

/** The leaf of a day; the words beside it say it, too. */
export const Kalenderblatt = ({ tag }: { tag: string }) => (
	<span className={css.tag} aria-hidden="true">
		<span>{kurzerMonat(tag)}</span>
		{Number(tag.slice(8))}.
	</span>
);

/** A seminar with the leaf of its first day, and what can be done. */
export function Seminarzeile({ von, titel, angaben, children }: SeminarzeileProps) {
	return (
		<li className={css.zeile}>
			{von && <Kalenderblatt tag={von} />}
			<div className={css.worum}>
				{titel}
				<Text variant="secondary">{angaben.filter(Boolean).join(', ')}</Text>
			</div>
			{children}
		</li>
	);
}
