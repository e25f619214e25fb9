import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROUTES } from '#api/contract/contract.ts';
import { gibLaufFrei, type Kasse, kasse, LAEUFE, monatVon, rechneLauf, type Testlauf } from '../kasse.fixture.ts';
import { gelungen } from '../seminare.fixture.ts';
import { hatOffice, lautOffice, liesBlatt, type Officeblatt, type Zellwert } from '../tabelle.fixture.ts';

/** Every spreadsheet there is, over the demo: opened by LibreOffice, taken apart by hand, and read by a third. */

let t: Kasse;
let orte: Orte;
interface Orte {
	readonly zyklusID: string;
	readonly seminarID: string;
	readonly gruppeID: string;
	readonly zeitraum: string;
	readonly laeufe: Readonly<Record<'TASCHENGELD' | 'EST_FSJ' | 'EST_BFD' | 'MITTELABRUF', Testlauf>>;
}
const BEITRAG = [
	...['Debitor', 'Mandatsreferenz', 'Einsatzstelle', 'IBAN', 'Vertragsnummer', 'Name', 'Beginn', 'Ende', 'Monat'],
	...['Tage', 'Beitrag', 'Summe'],
];
const TASCHENGELD = [
	...['Vertragsnummer', 'Name', 'IBAN', 'BIC', 'Kontoinhaber', 'Monat', 'Taschengeld', 'Unterkunft', 'Verpflegung'],
	...['Deutschlandticket', 'Mobilität', 'Summe'],
];
const TEILNEHMER = [
	...['Nr', 'Nachname', 'Vorname', 'Geburtsdatum', 'Dienstart', 'Einsatzstelle', 'E-Mail', 'Mobil', 'Ernährung'],
	...['Allergien', 'T-Shirt', 'Teilnahme', 'Nachweisstatus', 'Tage', 'Unterschrift'],
];
const BUCHHALTUNG = '/v1/exporte/buchhaltung';

interface Datei {
	readonly pfad: (orte: Orte) => string;
	/** The headings that the tables prescribe; the others have more than so many. */
	readonly spalten: readonly string[] | number;
	/** Behind them. */
	readonly dazu?: readonly string[];
	/** Is it made to be read in again, so that money in it is a plain number? */
	readonly istImportform?: boolean;
	/** Is the sheet Erläuterung left out, with its head that stays and its filter? */
	readonly istVorlage?: boolean;
	readonly methode?: 'POST';
}
/** Each row knows which run it corrects. */
const AUSGLEICH = 'Ausgleich zu';
const beitrag = (pfad: Datei['pfad']): Datei => ({ pfad, spalten: BEITRAG, dazu: [AUSGLEICH] });
const taschengeld = (pfad: Datei['pfad']): Datei => ({ pfad, spalten: TASCHENGELD, dazu: ['Tage', AUSGLEICH] });
const uebergabe =
	(art: keyof Orte['laeufe']): Datei['pfad'] =>
	({ laeufe }) =>
		`${LAEUFE}/${laeufe[art].id}/uebergabe`;

