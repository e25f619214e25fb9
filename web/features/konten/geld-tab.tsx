import { Stack, Text } from '@mantine/core';
import { IconFileOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useRef, useState } from 'react';
import { VERTRAG } from '#domain/status/vertrag.ts';
import { HERKUNFT } from '../../texte/geld/herkunft.ts';
import { KONTO as T } from '../../texte/geld/konten.ts';
import { LAEUFE } from '../../texte/geld/laeufe.ts';
import { Geladen } from '../../ui/feedback/geladen.tsx';
import { EmptyState } from '../../ui/feedback/states.tsx';
import { later } from '../../ui/later.tsx';
import { Section } from '../../ui/layout/page.tsx';
import { Pills } from '../../ui/layout/tabs.tsx';
import { Span } from '../../ui/span.ts';
import { SimpleTable } from '../../ui/table/simple-table.tsx';
import { anzeigename, useAkte } from '../akte/akte-kontext.tsx';
import type { Ort } from '../herkunft/queries.ts';
import { Zahl } from '../herkunft/zahl.tsx';
import { Fuss, SUMMENWORT } from './fuss.tsx';
import { type Gesamt, summandenVon } from './gesamt.ts';
import css from './konten.module.css';
import { type Anteil, Lauflinks } from './lauflinks.tsx';
import { type Konto, type Kontozeile, vertragsgeldQuery } from './queries.ts';

/** Fetched when somebody asks how a figure came about. */
const HerkunftPanel = later(async () => (await import('../herkunft/herkunft-panel.tsx')).HerkunftPanel);

const SummenPanel = later(async () => (await import('../herkunft/summen-panel.tsx')).SummenPanel);

/** The money of a contract: its months, what was paid by which run, what is open. */
export function GeldTab() {
	const { freiwilliger } = useAkte();
	const vertraege = freiwilliger.vertraege.filter(({ status }) => status !== VERTRAG.nr.Storniert).toReversed();
	const [gewaehlt, setGewaehlt] = useState<string | null>(null);
	const vertrag = vertraege.find(({ id }) => id === gewaehlt) ?? vertraege[0];
	if (!vertrag) return <EmptyState icon={IconFileOff} title={T.ohneVertrag} text={T.ohneVertragText} />;
	return (
		<Stack gap={16}>
			{vertraege.length > 1 && (
				<Pills
					label={T.vertraege}
					value={vertrag.id}
					onChange={setGewaehlt}
					options={vertraege.map(({ id, einsatzort }) => ({ value: id, label: einsatzort }))}
				/>
			)}
			<Vertragsgeld
				key={vertrag.id}
				freiwilligerID={freiwilliger.id}
				vertragID={vertrag.id}
				name={anzeigename(freiwilliger)}
			/>
		</Stack>
	);
}

/** Which figure of a month: a run's, what is owed, what is open. */
type Feld = Anteil | 'SOLL' | 'OFFEN';

const keyVon = (ort: Ort): string =>
	'laufID' in ort ? `${ort.laufID} ${ort.monat}` : `${ort.was} ${ort.art} ${ort.monat}`;

/** A sum of one account. */
interface Summe {
	readonly art: Konto['art'];
	readonly was: Gesamt;
}

interface VertragsgeldProps {
	freiwilligerID: string;
	vertragID: string;
	/** Whose it is. */
	name: string;
}

