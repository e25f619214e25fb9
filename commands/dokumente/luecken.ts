import type { Kysely } from 'kysely';
import { namenZum } from '#commands/pdf/lade-variablen.ts';
import type { Lage } from '#domain/akte/lage.ts';
import { neuesterVertrag } from '#domain/akte/massgeblich.ts';
import type { Wunsch } from '#domain/akte/zustand.ts';
import { luecken } from '#domain/vorlagen/luecken.ts';
import { dokumentvariablen } from '#domain/vorlageninhalt/dokument.ts';
import type { DB } from '#projections/db.ts';
import { findeSpec, vorlageVon } from '#projections/queries/dokumente/dokumentspecs.ts';

/** Sentences of a paper that would be left with a gap, were it filled now; fields of a PDF form may be. */
export async function lueckenDerVorlage(
	db: Kysely<DB>,
	{ akte, ctx }: Lage,
	specID: string,
	wunsch: Wunsch | null,
): Promise<readonly string[]> {
	const spec = await findeSpec(db, specID);
	const vorlage = spec && vorlageVon(spec.felder);
	if (vorlage?.art !== 'TEXT') return [];
	const vertrag = neuesterVertrag(akte, wunsch);
	const namen = await namenZum(db, akte, wunsch, vertrag);
	const werte = dokumentvariablen({ ...namen, akte, vertrag, benutzer: null, heute: ctx.heute });
	return luecken(vorlage.inhalt, (name) => werte.get(name) ?? '');
}
