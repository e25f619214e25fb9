import { VisuallyHidden } from '@mantine/core';
import type { useForm } from '@mantine/form';
import type { ReactNode } from 'react';
import { formatEuro, formatStunden, formatZahl } from '#domain/format/zahl.ts';
import { VORGABE_BEZEICHNUNG } from '#domain/zyklus/bezeichnung.ts';
import { ZYKLEN as T } from '../../texte/zyklen.ts';
import { NumberField } from '../../ui/number-field.tsx';
import { SwitchField } from '../../ui/option-fields.tsx';
import { Leerwort } from '../liste/zellen.tsx';
import type { Dienstart, Zyklusdienstart, Zykluszeile } from './queries.ts';
import type { Vorgabenzeile, Zykluswerte } from './werte.ts';
import css from './zyklen.module.css';

type Zahlfeld = Exclude<keyof Vorgabenzeile, 'dienstartID' | 'isBewerbungsstopp'>;

type Formular = ReturnType<typeof useForm<Zykluswerte>>;

interface Spalte {
	readonly feld: Zahlfeld;
	readonly titel: string;
	readonly einheit?: string;
	readonly stellen?: number;
	/** Of what is only shown. */
	readonly zeige: (wert: number) => string;
}

const euro = (feld: Exclude<Zahlfeld, 'gesamtkontingent'>): Spalte => ({
	feld,
	titel: VORGABE_BEZEICHNUNG[feld],
	einheit: T.einheit.euro,
	stellen: 2,
	zeige: (wert) => formatEuro(Math.round(wert * 100)),
});
const SPALTEN: readonly Spalte[] = [
	{ feld: 'gesamtkontingent', titel: T.gesamtkontingent, zeige: (wert) => formatZahl(wert, 0) },
	euro('taschengeld'),
	euro('taschengeldHoechstbetrag'),
	{
		feld: 'wochenstunden',
		titel: VORGABE_BEZEICHNUNG.wochenstunden,
		einheit: T.einheit.stunden,
		stellen: 1,
		zeige: (wert) => formatStunden(Math.round(wert * 10)),
	},
	euro('estBeitrag'),
	{
		feld: 'urlaubstage',
		titel: VORGABE_BEZEICHNUNG.urlaubstage,
		zeige: (wert) => formatZahl(wert, 0),
	},
];

interface TabelleProps {
	zyklus: Zykluszeile;
	dienstarten: readonly Dienstart[];
}

/** Dienstart × default, as fields. */
export function VorgabenFelder({ form, zyklus, dienstarten }: TabelleProps & { form: Formular }) {
	return (
		<Tabelle
			zyklus={zyklus}
			dienstarten={dienstarten}
			fuer={(dienstart, i, genehmigt) => (
				<>
					{SPALTEN.map(({ feld, titel, einheit, stellen }) => (
						<td key={feld}>
							<NumberField
								aria-label={T.feldVon(dienstart.kurz, titel)}
								unit={einheit}
								decimalScale={stellen}
								placeholder={feld === 'gesamtkontingent' ? T.ohneGrenze : undefined}
								{...form.getInputProps(`dienstarten.${i}.${feld}`)}
							/>
							{feld === 'gesamtkontingent' && <Genehmigt anzahl={genehmigt} />}
						</td>
					))}
					<td className={css.stopp}>
						<SwitchField
							aria-label={T.feldVon(dienstart.kurz, T.bewerbungsstopp)}
							{...form.getInputProps(`dienstarten.${i}.isBewerbungsstopp`, { type: 'checkbox' })}
						/>
					</td>
				</>
			)}
		/>
	);
}

/** The same as text. */
export function VorgabenAnsicht({ zyklus, dienstarten }: TabelleProps) {
	const je = new Map(zyklus.dienstarten.map((d) => [d.dienstartID, d]));
	return (
		<Tabelle
			zyklus={zyklus}
			dienstarten={dienstarten}
			fuer={({ id }, _, genehmigt) => (
				<>
					{SPALTEN.map((spalte) => (
						<td key={spalte.feld}>
							<Wert spalte={spalte} dienstart={je.get(id)} />
							{spalte.feld === 'gesamtkontingent' && <Genehmigt anzahl={genehmigt} />}
						</td>
					))}
					<td className={css.stopp}>{je.get(id)?.isBewerbungsstopp ? T.ja : T.nein}</td>
				</>
			)}
		/>
	);
}

function Wert({ spalte: { feld, zeige }, dienstart }: { spalte: Spalte; dienstart: Zyklusdienstart | undefined }) {
	const wert = dienstart?.[feld] ?? null;
	if (wert !== null) return zeige(wert);
	return <Leerwort wort={feld === 'gesamtkontingent' ? T.ohneGrenze : T.keineVorgabe} />;
}

const Genehmigt = ({ anzahl }: { anzahl: number }) => (
	<span className={css.genehmigt}>{T.genehmigt(formatZahl(anzahl, 0))}</span>
);

interface GeruestProps extends TabelleProps {
	/** The cells behind the name of the Dienstart. */
	fuer: (dienstart: Dienstart, zeile: number, genehmigt: number) => ReactNode;
}

function Tabelle({ zyklus, dienstarten, fuer }: GeruestProps) {
	const genehmigt = new Map(zyklus.dienstarten.map((d) => [d.dienstartID, d.genehmigt ?? 0]));
	return (
		<table className={css.vorgaben}>
			<caption>
				<VisuallyHidden>{T.vorgaben}</VisuallyHidden>
			</caption>
			<thead>
				<tr>
					<th scope="col">{T.dienstart}</th>
					{SPALTEN.map(({ feld, titel }) => (
						<th key={feld} scope="col">
							{titel}
						</th>
					))}
					<th scope="col">{T.bewerbungsstopp}</th>
				</tr>
			</thead>
			<tbody>
				{dienstarten.map((dienstart, i) => (
					<tr key={dienstart.id}>
						<th scope="row" title={dienstart.bezeichnung}>
							{dienstart.kurz}
						</th>
						{fuer(dienstart, i, genehmigt.get(dienstart.id) ?? 0)}
					</tr>
				))}
			</tbody>
		</table>
	);
}
