import type { OutboxZeile } from '#commands/umgebung.ts';
import type { DokumentSpecEreignis } from '#domain/dokumentspec/ereignisse.ts';
import type { Aufgezeichnet } from '#domain/ereignis.ts';

/** Name of the job that brings the requests in all files up to date. */
export const AKTEN_ABGLEICHEN = 'akten-abgleichen';

/** What makes requests necessary or needless; while it is a draft, nothing does. */
export const reagiereAufDokumentspec = (e: Aufgezeichnet<DokumentSpecEreignis>): readonly OutboxZeile[] =>
	betrifftAkten(e) ? [{ art: 'job', schluessel: AKTEN_ABGLEICHEN }] : [];

export function betrifftAkten(e: DokumentSpecEreignis): boolean {
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
