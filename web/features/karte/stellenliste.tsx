import { Text } from '@mantine/core';
import { formatZahl } from '#domain/format/zahl.ts';
import { adressbild } from '../../client/bild.ts';
import { KARTE } from '../../texte/zugang/karte.ts';
import { cx } from '../../ui/cx.ts';
import { leistungen, Platzstand } from './angaben-zur-stelle.tsx';
import css from './karte.module.css';
import { Merken } from './merken.tsx';
import { sportartenQuery, useNamen } from './queries.ts';
import type { Treffer } from './treffer.ts';
import type { Merkliste } from './use-merkliste.ts';

interface StellenlisteProps {
	treffer: readonly Treffer[];
	gewaehlt: string | null;
	merkliste: Merkliste | null;
	onWahl: (treffer: Treffer) => void;
}

/** The same places as on the map, for reading; nothing is told by the map alone. */
export function Stellenliste({ treffer, gewaehlt, merkliste, onWahl }: StellenlisteProps) {
	const sportarten = useNamen(sportartenQuery);
	return (
		<ul className={css.zeilen} aria-label={KARTE.liste}>
			{treffer.map((einer) => {
				const { ort, km } = einer;
				return (
					<li key={ort.id} className={cx(css.zeile, ort.id === gewaehlt && css.gewaehlt)}>
						{ort.bildUploadID && (
							<img className={css.zeilenbild} src={adressbild(ort.bildUploadID)} alt="" loading="lazy" />
						)}
						<button
							type="button"
							className={css.name}
							aria-label={KARTE.zeigen(ort.bezeichnung)}
							aria-pressed={ort.id === gewaehlt}
							onClick={() => onWahl(einer)}
						>
							{ort.bezeichnung}
						</button>
						<Text variant="secondary">
							{ort.plz} {ort.ort}
							{km !== null && `, ${KARTE.entfernung(formatZahl(km, 1))}`}
						</Text>
						<Text variant="hint">{[...sportarten(ort.sportartIDs), ...leistungen(ort)].join(', ')}</Text>
						<div className={css.fuss}>
							<Platzstand ort={ort} />
							{merkliste && <Merken ort={ort} merkliste={merkliste} />}
						</div>
					</li>
				);
			})}
		</ul>
	);
}
