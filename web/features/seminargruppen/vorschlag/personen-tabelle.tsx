import { Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { formatDatum } from '#domain/format/datum.ts';
import { VORSCHLAG as T } from '../../../texte/seminare/gruppenvorschlag.ts';
import { SelectField } from '../../../ui/fields/select-fields.tsx';
import { Section } from '../../../ui/layout/page.tsx';
import { SimpleTable } from '../../../ui/table/simple-table.tsx';
import { TextButton, TextLink } from '../../../ui/text-link.tsx';
import { Kacheln } from '../../sammelaktion/kacheln.tsx';
import { Zeichen } from '../../sammelaktion/zeichen.tsx';
import type { Vorschlag, Vorschlagsgruppe, Vorschlagszeile } from './queries.ts';
import css from './vorschlag.module.css';

interface PersonenTabelleProps {
	stand: Vorschlag;
	/** As proposed: where it was changed, the old stands below the new. */
	vorschlag: Vorschlag;
	geaendert: ReadonlyMap<string, string | null>;
	prueft: boolean;
	onWahl: (freiwilligerID: string, gruppeID: string | null) => void;
}

type Blick = 'alle' | 'zugewiesen' | 'ohne' | 'geht' | 'hand';

/** Rows to begin with, and with every step. */
const SEITE = 50;

const KEINE = 'keine';

/** Everybody with his group and why; the group can be chosen otherwise before anything is done. */
export function PersonenTabelle({ stand, vorschlag, geaendert, prueft, onWahl }: PersonenTabelleProps) {
	const [blick, setBlick] = useState<Blick>('alle');
	const [bis, setBis] = useState(SEITE);
	const vorher = new Map(vorschlag.zeilen.map((z) => [z.freiwilligerID, z.gruppeID]));
	const alle = nachGruppe(stand, vorher);
	const je: Record<Blick, readonly Vorschlagszeile[]> = {
		alle,
		zugewiesen: alle.filter((z) => z.geht),
		ohne: alle.filter((z) => z.gruppeID === null),
		geht: alle.filter((z) => z.gruppeID !== null && !z.geht),
		hand: alle.filter((z) => geaendert.has(z.freiwilligerID)),
	};
	const zeilen = je[blick];
	return (
		<Section
			title={T.freiwillige}
			count={stand.zeilen.length}
			ruled
			aside={<Text role="status">{prueft ? T.prueft : ''}</Text>}
		>
			<Stack gap={12} pt={12}>
				<Kacheln
					gewaehlt={blick}
					onWahl={(key) => {
						setBlick(key as Blick);
						setBis(SEITE);
					}}
					kacheln={[
						{ key: 'alle', anzahl: je.alle.length, wort: T.kachel.alle },
						{ key: 'zugewiesen', icon: 'geht', anzahl: je.zugewiesen.length, wort: T.kachel.zugewiesen },
						{ key: 'ohne', icon: 'schon', anzahl: je.ohne.length, wort: T.kachel.ohne },
						...(je.geht.length > 0
							? [{ key: 'geht', icon: 'gesperrt' as const, anzahl: je.geht.length, wort: T.kachel.geht }]
							: []),
						...(je.hand.length > 0 ? [{ key: 'hand', anzahl: je.hand.length, wort: T.kachel.hand }] : []),
					]}
				/>
				{zeilen.length === 0 && <Text variant="secondary">{T.niemandHier}</Text>}
				{zeilen.length > 0 && (
					<div className={css.tabelle} aria-busy={prueft || undefined}>
						<SimpleTable
							top
							rows={zeilen.slice(0, bis)}
							rowKey={({ freiwilligerID }) => freiwilligerID}
							label={T.freiwillige}
							columns={[
								{ head: T.name, isRowHead: true, cell: Name, width: '15%' },
								{ head: T.einsatzort, cell: Einsatzort, width: '22%' },
								{ head: T.dienst, cell: Dienst, width: 168 },
								{
									head: T.gruppe,
									width: 224,
									cell: (zeile) => (
										<Gruppenwahl
											zeile={zeile}
											gruppen={stand.gruppen}
											vorgeschlagen={vorher.get(zeile.freiwilligerID) ?? null}
											onWahl={(gruppeID) => onWahl(zeile.freiwilligerID, gruppeID)}
										/>
									),
								},
								{ head: T.begruendung, cell: Begruendung },
							]}
						/>
					</div>
				)}
				{zeilen.length > bis && (
					<TextButton onClick={() => setBis(bis + SEITE)}>{T.weitere(zeilen.length - bis)}</TextButton>
				)}
			</Stack>
		</Section>
	);
}

const Name = ({ freiwilligerID: id, name }: Vorschlagszeile) => (
	<TextLink to="/admin/freiwillige/$id/seminare" params={{ id }}>
		{name}
	</TextLink>
);

const Einsatzort = ({ einsatzort, ort }: Vorschlagszeile) => (
	<>
		{einsatzort}
		<Text variant="hint">{ort}</Text>
	</>
);

const Dienst = ({ dienstart, vertragsbeginn: von, vertragsende: bis }: Vorschlagszeile) => (
	<>
		{dienstart ?? T.ohneDienstart}
		{von && bis && (
			<Text variant="hint" className="tabular">
				{`${formatDatum(von)}–${formatDatum(bis)}`}
			</Text>
		)}
	</>
);

const Begruendung = ({ geht, gruppeID, grund }: Vorschlagszeile) => (
	<span className={css.grund}>
		<Zeichen art={geht ? 'geht' : gruppeID === null ? 'schon' : 'gesperrt'} />
		{grund}
	</span>
);

/** As proposed, group by group, last those without; what is changed by hand stays where it stood. */
function nachGruppe({ zeilen, gruppen }: Vorschlag, vorher: ReadonlyMap<string, string | null>): Vorschlagszeile[] {
	const stelle = ({ freiwilligerID }: Vorschlagszeile) => {
		const nr = gruppen.findIndex(({ id }) => id === vorher.get(freiwilligerID));
		return nr < 0 ? gruppen.length : nr;
	};
	return zeilen.toSorted((a, b) => stelle(a) - stelle(b));
}

interface GruppenwahlProps {
	zeile: Vorschlagszeile;
	gruppen: readonly Vorschlagsgruppe[];
	vorgeschlagen: string | null;
	onWahl: (gruppeID: string | null) => void;
}

/** Only groups for his Dienstart are offered. */
function Gruppenwahl({ zeile, gruppen, vorgeschlagen, onWahl }: GruppenwahlProps) {
	const { name, gruppeID, dienstartID } = zeile;
	const waehlbare = gruppen.filter(
		({ id, dienstartIDs }) =>
			id === gruppeID || dienstartIDs.length === 0 || (dienstartID !== null && dienstartIDs.includes(dienstartID)),
	);
	const nameVon = (id: string | null) => gruppen.find((g) => g.id === id)?.bezeichnung ?? T.keineGruppe;
	return (
		<>
			<SelectField
				size="sm"
				aria-label={T.waehle(name)}
				allowDeselect={false}
				value={gruppeID ?? KEINE}
				onChange={(wert) => onWahl(wert === KEINE ? null : wert)}
				data={[
					{ value: KEINE, label: T.keineGruppe },
					...waehlbare.map((g) => ({ value: g.id, label: T.belegt(g.bezeichnung, g.nachher, g.maxTeilnehmer) })),
				]}
			/>
			{gruppeID !== vorgeschlagen && (
				<Text variant="hint" pt={4}>
					{T.vorgeschlagen(nameVon(vorgeschlagen))}{' '}
					<TextButton aria-label={T.zuruecksetzenName(name)} onClick={() => onWahl(vorgeschlagen)}>
						{T.zuruecksetzen}
					</TextButton>
				</Text>
			)}
		</>
	);
}
