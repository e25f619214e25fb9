import { Stack, Text } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { tagInBerlin } from '#domain/datum.ts';
import { formatDatum } from '#domain/format/datum.ts';
import { call } from '../../client/call.ts';
import { ladeHerunter } from '../../client/lade-herunter.ts';
import { RESTE as T } from '../../texte/geld/einzug.ts';
import { LAEUFE } from '../../texte/geld/laeufe.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { Section } from '../../ui/layout/page.tsx';
import { SimpleTable } from '../../ui/table/simple-table.tsx';
import { TextButton, TextLink } from '../../ui/text-link.tsx';
import { useBefehl } from '../formular/befehl.ts';
import { betroffen, type Reste as Daten, resteQuery } from './queries.ts';

const euro = (betrag: number) => LAEUFE.euro(betrag);
const summe = (alle: readonly { readonly betrag: number }[]): number =>
	alle.reduce((bisher, { betrag }) => bisher + Math.round(betrag * 100), 0) / 100;

/** Credits and overpayments that wait for the next file; nothing where nothing does. */
export function Reste() {
	const { data } = useQuery(resteQuery());
	if (!data || data.guthaben.length + data.ueberzahlt.length + data.auszahlungen.length === 0) return null;
	return (
		<Stack gap={32} mt={32}>
			{data.guthaben.length > 0 && <Guthaben guthaben={data.guthaben} />}
			{data.ueberzahlt.length > 0 && <Ueberzahlt ueberzahlt={data.ueberzahlt} />}
			{data.auszahlungen.length > 0 && <Auszahlungen auszahlungen={data.auszahlungen} />}
		</Stack>
	);
}

const useAuszahlung = (onDone?: () => void) =>
	useBefehl<number | null, unknown>({
		run: (nr, idempotencyKey) => call('POST /v1/exporte/reste/auszahlung', { body: { nr }, idempotencyKey }),
		invalidates: betroffen,
		meldung: T.ausgezahlt,
		onDone: (datei, nr) => {
			ladeHerunter(T.dateiname(nr), datei as Blob);
			onDone?.();
		},
	});

function Guthaben({ guthaben }: Pick<Daten, 'guthaben'>) {
	const [frage, setFrage] = useState(false);
	const auszahlung = useAuszahlung(() => setFrage(false));
	const zahlbar = guthaben.filter(({ iban }) => iban !== null);
	return (
		<Section
			title={T.guthaben}
			aside={
				zahlbar.length > 0 && (
					<Button icon={IconDownload} onClick={() => setFrage(true)}>
						{T.auszahlen} …
					</Button>
				)
			}
		>
			<Text variant="secondary">{T.guthabenText}</Text>
			<SimpleTable
				label={T.guthaben}
				columns={[
					{
						head: T.einsatzstelle,
						isRowHead: true,
						foot: T.gesamt,
						cell: (g) => (
							<TextLink to="/admin/adressen/$id" params={{ id: g.einsatzstelleID }}>
								{g.einsatzstelle}
							</TextLink>
						),
					},
					{ head: T.iban, cell: ({ iban }) => iban ?? T.ohneIban, nowrap: true, foot: '' },
					{
						head: T.betrag,
						cell: ({ betrag }) => euro(betrag),
						align: 'end',
						nowrap: true,
						foot: euro(summe(guthaben)),
					},
				]}
				rows={guthaben}
				rowKey={({ einsatzstelleID }) => einsatzstelleID}
			/>
			{frage && (
				<ConfirmDialog
					opened
					title={T.frage}
					confirm={T.auszahlen}
					loading={auszahlung.isRunning}
					onClose={() => setFrage(false)}
					onConfirm={() => auszahlung.execute(null)}
				>
					{T.frageText(euro(summe(zahlbar)), zahlbar.length)}
				</ConfirmDialog>
			)}
		</Section>
	);
}

const Ueberzahlt = ({ ueberzahlt }: Pick<Daten, 'ueberzahlt'>) => (
	<Section title={T.ueberzahlt}>
		<Text variant="secondary">{T.ueberzahltText}</Text>
		<SimpleTable
			label={T.ueberzahlt}
			columns={[
				{
					head: T.name,
					isRowHead: true,
					foot: T.gesamt,
					cell: (p) => (
						<TextLink to="/admin/freiwillige/$id" params={{ id: p.freiwilligerID }}>
							{p.name}
						</TextLink>
					),
				},
				{
					head: T.betrag,
					cell: ({ betrag }) => euro(betrag),
					align: 'end',
					nowrap: true,
					foot: euro(summe(ueberzahlt)),
				},
			]}
			rows={ueberzahlt}
			rowKey={({ freiwilligerID }) => freiwilligerID}
		/>
	</Section>
);

function Auszahlungen({ auszahlungen }: Pick<Daten, 'auszahlungen'>) {
	const auszahlung = useAuszahlung();
	return (
		<Section title={T.auszahlungen}>
			<SimpleTable
				label={T.auszahlungen}
				columns={[
					{ head: T.nr, isRowHead: true, cell: ({ nr }) => nr, width: 64 },
					{ head: T.am, cell: ({ am }) => formatDatum(tagInBerlin(am)), nowrap: true },
					{ head: T.anzahl, cell: ({ anzahl }) => anzahl, align: 'end' },
					{ head: T.betrag, cell: (a) => euro(a.summe), align: 'end', nowrap: true },
					{
						head: T.nochmal,
						isHeadHidden: true,
						align: 'end',
						cell: ({ nr }) => (
							<TextButton aria-label={T.nochmalNr(nr)} onClick={() => auszahlung.execute(nr)}>
								{T.nochmal}
							</TextButton>
						),
					},
				]}
				rows={auszahlungen}
				rowKey={({ nr }) => nr}
			/>
		</Section>
	);
}
