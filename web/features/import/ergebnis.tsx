import { IconAlertTriangle, IconMinus, IconPencil, IconPlus, IconTriangleFilled } from '@tabler/icons-react';
import { IMPORT } from '../../texte/verwaltung/import.ts';
import { cx } from '../../ui/cx.ts';
import { Icon, type IconType } from '../../ui/icon.tsx';
import css from './import.module.css';
import type { Ergebnis } from './queries.ts';

/** What needs somebody first. */
export const REIHENFOLGE: readonly Ergebnis[] = ['Error', 'Warning', 'New', 'Updated', 'Unchanged'];

const KACHELN: readonly Ergebnis[] = ['New', 'Updated', 'Unchanged', 'Warning', 'Error'];

const BILD: Readonly<Record<Ergebnis, IconType>> = {
	Error: IconTriangleFilled,
	Warning: IconAlertTriangle,
	New: IconPlus,
	Updated: IconPencil,
	Unchanged: IconMinus,
};

export function Ergebniswort({ ergebnis }: { ergebnis: Ergebnis }) {
	return (
		<span className={cx(css.ergebnis, css[ergebnis])}>
			<Icon of={BILD[ergebnis]} />
			{IMPORT.ergebnis[ergebnis]}
		</span>
	);
}

interface ErgebniszahlenProps {
	zahlen: ReadonlyMap<Ergebnis, number>;
	gesamt: number;
	gewaehlt: Ergebnis | null;
	onWahl: (ergebnis: Ergebnis | null) => void;
}

/** How many rows of each kind; a click shows only those. */
export function Ergebniszahlen({ zahlen, gesamt, gewaehlt, onWahl }: ErgebniszahlenProps) {
	const kachel = (ergebnis: Ergebnis | null, anzahl: number) => (
		<button
			key={ergebnis ?? 'alle'}
			type="button"
			className={css.kachel}
			aria-pressed={gewaehlt === ergebnis}
			onClick={() => onWahl(ergebnis)}
		>
			{ergebnis && (
				<span className={cx(css.ergebnis, css[ergebnis])}>
					<Icon of={BILD[ergebnis]} />
				</span>
			)}
			<b>{anzahl.toLocaleString('de-DE')}</b>
			{ergebnis ? IMPORT.ergebnis[ergebnis] : IMPORT.alle}
		</button>
	);
	return (
		<fieldset className={css.kacheln}>
			<legend className={css.verborgen}>{IMPORT.filter}</legend>
			{kachel(null, gesamt)}
			{KACHELN.map((ergebnis) => kachel(ergebnis, zahlen.get(ergebnis) ?? 0))}
		</fieldset>
	);
}