/** By the name of the call; more than one where what comes depends on more than the call. Tables: rules.md §13. */
const DATEIEN: Readonly<Record<string, readonly Datei[]>> = {
	exportPersonen: [{ pfad: () => '/v1/person/export', spalten: 10 }],
	exportiereAdressen: [{ pfad: () => '/v1/adresse/export', spalten: 20 }],
	exportSeminarteilnehmer: [
		{ pfad: ({ seminarID }) => `/v1/exporte/seminare/${seminarID}/teilnehmer`, spalten: TEILNEHMER },
	],
	exportGruppenteilnehmer: [
		{ pfad: ({ gruppeID }) => `/v1/exporte/seminargruppen/${gruppeID}/teilnehmer`, spalten: 5 },
	],
	uebergibLauf: [
		{ ...taschengeld(uebergabe('TASCHENGELD')), methode: 'POST' },
		{ ...beitrag(uebergabe('EST_FSJ')), methode: 'POST' },
		{ ...beitrag(uebergabe('EST_BFD')), methode: 'POST' },
		{ pfad: uebergabe('MITTELABRUF'), spalten: 10, methode: 'POST' },
	],
	exportBfdBeitrag: [beitrag(({ zyklusID }) => `${BUCHHALTUNG}/bfd-einsatzstellen-beitrag?zyklusID=${zyklusID}`)],
	exportFsjBeitrag: [beitrag(({ zyklusID }) => `${BUCHHALTUNG}/fsj-einsatzstellen-beitrag?zyklusID=${zyklusID}`)],
	exportTaschengeld: [
		taschengeld(({ zyklusID }) => `${BUCHHALTUNG}/taschengeld?zyklusID=${zyklusID}`),
		// The file of a run instead of a preview.
		taschengeld(({ laeufe }) => `${BUCHHALTUNG}/taschengeld?laufID=${laeufe.TASCHENGELD.id}`),
	],
	exportTnListe: [
		{
			pfad: ({ zyklusID }) => `${BUCHHALTUNG}/tn-liste?zyklusID=${zyklusID}`,
			spalten: [
				...['Vertragsnummer', 'Name', 'Geburtsdatum', 'Geschlecht', 'Steuer-ID', 'SV-Nummer', 'Krankenkasse'],
				...['Familienstand', 'Konfession', 'Beginn', 'Ende', 'Wochenstunden', 'Betriebsnummer'],
			],
		},
	],
	exportMittelabruf: [
		{
			pfad: ({ zyklusID, zeitraum }) => `${BUCHHALTUNG}/dsj-mittelabruf/${zyklusID}/${zeitraum}`,
			spalten: [
				...['Träger', 'Dienstart', 'Nachname', 'Vorname', 'Geburtsdatum', 'Geschlecht', 'Einsatzstelle', 'PLZ'],
				...['Dienstbeginn', 'Dienstende', 'Teilnehmermonate im Zeitraum', 'Förderbetrag je Monat', 'Summe'],
			],
		},
	],
	exportBfdVereinbarungen: [
		{
			pfad: ({ zyklusID }) => `${BUCHHALTUNG}/dsj-bfd-vereinbarungen/${zyklusID}`,
			spalten: [
				...['BFD-Kennung', 'Nachname', 'Vorname', 'Geburtsdatum', 'Anschrift', 'Einsatzstelle'],
				...['Anerkannte Plätze', 'Beginn', 'Ende', 'Monate', 'Wochenstunden', 'Taschengeld', 'Status Vereinbarung'],
			],
		},
	],
	exportFreiwilligeExcel: [
		{
			pfad: () => '/v1/freiwilligerexport',
			spalten: [
				...['ID', 'Status', 'Anrede', 'Nachname', 'Vorname', 'Geburtsdatum', 'Geschlecht', 'E-Mail', 'Telefon'],
				...['Adresse', 'Dienstart', 'Einsatzstelle', 'Einsatzort', 'Vertragsnummer', 'Beginn', 'Ende'],
				...['Dienstantritt', 'Dienstende', 'Betreuer'],
			],
		},
	],
	exportMasterExcel: [{ pfad: () => '/v1/freiwilligerexport/master', spalten: 60 }],
	exportWaechter: [{ pfad: () => '/v1/exporte/waechter/excel', spalten: 7 }],
	exportZeugnisse: [
		{
			pfad: ({ zyklusID }) => `/v1/exporte/zeugnisse/jahrgang-freiwillige/${zyklusID}`,
			spalten: [
				...['Anrede', 'Nachname', 'Vorname', 'Geburtsdatum', 'Geburtsort', 'Dienstart', 'Einsatzstelle'],
				...['Einsatzort', 'Tätigkeitsfeld', 'Beginn', 'Ende', 'Monate', 'Seminartage anerkannt', 'Lizenz', 'Betreuer'],
			],
		},
	],
	exportKontingente: [
		{
			pfad: () => '/v1/exporte/kontingente',
			spalten: [
				...['Einsatzstelle', 'Ext. Nummer', 'Einsatzort', 'Dienstart', 'Anerkannte Plätze', 'Angefragt'],
				...['Genehmigt', 'Zugeteilt', 'Reserviert', 'Belegt', 'Frei', 'Abfragestatus'],
			],
		},
	],
	ladeVorlageXlsx: [
		{ pfad: () => '/v1/system/import/downloads/xlsx', spalten: 20, istVorlage: true, istImportform: true },
	],
};

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

