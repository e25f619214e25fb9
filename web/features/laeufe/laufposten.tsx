import { useState } from 'react';
import { mengenzahl } from '#domain/geld/foerderung/korrekturen.ts';
import { LAEUFE, LAUF as T } from '../../texte/laeufe.ts';
import { Section } from '../../ui/layout/page.tsx';
import { Span } from '../../ui/span.ts';
import { type SimpleColumn, SimpleTable } from '../../ui/table/simple-table.tsx';
import { TextButton, TextLink } from '../../ui/text-link.tsx';
import css from './laeufe.module.css';
import type { Lauf, Posten } from './queries.ts';
import { useZeile } from './use-zeile.ts';

type Teil = keyof Posten['teile'];
const AUF_EINMAL = 100;
const GANZ = 30;
const ZAHL = new Intl.NumberFormat('de-DE', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Without the sign of the currency: the foot has it. Nothing is a dash. */
const betrag = (euro: number | undefined): string => (euro ? ZAHL.format(euro).replace('-', '−') : '–');
const summe = (posten: readonly Posten[], wert: (p: Posten) => number): number =>
	posten.reduce((bisher, p) => bisher + Math.round(wert(p) * 100), 0) / 100;

/** The rows of a run, with what they add up to. */
export function Laufposten({ lauf, istOffen }: { lauf: Lauf; istOffen: boolean }) {
	const [zeigt, setZeigt] = useState(AUF_EINMAL);
	const aendere = useZeile(lauf);
	const { posten } = lauf;
	const drin = posten.filter((p) => !p.istHerausgenommen);
	const teile = (Object.keys(T.teile) as Teil[]).filter((teil) => posten.some((p) => p.teile[teil] !== undefined));
	const spalten: (SimpleColumn<Posten> | false)[] = [
		{ head: T.name, isRowHead: true, cell: (p) => <Name posten={p} />, foot: T.gesamt(drin.length) },
		{ head: T.vertragsnummer, cell: (p) => p.vertragsnummer ?? '–', nowrap: true, foot: '' },
		{ head: T.monat, cell: (p) => LAEUFE.monate(p.monat, p.monat), nowrap: true, foot: '' },
		{
			head: T.anteil,
			cell: ({ anteil, menge }) =>
				menge === undefined ? (anteil === GANZ ? '1' : `${anteil}/${GANZ}`) : mengenzahl(menge).replace('-', '−'),
			align: 'end',
			foot: '',
		},
		...(teile.length > 1
			? teile.map(
					(teil): SimpleColumn<Posten> => ({
						head: T.teile[teil],
						cell: (p) => betrag(p.teile[teil]),
						align: 'end',
						nowrap: true,
						foot: betrag(summe(drin, (p) => p.teile[teil] ?? 0)),
					}),
				)
			: []),
		{
			head: T.summe,
			cell: (p) => <b>{betrag(p.betrag)}</b>,
			align: 'end',
			nowrap: true,
			foot: LAEUFE.euro(lauf.summe),
		},
		istOffen && {
			head: T.tun,
			isHeadHidden: true,
			align: 'end',
			nowrap: true,
			foot: '',
			cell: (p) => (
				<TextButton
					aria-label={`${p.istHerausgenommen ? T.zurueck : T.heraus}: ${p.name}, ${LAEUFE.monate(p.monat, p.monat)}`}
					onClick={() => aendere.execute({ posten: [p], was: p.istHerausgenommen ? 'ZURUECKLEGEN' : 'HERAUSNEHMEN' })}
				>
					{p.istHerausgenommen ? T.zurueck : T.heraus}
				</TextButton>
			),
		},
	];
	if (posten.length === 0) return null;
	return (
		<Section title={T.zeilen} count={posten.length}>
			<div className={css.tabelle}>
				<SimpleTable
					className="tabular"
					label={T.zeilen}
					columns={spalten}
					rows={posten.slice(0, zeigt)}
					rowKey={({ vertragID, monat }) => `${vertragID}${monat}`}
					rowProps={({ istHerausgenommen }) => ({ 'data-draussen': istHerausgenommen ? 'ja' : undefined })}
				/>
			</div>
			{posten.length > zeigt && (
				<TextButton onClick={() => setZeigt(posten.length)}>{T.weitere(posten.length - zeigt)}</TextButton>
			)}
		</Section>
	);
}

function Name({ posten: { freiwilligerID: id, name, ausgleichZu, istHerausgenommen } }: { posten: Posten }) {
	const dazu = [ausgleichZu !== undefined && T.ausgleich(ausgleichZu), istHerausgenommen && T.draussen];
	const worte = dazu.filter(Boolean).join(', ');
	return (
		<>
			<TextLink to="/admin/freiwillige/$id" params={{ id }}>
				{name}
			</TextLink>
			{worte && (
				<Span variant="secondary" display="block">
					{worte}
				</Span>
			)}
		</>
	);
}
