import { Text } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { addiereMonate } from '#domain/datum.ts';
import { call } from '../../client/call.ts';
import type { DataOf } from '../../client/contract.ts';
import { monatsname } from '../../client/datumsworte.ts';
import { ladeHerunter } from '../../client/lade-herunter.ts';
import { LOHN as T } from '../../texte/geld/lohn.ts';
import { UI } from '../../texte/ui.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Geladen } from '../../ui/feedback/geladen.tsx';
import { FieldRow } from '../../ui/fields/fields.tsx';
import { SelectField } from '../../ui/fields/select-fields.tsx';
import { Span } from '../../ui/span.ts';
import { TextLink } from '../../ui/text-link.tsx';
import { useBefehl } from '../formular/befehl.ts';
import css from './exporte.module.css';

type Stand = DataOf<'GET /v1/exporte/lohn/stand'>;
interface Wunsch {
	format: keyof typeof T.formate;
	monat: string;
	umfang: keyof typeof T.umfaenge;
}

const standQuery = (wunsch: Wunsch) =>
	queryOptions({
		queryKey: ['lohn', wunsch],
		queryFn: async ({ signal }) =>
			(await call('GET /v1/exporte/lohn/stand', { query: { ...wunsch }, signal, timeoutMs: 60_000 })).data,
		placeholderData: keepPreviousData,
	});

const auswahl = (worte: Readonly<Record<string, string>>) =>
	Object.entries(worte).map(([value, label]) => ({ value, label }));
const FRUEHER = 14;
const SPAETER = 2;
const monateUm = (heute: string) =>
	Array.from({ length: FRUEHER + SPAETER + 1 }, (_, i) => {
		const value = addiereMonate(`${heute.slice(0, 7)}-01`, i - FRUEHER).slice(0, 7);
		return { value, label: monatsname(value) };
	});

interface LohnDialogProps {
	heute: string;
	/** Offered first. */
	monat: string;
	onClose: () => void;
}

/** The payroll file of a month: for which program, how much of it, what is missing, and the file. */
export function LohnDialog({ heute, monat: erster, onClose }: LohnDialogProps) {
	const monate = monateUm(heute);
	const [wunsch, setWunsch] = useState<Wunsch>({
		format: 'LODAS',
		monat: monate.some(({ value }) => value === erster) ? erster : heute.slice(0, 7),
		umfang: 'VOLL',
	});
	const query = useQuery(standQuery(wunsch));
	const waehle = (was: Partial<Wunsch>) => setWunsch({ ...wunsch, ...was });
	const { format, monat, umfang } = wunsch;
	const hole = useBefehl<{ istVorschau: boolean }, unknown>({
		run: ({ istVorschau }, idempotencyKey) =>
			istVorschau
				? call('GET /v1/exporte/lohn', { query: { ...wunsch }, timeoutMs: 120_000 })
				: call('POST /v1/exporte/lohn', { body: wunsch, idempotencyKey, timeoutMs: 120_000 }),
		invalidates: [['lohn'], ['laeufe', 'lage']],
		meldung: ({ istVorschau }) => (istVorschau ? T.vorschauGeholt : T.geholt),
		onDone: (datei, { istVorschau }) => ladeHerunter(T.dateiname(format, monat, istVorschau), datei as Blob),
	});
	const stand = query.data;
	// Even without anybody in service there can be something to take back.
	const istLeer = stand?.personen === 0 && stand.pruefungen.length === 0;
	const geht = stand?.istEingerichtet === true && !istLeer && !stand.pruefungen.some(({ sperrt }) => sperrt);
	return (
		<Dialog
			opened
			width={680}
			title={T.titel}
			onClose={onClose}
			cancel={UI.schliessen}
			footerStart={
				<Button disabled={!geht || hole.isRunning} onClick={() => hole.execute({ istVorschau: true })}>
					{T.vorschau}
				</Button>
			}
			primary={
				<Button
					variant="primary"
					icon={IconDownload}
					disabled={!geht}
					loading={hole.isRunning}
					onClick={() => hole.execute({ istVorschau: false })}
				>
					{T.holen}
				</Button>
			}
		>
			<div className={css.lohn}>
				<Text variant="secondary">{T.text}</Text>
				<FieldRow columns="1fr 1fr 1fr">
					<SelectField
						data-autofocus
						label={T.monat}
						data={monate}
						value={monat}
						allowDeselect={false}
						onChange={(value) => value && waehle({ monat: value })}
					/>
					<SelectField
						label={T.format}
						data={auswahl(T.formate)}
						value={format}
						allowDeselect={false}
						onChange={(value) => value && waehle({ format: value as Wunsch['format'] })}
					/>
					<SelectField
						label={T.umfang}
						data={auswahl(T.umfaenge)}
						value={umfang}
						allowDeselect={false}
						onChange={(value) => value && waehle({ umfang: value as Wunsch['umfang'] })}
					/>
				</FieldRow>
				<Geladen query={query}>{(geladen) => <Lohnstand stand={geladen} />}</Geladen>
			</div>
		</Dialog>
	);
}

function Lohnstand({ stand }: { stand: Stand }) {
	const { letzte } = stand;
	const [vor, ziel, danach] = T.einrichten;
	return (
		<>
			{!stand.istEingerichtet && (
				<Text>
					{vor}
					<TextLink to="/admin/system/parameter">{ziel}</TextLink>
					{danach}
				</Text>
			)}
			<Text>
				{T.dabei(stand.personen, stand.neu)}{' '}
				<Span variant="secondary">
					{letzte ? T.letzte(letzte.monat, T.umfaenge[letzte.umfang], letzte.am, letzte.personen) : T.ohneLetzte}
				</Span>
			</Text>
			{stand.personen > 0 && stand.pruefungen.length === 0 && <Text>{T.ohneTreffer}</Text>}
			{stand.pruefungen.length > 0 && (
				<ul className={css.pruefungen} aria-label={T.pruefungen}>
					{stand.pruefungen.map((pruefung) => (
						<Pruefung key={pruefung.pruefung} {...pruefung} />
					))}
				</ul>
			)}
		</>
	);
}

const AUF_EINMAL = 6;

function Pruefung({ titel, abhilfe, sperrt, personen }: Stand['pruefungen'][number]) {
	return (
		<li>
			<b>{titel}</b>{' '}
			<Span variant="secondary">
				({personen.length}, {sperrt ? T.sperrt : T.hinweis}). {abhilfe}
			</Span>
			<div className={css.wahl}>
				{personen.slice(0, AUF_EINMAL).map(({ freiwilligerID, name }) => (
					<TextLink key={freiwilligerID} to="/admin/freiwillige/$id" params={{ id: freiwilligerID }}>
						{name}
					</TextLink>
				))}
				{personen.length > AUF_EINMAL && <Span variant="muted">{T.weitere(personen.length - AUF_EINMAL)}</Span>}
			</div>
		</li>
	);
}
