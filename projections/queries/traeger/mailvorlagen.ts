import type { InferResult, Kysely } from 'kysely';
import { VORLAGEN } from '#domain/vorlagen/katalog.ts';
import { vorgabe } from '#domain/vorlagen/stammdatum.ts';
import type { Mailvorlage } from '#domain/vorlagen/vorlage.ts';
import type { DB } from '#projections/db.ts';

/** A mail as it would be sent now. */
export interface Mailvorlagenstand extends Mailvorlage {
	readonly isAktiv: boolean;
	readonly zusatzEmpfaenger: readonly string[];
	/** Subject and text are the portal's own. */
	readonly isStandard: boolean;
	readonly version: number;
}

const gespeicherte = (db: Kysely<DB>) =>
	db
		.selectFrom('mailvorlage')
		.select(['key', 'betreff', 'inhalt', 'is_aktiv as isAktiv', 'zusatz_empfaenger as zusatzEmpfaenger', 'version']);
type Zeile = InferResult<ReturnType<typeof gespeicherte>>[number];

/** In the order of the catalogue. */
export async function alleMailvorlagen(db: Kysely<DB>): Promise<Mailvorlagenstand[]> {
	const zeilen = await gespeicherte(db).execute();
	const jeKey = new Map(zeilen.map((zeile) => [zeile.key, zeile]));
	return [...VORLAGEN.values()].map((vorlage) => stand(vorlage, jeKey.get(vorlage.key)));
}

/** null: the portal knows no such mail. */
export async function eineMailvorlage(db: Kysely<DB>, key: string): Promise<Mailvorlagenstand | null> {
	const vorlage = VORLAGEN.get(key);
	if (!vorlage) return null;
	return stand(vorlage, await gespeicherte(db).where('key', '=', key).executeTakeFirst());
}

function stand(vorlage: Mailvorlage, zeile: Zeile | undefined): Mailvorlagenstand {
	const { isAktiv, zusatzEmpfaenger, inhalt } = vorgabe(vorlage);
	return {
		...vorlage,
		betreff: zeile?.betreff ?? vorlage.betreff,
		inhalt: zeile?.inhalt ?? inhalt,
		isAktiv: zeile?.isAktiv ?? isAktiv,
		zusatzEmpfaenger: zeile?.zusatzEmpfaenger ?? zusatzEmpfaenger,
		isStandard: !zeile?.betreff && !zeile?.inhalt,
		version: zeile?.version ?? 0,
	};
}
