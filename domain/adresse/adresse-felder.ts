import { z } from 'zod';
import { BIC, IBAN, MELDUNG_BIC, pruefeBic } from '#domain/felder/bank.ts';
import { EMAIL, HAUSNUMMER, MELDUNG_PLZ, PLZ, plz, TELEFON } from '#domain/felder/kontakt.ts';
import { MELDUNG, meldungMax, meldungMin } from '#domain/felder/meldungen.ts';
import { mitQuerregeln, type Querverstoss } from '#domain/felder/pruefung.ts';
import { pflichttext } from '#domain/felder/text.ts';
import { freitext, ganzzahl, ids } from '#domain/stammdaten/schemata.ts';

const id = () => z.string().nullable();

export const ADRESSTYPEN = ['EINSATZSTELLE', 'EINSATZORT', 'VERBAND', 'SPORTKREIS', 'TRAEGER'] as const;
export type Adresstyp = (typeof ADRESSTYPEN)[number];

/** Kept in smaller units than it is spoken of; the messages speak of the larger ones. */
const skaliert = (min: number, max: number, faktor: number) =>
	z
		.int({ error: MELDUNG.PT })
		.min(min * faktor, { error: meldungMin(min) })
		.max(max * faktor, { error: meldungMax(max) });
const grad = (grenze: number) => skaliert(-grenze, grenze, 1_000_000);

/** What a place offers: money in cents, hours in tenths, days, or whether at all. */
const leistungen = z.strictObject({
	TASCHENGELD: skaliert(0, 9999, 100).nullable(),
	ARBEITSSTUNDEN: skaliert(0, 48, 10).nullable(),
	URLAUBSTAGE: ganzzahl(0, 99).nullable(),
	BILDUNGSTAGE: ganzzahl(0, 99).nullable(),
	VERPFLEGUNG: z.boolean(),
	UNTERKUNFT: z.boolean(),
	ZUSCHUSS_DEUTSCHLANDTICKET: z.boolean(),
});
export type Leistungen = z.infer<typeof leistungen>;

/** Table: Adresse. Recognised places belong to the Kontingent of the Einsatzstelle. */
const felder = z.object({
	typ: z.enum(ADRESSTYPEN),
	bezeichnung: pflichttext({ max: 100 }),
	kurzname: freitext(30),
	externeNummer: freitext(30),
	vkz: freitext(20, { muster: /^[0-9A-Za-z-]+$/ }),
	betriebsnummer: freitext(15),
	debitor: freitext(20),
	mandatsreferenz: freitext(35, { muster: /^[A-Za-z0-9+?/:().,' -]*$/ }),
	iban: freitext(IBAN.max, IBAN),
	bic: freitext(BIC.max, BIC),
	/** Einsatzort: its Einsatzstelle. */
	uebergeordneteID: id(),
	verbandID: id(),
	sportkreisID: id(),
	strasse: freitext(100),
	hausnummer: freitext(15, HAUSNUMMER),
	plz: pflichttext(PLZ),
	ort: pflichttext({ max: 100 }),
	landID: z.string(),
	/** Millionths of a degree: events hold whole numbers only. */
	lat: grad(90).nullable(),
	lon: grad(180).nullable(),
	telefon: freitext(25, TELEFON),
	email: freitext(254, EMAIL),
	website: freitext(200, { muster: /^https:\/\/[^\s/]+\.\S+$/ }),
	beschreibung: freitext(5000, { mehrzeilig: true }),
	taetigkeiten: freitext(5000, { mehrzeilig: true }),
	bildUploadIDs: ids(),
	leistungen,
	dienstartIDs: ids(),
	sportartIDs: ids(),
	taetigkeitsfeldIDs: ids(),
	attribut1ID: id(),
	attribut2ID: id(),
	mindestalter: ganzzahl(0, 99).nullable(),
	hoechstalter: ganzzahl(0, 99).nullable(),
	/** Payroll is done by the Traeger. */
	isBuchhaltungTraeger: z.boolean(),
	/** Not on the map for now. */
	isWartung: z.boolean(),
	/** Tenths of an hour. */
	regulaereVollzeitstunden: skaliert(20, 48, 10),
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
		!!a.bic && !!a.iban && !pruefeBic(a.bic, a.iban) && { feld: 'bic', text: MELDUNG_BIC },
		a.lat !== null && a.lon === null && { feld: 'lon', text: MELDUNG.P },
		a.lon !== null && a.lat === null && { feld: 'lat', text: MELDUNG.P },
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
	vkz: null,
	betriebsnummer: null,
	debitor: null,
	mandatsreferenz: null,
	iban: null,
	bic: null,
	uebergeordneteID: null,
	verbandID: null,
	sportkreisID: null,
	strasse: null,
	hausnummer: null,
	plz: '',
	ort: '',
	landID: 'DE',
	lat: null,
	lon: null,
	telefon: null,
	email: null,
	website: null,
	beschreibung: null,
	taetigkeiten: null,
	bildUploadIDs: [],
	leistungen: {
		TASCHENGELD: null,
		ARBEITSSTUNDEN: null,
		URLAUBSTAGE: null,
		BILDUNGSTAGE: null,
		VERPFLEGUNG: false,
		UNTERKUNFT: false,
		ZUSCHUSS_DEUTSCHLANDTICKET: false,
	},
	dienstartIDs: [],
	sportartIDs: [],
	taetigkeitsfeldIDs: [],
	attribut1ID: null,
	attribut2ID: null,
	mindestalter: null,
	hoechstalter: null,
	isBuchhaltungTraeger: false,
	isWartung: false,
	regulaereVollzeitstunden: 390,
};
