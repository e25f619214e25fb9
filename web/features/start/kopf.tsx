import type { ReactNode } from 'react';
import css from './start.module.css';

/** Greeting, and one line below it. */
export function Kopf({ titel, children }: { titel: string; children: ReactNode }) {
	return (
		<header className={css.kopf}>
			<h1 className={css.titel}>{titel}</h1>
			<p className={css.zeile}>{children}</p>
		</header>
	);
}
