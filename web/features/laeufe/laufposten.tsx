import { IconRowInsertTop, IconRowRemove } from '@tabler/icons-react';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Suspense, useRef, useState } from 'react';
import { mengenzahl } from '#domain/geld/foerderung/korrekturen.ts';
import { KORREKTUREN } from '../../texte/geld/foerderung.ts';
import { betrag } from '../../texte/geld/herkunft.ts';
import { LAEUFE, LAUF as T } from '../../texte/geld/laeufe.ts';
import { IconButton } from '../../ui/button.tsx';
import { later } from '../../ui/later.tsx';
import { Section } from '../../ui/layout/page.tsx';
import { Pills } from '../../ui/layout/tabs.tsx';
import { Span } from '../../ui/span.ts';
import { type SimpleColumn, SimpleTable } from '../../ui/table/simple-table.tsx';
import { TextButton, TextLink } from '../../ui/text-link.tsx';
import { nachbar, Zahl } from '../herkunft/zahl.tsx';
import css from './laeufe.module.css';
import type { Korrektur, Lauf, Posten } from './queries.ts';
import { useZeile } from './use-zeile.ts';

/** Fetched when somebody asks how a figure came about. */
const HerkunftPanel = later(async () => (await import('../herkunft/herkunft-panel.tsx')).HerkunftPanel);
const SummenPanel = later(async () => (await import('../herkunft/summen-panel.tsx')).SummenPanel);

/** Of the address: all rows, the sum of a row. */
const ALLE = 'alle';
const SUMME = 'summe';
/** Of a claim: how many units. */
const MENGE = 'menge';

/** Which figure is explained; it stands in the address. */
export interface Gezeigt {
	zeile?: string;
	feld?: string;
}

/** Of the address: the rows of a correction. */
export const korrekturkey = ({ abruf, vertragID }: Pick<Korrektur, 'abruf' | 'vertragID'>): string =>
	`korrektur_${abruf}_${vertragID}`;

type Teil = keyof Posten['teile'];
const AUF_EINMAL = 100;
const GANZ = 30;
const summe = (posten: readonly Posten[], wert: (p: Posten) => number): number =>
	posten.reduce((bisher, p) => bisher + Math.round(wert(p) * 100), 0) / 100;

const AUSWAHL = ['ALLE', 'HINWEIS', 'AUSGLEICH', 'DRAUSSEN'] as const;
type Auswahl = (typeof AUSWAHL)[number];
const PASST: Readonly<Record<Auswahl, (p: Posten) => boolean>> = {
	ALLE: () => true,
	HINWEIS: ({ pruefungen }) => pruefungen.some(({ bestaetigt }) => !bestaetigt),
	AUSGLEICH: ({ ausgleichZu }) => ausgleichZu !== undefined,
	DRAUSSEN: ({ istHerausgenommen }) => istHerausgenommen,
};