it('knows every call of the contract that answers with a spreadsheet', () => {
	const aufrufe = Object.entries(ROUTES).filter(([, { contentType }]) => contentType === XLSX);
	expect(Object.keys(DATEIEN).toSorted()).toEqual(aufrufe.map(([name]) => name).toSorted());
});

const ALLE = Object.entries(DATEIEN).flatMap(([aufruf, dateien]) =>
	dateien.map((datei, i) => ({ ...datei, name: dateien.length === 1 ? aufruf : `${aufruf} ${i + 1}` })),
);
const dateien = new Map<string, Buffer>();

beforeAll(async () => {
	t = await kasse();
	const frage = async (sql: string) => (await t.portal.umgebung.pool.query<{ id: string }>(sql)).rows[0]?.id ?? '';
	const monat = monatVon(t);
	const programm = gelungen(await t.anna('POST', '/v1/foerderprogramm', PROGRAMM)) as { id: string };
	const abruf = { art: 'MITTELABRUF', programmID: programm.id, zeitraum: `${monat}_${monat}` };
	const frei = async (lauf: Testlauf) => gibLaufFrei(t, lauf);
	orte = {
		zyklusID: await frage('select zyklus_id as id from geldvertrag group by 1 order by count(*) desc limit 1'),
		seminarID: await frage('select seminar_id as id from seminarplatz group by 1 order by count(*) desc limit 1'),
		gruppeID: await frage('select id from seminargruppe order by 1 limit 1'),
		zeitraum: `${monat}_${monatVon(t, 2)}`,
		laeufe: {
			TASCHENGELD: await frei(await rechneLauf(t, 'TASCHENGELD', monat)),
			EST_FSJ: await frei(await rechneLauf(t, 'EST_FSJ', monat)),
			EST_BFD: await frei(await rechneLauf(t, 'EST_BFD', monat)),
			MITTELABRUF: await frei(gelungen(await t.anna('POST', LAEUFE, abruf))),
		},
	};
	for (const { name, methode = 'GET', pfad } of ALLE) {
		const { status, roh } = await t.anna(methode, pfad(orte), methode === 'POST' ? {} : undefined);
		expect(status, `${name} ${roh.body.slice(0, 200)}`).toBe(200);
		expect(roh.headers['content-type'], name).toBe(XLSX);
		dateien.set(name, roh.rawPayload);
	}
}, 120_000);
afterAll(() => t?.stop());

const PROGRAMM = {
	...{ bezeichnung: 'Landesförderung Hessen', geldgeber: 'Land Hessen', zentralstelle: null, hinweis: null },
	...{ gueltigVon: null, gueltigBis: null, dienstartIDs: [], dienste: ['FSJ', 'FOEJ', 'BFD'] },
	filter: { alterVon: 15, alterBis: 99, wohnland: null, stellenland: null, mindestMonate: 2 },
	...{ einheit: 'TEILNEHMERMONAT', monatsregel: 'AB_15_TAGEN_SONST_HALB', isDsj: false },
	saetze: [{ abDienstmonat: 1, cent: 20_000, gueltigVon: '2015-01-01' }],
};

