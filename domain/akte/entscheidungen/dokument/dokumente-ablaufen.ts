import { neuestesDokument } from '#domain/akte/dokument/dokumentregeln.ts';
import { DokumentAbgelaufen } from '#domain/akte/ereignisse.ts';
import type { Entschluss, Lage } from '#domain/akte/lage.ts';
import { dokumentSchritt } from '#domain/akte/signatur/schritt.ts';
import { vollende } from '#domain/akte/vollenden.ts';
import type { Anforderung, Dokument } from '#domain/akte/zustand.ts';
import { DOKUMENT } from '#domain/status/dokument.ts';
import { FREIWILLIGER } from '#domain/status/freiwilliger.ts';

/** What a request rests on and is no longer valid; what a newer document replaced bears on nothing. */
export function dokumenteAblaufenLassen(lage: Lage, _eingabe: Record<never, never>): Entschluss {
	const { akte } = lage;
	const laufende =
		akte.existiert && !akte.geloescht && akte.status !== FREIWILLIGER.nr.NachbearbeitungAbgeschlossen
			? akte.anforderungen
			: [];
	return vollende(
		lage,
		laufende.flatMap((anforderung) => abgelaufen(lage, anforderung)),
	);
}

function abgelaufen(lage: Lage, anforderung: Anforderung) {
	const dokument = neuestesDokument(lage.akte, anforderung);
	if (!dokument || !laeuftAb(lage, dokument)) return [];
	return [DokumentAbgelaufen(dokumentSchritt(dokument, 'DokumentAbgelaufen'))];
}

/** Contracts don't expire. */
function laeuftAb({ ctx, referenz }: Lage, { specID, status, gueltigBis }: Dokument): boolean {
	if (
		gueltigBis === null ||
		gueltigBis >= ctx.heute ||
		(status !== DOKUMENT.nr.Verifiziert && status !== DOKUMENT.nr.Unterschrieben)
	)
		return false;
	return referenz.specs.some((spec) => spec.id === specID && !spec.isVertragsrelevant);
}
