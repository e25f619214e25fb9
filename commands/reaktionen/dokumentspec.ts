import type { OutboxZeile } from '#commands/umgebung.ts';
import type { DokumentSpecEreignis } from '#domain/dokumentspec/ereignisse.ts';
import type { Aufgezeichnet } from '#domain/ereignis.ts';

/** Name of the job that brings the requests of volunteers up to date; its recipient's id is the specification's. */
export const AKTEN_ABGLEICHEN = 'akten-abgleichen';

/** What makes requests necessary or needless; while it is a draft, nothing does. */
export function reagiereAufDokumentspec(e: Aufgezeichnet<DokumentSpecEreignis>, id: string): readonly OutboxZeile[] {
	return betrifftAkten(e) ? [{ art: 'job', schluessel: AKTEN_ABGLEICHEN, daten: { id } }] : [];
}

function betrifftAkten(e: DokumentSpecEreignis): boolean {
	switch (e.type) {
		case 'DokumentSpecVeroeffentlicht':
		case 'DokumentSpecAbgeloest':
		case 'DokumentSpecGesperrt':
		case 'DokumentSpecEntsperrt':
			return true;
		case 'DokumentSpecGeaendert':
			return 'stufen' in e.facts.aenderungen;
		default:
			return false;
	}
}
