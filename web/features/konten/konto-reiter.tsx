import { Box, Text } from '@mantine/core';
import { IconFileOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useRef, useState } from 'react';
import { betrag, HERKUNFT } from '../../texte/geld/herkunft.ts';
import { KONTO as T } from '../../texte/geld/konten.ts';
import { LAEUFE } from '../../texte/geld/laeufe.ts';
import { Geladen } from '../../ui/feedback/geladen.tsx';
import { EmptyState } from '../../ui/feedback/states.tsx';
import { later } from '../../ui/later.tsx';
import { KeyFacts } from '../../ui/layout/file-header.tsx';
import { Section } from '../../ui/layout/page.tsx';
import { Span } from '../../ui/span.ts';
import { SimpleTable } from '../../ui/table/simple-table.tsx';
import { useAdresse } from '../adressen/adress-kontext.tsx';
import type { Ort } from '../herkunft/queries.ts';
import { Zahl } from '../herkunft/zahl.tsx';
import { Fuss, SUMMENWORT } from './fuss.tsx';
import { type Gesamt, summandenVon } from './gesamt.ts';
import css from './konten.module.css';
import { type Anteil, Lauflinks } from './lauflinks.tsx';
import { type Konto, type Kontozeile, type Stellenkonto, stellenkontoQuery } from './queries.ts';

/** Fetched when somebody asks what is behind a figure. */
const HerkunftPanel = later(async () => (await import('../herkunft/herkunft-panel.tsx')).HerkunftPanel);
const SummenPanel = later(async () => (await import('../herkunft/summen-panel.tsx')).SummenPanel);

/** What an Einsatzstelle owes by its contracts, which run charged it, what is booked. */
export function KontoReiter() {
	const { adresse } = useAdresse();
	const query = useQuery(stellenkontoQuery(adresse.id));
	return (
		<Geladen
			query={query}
			lines={8}
			isEmpty={({ konten }) => konten.length === 0}
			empty={<EmptyState icon={IconFileOff} title={T.stelleLeer} text={T.stelleLeerText} />}
		>
			{(konto) => <Inhalt konto={konto} />}
		</Geladen>
	);
}

/** The contracts of a month, or one run's rows among them. */
interface Summe {
	readonly art: Konto['art'];
	readonly monat: string;
	readonly was: 'SOLL' | 'OFFEN';
	/** Left out: what is owed or open. */
	readonly laufID?: string;
}

function Inhalt({ konto }: { konto: Stellenkonto }) {
	const [summe, setSumme] = useState<Summe | null>(null);
	const [gesamt, setGesamt] = useState<{ readonly art: Konto['art']; readonly was: Gesamt } | null>(null);
	const [zeile, setZeile] = useState<Ort | null>(null);
	const knopf = useRef<HTMLElement | null>(null);
	const oeffne = (neu: Summe, von: HTMLElement) => {
		knopf.current = von;
		setZeile(null);
		setGesamt(null);
		setSumme(gleich(summe, neu) ? null : neu);
	};
	const oeffneGesamt = (art: Konto['art'], was: Gesamt, von: HTMLElement) => {
		knopf.current = von;
		setZeile(null);
		setSumme(null);
		setGesamt(gesamt?.art === art && gesamt.was === was ? null : { art, was });
	};
	const schliesse = () => {
		setSumme(null);
		setGesamt(null);
		setZeile(null);
		knopf.current?.focus();
	};
	return (
		<>
			<Box mb={24}>
				<KeyFacts
					facts={[
						{ label: T.saldo, value: HERKUNFT.euro(konto.gebucht - konto.faellig) },
						{ label: T.schuldet, value: HERKUNFT.euro(konto.faellig) },
						{ label: T.laeufe, value: HERKUNFT.euro(konto.freigegeben) },
						{ label: T.gebucht, value: HERKUNFT.euro(konto.gebucht) },
						{ label: T.offen, value: HERKUNFT.euro(konto.offen) },
					]}
				/>
			</Box>
			{konto.konten.map((eines) => (
				<Monate
					key={eines.art}
					konto={eines}
					offen={summe}
					onZahl={oeffne}
					gesamt={gesamt?.art === eines.art ? gesamt.was : null}
					onGesamt={(was, von) => oeffneGesamt(eines.art, was, von)}
				/>
			))}
			<Text variant="hint">{T.nurFreigegebene}</Text>
			<Suspense>
				{zeile && <HerkunftPanel ort={zeile} onClose={schliesse} />}
				{gesamt && !zeile && (
					<SummenPanel
						was={T.gesamt(T.arten[gesamt.art], SUMMENWORT[gesamt.was])}
						zeilen={summandenVon(
							konto.konten.find(({ art }) => art === gesamt.art)?.zeilen ?? [],
							gesamt.was,
							({ vertragID, freiwilligerID, name }) => ({ vertragID, freiwilligerID, name }),
						)}
						onZeile={({ vertragID, freiwilligerID, monat }) =>
							setZeile({
								...{ freiwilligerID, vertragID, art: gesamt.art, monat },
								was: gesamt.was === 'OFFEN' ? 'OFFEN' : 'SOLL',
							})
						}
						onClose={schliesse}
					/>
				)}
				{summe && !zeile && (
					<SummenPanel
						was={(summe.was === 'OFFEN' ? T.offenZahl : T.sollZahl)(T.arten[summe.art], summe.monat)}
						zeilen={summanden(konto, summe)}
						onZeile={({ vertragID, freiwilligerID, monat }) => {
							const { laufID, art } = summe;
							if (laufID !== undefined) setZeile({ laufID, vertragID, monat });
							else setZeile({ freiwilligerID, vertragID, art, monat, was: summe.was });
						}}
						onClose={schliesse}
					/>
				)}
			</Suspense>
		</>
	);
}