const bytes = (name: string): Buffer => dateien.get(name) ?? expect.fail(name);
/** Without what is empty at the end of rows and below the last. */
function gekuerzt(zeilen: readonly (readonly unknown[])[]): Zellwert[][] {
	const alle = zeilen.map((zeile) => {
		const werte = zeile.map((wert) => (wert === undefined || wert === '' ? null : (wert as Zellwert)));
		return werte.slice(0, werte.findLastIndex((wert) => wert !== null) + 1);
	});
	return alle.slice(0, alle.findLastIndex((zeile) => zeile.length > 0) + 1);
}

describe.each(ALLE)('$name', ({ name, spalten, dazu = [], istVorlage = false }) => {
	it('has the columns of the tables, a head that stays, filters, and says what it is', async () => {
		const { sheets } = await readXlsx(bytes(name));
		const [liste] = sheets;
		const kopf = liste?.rows[0] ?? [];
		if (typeof spalten === 'number') expect(kopf.length).toBeGreaterThan(spalten);
		else expect([kopf.slice(0, spalten.length), kopf.slice(spalten.length)]).toEqual([spalten, dazu]);
		expect(new Set(kopf).size).toBe(kopf.length);
		if (istVorlage) return;
		expect(liste?.rows.length, 'rows').toBeGreaterThan(1);
		expect([liste?.freezePane?.rows, sheets.at(-1)?.name]).toEqual([1, 'Erläuterung']);
		const angaben = sheets.at(-1)?.rows.map(([was]) => was) ?? [];
		expect(angaben.slice(0, 4)).toEqual(['Inhalt', 'Filter', 'Stand', 'Erstellt von']);
	});
	it('calculates nothing', () => {
		for (const nummer of [1, 2]) expect(liesBlatt(bytes(name), nummer).xml).not.toMatch(/<f[ >]|<hyperlink/);
	});
});

describe.runIf(hatOffice)('opened by LibreOffice', () => {
	let geoeffnet: ReadonlyMap<string, readonly Officeblatt[]>;
	beforeAll(() => {
		geoeffnet = lautOffice(Object.fromEntries(dateien));
	}, 60_000);

	it.each(ALLE)('$name is the same, sheet by sheet and cell by cell', async ({ name, istVorlage = false }) => {
		const blaetter = geoeffnet.get(name) ?? [];
		const { sheets } = await readXlsx(bytes(name));
		expect(blaetter.map((blatt) => blatt.name)).toEqual(sheets.map((blatt) => blatt.name));
		for (const [i, { rows }] of sheets.entries()) expect(blaetter[i]?.zeilen).toEqual(gekuerzt(rows));
		if (istVorlage) return;
		const [liste] = blaetter;
		expect(liste?.kopfzeilen).toBe(1);
		expect(liste?.filter).toMatch(new RegExp(`^A1:[A-Z]+${liste?.zeilen.length}$`));
	});
	it.each(ALLE)('$name shows days as days and euros as euros', ({ name, istImportform = false }) => {
		const [liste] = geoeffnet.get(name) ?? [];
		const [kopf = [], ...zeilen] = liste?.zeilen ?? [];
		for (const [z, zeile] of zeilen.entries())
			for (const [s, wert] of zeile.entries()) {
				const gezeigt = liste?.gezeigt[z + 1]?.[s];
				if (wert instanceof Date)
					expect(gezeigt, String(kopf[s])).toMatch(kopf[s] === 'Monat' ? /^\p{L}+ \d{4}$/u : /^\d\d\.\d\d\.\d{4}$/);
				if (typeof wert === 'number' && !istImportform && EURO.has(String(kopf[s])))
					expect(gezeigt, String(kopf[s])).toMatch(/^-?(\d{1,3}\.)*\d{1,3},\d\d €$/);
			}
	});
});
const EURO: ReadonlySet<string> = new Set([
	...['Beitrag', 'Taschengeld', 'Unterkunft', 'Verpflegung', 'Deutschlandticket', 'Mobilität', 'Summe'],
	'Förderbetrag je Monat',
]);
