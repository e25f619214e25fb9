import { Box, Group, Stack, Text } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { tagInBerlin } from '#domain/datum.ts';
import { formatDatum } from '#domain/format/datum.ts';
import { ganzerScan, type Scanseite, type Scanstapel, scanmaengel, sortiereScans } from '#domain/papier/scan.ts';
import { call } from '../../client/call.ts';
import type { DataOf } from '../../client/contract.ts';
import { ladeHoch } from '../../client/lade-hoch.ts';
import { useCommand } from '../../client/use-command.ts';
import { SCANS as TEXT } from '../../texte/listen/scans.ts';
import { Button } from '../../ui/button.tsx';
import { CheckboxField, TextField } from '../../ui/fields/fields.tsx';
import { Card, Section } from '../../ui/layout/page.tsx';
import { betroffen } from '../akte/befehl.ts';
import { Dateisendung } from '../dateien/dateiwahl.tsx';
import { personenname } from '../liste/zellen.tsx';
import { type Gelesen, liesSeiten } from './lies-seiten.ts';

interface Datei {
	readonly uploadID: string;
	readonly name: string;
	readonly seiten: readonly Gelesen[];
}

type Druck = DataOf<'POST /v1/drucke/erkennen'>[number];

const ENDUNGEN = ['pdf', 'jpg', 'jpeg', 'png'];

/** Scanned pages, sorted by the prints whose codes stand on them; each is assigned by who has seen it. */
export function ScansZuordnen() {
	const [dateien, setDateien] = useState<readonly Datei[]>([]);
	const [original, setOriginal] = useState('');
	const { stapel, ratlos } = useMemo(() => sortiereScans(seitenVon(dateien)), [dateien]);
	const nummern = stapel.map(({ nummer }) => nummer).toSorted();
	const erkannt = useQuery({
		queryKey: ['drucke', nummern],
		queryFn: async ({ signal }) => (await call('POST /v1/drucke/erkennen', { body: { nummern }, signal })).data,
		enabled: nummern.length > 0,
		placeholderData: keepPreviousData,
	});
	return (
		<Stack gap={16} maw={960}>
			<Text>{TEXT.text}</Text>
			<Dateisendung
				label={TEXT.datei}
				prompt={TEXT.ablegen}
				multiple
				description={TEXT.dateiText}
				extensions={ENDUNGEN}
				send={async (datei, optionen) => {
					const { uploadID } = await ladeHoch(datei, optionen);
					const seiten = await liesSeiten(datei, optionen.signal);
					setDateien((bisher) => [...bisher, { uploadID, name: datei.name, seiten }]);
				}}
			/>
			{stapel.length > 0 && (
				<TextField
					label={TEXT.original}
					description={TEXT.originalText}
					placeholder={TEXT.originalBeispiel}
					maxLength={200}
					required
					value={original}
					onChange={(event) => setOriginal(event.currentTarget.value)}
				/>
			)}
			{stapel.map((einer) => (
				<Stapel
					key={einer.nummer}
					stapel={einer}
					dateien={dateien}
					druck={erkannt.data?.find(({ nummer }) => nummer === einer.nummer)}
					istGefragt={!erkannt.isFetching}
					original={original.trim()}
				/>
			))}
			{ratlos.length > 0 && (
				<Section title={TEXT.ratlos} count={ratlos.length}>
					<Stack gap={8}>
						{ratlos.map(({ seite, grund }) => (
							<Group key={`${seite.datei} ${seite.seite}`} wrap="nowrap" align="flex-start">
								<Blatt dateien={dateien} seite={seite} />
								<Text>{TEXT.grund[grund]}</Text>
							</Group>
						))}
					</Stack>
				</Section>
			)}
		</Stack>
	);
}

const seitenVon = (dateien: readonly Datei[]): Scanseite[] =>
	dateien.flatMap(({ seiten }, datei) => seiten.map(({ codes }, i) => ({ datei, seite: i + 1, codes })));

interface StapelProps {
	stapel: Scanstapel;
	dateien: readonly Datei[];
	/** undefined: the portal doesn't know it, or hasn't answered yet. */
	druck: Druck | undefined;
	istGefragt: boolean;
	original: string;
}

function Stapel({ stapel, dateien, druck, istGefragt, original }: StapelProps) {
	const [angesehen, setAngesehen] = useState(false);
	const [zugeordnet, setZugeordnet] = useState(false);
	const scan = ganzerScan(stapel);
	const { execute, isRunning, error } = useCommand<readonly Scanseite[], unknown>({
		run: (seiten, idempotencyKey) =>
			call('POST /v1/freiwilliger/{id}/scans', {
				params: { id: druck?.freiwilligerID ?? '' },
				body: {
					...{ nummer: stapel.nummer, original },
					seiten: seiten.map(({ datei, seite }) => ({ uploadID: dateien[datei]?.uploadID ?? '', seite })),
				},
				idempotencyKey,
			}),
		invalidates: [...betroffen(druck?.freiwilligerID ?? ''), ['pruefliste']],
		onDone: () => setZugeordnet(true),
	});
	const name = druck ? `${personenname(druck)}, ${druck.dokument}` : TEXT.unbekannt;
	const maengel = [
		...(druck && druck.seiten !== stapel.seiten ? [TEXT.andereSeitenzahl] : scanmaengel(stapel)),
		...(druck && !zugeordnet ? druck.hindernisse : []),
		...(!druck && istGefragt ? [TEXT.unbekanntText] : []),
	];
	const bereit = druck !== undefined && scan !== null && maengel.length === 0;
	return (
		<Card>
			<Section title={name} note={druck && TEXT.seiten(druck.seiten, formatDatum(tagInBerlin(druck.gedrucktAm)))}>
				<Stack gap={12}>
					<Group align="flex-start">
						{stapel.gefunden.flatMap((da, i) =>
							da.map((seite) => (
								<Blatt key={`${seite.datei} ${seite.seite}`} dateien={dateien} seite={seite} nr={i + 1} />
							)),
						)}
					</Group>
					{maengel.map((zeile) => (
						<Text key={zeile} variant="error">
							{zeile}
						</Text>
					))}
					{error && <Text variant="error">{error.message}</Text>}
					{zugeordnet && <Text role="status">{TEXT.zugeordnet}</Text>}
					{bereit && !zugeordnet && (
						<Group justify="space-between">
							<CheckboxField
								label={TEXT.angesehen}
								description={TEXT.vollstaendig}
								checked={angesehen}
								onChange={(event) => setAngesehen(event.currentTarget.checked)}
							/>
							<Button
								variant="primary"
								loading={isRunning}
								disabled={!angesehen || original === ''}
								aria-label={TEXT.zuordnenZu(name)}
								onClick={() => execute(scan)}
							>
								{TEXT.zuordnen}
							</Button>
						</Group>
					)}
				</Stack>
			</Section>
		</Card>
	);
}

/** `nr`: which page of the print it is. */
function Blatt({ dateien, seite, nr }: { dateien: readonly Datei[]; seite: Scanseite; nr?: number }) {
	const datei = dateien[seite.datei];
	const wo = TEXT.inDatei(seite.seite, datei?.name ?? '');
	return (
		<Box component="figure" m={0} maw={220}>
			<img src={datei?.seiten[seite.seite - 1]?.bild} alt={wo} width="100%" />
			<Text component="figcaption" variant="hint">
				{nr === undefined ? wo : `${TEXT.seite(nr)} (${wo})`}
			</Text>
		</Box>
	);
}
