import { dokumentMaschine } from '#domain/akte/maschinen/dokument.machine.ts';
import { signaturMaschine } from '#domain/akte/maschinen/signatur.machine.ts';
import type { Dokument, Signatursitzung } from '#domain/akte/zustand.ts';
import { type Uebergang, uebergang, wortuebergang } from '#domain/maschine.ts';
import type { DokumentStatus } from '#domain/status/dokument.ts';

/** The facts of a document's status change, with the target the machine names. */
export function dokumentSchritt(
	dokument: Pick<Dokument, 'id' | 'status'>,
	ereignis: Uebergang<typeof dokumentMaschine>,
) {
	const { id: dokumentID, status: von } = dokument;
	const nach: DokumentStatus | null = uebergang(dokumentMaschine, von, ereignis);
	if (nach === null) throw new Error(`Dokument: kein Übergang ${ereignis} aus ${von}`);
	return { dokumentID, von, nach };
}

/** The facts every step of a signature session names; one the machine doesn't know is no step. */
export function signaturSchritt(
	{ id: sitzungID, status }: Pick<Signatursitzung, 'id' | 'status'>,
	ereignis: Uebergang<typeof signaturMaschine>,
) {
	if (wortuebergang(signaturMaschine, status, ereignis) === null)
		throw new Error(`Signatursitzung: kein Übergang ${ereignis} aus ${status}`);
	return { sitzungID };
}
