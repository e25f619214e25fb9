import type { Kysely } from 'kysely';
import type { Rolle } from '#domain/rollen.ts';
import type { Sprache } from '#domain/user/ereignisse.ts';
import type { DB } from '#projections/db.ts';
import { anzahlIn } from '../liste/ausdruck.ts';

/** The own account as its owner sees it. */
export interface EigenesKonto {
	readonly id: string;
	readonly vorname: string;
	readonly nachname: string;
	readonly email: string;
	/** Awaits its confirmation. */
	readonly emailNeu: string | null;
	readonly rollen: readonly Rolle[];
	readonly sprache: Sprache;
	readonly isBetreuerAutomatischZuweisen: boolean;
	/** Without one the account is entered by the links of mails alone. */
	readonly hatKennwort: boolean;
	/** Image of the signature. */
	readonly unterschriftUploadID: string | null;
	readonly zweiterFaktorSeit: string | null;
	/** Left of the codes for an emergency. */
	readonly wiederherstellungscodes: number;
}

export async function eigenesKonto(db: Kysely<DB>, userID: string): Promise<EigenesKonto | null> {
	const konto = await db
		.selectFrom('benutzer as b')
		.leftJoin('zweiter_faktor as z', (join) => join.on((eb) => eb('z.user_id', '=', eb.cast<string>('b.id', 'text'))))
		.select((eb) => {
			const id = eb.cast<string>('b.id', 'text');
			return [
				'b.id',
				'b.vorname',
				'b.nachname',
				'b.email',
				'b.email_neu as emailNeu',
				'b.rollen',
				'b.sprache',
				'b.is_betreuer_automatisch as isBetreuerAutomatischZuweisen',
				eb
					.exists(eb.selectFrom('kennwort as k').where('k.user_id', '=', id))
					.$castTo<boolean>()
					.as('hatKennwort'),
				eb
					.selectFrom('upload as u')
					.select('u.id')
					.where('u.besitzer_art', '=', 'USER')
					.where('u.besitzer_id', '=', id)
					.as('unterschriftUploadID'),
				'z.aktiv_seit as zweiterFaktorSeit',
				anzahlIn(eb.selectFrom('wiederherstellungscode as w').where('w.user_id', '=', id)).as(
					'wiederherstellungscodes',
				),
			];
		})
		.where('b.id', '=', userID)
		.executeTakeFirst();
	return konto ?? null;
}
