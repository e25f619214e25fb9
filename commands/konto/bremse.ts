import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { DB } from '#projections/db.ts';

/** How many failures within which time stop whom. */
export interface Grenze {
	readonly zweck: string;
	readonly anzahl: number;
	readonly minuten: number;
	/** What whoever is stopped is told; left out: that he signed in too often. */
	readonly text?: string;
}

export const ANMELDUNG: Grenze = { zweck: 'anmeldung', anzahl: 10, minuten: 15 };
/** From one address, whatever the accounts: one that is guessed at everywhere once or twice. */
export const ANMELDUNG_JE_ADRESSE: Grenze = { zweck: 'anmeldung-adresse', anzahl: 300, minuten: 15 };
/** At one account, from whatever addresses: beyond it each attempt takes longer, so that nobody can lock its owner out. */
export const ANMELDUNG_JE_KONTO: Grenze = { zweck: 'anmeldung-konto', anzahl: 100, minuten: 24 * 60 };
export const EINMAL_LINK: Grenze = { zweck: 'einmal-link', anzahl: 20, minuten: 15 };
export const AKTIVIERUNGSMAIL: Grenze = { zweck: 'aktivierungsmail', anzahl: 3, minuten: 60 };
export const KENNWORTWECHSEL: Grenze = {
	zweck: 'kennwortwechsel',
	anzahl: 10,
	minuten: 15,
	text: 'Das Kennwort wurde zu oft falsch eingegeben. Bitte versuchen Sie es später erneut.',
};
export const ANMELDEMAIL: Grenze = { zweck: 'anmeldemail', anzahl: 3, minuten: 60 };
export const BEITRITT: Grenze = { zweck: 'beitritt', anzahl: 10, minuten: 60 };
export const BEITRITT_JE_ADRESSE: Grenze = { zweck: 'beitritt-adresse', anzahl: 3, minuten: 60 };
const ZU_VIELE_REGISTRIERUNGEN = 'Zu viele Registrierungen. Bitte versuchen Sie es später erneut.';
/** From one address, for one mailbox: a school class registers behind one address. */
export const REGISTRIERUNG: Grenze = {
	zweck: 'registrierung',
	anzahl: 60,
	minuten: 60,
	text: ZU_VIELE_REGISTRIERUNGEN,
};
export const REGISTRIERUNG_JE_ADRESSE: Grenze = {
	zweck: 'registrierung-adresse',
	anzahl: 5,
	minuten: 60,
	text: ZU_VIELE_REGISTRIERUNGEN,
};
/** Pictures of people nobody knows yet, each kept with an account. */
export const REGISTRIERUNG_MIT_BILD: Grenze = {
	zweck: 'registrierung-mit-bild',
	anzahl: 20,
	minuten: 60,
	text: ZU_VIELE_REGISTRIERUNGEN,
};
export const LINKMAIL: Grenze = {
	zweck: 'linkmail',
	anzahl: 3,
	minuten: 60,
	text: 'Der Link wurde gerade schon mehrmals gesendet. Bitte sehen Sie in Ihrem Postfach nach oder versuchen Sie es später erneut.',
};
export const ZWEITER_FAKTOR: Grenze = { zweck: 'zweiter-faktor', anzahl: 10, minuten: 15 };
export const KENNWORTMAIL: Grenze = { zweck: 'kennwortmail', anzahl: 3, minuten: 60 };

/** Of one account: a request is two mails. */
export const SUPPORTANFRAGE: Grenze = {
	zweck: 'supportanfrage',
	anzahl: 10,
	minuten: 60,
	text: 'Sie haben in der letzten Stunde schon viele Anfragen gesendet. Bitte versuchen Sie es später erneut.',
};

/** From one address, and every one is a mail. */
export const BARRIEREMELDUNG: Grenze = {
	zweck: 'barrieremeldung',
	anzahl: 10,
	minuten: 60,
	text: 'Sie haben in der letzten Stunde schon viele Meldungen gesendet. Bitte versuchen Sie es später erneut.',
};

/** Table: User, login limits. */
const ZU_VIELE_ANMELDUNGEN = 'Zu viele Anmeldeversuche. Bitte versuchen Sie es später erneut.';

/** Too many failures: the caller shall come again later. */
export class Gebremst extends Error {
	override name = 'Gebremst';

	constructor({ text = ZU_VIELE_ANMELDUNGEN }: Grenze) {
		super(text);
	}
}

const schluesselVon = (grenze: Grenze, teile: readonly string[]): Buffer =>
	createHash('sha256')
		.update(JSON.stringify([grenze.zweck, ...teile]))
		.digest();

const fenster = (grenze: Grenze) => sql<string>`now() - make_interval(mins => ${grenze.minuten})`;

/** Has this combination (account × address) failed too often lately? */
export async function istGebremst(db: Kysely<DB>, grenze: Grenze, ...teile: string[]): Promise<boolean> {
	const zeile = await db
		.selectFrom('bremse')
		.select('anzahl')
		.where('schluessel', '=', schluesselVon(grenze, teile))
		.where('seit', '>', fenster(grenze))
		.executeTakeFirst();
	return (zeile?.anzahl ?? 0) >= grenze.anzahl;
}

/** Counts one more failure; the window starts with the first. Returns how many there are now. */
export async function zaehleFehlversuch(db: Kysely<DB>, grenze: Grenze, ...teile: string[]): Promise<number> {
	const { anzahl } = await db
		.insertInto('bremse')
		.values({ schluessel: schluesselVon(grenze, teile), anzahl: 1, seit: sql<string>`now()` })
		.onConflict((oc) =>
			oc.column('schluessel').doUpdateSet({
				anzahl: sql<number>`case when bremse.seit > ${fenster(grenze)} then bremse.anzahl + 1 else 1 end`,
				seit: sql<string>`case when bremse.seit > ${fenster(grenze)} then bremse.seit else now() end`,
			}),
		)
		.returning('anzahl')
		.executeTakeFirstOrThrow();
	return anzahl;
}

/** Seconds until the window ends in which somebody is stopped. */
export async function sekundenGebremst(db: Kysely<DB>, grenze: Grenze, ...teile: string[]): Promise<number> {
	const zeile = await db
		.selectFrom('bremse')
		.select(
			sql<number>`ceil(extract(epoch from seit + make_interval(mins => ${grenze.minuten}) - now()))::int`.as(
				'sekunden',
			),
		)
		.where('schluessel', '=', schluesselVon(grenze, teile))
		.executeTakeFirst();
	return Math.max(1, zeile?.sekunden ?? 1);
}

/** Takes one failure back that turned out to be none. */
export async function nimmZurueck(db: Kysely<DB>, grenze: Grenze, ...teile: string[]): Promise<void> {
	await db
		.updateTable('bremse')
		.set({ anzahl: sql<number>`greatest(anzahl - 1, 0)` })
		.where('schluessel', '=', schluesselVon(grenze, teile))
		.execute();
}

const SEKUNDE_MS = 1_000;
const HOECHSTENS_MS = 8_000;

/** Beyond the limit a pause that doubles with every quarter of it, up to eight seconds. */
export const verzoegerung = ({ anzahl }: Grenze, versuche: number): number =>
	versuche <= anzahl
		? 0
		: Math.min(HOECHSTENS_MS, (SEKUNDE_MS / 4) * 2 ** Math.floor((versuche - anzahl) / (anzahl / 4)));

export async function loeseBremse(db: Kysely<DB>, grenze: Grenze, ...teile: string[]): Promise<void> {
	await db.deleteFrom('bremse').where('schluessel', '=', schluesselVon(grenze, teile)).execute();
}