function Vertragsgeld({ freiwilligerID, vertragID, name }: VertragsgeldProps) {
	const query = useQuery(vertragsgeldQuery(freiwilligerID, vertragID));
	const [offen, setOffen] = useState<Ort | null>(null);
	const [summe, setSumme] = useState<Summe | null>(null);
	const knopf = useRef<HTMLElement | null>(null);
	const ortVon = (art: Konto['art'], { monat }: Kontozeile, feld: Feld): Ort =>
		typeof feld === 'string'
			? { freiwilligerID, vertragID, art, monat, was: feld }
			: { laufID: feld.id, vertragID, monat };
	const istOffen = (ort: Ort) => offen !== null && keyVon(offen) === keyVon(ort);
	const oeffne = (ort: Ort, von: HTMLElement) => {
		knopf.current = von;
		setSumme(null);
		setOffen(istOffen(ort) ? null : ort);
	};
	const zeigeSumme = (neu: Summe, von: HTMLElement) => {
		knopf.current = von;
		setOffen(null);
		setSumme(summe?.art === neu.art && summe.was === neu.was ? null : neu);
	};
	const schliesse = () => {
		setOffen(null);
		setSumme(null);
		knopf.current?.focus();
	};
	return (
		<Geladen query={query} lines={8}>
			{({ ohne, isBuchhaltungTraeger, konten }) => (
				<>
					{ohne === 'NICHT_ANGETRETEN' && konten.length > 0 && (
						<Text>{T.zurueck(HERKUNFT.euro(konten.reduce((summe, { freigegeben }) => summe + freigegeben, 0)))}</Text>
					)}
					{ohne === null && !isBuchhaltungTraeger && <Text variant="secondary">{T.stelleZahlt}</Text>}
					{konten.length === 0 ? (
						<EmptyState
							icon={IconFileOff}
							title={ohne === 'NICHT_ANGETRETEN' ? T.keinAnspruch : T.leer}
							text={T.ohne[ohne ?? 'KEINE']}
						/>
					) : (
						<>
							{konten.map((konto) => (
								<Monate
									key={konto.art}
									konto={konto}
									istOffen={(zeile, feld) => istOffen(ortVon(konto.art, zeile, feld))}
									onZahl={(zeile, feld, von) => oeffne(ortVon(konto.art, zeile, feld), von)}
									summe={summe?.art === konto.art ? summe.was : null}
									onSumme={(was, von) => zeigeSumme({ art: konto.art, was }, von)}
								/>
							))}
							<Text variant="hint">{T.nurFreigegebene}</Text>
						</>
					)}
					<Suspense>
						{offen && <HerkunftPanel ort={offen} onClose={schliesse} />}
						{summe && !offen && (
							<SummenPanel
								was={T.gesamt(T.arten[summe.art], SUMMENWORT[summe.was])}
								zeilen={summandenVon(konten.find(({ art }) => art === summe.art)?.zeilen ?? [], summe.was, () => ({
									...{ freiwilligerID, vertragID, name },
								}))}
								onZeile={({ monat }) =>
									setOffen({
										...{ freiwilligerID, vertragID, art: summe.art, monat },
										was: summe.was === 'OFFEN' ? 'OFFEN' : 'SOLL',
									})
								}
								onClose={schliesse}
							/>
						)}
					</Suspense>
				</>
			)}
		</Geladen>
	);
}

interface MonateProps {
	konto: Konto;
	istOffen: (zeile: Kontozeile, feld: Feld) => boolean;
	onZahl: (zeile: Kontozeile, feld: Feld, knopf: HTMLElement) => void;
	/** Which of its sums is open. */
	summe: Gesamt | null;
	onSumme: (was: Gesamt, knopf: HTMLElement) => void;
}

const Monate = ({ konto, istOffen, onZahl, summe, onSumme }: MonateProps) => (
	<Section title={T.arten[konto.art]}>
		<div className={css.tabelle}>
			<SimpleTable
				className="tabular"
				label={T.arten[konto.art]}
				rows={konto.zeilen}
				rowKey={({ monat }) => monat}
				rowProps={({ lage }) => ({ 'data-lage': lage })}
				columns={[
					{
						head: T.monat,
						isRowHead: true,
						nowrap: true,
						cell: ({ monat, lage }) => (
							<>
								{LAEUFE.monate(monat, monat)}
								{T.lagen[lage] && (
									<Span variant="secondary" display="block" fw={400}>
										{T.lagen[lage]}
									</Span>
								)}
							</>
						),
						foot: T.summe,
					},
					{ head: T.anteil, cell: ({ anteil }) => HERKUNFT.anteil(anteil), align: 'end', foot: '' },
					{
						head: T.soll,
						cell: (zeile) => (
							<Zahl
								euro={zeile.soll || undefined}
								was={T.sollZahl(T.arten[konto.art], zeile.monat)}
								istOffen={istOffen(zeile, 'SOLL')}
								onClick={(knopf) => onZahl(zeile, 'SOLL', knopf)}
							/>
						),
						align: 'end',
						nowrap: true,
						foot: <Fuss konto={konto} was="SOLL" offen={summe} onClick={onSumme} />,
					},
					{
						head: T.laeufe,
						align: 'end',
						cell: (zeile) => (
							<Lauflinks
								laeufe={zeile.laeufe}
								lage={zeile.lage}
								art={T.arten[konto.art]}
								monat={zeile.monat}
								istOffen={(anteil) => istOffen(zeile, anteil)}
								onZahl={(anteil, knopf) => onZahl(zeile, anteil, knopf)}
							/>
						),
						foot: <Fuss konto={konto} was="FREI" offen={summe} onClick={onSumme} />,
					},
					{
						head: T.offen,
						cell: (zeile) => (
							<b>
								<Zahl
									euro={zeile.offen || undefined}
									was={T.offenZahl(T.arten[konto.art], zeile.monat)}
									istOffen={istOffen(zeile, 'OFFEN')}
									onClick={(knopf) => onZahl(zeile, 'OFFEN', knopf)}
								/>
							</b>
						),
						align: 'end',
						nowrap: true,
						foot: <Fuss konto={konto} was="OFFEN" offen={summe} onClick={onSumme} />,
					},
				]}
			/>
		</div>
	</Section>
);
