import type { Kysely } from 'kysely';
import { zeugnisvorlage } from '#domain/akte/entscheidungen/vertrag/zeugnis.ts';
import type { Lage } from '#domain/akte/lage.ts';
import type { Vertrag } from '#domain/akte/zustand.ts';
import { zeugnisfehler } from '#domain/dokumentspec/freigabe.ts';
import { pruefeText } from '#domain/dokumentspec/pruefung.ts';
import type { DokumentSpec } from '#domain/referenzsaetze.ts';
import { Abgelehnt } from '#domain/regelverstoss.ts';
import type { DB } from '#projections/db.ts';
import { findeSpec } from '#projections/queries/dokumente/dokumentspecs.ts';
import { lueckenDerVorlage } from './luecken.ts';

/** Nothing is released that would come out with a gap, as the last day of a service that goes on. */
export async function pruefeZeugnispapier(db: Kysely<DB>, lage: Lage, vertrag: Vertrag): Promise<void> {
	const vorlage = zeugnisvorlage(lage, vertrag);
	if (!vorlage) return;
	await pruefeVorlage(db, vorlage);
	const wunsch = lage.akte.wuensche.find(({ id }) => id === vertrag.wunschID) ?? null;
	const [satz] = await lueckenDerVorlage(db, lage, vorlage.id, wunsch);
	if (satz === undefined) return;
	throw new Abgelehnt([{ code: 'ZEUGNIS', http: 409, text: `Im Zeugnis bliebe etwas leer: „${satz}“` }]);
}

/** A template from before the workshop prints nothing of what is written in it. */
async function pruefeVorlage(db: Kysely<DB>, vorlage: DokumentSpec): Promise<void> {
	const spec = await findeSpec(db, vorlage.id);
	const text = spec?.felder.vorlageText;
	if (!text || zeugnisfehler(spec.felder, pruefeText(text)).length === 0) return;
	const satz = `In der Vorlage „${spec.felder.bezeichnung}“ ist kein Platz für das, was hier geschrieben wird. Bitte veröffentlichen Sie eine neue Version mit den Angaben „zeugnis“.`;
	throw new Abgelehnt([{ code: 'ZEUGNIS', http: 409, text: satz }]);
}
