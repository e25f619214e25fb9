import { DOKUMENTE } from '../../texte/akte/dokumente.ts';
import { cx } from '../../ui/cx.ts';
import css from './dran.module.css';

interface Teil {
	readonly partei: string;
	readonly personID: string | null;
	readonly unterschriebenAm: string | null;
	readonly istDran: boolean;
}

/** How far the signatures under a document are: one part for each, done, now, later. */
export function Fortschritt({ unterschriften }: { unterschriften: readonly Teil[] }) {
	const getan = unterschriften.filter(({ unterschriebenAm }) => unterschriebenAm).length;
	return (
		<span className={css.fortschritt}>
			<Teile unterschriften={unterschriften} schmal />
			{DOKUMENTE.unterschriebenVon(getan, unterschriften.length)}
		</span>
	);
}

/** The parts alone, for readers who have the names beside them; `schmal`: as in a row. */
export function Teile({ unterschriften, schmal = false }: { unterschriften: readonly Teil[]; schmal?: boolean }) {
	return (
		<span className={cx(css.teile, schmal && css.schmal)} aria-hidden="true">
			{unterschriften.map((u) => (
				<span
					key={`${u.partei} ${u.personID}`}
					className={cx(u.istDran && css.jetzt, u.unterschriebenAm !== null && css.getan)}
				/>
			))}
		</span>
	);
}
