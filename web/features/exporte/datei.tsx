import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ladeCsvHerunter, ladeHerunter } from '../../client/lade-herunter.ts';
import { EXPORTE as T } from '../../texte/geld/exporte.ts';
import { TextButton } from '../../ui/text-link.tsx';
import { useEingangZumExport } from '../eingang/use-eingang-zum-export.ts';
import css from './exporte.module.css';

/** Thirty thousand rows with all fields take their time to be read. */
const EXPORT_MS = 600_000;
const TYP = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** How a list is fetched: told of what has arrived. */
export interface Abruf {
	timeoutMs: number;
	onBytes: (bytes: number) => void;
}

export interface Abholung {
	/** Of the list, as it is called on the page. */
	name: string;
	dateiname: string;
	/** What comes isn't text: a blob, whatever the contract calls it. */
	hole: (abruf: Abruf) => Promise<unknown>;
	/** It is text, not a spreadsheet. */
	isCsv?: boolean;
}

export type Abgeholt = ReturnType<typeof useDatei>;

/** A list as a file, and what becomes of it. */
export function useDatei({ name, dateiname, hole, isCsv }: Abholung) {
	const client = useQueryClient();
	const [bytes, setBytes] = useState(0);
	const zumEingang = useEingangZumExport();
	const holen = useMutation({
		...zumEingang,
		mutationFn: () => {
			setBytes(0);
			return hole({ timeoutMs: EXPORT_MS, onBytes: setBytes });
		},
		onSuccess: (datei) =>
			isCsv
				? ladeCsvHerunter(dateiname, datei as string)
				: ladeHerunter(dateiname, new Blob([datei as Blob], { type: TYP })),
		// Tiles say when a list was made last.
		onSettled: () => {
			zumEingang.onSettled();
			return client.invalidateQueries({ queryKey: ['laeufe', 'lage'] });
		},
	});
	return {
		name,
		dateiname,
		bytes,
		laeuft: holen.isPending,
		fertig: holen.isSuccess,
		fehler: holen.error,
		hole: () => holen.mutate(),
	};
}

/** How far it is, that it is there, or why it isn't with another try. */
export function Dateistand({ datei: { dateiname, bytes, laeuft, fertig, fehler, hole } }: { datei: Abgeholt }) {
	return (
		<>
			<span className={css.laeuft} role="status">
				{laeuft && T.laeuft(bytes)}
				{fertig && T.fertig(dateiname, bytes)}
			</span>
			{fehler && (
				<span className={css.fehler} role="alert">
					{T.abgebrochen(fehler.message)} <TextButton onClick={hole}>{T.nochmal}</TextButton>
				</span>
			)}
		</>
	);
}
