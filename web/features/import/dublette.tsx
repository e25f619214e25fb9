import { IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { IMPORT } from '../../texte/verwaltung/import.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { RadioField } from '../../ui/fields/option-fields.tsx';
import { SelectField } from '../../ui/fields/select-fields.tsx';
import { SimpleTable } from '../../ui/table/simple-table.tsx';
import css from './import.module.css';
import type { Importzeile, Kandidat } from './queries.ts';

interface DubletteProps {
	zeile: Importzeile;
	/** Which of how many open ones. */
	nummer: number;
	von: number;
	laeuft: boolean;
	onEntscheidung: (entscheidung: string) => void;
	onClose: () => void;
}

type Wahl = 'VERBINDEN' | 'NEU' | 'AUSLASSEN';

/** A row beside the address of the portal that it may mean, and the choice what it is. */
export function Dublette({ zeile, nummer, von, laeuft, onEntscheidung, onClose }: DubletteProps) {
	const [wahl, setWahl] = useState<Wahl>('VERBINDEN');
	const [erster] = zeile.kandidaten;
	const [adresseID, setAdresseID] = useState(erster?.adresseID ?? '');
	const kandidat = zeile.kandidaten.find((k) => k.adresseID === adresseID) ?? erster;
	if (!kandidat) return null;
	return (
		<aside className={css.dublette} aria-labelledby="dublette">
			<div className={css.dublettenkopf}>
				<h2 id="dublette">{IMPORT.dublette}</h2>
				<span className={css.still}>{IMPORT.dubletteVon(nummer, von)}</span>
				<IconButton icon={IconX} label={IMPORT.vergleichSchliessen} variant="bare" size="sm" onClick={onClose} />
			</div>
			<p className={css.still}>{IMPORT.prozent(kandidat.prozent)}</p>
			{zeile.kandidaten.length > 1 && (
				<SelectField
					label={IMPORT.vorschlag}
					allowDeselect={false}
					value={kandidat.adresseID}
					onChange={(id) => id && setAdresseID(id)}
					data={zeile.kandidaten.map((k, i) => ({
						value: k.adresseID,
						label: IMPORT.vorschlagNr(i + 1, k.prozent),
					}))}
				/>
			)}
			<Gegenueberstellung kandidat={kandidat} nr={zeile.nr} />
			<RadioField
				label={IMPORT.entscheidung}
				value={wahl}
				onChange={(wert) => setWahl(wert as Wahl)}
				options={[
					{ value: 'VERBINDEN', label: IMPORT.verbinden, description: IMPORT.verbindenText },
					{ value: 'NEU', label: IMPORT.neu, description: IMPORT.neuText },
					{ value: 'AUSLASSEN', label: IMPORT.auslassen, description: IMPORT.auslassenText },
				]}
			/>
			<Button
				fullWidth
				loading={laeuft}
				onClick={() => onEntscheidung(wahl === 'VERBINDEN' ? kandidat.adresseID : wahl)}
			>
				{von > 1 ? IMPORT.merkenWeiter : IMPORT.merken}
			</Button>
		</aside>
	);
}

function Gegenueberstellung({ kandidat, nr }: { kandidat: Kandidat; nr: number }) {
	return (
		<SimpleTable
			top
			className={css.vergleich}
			rows={kandidat.vergleich}
			rowKey={({ bezeichnung }) => bezeichnung}
			columns={[
				{ head: IMPORT.feld, isHeadHidden: true, isRowHead: true, cell: ({ bezeichnung }) => bezeichnung },
				{ head: IMPORT.imPortal, cell: ({ portal }) => portal ?? IMPORT.leererWert },
				{
					head: IMPORT.inZeile(nr),
					cell: ({ portal, datei }) =>
						portal === datei ? (
							<span className={css.still}>{IMPORT.gleich}</span>
						) : (
							<mark className={css.anders}>{datei ?? IMPORT.leererWert}</mark>
						),
				},
			]}
		/>
	);
}
