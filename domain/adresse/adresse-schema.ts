/** What an address accepts. */
import { z } from 'zod';
import { MELDUNG_BIC, pruefeBic } from '#domain/felder/bank.ts';
import { MELDUNG_PLZ, plz } from '#domain/felder/kontakt.ts';
import { MELDUNG, MINDEST_UEBER_HOECHSTALTER } from '#domain/felder/meldungen.ts';
import { mitQuerregeln, type Querverstoss } from '#domain/felder/pruefung.ts';
import { stammschemata } from '#domain/stammdaten/stammschema.ts';
import { ADRESSFELDER, type AdresseFelder, type Adressfeld, LEERE_ADRESSE, pflichtDesTyps } from './adressfelder.ts';

const felder = z.object(stammschemata(ADRESSFELDER));

export const adresseSchema: z.ZodType<AdresseFelder> = mitQuerregeln(felder, (daten) => {
	const a = daten as Partial<AdresseFelder>;
	const leer = (feld: Adressfeld) => (Array.isArray(a[feld]) ? a[feld].length === 0 : !a[feld]);
	const verstoesse: (Querverstoss | false | undefined)[] = [
		...pflichtDesTyps(a.typ ?? LEERE_ADRESSE.typ).map((feld) => leer(feld) && { feld, text: MELDUNG.P }),
		a.typ === 'EINSATZSTELLE' &&
			!!a.uebergeordneteID && {
				feld: 'uebergeordneteID',
				text: 'Eine Einsatzstelle kann nur sich selbst zugeordnet werden.',
			},
		!!a.bic && !!a.iban && !pruefeBic(a.bic, a.iban) && { feld: 'bic', text: MELDUNG_BIC },
		a.lat !== null && a.lon === null && { feld: 'lon', text: MELDUNG.P },
		a.lon !== null && a.lat === null && { feld: 'lat', text: MELDUNG.P },
		!!a.plz && !plz(a.plz, a.landID) && { feld: 'plz', text: MELDUNG_PLZ },
		(a.mindestalter ?? 0) > (a.hoechstalter ?? 99) && {
			feld: 'mindestalter',
			text: MINDEST_UEBER_HOECHSTALTER,
		},
	];
	return verstoesse.filter((v) => v !== false && v !== undefined);
});
