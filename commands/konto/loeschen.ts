import { type Aktenbefehl, alsBefehl, ladeLage, schreibe } from '#commands/akte/lage.ts';
import { execute } from '#commands/execute.ts';
import type { Sitzung } from '#commands/sitzung.ts';
import type { Umgebung } from '#commands/umgebung.ts';
import { trenneIdentitaeten } from '#commands/zugang/identitaet.ts';
import { type LoeschenEingabe, loeschen } from '#domain/akte/entscheidungen/freiwilliger/loeschen.ts';
import { loescheUser } from '#domain/user/entscheidungen.ts';
import { userAggregat } from '#domain/user/user.ts';
import { genanntesVon } from '#projections/queries/geld/genanntes.ts';
import { loescheFaktor } from './zweiter-faktor.ts';

/** Ends the file and its account at once; what is personal is erased by the job that follows from the event. */
export async function loesche(
	umgebung: Umgebung,
	befehl: Aktenbefehl,
	id: string,
	eingabe: Pick<LoeschenEingabe, 'bestaetigung' | 'widersprochen'>,
): Promise<void> {
	await execute(umgebung, alsBefehl(befehl), async (sitzung) => {
		const lage = await ladeLage(sitzung, befehl.akteur, id);
		const { userID } = lage.akte;
		schreibe(sitzung, id, loeschen(lage, { ...eingabe, genanntes: await genanntesVon(sitzung.db, id) }));
		if (userID) await schliesseKonto(sitzung, userID);
	});
}

export async function schliesseKonto(sitzung: Sitzung, userID: string): Promise<void> {
	const user = await sitzung.lies(userAggregat, userID);
	const { db } = sitzung;
	if (user.email) sitzung.gib('EMAIL', user.email.toLowerCase(), userAggregat, userID);
	sitzung.schreibe(userAggregat, userID, loescheUser(user));
	sitzung.tabelle(db.deleteFrom('sitzung').where('user_id', '=', userID));
	sitzung.tabelle(db.deleteFrom('kennwort').where('user_id', '=', userID));
	for (const anweisung of loescheFaktor(db, userID)) sitzung.tabelle(anweisung);
	sitzung.tabelle(db.deleteFrom('anmeldestand').where('user_id', '=', userID));
	sitzung.tabelle(trenneIdentitaeten(db, userID));
	sitzung.tabelle(db.deleteFrom('einmal_token').where('betroffener', '=', userID));
	sitzung.tabelle(db.deleteFrom('kalenderadresse').where('art', '=', 'USER').where('inhaber', '=', userID));
	sitzung.tabelle(db.deleteFrom('hilfetext').where('user_id', '=', userID));
	sitzung.tabelle(db.deleteFrom('vertragseinsicht').where('user_id', '=', userID));
}
