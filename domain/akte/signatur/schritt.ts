import { dokumentMaschine } from '#domain/akte/dokument.machine.ts';
import type { Dokument } from '#domain/akte/zustand.ts';
import { type Uebergang, uebergang } from '#domain/maschine.ts';
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
