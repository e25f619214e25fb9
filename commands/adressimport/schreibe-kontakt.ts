import type { Sitzung } from '#commands/sitzung.ts';
import type { Kontaktauftrag } from '#domain/adressimport/zeile.ts';
import { aenderePerson, gibFunktion, legePersonAn, setzeEmail } from '#domain/person/entscheidungen.ts';
import { personAggregat } from '#domain/person/person.ts';
import type { Referenz } from '#domain/referenz.ts';
import type { Akteur } from '#domain/rollen.ts';

/** Files a contact person with the address, or adds what is new: several rows may bring along the same one. */
export async function schreibeKontakt(
	sitzung: Sitzung,
	{ akteur, referenz }: { readonly akteur: Akteur; readonly referenz: Referenz },
	adresseID: string,
	{ personID, angaben, email, funktion }: Kontaktauftrag,
): Promise<void> {
	const person = await sitzung.lies(personAggregat, personID);
	const optIn = { isGefragt: referenz.parameter.personOptInMail, neueID: () => sitzung.ctx.neueID() };
	const umfeld = { akteur, adressen: new Map([[adresseID, null]]), optIn };
	const funktionen = funktion === null ? [] : [{ adresseID, funktion }];
	if (!person.existiert) {
		const neu = { angaben, email: email ?? null, funktionen };
		sitzung.schreibe(personAggregat, personID, legePersonAn(person, neu, umfeld));
		return;
	}
	const geaendert = aenderePerson(person, { angaben }, { akteur, einziger: null });
	sitzung.schreibe(personAggregat, personID, geaendert);
	if (email !== undefined) sitzung.schreibe(personAggregat, personID, setzeEmail(person, email, umfeld));
	for (const angabe of funktionen) sitzung.schreibe(personAggregat, personID, gibFunktion(person, angabe, umfeld));
}
