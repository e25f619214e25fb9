import { einzeln, tausche } from '#commands/dateien/tauschen.ts';
import { EIN_BILD } from '#commands/dateien/zuordnen.ts';
import { execute } from '#commands/execute.ts';
import type { Sitzung } from '#commands/sitzung.ts';
import { pruefeFunktionen, pruefePersonauswahl } from '#commands/stammdaten/auswahl.ts';
import type { Umgebung } from '#commands/umgebung.ts';
import {
	aenderePerson,
	legePersonAn,
	type NeuePerson,
	type Personenaenderung,
	setzeEmail,
} from '#domain/person/entscheidungen.ts';
import { type Person, personAggregat } from '#domain/person/person.ts';
import { alleinstellung } from '#projections/queries/orte/personen.ts';
import { ladeUmfeld, type Personenbefehl } from './umfeld.ts';

/** Files a contact person with his functions. */
export function legeAn(umgebung: Umgebung, befehl: Personenbefehl, neu: NeuePerson): Promise<{ id: string }> {
	return execute(umgebung, befehl, async (sitzung) => {
		const id = sitzung.ctx.neueID();
		const person = await sitzung.lies(personAggregat, id);
		const adresseIDs = neu.funktionen.map((f) => f.adresseID);
		const umfeld = await ladeUmfeld(sitzung, befehl, adresseIDs);
		const ereignisse = legePersonAn(person, neu, umfeld);
		await pruefePersonauswahl(sitzung.db, neu.angaben);
		await pruefeFunktionen(
			sitzung.db,
			neu.funktionen.map((f) => f.funktion),
		);
		sitzung.schreibe(personAggregat, id, ereignisse);
		await tauscheBild(sitzung, person, null, befehl.akteur.userID);
		return { id };
	});
}

/** Changes the master data; what isn't named stays. */
export async function aendere(
	umgebung: Umgebung,
	befehl: Personenbefehl,
	id: string,
	aenderung: Personenaenderung,
): Promise<void> {
	await execute(umgebung, befehl, async (sitzung) => {
		const person = await sitzung.lies(personAggregat, id);
		// Contracts lie in other streams: one that is agreed on at this very moment isn't seen, and shows in the list.
		const einziger = aenderung.isAktiv === false ? await alleinstellung(sitzung.db, id) : null;
		const ereignisse = aenderePerson(person, aenderung, { akteur: befehl.akteur, einziger });
		await pruefePersonauswahl(sitzung.db, aenderung.angaben, person.felder);
		const { bildUploadID } = person.felder;
		sitzung.schreibe(personAggregat, id, ereignisse);
		await tauscheBild(sitzung, person, bildUploadID, befehl.akteur.userID);
	});
}

/** The picture of the contact card. */
function tauscheBild(sitzung: Sitzung, person: Person, alt: string | null, userID: string | null): Promise<void> {
	const tausch = { alt: einzeln(alt), neu: einzeln(person.felder.bildUploadID), userID, feld: 'bildUploadID' };
	return tausche(sitzung, tausch, { art: 'PERSON', id: person.id }, { ...EIN_BILD, maxMB: 5 });
}

/** Another e-mail address; where the tenant asks for it, its holder confirms it first. */
export async function aendereEmail(
	umgebung: Umgebung,
	befehl: Personenbefehl,
	id: string,
	email: string | null,
): Promise<void> {
	await execute(umgebung, befehl, async (sitzung) => {
		const person = await sitzung.lies(personAggregat, id);
		const umfeld = await ladeUmfeld(sitzung, befehl, []);
		sitzung.schreibe(personAggregat, id, setzeEmail(person, email, umfeld));
	});
}
