import { useQuery } from '@tanstack/react-query';
import type { Tatart } from '#domain/akte/tat.ts';
import { call } from '../../client/call.ts';
import { DIALOG } from '../../texte/akte/akte-dialoge.ts';
import type { Gegenteil } from '../formular/befehl.ts';
import { parameterQuery } from '../portal/portal.ts';
import { anzeigename } from './akte-kontext.tsx';

interface Betroffen {
	readonly id: string;
	readonly vorname?: string | null | undefined;
	readonly nachname?: string | null | undefined;
}

/**
 * The way back from an act in a file, as if it had not been; `objektID`: the wish or the document it was done to. Two of
 * them may stand side by side, so that each names whom it is about.
 */
export const zurueck = ({ id, ...name }: Betroffen, tat: Tatart, objektID: string | null): Gegenteil => ({
	run: (idempotencyKey) =>
		call('POST /v1/freiwilliger/{id}/rueckgaengig', { params: { id }, body: { tat, objektID }, idempotencyKey }),
	meldung: DIALOG.zurueck.meldung,
	wer: anzeigename(name),
});

/** The same where the tenant has mails wait at all; null: what is done is told at once. */
export function useZurueck(): typeof zurueck | (() => null) {
	const { data } = useQuery(parameterQuery);
	return data?.versandVerzoegerung === 0 ? () => null : zurueck;
}
