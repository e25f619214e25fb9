import { neuestesDokument } from '#domain/akte/dokument/dokumentregeln.ts';
import { adressat, dranAmDokument, wirdErinnert } from '#domain/akte/dran/dokument.ts';
import { amZug } from '#domain/akte/signatur/ablauf.ts';
import type { Akte, Anforderung, Mahnadressat } from '#domain/akte/zustand.ts';
import type { DokumentSpec } from '#domain/referenzsaetze.ts';

/** Only the party at turn is reminded, and nobody of what is the Traeger's task (table: Reminders). */
export function mahnadressaten(
	akte: Akte,
	anforderung: Anforderung,
	spec: DokumentSpec,
	heute: string,
): readonly Mahnadressat[] {
	const dran = dranAmDokument(akte, anforderung, spec, heute);
	if (!dran || dran.partei === 'BUNDESAMT' || !wirdErinnert(dran)) return [];
	const dokument = neuestesDokument(akte, anforderung);
	if (dran.tat !== 'UNTERSCHREIBEN' || !dokument) return [adressat(akte, dran.partei, null)];
	return amZug(akte, dokument, spec, heute).map(({ partei, unterzeichnerID }) =>
		adressat(akte, partei, unterzeichnerID),
	);
}
