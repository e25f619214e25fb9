import { darf } from '../../portal/sitzung.ts';
import { useAkte } from '../akte-kontext.tsx';
import css from './daten.module.css';
import { FeldZeile } from './feld-zeile.tsx';
import type { Feld, Feldgruppe as Gruppe } from './personenfelder.ts';

/**
 * Fields the viewer has in front of him. A site isn't told whether a missing value is empty or none of its business, so
 * it sees only what there is.
 */
export function useSichtbareFelder(): (felder: readonly Feld[]) => readonly Feld[] {
	const { freiwilliger, sitzung } = useAkte();
	const alles = darf(sitzung, 'FREIWILLIGER', 'MA_VERWALTUNG', 'ADMIN');
	return (felder) => (alles ? felder : felder.filter(({ feld }) => (freiwilliger[feld] ?? null) !== null));
}

/** Fields under a heading. */
export function Feldgruppe({ gruppe: { titel, felder } }: { gruppe: Gruppe }) {
	const sichtbar = useSichtbareFelder()(felder);
	if (sichtbar.length === 0) return null;
	return (
		<section>
			<h2 className={css.gruppentitel}>{titel}</h2>
			<dl>
				{sichtbar.map((feld) => (
					<FeldZeile key={feld.feld} feld={feld} />
				))}
			</dl>
		</section>
	);
}
