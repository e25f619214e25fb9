import { Text } from '@mantine/core';
import { kurzerMonat, kurzerMonatMitJahr } from '../../client/datumsworte.ts';
import { ADRESSE } from '../../texte/adressen.ts';
import { UI } from '../../texte/ui.ts';
import { cx } from '../../ui/cx.ts';
import { OccupancyStack } from '../../ui/figures/occupancy.tsx';
import { Picture } from '../../ui/figures/picture.tsx';
import { SimpleTable } from '../../ui/table/simple-table.tsx';
import css from './adressen.module.css';
import type { Platzzeile } from './queries.ts';

/** Taken and all places of each month, beginning with the August before the cycle. */
export function Monatsraster({ zeilen }: { zeilen: readonly Platzzeile[] }) {
	const monate = zeilen[0]?.monate ?? [];
	const alsKaesten = zeilen.every((zeile) => zeile.monate.every((monat) => platzzahl(monat) <= HOECHSTENS_KAESTEN));
	return (
		<Picture
			title={ADRESSE.monate.titel}
			caption={ADRESSE.monate.titel}
			rows={zeilen.flatMap(({ dienstart, monate }) => monate.map((monat) => ({ dienstart, ...monat })))}
			rowKey={({ dienstart, von }) => `${dienstart} ${von}`}
			columns={[
				{ head: ADRESSE.monate.monat, isRowHead: true, cell: ({ von }) => kurzerMonatMitJahr(von) },
				{ head: ADRESSE.kontingent.dienstart, cell: ({ dienstart }) => dienstart },
				{ head: UI.belegt, align: 'end', cell: ({ belegt }) => belegt },
				{ head: UI.reserviert, align: 'end', cell: ({ reserviert }) => reserviert },
				{ head: UI.frei, align: 'end', cell: ({ frei }) => frei },
			]}
		>
			<div className={css.rahmen}>
				<SimpleTable
					rows={zeilen}
					rowKey={(zeile) => zeile.dienstartID}
					columns={[
						{ head: ADRESSE.kontingent.dienstart, isRowHead: true, cell: (zeile) => zeile.dienstart },
						...monate.map(({ von }, i) => ({
							key: von,
							head: (i === 0 || i === monate.length - 1 ? kurzerMonatMitJahr : kurzerMonat)(von),
							align: 'end' as const,
							nowrap: true,
							className: i === 0 ? css.august : undefined,
							cell: (zeile: Platzzeile) =>
								zeile.monate
									.slice(i, i + 1)
									.map((monat) => <Monatszelle key={von} monat={monat} alsKaesten={alsKaesten} />),
						})),
					]}
				/>
			</div>
			<Text variant="secondary" mt={8}>
				{ADRESSE.monate.hinweis}
			</Text>
		</Picture>
	);
}

/** Where a month has more places than this, all stand as figures. */
const HOECHSTENS_KAESTEN = 8;

type Monat = Platzzeile['monate'][number];

const platzzahl = ({ belegt, reserviert, frei }: Monat): number => belegt + reserviert + Math.max(0, frei);

/** Places of one month, the taken ones at the bottom. */
function Monatszelle({ monat, alsKaesten }: { monat: Monat; alsKaesten: boolean }) {
	const { belegt, reserviert, frei } = monat;
	const wort = ADRESSE.monate.zelle(belegt, reserviert, frei);
	const vergeben = belegt + reserviert;
	if (alsKaesten && platzzahl(monat) > 0)
		return (
			<span title={wort}>
				<OccupancyStack belegt={belegt} reserviert={reserviert} frei={Math.max(0, frei)} label={wort} />
			</span>
		);
	return (
		<span className={cx(css.zelle, vergeben > 0 && css.voll)} title={wort} aria-label={wort} role="img">
			{vergeben}/{vergeben + frei}
		</span>
	);
}
