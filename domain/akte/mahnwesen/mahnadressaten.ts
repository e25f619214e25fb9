import { dokumentwunsch } from '#domain/akte/dokument/dokumentbedarf.ts';
import { neuestesDokument } from '#domain/akte/dokument/dokumentregeln.ts';
import { dranAmDokument, wirdErinnert } from '#domain/akte/dran/dokument.ts';
import type { Mahnadressat } from '#domain/akte/ereignisse.ts';
import { amZug } from '#domain/akte/signatur/ablauf.ts';
import type { Akte, Anforderung } from '#domain/akte/zustand.ts';
import type { DokumentSpec } from '#domain/referenzsaetze.ts';
import type { Partei } from '#domain/rollen.ts';

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

function adressat(akte: Akte, partei: Partei, unterzeichnerID: string | null): Mahnadressat {
	switch (partei) {
		case 'FREIWILLIGER':
			return { partei, id: akte.id };
		case 'ERZIEHUNGSBERECHTIGTER':
			return { partei, id: unterzeichnerID };
		case 'EINSATZSTELLE':
			return { partei, id: dokumentwunsch(akte)?.einsatzortID ?? null };
		case 'TRAEGER':
			return { partei, id: akte.traegerBetreuerUserID };
	}
}
