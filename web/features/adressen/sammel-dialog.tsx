import { Stack } from '@mantine/core';
import { useState } from 'react';
import { ADRESSEN as LISTE } from '#domain/liste/adressen.ts';
import { call } from '../../client/call.ts';
import type { DataOf } from '../../client/contract.ts';
import { useCommand } from '../../client/use-command.ts';
import { ADRESSEN } from '../../texte/adressen.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorBox } from '../../ui/feedback/states.tsx';
import { SimpleTable } from '../../ui/table/simple-table.tsx';
import { parameterQuery } from '../portal/portal.ts';
import type { Auswahl } from '../sammelaktion/aktionen.ts';
import { EINRICHTUNG_KEY } from '../start/einrichten/queries.ts';
import { ADRESSLISTE } from './liste.ts';

export type Sammelverb = 'online' | 'koordinaten';
type Bericht = DataOf<'POST /v1/adresse/online'>;

const TEXT = ADRESSEN.sammel;
const SPALTEN = LISTE.spalten;
const AUFRUF = { online: 'POST /v1/adresse/online', koordinaten: 'POST /v1/adresse/koordinaten' } as const;
const DAUER_MS = 120_000;

interface SammelDialogProps {
	verb: Sammelverb;
	auswahl: Auswahl;
	anzahl: number;
	onClose: () => void;
	onFertig: () => void;
}

/** Asks, does it to all that are meant, and tells of each how it went. */
export function SammelDialog({ verb, auswahl, anzahl, onClose, onFertig }: SammelDialogProps) {
	const [bericht, setBericht] = useState<Bericht | null>(null);
	const tue = useCommand({
		run: (_: undefined, idempotencyKey) =>
			call(AUFRUF[verb], {
				body: 'ids' in auswahl ? auswahl : { filter: auswahl.filter },
				idempotencyKey,
				timeoutMs: DAUER_MS,
			}),
		invalidates: [['listen', ADRESSLISTE.name], EINRICHTUNG_KEY, parameterQuery.queryKey],
		onDone: ({ data }) => setBericht(data),
	});
	const { titel, text, tun } = TEXT[verb];
	return (
		<Dialog
			opened
			onClose={bericht ? onFertig : onClose}
			title={titel}
			width={bericht ? 880 : 480}
			cancel={bericht ? null : undefined}
			primary={
				<Button
					variant="primary"
					loading={tue.isRunning}
					onClick={() => (bericht ? onFertig() : tue.execute(undefined))}
				>
					{bericht ? TEXT.fertig : tun}
				</Button>
			}
		>
			<Stack>
				{tue.error && <ErrorBox text={tue.error.message} />}
				{bericht ? <Tabelle bericht={bericht} /> : <p>{text(anzahl)}</p>}
			</Stack>
		</Dialog>
	);
}

/** What couldn't be done comes first. */
const REIHENFOLGE = ['NICHT', 'GETAN', 'SCHON'] as const;

function Tabelle({ bericht }: { bericht: Bericht }) {
	const zeilen = REIHENFOLGE.flatMap((ergebnis) => bericht.filter((z) => z.ergebnis === ergebnis));
	return (
		<>
			<p role="status">
				{REIHENFOLGE.map((ergebnis) => {
					const anzahl = bericht.filter((z) => z.ergebnis === ergebnis).length;
					return anzahl > 0 ? TEXT.summe[ergebnis](anzahl) : null;
				})
					.filter(Boolean)
					.join(' · ')}
			</p>
			<SimpleTable
				top
				rows={zeilen}
				rowKey={({ id }) => id}
				rowProps={({ ergebnis }) => ({ 'data-ergebnis': ergebnis })}
				columns={[
					{ head: SPALTEN.bezeichnung.titel, isRowHead: true, cell: ({ bezeichnung }) => bezeichnung },
					{ head: SPALTEN.ort.titel, cell: ({ ort }) => ort },
					{ head: TEXT.ergebnis, cell: ({ text }) => text },
				]}
			/>
		</>
	);
}
