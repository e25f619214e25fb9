import type { useForm } from '@mantine/form';
import type { ReactNode } from 'react';
import { formatEuro, formatStunden, formatZahl } from '#domain/format/zahl.ts';
import { VORGABE_BEZEICHNUNG } from '#domain/zyklus/bezeichnung.ts';
import { ZYKLEN as T } from '../../texte/verwaltung/zyklen.ts';
import { cx } from '../../ui/cx.ts';
import { NumberField } from '../../ui/fields/number-field.tsx';
import { SwitchField } from '../../ui/fields/option-fields.tsx';
import { Span } from '../../ui/span.ts';
import { SimpleTable } from '../../ui/table/simple-table.tsx';
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

/** As the form and a refusal name the field. */
const feldname = (zeile: number, feld: Zahlfeld): string => `dienstarten.${zeile}.${feld}`;

/** What each field of the matrix is called, by its name. */
export const vorgabenlabels = (dienstarten: readonly Dienstart[]): Readonly<Record<string, string>> =>
	Object.fromEntries(
		dienstarten.flatMap(({ kurz }, i) => SPALTEN.map(({ feld, titel }) => [feldname(i, feld), T.feldVon(kurz, titel)])),
	);

/** Dienstart × default, as fields. */
export function VorgabenFelder({ form, id, zyklus, dienstarten }: TabelleProps & { form: Formular; id: string }) {
	return (
		<Tabelle
			zyklus={zyklus}
			dienstarten={dienstarten}
			wert={(dienstart, i, { feld, titel, einheit, stellen }) => (
				<NumberField
					id={`${id}${feldname(i, feld)}`}
					aria-label={T.feldVon(dienstart.kurz, titel)}
					unit={einheit}
					decimalScale={stellen}
					placeholder={feld === 'gesamtkontingent' ? T.ohneGrenze : undefined}
					{...form.getInputProps(feldname(i, feld))}
				/>
			)}
			stopp={(dienstart, i) => (
				<SwitchField
					aria-label={T.feldVon(dienstart.kurz, T.bewerbungsstopp)}
					{...form.getInputProps(`dienstarten.${i}.isBewerbungsstopp`, { type: 'checkbox' })}
				/>
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
			wert={({ id }, _, spalte) => <Wert spalte={spalte} dienstart={je.get(id)} />}
			stopp={({ id }) => (je.get(id)?.isBewerbungsstopp ? T.ja : T.nein)}
		/>
	);
}

function Wert({ spalte: { feld, zeige }, dienstart }: { spalte: Spalte; dienstart: Zyklusdienstart | undefined }) {
	const wert = dienstart?.[feld] ?? null;
	if (wert !== null) return zeige(wert);
	return <Leerwort wort={feld === 'gesamtkontingent' ? T.ohneGrenze : T.keineVorgabe} />;
}

const Genehmigt = ({ anzahl }: { anzahl: number }) => (
	<Span variant="note" display="block" mt={4}>
		{T.genehmigt(formatZahl(anzahl, 0))}
	</Span>
);

interface GeruestProps extends TabelleProps {
	wert: (dienstart: Dienstart, zeile: number, spalte: Spalte) => ReactNode;
	/** Whether nobody can apply for the Dienstart any more. */
	stopp: (dienstart: Dienstart, zeile: number) => ReactNode;
}

/** Long heads may break where their words meet: the fields below need the room. */
const trennbar = (titel: string): string =>
	titel.replace(/^(Gesamt|Wochen|Einsatzstellen|Bewerbungs)(?=[a-z])/, '$1\u00ad');

function Tabelle({ zyklus, dienstarten, wert, stopp }: GeruestProps) {
	const genehmigt = new Map(zyklus.dienstarten.map((d) => [d.dienstartID, d.genehmigt ?? 0]));
	return (
		<SimpleTable
			top
			label={T.vorgaben}
			rows={dienstarten}
			rowKey={({ id }) => id}
			columns={[
				{
					head: T.dienstart,
					isRowHead: true,
					nowrap: true,
					cell: ({ kurz, bezeichnung }) => (
						<div className={css.neben} title={bezeichnung}>
							{kurz}
						</div>
					),
				},
				...SPALTEN.map((spalte) => ({
					key: spalte.feld,
					head: trennbar(spalte.titel),
					className: cx(css.vorgabe, spalte.feld === 'gesamtkontingent' && css.gesamt),
					cell: (dienstart: Dienstart, zeile: number) => (
						<>
							{wert(dienstart, zeile, spalte)}
							{spalte.feld === 'gesamtkontingent' && <Genehmigt anzahl={genehmigt.get(dienstart.id) ?? 0} />}
						</>
					),
				})),
				{
					key: T.bewerbungsstopp,
					head: trennbar(T.bewerbungsstopp),
					cell: (dienstart, zeile) => <div className={css.neben}>{stopp(dienstart, zeile)}</div>,
				},
			]}
		/>
	);
}
