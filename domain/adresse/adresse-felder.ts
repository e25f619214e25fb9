import { z } from 'zod';
import { EMAIL, HAUSNUMMER, MELDUNG_PLZ, PLZ, plz, TELEFON } from '#domain/felder/kontakt.ts';
import { MELDUNG } from '#domain/felder/meldungen.ts';
import { mitQuerregeln, type Querverstoss } from '#domain/felder/pruefung.ts';
import { pflichttext } from '#domain/felder/text.ts';
import { freitext, ganzzahl, ids } from '#domain/stammdaten/schemata.ts';

const id = () => z.string().nullable();

/** Table: Adresse, as far as lists, decisions, map and registration read it. */
const felder = z.object({
	typ: z.enum(['EINSATZSTELLE', 'EINSATZORT', 'VERBAND', 'SPORTKREIS', 'TRAEGER']),
	bezeichnung: pflichttext({ max: 100 }),
	kurzname: freitext(30),
	externeNummer: freitext(30),
	/** Einsatzort: its Einsatzstelle. */
	uebergeordneteID: id(),
	strasse: freitext(100),
	hausnummer: freitext(15, HAUSNUMMER),
	plz: pflichttext(PLZ),
	ort: pflichttext({ max: 100 }),
	landID: z.string(),
	/** Millionths of a degree: events hold whole numbers only. */
	lat: ganzzahl(-90_000_000, 90_000_000).nullable(),
	lon: ganzzahl(-180_000_000, 180_000_000).nullable(),
	telefon: freitext(25, TELEFON),
	email: freitext(254, EMAIL),
	beschreibung: freitext(5000, { mehrzeilig: true }),
	dienstartIDs: ids(),
	sportartIDs: ids(),
	taetigkeitsfeldIDs: ids(),
	mindestalter: ganzzahl(0, 99).nullable(),
	hoechstalter: ganzzahl(0, 99).nullable(),
	/** Payroll is done by the Traeger. */
	isBuchhaltungTraeger: z.boolean(),
	/** Tenths of an hour. */
	regulaereVollzeitstunden: ganzzahl(200, 480),
});

export type AdresseFelder = z.infer<typeof felder>;

export const adresseSchema: z.ZodType<AdresseFelder> = mitQuerregeln(felder, (daten) => {
	const a = daten as Partial<AdresseFelder>;
	const verstoesse: (Querverstoss | false | undefined)[] = [
		a.typ === 'EINSATZORT' && !a.uebergeordneteID && { feld: 'uebergeordneteID', text: MELDUNG.P },
		a.typ === 'EINSATZSTELLE' &&
			!!a.uebergeordneteID && {
				feld: 'uebergeordneteID',
				text: 'Eine Einsatzstelle kann nur sich selbst zugeordnet werden.',
			},
		a.typ === 'EINSATZORT' && a.dienstartIDs?.length === 0 && { feld: 'dienstartIDs', text: MELDUNG.P },
		a.typ === 'EINSATZSTELLE' && !a.email && { feld: 'email', text: MELDUNG.P },
		!!a.plz && !plz(a.plz, a.landID) && { feld: 'plz', text: MELDUNG_PLZ },
		(a.mindestalter ?? 0) > (a.hoechstalter ?? 99) && {
			feld: 'mindestalter',
			text: 'Das Mindestalter darf nicht über dem Höchstalter liegen.',
		},
	];
	return verstoesse.filter((v) => v !== false && v !== undefined);
});

export const LEERE_ADRESSE: AdresseFelder = {
	typ: 'EINSATZORT',
	bezeichnung: '',
	kurzname: null,
	externeNummer: null,
	uebergeordneteID: null,
	strasse: null,
	hausnummer: null,
	plz: '',
	ort: '',
	landID: 'DE',
	lat: null,
	lon: null,
	telefon: null,
	email: null,
	beschreibung: null,
	dienstartIDs: [],
	sportartIDs: [],
	taetigkeitsfeldIDs: [],
	mindestalter: null,
	hoechstalter: null,
	isBuchhaltungTraeger: false,
	regulaereVollzeitstunden: 390,
};
