import { entscheide } from '#commands/dokumente/befehl.ts';
import { fuerJedes } from '#commands/jedes.ts';
import type { Umgebung } from '#commands/umgebung.ts';
import { akteAggregat } from '#domain/akte/akte.ts';
import { signaturenAblaufenLassen } from '#domain/akte/entscheidungen/dokument/signaturen-ablaufen.ts';
import { PORTAL } from '#domain/rollen.ts';
import { aktenMitOffenenSignaturen } from '#projections/queries/dokumente/signaturen.ts';

/** Every night; each file by itself, so that none waits for another. */
export async function lasseSignaturenAblaufen(umgebung: Umgebung): Promise<void> {
	await fuerJedes(umgebung, await aktenMitOffenenSignaturen(umgebung.db), {
		auftrag: 'signaturen-ablaufen',
		stream: (id) => `${akteAggregat.name}-${id}`,
		tue: (id) =>
			entscheide(umgebung, { akteur: PORTAL }, id, (lage) => ({
				entschluss: signaturenAblaufenLassen(lage),
				ergebnis: null,
			})),
	});
}
