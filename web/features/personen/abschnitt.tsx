import { Title } from '@mantine/core';
import type { ReactNode } from 'react';
import css from './personen.module.css';

interface AbschnittProps {
	titel: string;
	anzahl?: number;
	/** Right of the heading. */
	aktion?: ReactNode;
	children: ReactNode;
}

/** A part of the page under its heading. */
export function Abschnitt({ titel, anzahl, aktion, children }: AbschnittProps) {
	return (
		<section>
			<div className={css.abschnittskopf}>
				<Title order={2} size="h3">
					{titel} {anzahl !== undefined && <span className={css.zahl}>{anzahl}</span>}
				</Title>
				{aktion}
			</div>
			{children}
		</section>
	);
}
