import { type Befehl, ohneSchluessel } from '#commands/befehl.ts';
import { type Begonnen, beginneSammelaktion } from '#commands/sammellauf/beginne.ts';
import type { Werk } from '#commands/sammellauf/werk.ts';
import type { Umgebung } from '#commands/umgebung.ts';
import { personAggregat } from '#domain/person/person.ts';
import { GETAN, nicht, SCHON } from '#domain/sammelbescheid.ts';
import { kontakteOhneKonto } from '#projections/queries/orte/personen.ts';
import { legeZugangAnIn } from './konto.ts';

/** Opens an account for every contact who has none. */
export async function legeZugaengeAn(
	umgebung: Umgebung,
	befehl: Befehl,
	adresseIDs: readonly string[] | null,
): Promise<Begonnen> {
	const kontakte = await kontakteOhneKonto(umgebung.db, adresseIDs);
	return beginneSammelaktion(umgebung, befehl, {
		liste: 'PERSONEN',
		eingabe: { aktion: 'zugangAnlegen' },
		zeilen: kontakte.map(({ id }) => ({ eintragID: id })),
	});
}

export const LEGT_ZUGANG_AN: Werk<'zugangAnlegen'> = {
	stream: ({ eintragID }) => `${personAggregat.name}-${eintragID}`,
	async tue(sitzung, akteur, { eintragID }) {
		const { felder } = await sitzung.lies(personAggregat, eintragID);
		if (felder.userID !== null) return SCHON;
		if (!felder.email) return nicht('Es ist keine E-Mail-Adresse hinterlegt.');
		await legeZugangAnIn(sitzung, ohneSchluessel(akteur), eintragID, ['MA_VEREIN']);
		return GETAN;
	},
};
