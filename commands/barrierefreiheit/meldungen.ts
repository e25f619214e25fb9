import { type Handlung, perLink } from '#commands/befehl.ts';
import { execute } from '#commands/execute.ts';
import type { Idempotenz } from '#commands/idempotenz.ts';
import { BARRIEREMELDUNG, Gebremst, zaehleFehlversuch } from '#commands/konto/bremse.ts';
import { mailzeile } from '#commands/reaktionen/mailzeile.ts';
import type { Umgebung } from '#commands/umgebung.ts';
import { antwortfrist } from '#domain/barrierefreiheit/frist.ts';
import { antwortSchema, meldungSchema } from '#domain/barrierefreiheit/meldung.ts';
import { Abgelehnt, NICHT_GEFUNDEN, type Regelverstoss } from '#domain/regelverstoss.ts';
import { pruefeFelder } from '#domain/stammdaten/pruefe-felder.ts';
import { barrieremeldung } from '#projections/queries/post/barrieremeldungen.ts';

interface Absender {
	readonly ip: string;
	readonly idempotenz: Idempotenz | null;
}

/** Somebody tells of a barrier: a row with the term of its answer, and a mail to whoever answers. */
export async function meldeBarriere(umgebung: Umgebung, angaben: object, { ip, idempotenz }: Absender): Promise<void> {
	const felder = pruefeFelder(meldungSchema, angaben);
	if ((await zaehleFehlversuch(umgebung.db, BARRIEREMELDUNG, ip)) > BARRIEREMELDUNG.anzahl)
		throw new Gebremst(BARRIEREMELDUNG);
	await execute(umgebung, perLink(null, idempotenz), async (sitzung) => {
		const { heute, jetzt, neueID } = sitzung.ctx;
		const id = neueID();
		const nummer = await sitzung.naechsteNummer('barrieremeldung');
		const frist = antwortfrist(heute);
		sitzung.tabelle(
			umgebung.db.insertInto('barrieremeldung').values({ id, nummer, ...felder, eingegangen_am: jetzt, frist }),
		);
		sitzung.outbox(mailzeile('BARRIERE_GEMELDET', { art: 'BARRIEREFREIHEIT', id: null }, { barrieremeldungID: id }));
	});
}

const SCHON_BEANTWORTET: Regelverstoss = {
	code: 'BEANTWORTET',
	http: 409,
	text: 'Diese Meldung ist schon beantwortet.',
};

interface Antwort {
	readonly id: string;
	readonly text: string;
}

/** The answer goes out by mail where an address was given; without one it is only noted. */
export async function beantworteMeldung(umgebung: Umgebung, befehl: Handlung, { id, text }: Antwort): Promise<void> {
	const antwort = pruefeFelder(antwortSchema, { text }).text;
	await execute(umgebung, befehl, async (sitzung) => {
		const meldung = await barrieremeldung(sitzung.db, id);
		if (!meldung) throw new Abgelehnt([NICHT_GEFUNDEN]);
		sitzung.tabelle(
			umgebung.db
				.updateTable('barrieremeldung')
				.set({ beantwortet_am: sitzung.ctx.jetzt, beantwortet_von: befehl.akteur.userID, antwort })
				.where('id', '=', id)
				.where('beantwortet_am', 'is', null),
			SCHON_BEANTWORTET,
		);
		if (meldung.email === null) return;
		sitzung.outbox(mailzeile('BARRIERE_ANTWORT', { art: 'BARRIEREMELDUNG', id }, { barrieremeldungID: id }));
	});
}

/** At the wish of whoever wrote it, or because it is none. */
export async function loescheMeldung(umgebung: Umgebung, befehl: Handlung, id: string): Promise<void> {
	await execute(umgebung, befehl, async (sitzung) => {
		sitzung.tabelle(umgebung.db.deleteFrom('barrieremeldung').where('id', '=', id), NICHT_GEFUNDEN);
	});
}
