import { Stack, Text } from '@mantine/core';
import { IconFileOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useRef, useState } from 'react';
import { betrag, HERKUNFT } from '../../texte/herkunft.ts';
import { KONTO as T } from '../../texte/konten.ts';
import { LAEUFE } from '../../texte/laeufe.ts';
import { Geladen } from '../../ui/feedback/geladen.tsx';
import { EmptyState } from '../../ui/feedback/states.tsx';
import { Section } from '../../ui/layout/page.tsx';
import { Pills } from '../../ui/layout/tabs.tsx';
import { Span } from '../../ui/span.ts';
import { SimpleTable } from '../../ui/table/simple-table.tsx';
import { useAkte } from '../akte/akte-kontext.tsx';
import css from './konten.module.css';
import { type Anteil, Lauflinks } from './lauflinks.tsx';
import { type Konto, type Kontozeile, vertragsgeldQuery } from './queries.ts';

/** Fetched when somebody asks how a figure came about. */
const HerkunftPanel = lazy(async () => ({ default: (await import('../herkunft/herkunft-panel.tsx')).HerkunftPanel }));

/** The money of a contract: its months, what was paid by which run, what is open. */
export function GeldTab() {
	const { freiwilliger } = useAkte();
	const vertraege = freiwilliger.vertraege.filter(({ status }) => status !== 9500).toReversed();
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
			<Vertragsgeld key={vertrag.id} freiwilligerID={freiwilliger.id} vertragID={vertrag.id} />
		</Stack>
	);
}

interface Offen {
	readonly laufID: string;
	readonly vertragID: string;
	readonly monat: string;
}

function Vertragsgeld({ freiwilligerID, vertragID }: { freiwilligerID: string; vertragID: string }) {
	const query = useQuery(vertragsgeldQuery(freiwilligerID, vertragID));
	const [offen, setOffen] = useState<Offen | null>(null);
	const knopf = useRef<HTMLElement | null>(null);
	const istOffen = ({ monat }: Kontozeile, { id }: Anteil) => offen?.laufID === id && offen.monat === monat;
	const oeffne = (zeile: Kontozeile, anteil: Anteil, von: HTMLElement) => {
		knopf.current = von;
		setOffen(istOffen(zeile, anteil) ? null : { laufID: anteil.id, vertragID, monat: zeile.monat });
	};
	const schliesse = () => {
		setOffen(null);
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
						<EmptyState icon={IconFileOff} title={T.leer} text={T.ohne[ohne ?? 'KEINE']} />
					) : (
						<>
							{konten.map((konto) => (
								<Monate key={konto.art} konto={konto} istOffen={istOffen} onZahl={oeffne} />
							))}
							<Text variant="hint">{T.nurFreigegebene}</Text>
						</>
					)}
					{offen && (
						<Suspense>
							<HerkunftPanel ort={offen} onClose={schliesse} />
						</Suspense>
					)}
				</>
			)}
		</Geladen>
	);
}

interface MonateProps {
	konto: Konto;
	istOffen: (zeile: Kontozeile, anteil: Anteil) => boolean;
	onZahl: (zeile: Kontozeile, anteil: Anteil, knopf: HTMLElement) => void;
}

const Monate = ({ konto, istOffen, onZahl }: MonateProps) => (
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
					{ head: T.soll, cell: ({ soll }) => betrag(soll), align: 'end', nowrap: true, foot: betrag(konto.faellig) },
					{
						head: T.laeufe,
						align: 'end',
						cell: (zeile) => (
							<Lauflinks
								laeufe={zeile.laeufe}
								art={T.arten[konto.art]}
								monat={zeile.monat}
								istOffen={(anteil) => istOffen(zeile, anteil)}
								onZahl={(anteil, knopf) => onZahl(zeile, anteil, knopf)}
							/>
						),
						foot: HERKUNFT.euro(konto.freigegeben),
					},
					{
						head: T.offen,
						cell: ({ offen }) => <b>{betrag(offen)}</b>,
						align: 'end',
						nowrap: true,
						foot: HERKUNFT.euro(konto.offen),
					},
				]}
			/>
		</div>
	</Section>
);
