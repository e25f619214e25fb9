import { expressionBuilder, type Kysely } from 'kysely';
import { bewerbbareZyklen } from '#domain/zyklus/bewerbbar.ts';
import type { DB } from '#projections/db.ts';
import { ANZAHL, haeltID, uuids } from '../liste/ausdruck.ts';
import type { Leser } from '../liste/leser.ts';
import { alleZyklen } from '../traeger/zyklen.ts';
import { OEFFENTLICHKEIT } from '../zugang/akteur.ts';
import { type Adresszeile, adressen, eineAdresse } from './adressen.ts';

/** More places than any provider has; the map is one answer. */
const ALLE = 20_000;

/** What the public may see of the cycle's places, by name. */
export async function aufKarte(leser: Leser, zyklusID: string, heute: string): Promise<readonly Adresszeile[]> {
	const anfrage = { zyklusID, filter: null, text: null, sort: [], seite: 1, groesse: ALLE, heute };
	const { zeilen } = await adressen(
		leser,
		{ akteur: OEFFENTLICHKEIT, heute, modus: 'EIGENE', freieFelder: [] },
		anfrage,
	);
	return zeilen;
}

/** One of them; null: there is none such. */
export const stelleAufKarte = (
	leser: Leser,
	zyklusID: string,
	heute: string,
	id: string,
): Promise<Adresszeile | null> =>
	eineAdresse(leser, { akteur: OEFFENTLICHKEIT, heute, modus: 'EIGENE', freieFelder: [] }, zyklusID, id);

/** How many places of the cycle are hidden from the map because they are being worked on. */
export async function inWartung(db: Kysely<DB>, zyklusID: string): Promise<number> {
	const { anzahl } = await db
		.selectFrom('adresse')
		.select(ANZAHL.as('anzahl'))
		.where('typ', '=', 'EINSATZORT')
		.where('is_aktiv', '=', true)
		.where('is_wartung', '=', true)
		.where(haeltID('online_in_zyklen', zyklusID))
		.executeTakeFirstOrThrow();
	return anzahl;
}

/** An address under the alias `o` that is on the map of one of the cycles people may apply for. */
export async function oeffentlich(db: Kysely<DB>, heute: string) {
	const zyklen = bewerbbareZyklen(await alleZyklen(db), heute).map(({ id }) => id);
	const eb = expressionBuilder<{ o: DB['adresse'] }, 'o'>();
	return eb.and([
		eb('o.typ', '=', 'EINSATZORT'),
		eb('o.is_aktiv', '=', true),
		eb('o.is_wartung', '=', false),
		eb('o.online_in_zyklen', '&&', uuids(zyklen)),
	]);
}

/** How many places visitors find. */
export async function plaetzeOnline(db: Kysely<DB>, heute: string): Promise<number> {
	const { anzahl } = await db
		.selectFrom('adresse as o')
		.select(ANZAHL.as('anzahl'))
		.where(await oeffentlich(db, heute))
		.executeTakeFirstOrThrow();
	return anzahl;
}

export async function istOeffentlich(db: Kysely<DB>, heute: string, adresseID: string): Promise<boolean> {
	const treffer = await db
		.selectFrom('adresse as o')
		.select('o.id')
		.where('o.id', '=', adresseID)
		.where(await oeffentlich(db, heute))
		.executeTakeFirst();
	return treffer !== undefined;
}
