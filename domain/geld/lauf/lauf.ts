import type { Aggregat } from '#domain/aggregat.ts';
import type { Metadata } from '#domain/ereignis.ts';
import { type Laufart, TEILE } from '../posten.ts';
import type { Zeitraum } from '../zeitraum.ts';
import type { LaufEreignis, Laufstatus, Rechnung, ZahlbuchEreignis, Zeilenname } from './ereignisse.ts';
import { laufMaschine } from './lauf.machine.ts';
import type { Laufzeile } from './zeilen.ts';

/** Somebody answers for what a check found. */
export interface Bestaetigung extends Zeilenname {
	readonly pruefung: string;
	readonly von: string | null;
	/** ISO 8601. */
	readonly am: string;
	readonly grund: string | null;
}

/** One accounting run: reckoned from a position, checked, released once, handed over. Table: money.md, runs. */
export interface Lauf {
	readonly id: string;
	existiert: boolean;
	nr: number;
	art: Laufart;
	/** Whose claim it is; null: it is none. */
	programmID: string | null;
	zyklusID: string | null;
	zeitraum: Zeitraum;
	status: Laufstatus | 'neu';
	statusSeit: string;
	grund: string | null;
	rechnung: Rechnung;
	/** Of the job that reckons it: under way, or given up. */
	berechnung: 'LAEUFT' | 'GESCHEITERT' | null;
	/** The last job: who ordered it, when (ISO 8601), and when it ended; null: everything was reckoned at once. */
	auftrag: { readonly von: string | null; readonly am: string; readonly bis: string | null } | null;
	/** Rows that wait for the next run. */
	herausgenommen: readonly Zeilenname[];
	bestaetigt: readonly Bestaetigung[];
	angelegtVon: string | null;
	geprueftVon: string | null;
	freigegebenVon: string | null;
	version: number;
}

const LEER: Rechnung = { position: '0', nachLauf: null, dienstarten: {}, seit: null, zeilen: [], summe: 0, hash: '' };

export const laufAggregat: Aggregat<Lauf, LaufEreignis> = {
	name: 'Lauf',
	maschinen: [{ maschine: laufMaschine, stati: ({ status }) => [['', status]] }],

	start: (id) => ({
		id,
		existiert: false,
		nr: 0,
		art: 'TASCHENGELD',
		programmID: null,
		zyklusID: null,
		zeitraum: { von: '', bis: '' },
		status: 'neu',
		statusSeit: '',
		grund: null,
		rechnung: LEER,
		berechnung: null,
		auftrag: null,
		herausgenommen: [],
		bestaetigt: [],
		angelegtVon: null,
		geprueftVon: null,
		freigegebenVon: null,
		version: 0,
	}),

	evolve(lauf, e) {
		lauf.version = e.version;
		if ('nach' in e.facts) {
			lauf.status = e.facts.nach;
			lauf.statusSeit = e.meta.zeit;
		}
		switch (e.type) {
			case 'LaufAngelegt': {
				const { nr, art, programmID = null, zyklusID, zeitraum, rechnung } = e.facts;
				const grund = e.person?.grund ?? null;
				Object.assign(lauf, {
					existiert: true,
					nr,
					art,
					programmID,
					zyklusID,
					zeitraum,
					grund,
					rechnung: rechnung ?? LEER,
				});
				lauf.berechnung = rechnung ? null : 'LAEUFT';
				lauf.auftrag = rechnung ? null : bestelltMit(e.meta);
				lauf.angelegtVon = e.meta.userID;
				break;
			}
			case 'LaufBerechnungBestellt':
				lauf.berechnung = 'LAEUFT';
				lauf.auftrag = bestelltMit(e.meta);
				break;
			case 'LaufBerechnungGescheitert':
				lauf.berechnung = 'GESCHEITERT';
				lauf.auftrag = beendet(lauf.auftrag, e.meta);
				break;
			case 'LaufNeuGerechnet': {
				// Reckoned anew without a job, nobody waits for one.
				lauf.auftrag = lauf.berechnung === 'LAEUFT' ? beendet(lauf.auftrag, e.meta) : null;
				lauf.berechnung = null;
				const bleibt = unveraenderte(lauf.rechnung.zeilen, e.facts.rechnung.zeilen);
				lauf.rechnung = e.facts.rechnung;
				lauf.herausgenommen = lauf.herausgenommen.filter((eine) => bleibt.has(zeilenkey(eine)));
				lauf.bestaetigt = lauf.bestaetigt.filter(
					(eine) => bleibt.has(zeilenkey(eine)) && !VOM_KONTO.includes(eine.pruefung),
				);
				lauf.geprueftVon = null;
				break;
			}
			case 'LaufzeileHerausgenommen':
				lauf.herausgenommen = [...lauf.herausgenommen, e.facts];
				break;
			case 'LaufzeileZurueckgelegt':
				lauf.herausgenommen = lauf.herausgenommen.filter((eine) => zeilenkey(eine) !== zeilenkey(e.facts));
				break;
			case 'LaufzeileBestaetigt': {
				const wer = { von: e.meta.userID, am: e.meta.zeit, grund: e.person?.grund ?? null };
				lauf.bestaetigt = [...lauf.bestaetigt, { ...e.facts, ...wer }];
				break;
			}
			case 'LaufGeprueft':
				lauf.geprueftVon = e.meta.userID;
				break;
			case 'LaufFreigegeben':
				lauf.freigegebenVon = e.meta.userID;
		}
	},
};