const gleich = (a: Summe | null, b: Summe): boolean =>
	a !== null && a.art === b.art && a.monat === b.monat && a.laufID === b.laufID && a.was === b.was;

const zeilenVon = ({ konten }: Stellenkonto, { art, monat }: Summe): readonly Kontozeile[] =>
	konten.find((konto) => konto.art === art)?.zeilen.filter((zeile) => zeile.monat === monat) ?? [];

const summanden = (konto: Stellenkonto, summe: Summe) =>
	zeilenVon(konto, summe).flatMap((zeile) => {
		if (summe.laufID === undefined) {
			const [betrag, teile] =
				summe.was === 'SOLL' ? [zeile.soll, zeile.teile] : [zeile.offen, { EST_BEITRAG: zeile.offen }];
			return [{ ...zeile, betrag, teile }];
		}
		return zeile.laeufe
			.filter(({ id }) => id === summe.laufID)
			.map(({ betrag: euro, teile }) => ({ ...zeile, betrag: euro, teile }));
	});

interface Monat {
	readonly monat: string;
	readonly lage: Kontozeile['lage'];
	readonly vertraege: number;
	readonly soll: number;
	readonly gebucht: number;
	readonly offen: number;
	/** Of all contracts, by run. */
	readonly laeufe: readonly Anteil[];
}

const CENT = 100;
const ueber = <T,>(was: readonly T[], wert: (eines: T) => number): number =>
	was.reduce((summe, eines) => summe + Math.round(wert(eines) * CENT), 0) / CENT;

function monateVon(zeilen: readonly Kontozeile[]): Monat[] {
	return [...Map.groupBy(zeilen, ({ monat }) => monat)].map(([monat, ihre]) => ({
		monat,
		lage: ihre[0]?.lage ?? 'FAELLIG',
		vertraege: ihre.length,
		...{ soll: ueber(ihre, (z) => z.soll), gebucht: ueber(ihre, (z) => z.gebucht), offen: ueber(ihre, (z) => z.offen) },
		laeufe: [
			...Map.groupBy(
				ihre.flatMap(({ laeufe }) => laeufe),
				({ id }) => id,
			).values(),
		].flatMap(([erster, ...weitere]) =>
			erster ? [{ ...erster, betrag: ueber([erster, ...weitere], (a) => a.betrag) }] : [],
		),
	}));
}

interface MonateProps {
	konto: Konto;
	offen: Summe | null;
	onZahl: (summe: Summe, knopf: HTMLElement) => void;
	/** Which of the sums below the months is open. */
	gesamt: Gesamt | null;
	onGesamt: (was: Gesamt, knopf: HTMLElement) => void;
}

const Monate = ({ konto, offen, onZahl, gesamt, onGesamt }: MonateProps) => (
	<Section title={T.arten[konto.art]}>
		<div className={css.tabelle}>
			<SimpleTable
				className="tabular"
				label={T.arten[konto.art]}
				rows={monateVon(konto.zeilen)}
				rowKey={({ monat }) => monat}
				rowProps={({ lage }) => ({ 'data-lage': lage })}
				columns={[
					{
						head: T.monat,
						isRowHead: true,
						nowrap: true,
						cell: ({ monat, lage, vertraege }) => (
							<>
								{LAEUFE.monate(monat, monat)}
								<Span variant="secondary" display="block" fw={400}>
									{[T.verbund(vertraege), T.lagen[lage]].filter(Boolean).join(', ')}
								</Span>
							</>
						),
						foot: T.summe,
					},
					{
						head: T.schuldet,
						cell: ({ monat, soll }) => (
							<Zahl
								euro={soll}
								was={T.sollZahl(T.arten[konto.art], monat)}
								istOffen={gleich(offen, { art: konto.art, monat, was: 'SOLL' })}
								onClick={(knopf) => onZahl({ art: konto.art, monat, was: 'SOLL' }, knopf)}
							/>
						),
						align: 'end',
						nowrap: true,
						foot: <Fuss konto={konto} was="SOLL" offen={gesamt} onClick={onGesamt} />,
					},
					{
						head: T.laeufe,
						align: 'end',
						cell: ({ monat, laeufe, lage }) => (
							<Lauflinks
								lage={lage}
								laeufe={laeufe}
								art={T.arten[konto.art]}
								monat={monat}
								istOffen={({ id }) => gleich(offen, { art: konto.art, monat, was: 'SOLL', laufID: id })}
								onZahl={({ id }, knopf) => onZahl({ art: konto.art, monat, was: 'SOLL', laufID: id }, knopf)}
							/>
						),
						foot: <Fuss konto={konto} was="FREI" offen={gesamt} onClick={onGesamt} />,
					},
					{
						head: T.gebucht,
						cell: ({ gebucht }) => betrag(gebucht),
						align: 'end',
						nowrap: true,
						foot: <Fuss konto={konto} was="GEBUCHT" offen={gesamt} onClick={onGesamt} />,
					},
					{
						head: T.offen,
						cell: ({ monat, offen: euro }) => (
							<b>
								<Zahl
									euro={euro || undefined}
									was={T.offenZahl(T.arten[konto.art], monat)}
									istOffen={gleich(offen, { art: konto.art, monat, was: 'OFFEN' })}
									onClick={(knopf) => onZahl({ art: konto.art, monat, was: 'OFFEN' }, knopf)}
								/>
							</b>
						),
						align: 'end',
						nowrap: true,
						foot: <Fuss konto={konto} was="OFFEN" offen={gesamt} onClick={onGesamt} />,
					},
				]}
			/>
		</div>
	</Section>
);
