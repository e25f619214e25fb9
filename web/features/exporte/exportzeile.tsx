import { Text } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import { EXPORTE as T } from '../../texte/exporte.ts';
import { Button } from '../../ui/button.tsx';
import { Span } from '../../ui/span.ts';
import { TextButton } from '../../ui/text-link.tsx';
import { ladeCsvHerunter, ladeHerunter } from '../liste/lade-herunter.ts';
import css from './exporte.module.css';

/** Thirty thousand rows with all fields take their time to be read. */
const EXPORT_MS = 600_000;
const TYP = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** How a list is fetched: told of what has arrived. */
export interface Abruf {
	timeoutMs: number;
	onBytes: (bytes: number) => void;
}

interface ExportzeileProps {
	name: string;
	text: string;
	/** What narrows it. */
	children: ReactNode;
	dateiname: string;
	/** What comes isn't text: a blob, whatever the contract calls it. */
	hole: (abruf: Abruf) => Promise<unknown>;
	/** It is text, not a spreadsheet. */
	isCsv?: boolean;
	/** Why it can't be had. */
	gesperrt?: string | undefined;
}

/** A list as a file: its button, what it holds, what becomes of it. */
export function Exportzeile({ name, text, children, dateiname, hole, isCsv, gesperrt }: ExportzeileProps) {
	const beschreibung = useId();
	const [bytes, setBytes] = useState(0);
	const holen = useMutation({
		mutationFn: () => {
			setBytes(0);
			return hole({ timeoutMs: EXPORT_MS, onBytes: setBytes });
		},
		onSuccess: (datei) =>
			isCsv
				? ladeCsvHerunter(dateiname, datei as string)
				: ladeHerunter(dateiname, new Blob([datei as Blob], { type: TYP })),
	});
	return (
		<li className={css.zeile}>
			<Button
				icon={IconDownload}
				loading={holen.isPending}
				disabled={gesperrt !== undefined}
				onClick={() => holen.mutate()}
				aria-describedby={beschreibung}
			>
				{name}
			</Button>
			<div>
				<Text id={beschreibung}>{text}</Text>
				<Span variant="secondary" display="block">
					{gesperrt ?? children}
				</Span>
			</div>
			<div className={css.stand}>
				<Span variant="secondary" className="tabular" role="status">
					{holen.isPending && T.laeuft(bytes)}
					{holen.isSuccess && T.fertig(dateiname, bytes)}
				</Span>
				{holen.isError && (
					<p className={css.fehler} role="alert">
						{T.abgebrochen(holen.error.message)} <TextButton onClick={() => holen.mutate()}>{T.nochmal}</TextButton>
					</p>
				)}
			</div>
		</li>
	);
}