/** The rows of a run, with what they add up to. */
export function Laufposten({ lauf, istOffen }: { lauf: Lauf; istOffen: boolean }) {
	const [zeigt, setZeigt] = useState(AUF_EINMAL);
	const [auswahl, setAuswahl] = useState<Auswahl>('ALLE');
	const aendere = useZeile(lauf);
	const { posten } = lauf;
	const { zeile, feld = SUMME } = useSearch({ strict: false }) as Gezeigt;
	const navigate = useNavigate();
	const zeige = (was: Gezeigt) => void navigate({ to: '.', search: was as object, replace: true, resetScroll: false });
	const knopf = useRef<HTMLElement | null>(null);
	const oeffne = (welche: string, was: string, von?: HTMLElement) => {
		if (von) knopf.current = von;
		const offen = welche === zeile && was === feld && von !== undefined;
		zeige(offen ? {} : { zeile: welche, feld: was });
	};
	const schliesse = () => {
		// A correction is opened by its own table.
		const offener = document.querySelector<HTMLElement>('[data-zahl][aria-pressed="true"]');
		(offener ?? knopf.current)?.focus();
		zeige({});
	};
	const wandere = (richtung: number) => {
		if (knopf.current) nachbar(knopf.current, richtung)?.click();
	};
	const zahl = (p: Posten, was: Teil | typeof SUMME) => {
		const euro = was === SUMME ? p.betrag : p.teile[was];
		return (
			<Zahl
				euro={euro}
				was={`${p.name}, ${was === SUMME ? T.summe : T.teile[was]}, ${LAEUFE.monate(p.monat, p.monat)}`}
				istOffen={zeile === keyVon(p) && feld === was}
				onClick={(von) => oeffne(keyVon(p), was, von)}
			/>
		);
	};
	const gesamt = (euro: number, was: Teil | typeof SUMME, text: string) => (
		<Zahl
			euro={euro}
			was={`${T.gesamt(drin.length)}, ${was === SUMME ? T.summe : T.teile[was]}`}
			text={text}
			istOffen={zeile === ALLE && feld === was}
			onClick={(von) => oeffne(ALLE, was, von)}
		/>
	);
	const gezeigt = posten.find((p) => keyVon(p) === zeile);
	const teil = feld in T.teile ? (feld as Teil) : undefined;
	const drin = posten.filter((p) => !p.istHerausgenommen);
	const korrektur = lauf.korrekturen.find((k) => korrekturkey(k) === zeile);
	const korrigierte = korrektur
		? drin.filter((p) => p.vertragID === korrektur.vertragID && korrektur.monate.includes(p.monat))
		: [];
	const teile = (Object.keys(T.teile) as Teil[]).filter((teil) => posten.some((p) => p.teile[teil] !== undefined));
	const spalten: (SimpleColumn<Posten> | false)[] = [
		{ head: T.name, isRowHead: true, cell: (p) => <Name posten={p} />, foot: T.gesamt(drin.length) },
		{ head: T.vertragsnummer, cell: (p) => p.vertragsnummer ?? '–', nowrap: true, foot: '' },
		{ head: T.monat, cell: (p) => LAEUFE.monate(p.monat, p.monat), nowrap: true, foot: '' },
		{
			head: lauf.art === 'MITTELABRUF' ? T.menge : T.anteil,
			cell: (p) =>
				p.menge === undefined ? (
					p.anteil === GANZ ? (
						'1'
					) : (
						`${p.anteil}/${GANZ}`
					)
				) : (
					<Zahl
						euro={p.menge}
						text={mengenzahl(p.menge).replace('-', '−')}
						was={`${p.name}, ${T.menge}, ${LAEUFE.monate(p.monat, p.monat)}`}
						istOffen={zeile === keyVon(p) && feld === MENGE}
						onClick={(von) => oeffne(keyVon(p), MENGE, von)}
					/>
				),
			align: 'end',
			foot: '',
		},
		...(teile.length > 1
			? teile.map(
					(teil): SimpleColumn<Posten> => ({
						head: T.teile[teil],
						cell: (p) => zahl(p, teil),
						align: 'end',
						nowrap: true,
						foot: ((euro) => gesamt(euro, teil, betrag(euro)))(summe(drin, (p) => p.teile[teil] ?? 0)),
					}),
				)
			: []),
		{
			head: T.summe,
			cell: (p) => <b>{zahl(p, SUMME)}</b>,
			align: 'end',
			nowrap: true,
			foot: gesamt(lauf.summe, SUMME, LAEUFE.euro(lauf.summe)),
		},
		istOffen && {
			head: T.tun,
			isHeadHidden: true,
			align: 'end',
			nowrap: true,
			foot: '',
			cell: (p) => (
				<IconButton
					variant="bare"
					size="xs"
					icon={p.istHerausgenommen ? IconRowInsertTop : IconRowRemove}
					label={`${p.istHerausgenommen ? T.zurueck : T.heraus}: ${p.name}, ${LAEUFE.monate(p.monat, p.monat)}`}
					title={p.istHerausgenommen ? T.zurueck : T.heraus}
					onClick={() => aendere.execute({ posten: [p], was: p.istHerausgenommen ? 'ZURUECKLEGEN' : 'HERAUSNEHMEN' })}
				/>
			),
		},
	];
	if (posten.length === 0) return null;
	const vorhandene = AUSWAHL.map((value) => ({ value, count: posten.filter(PASST[value]).length })).filter(
		({ value, count }) => value === 'ALLE' || count > 0,
	);
	const gefiltert = vorhandene.some(({ value }) => value === auswahl) ? posten.filter(PASST[auswahl]) : posten;
	return (
		<Section
			title={T.zeilen}
			note={
				<Pills
					label={T.zeigen}
					value={auswahl}
					onChange={setAuswahl}
					options={vorhandene.map(({ value, count }) => ({ value, label: T.zahl(T.auswahl[value], count) }))}
				/>
			}
			aside={<Span variant="secondary">{T.klick}</Span>}
		>
			<div className={css.tabelle}>
				<SimpleTable
					className="tabular"
					label={T.zeilen}
					columns={spalten}
					rows={gefiltert.slice(0, zeigt)}
					rowKey={keyVon}
					rowProps={({ istHerausgenommen }) => ({ 'data-draussen': istHerausgenommen ? 'ja' : undefined })}
				/>
			</div>
			{gefiltert.length > zeigt && (
				<TextButton onClick={() => setZeigt(posten.length)}>{T.weitere(gefiltert.length - zeigt)}</TextButton>
			)}
			<Suspense>
				{gezeigt && (
					<HerkunftPanel
						ort={{ laufID: lauf.id, ...gezeigt }}
						teil={teil}
						istMenge={feld === MENGE}
						onClose={schliesse}
						onZeile={wandere}
					/>
				)}
				{korrektur && (
					<SummenPanel
						was={`${KORREKTUREN.titel}, ${korrektur.abruf}`}
						zeilen={korrigierte}
						onZeile={(welche) => oeffne(keyVon(welche), SUMME)}
						onClose={schliesse}
					/>
				)}
				{zeile === ALLE && (
					<SummenPanel
						was={`${LAEUFE.arten[lauf.art]} ${LAEUFE.monate(lauf.von, lauf.bis)}`}
						zeilen={drin}
						teil={teil}
						onZeile={(welche) => oeffne(keyVon(welche), teil ?? SUMME)}
						onClose={schliesse}
					/>
				)}
			</Suspense>
		</Section>
	);
}

/** `1f3e… 2026-11` */
const keyVon = ({ vertragID, monat }: Pick<Posten, 'vertragID' | 'monat'>): string => `${vertragID}_${monat}`;

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