const bestelltMit = ({ userID, zeit }: Metadata): Lauf['auftrag'] => ({ von: userID, am: zeit, bis: null });
const beendet = (auftrag: Lauf['auftrag'], { zeit }: Metadata): Lauf['auftrag'] => auftrag && { ...auftrag, bis: zeit };

/** Checks of accounts: the row may be the same and the account another, so whoever answered for it is asked again. */
const VOM_KONTO: readonly string[] = [
	'IBAN_FEHLT',
	'IBAN_GEAENDERT',
	'KONTOINHABER',
	'STELLE_OHNE_IBAN',
	'STELLE_IBAN_GEAENDERT',
];

export const zeilenkey = ({ vertragID, monat }: Zeilenname): string => `${vertragID} ${monat}`;

/** Rows that the new reckoning has just so: what was said of them still holds. */
function unveraenderte(alt: readonly Laufzeile[], neu: readonly Laufzeile[]): Set<string> {
	const inhalt = (zeile: Laufzeile) =>
		[
			zeilenkey(zeile),
			zeile.anteil,
			zeile.ausgleichZu ?? '',
			zeile.menge ?? 0,
			...TEILE.map((teil) => zeile.teile[teil] ?? 0),
		].join();
	const vorher = new Set(alt.map(inhalt));
	return new Set(neu.filter((zeile) => vorher.has(inhalt(zeile))).map(zeilenkey));
}

/** The rows that are paid by it. */
export function enthaltene({ rechnung, herausgenommen }: Pick<Lauf, 'rechnung' | 'herausgenommen'>): Laufzeile[] {
	const fehlt = new Set(herausgenommen.map(zeilenkey));
	return rechnung.zeilen.filter((zeile) => !fehlt.has(zeilenkey(zeile)));
}

/** The book a run is entered in when it is released: each programme has one of its own. */
export const zahlbuchVon = ({ art, programmID }: Pick<Lauf, 'art' | 'programmID'>): string => programmID ?? art;

/** What was released of one kind of run, in that order. */
export interface Zahlbuch {
	/** The kind, or the programme. */
	readonly id: string;
	laeufe: readonly { readonly laufID: string; readonly nr: number; readonly ab: string }[];
	version: number;
}

export const zahlbuchAggregat: Aggregat<Zahlbuch, ZahlbuchEreignis> = {
	name: 'Zahlbuch',
	maschinen: [],
	start: (id) => ({ id, laeufe: [], version: 0 }),
	evolve(buch, e) {
		buch.version = e.version;
		buch.laeufe = [...buch.laeufe, e.facts];
	},
};
