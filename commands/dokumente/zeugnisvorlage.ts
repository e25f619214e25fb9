import type { Kysely } from 'kysely';
import { zeugnisvorlage } from '#domain/akte/entscheidungen/vertrag/zeugnis.ts';
import type { Lage } from '#domain/akte/lage.ts';
import type { Vertrag } from '#domain/akte/zustand.ts';
import { zeugnisfehler } from '#domain/dokumentspec/freigabe.ts';
import { pruefeText } from '#domain/dokumentspec/pruefung.ts';
import { Abgelehnt } from '#domain/regelverstoss.ts';
import type { DB } from '#projections/db.ts';
import { findeSpec } from '#projections/queries/dokumente/dokumentspecs.ts';

/** A template from before the workshop prints nothing of what is written in it: then nothing is released. */
export async function pruefeZeugnisvorlage(db: Kysely<DB>, lage: Lage, vertrag: Vertrag): Promise<void> {
	const vorlage = zeugnisvorlage(lage, vertrag);
	const spec = vorlage && (await findeSpec(db, vorlage.id));
	const text = spec?.felder.vorlageText;
	if (!text || zeugnisfehler(spec.felder, pruefeText(text)).length === 0) return;
	const satz = `In der Vorlage „${spec.felder.bezeichnung}“ ist kein Platz für das, was hier geschrieben wird. Bitte veröffentlichen Sie eine neue Version mit den Angaben „zeugnis“.`;
	throw new Abgelehnt([{ code: 'ZEUGNIS', http: 409, text: satz }]);
}
