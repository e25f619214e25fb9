import { entscheide } from '#commands/dokumente/befehl.ts';
import type { Umgebung } from '#commands/umgebung.ts';
import { signaturenAblaufenLassen } from '#domain/akte/entscheidungen/signaturen-ablaufen.ts';
import { PORTAL } from '#domain/rollen.ts';
import { aktenMitOffenenSignaturen } from '#projections/queries/signaturen.ts';

/** Every night; each file by itself, so that none waits for another. */
export async function lasseSignaturenAblaufen(umgebung: Umgebung): Promise<void> {
	for (const freiwilligerID of await aktenMitOffenenSignaturen(umgebung.db))
		await entscheide(umgebung, { akteur: PORTAL }, freiwilligerID, (lage) => ({
			entschluss: signaturenAblaufenLassen(lage),
			ergebnis: null,
		}));
}
