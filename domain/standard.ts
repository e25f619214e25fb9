/** What a new tenant begins with: its parameters, the usual Dienstarten, and what is asked before a status. */
import type { Abfragefeld } from './feldabfrage/abfragefelder.ts';
import type { Bearbeiter, FeldabfrageFelder } from './feldabfrage/feldabfrage.ts';
import { dienstartVorgaben } from './recht/dienstart.ts';
import type { DienstartFelder } from './stammdaten/dienstart.ts';
import { PARAMETERFELDER, type ParameterFelder } from './stammdaten/parameterfelder.ts';
import { vorgaben } from './stammdaten/stammfeld.ts';

/** Defaults of the table Parameter / Mandant; names and addresses come with the tenant. */
export const STANDARD_PARAMETER = vorgaben(PARAMETERFELDER) as unknown as ParameterFelder;

const ARTEN = [
	{ key: 'FSJ', bezeichnung: 'Freiwilliges Soziales Jahr', kurz: 'FSJ', art: 'FSJ', isUe27: false },
	{ key: 'BFD_U27', bezeichnung: 'Bundesfreiwilligendienst U27', kurz: 'BFD U27', art: 'BFD', isUe27: false },
	{ key: 'BFD_UE27', bezeichnung: 'Bundesfreiwilligendienst Ü27', kurz: 'BFD Ü27', art: 'BFD', isUe27: true },
	{ key: 'FOEJ', bezeichnung: 'Freiwilliges Ökologisches Jahr', kurz: 'FÖJ', art: 'FOEJ', isUe27: false },
] as const;

/** The usual Dienstarten with the bounds and seminar days the law prescribes on a day (table: Dienstart, G11, G12). */
export function standardDienstarten(tag: string): DienstartFelder[] {
	return ARTEN.map((d, i) => ({ ...d, ...dienstartVorgaben(d.art, tag), farbe: null, sortierung: i + 1 }));
}

const gefragt = (isBearbeitbarDurch: readonly Bearbeiter[], ...felder: readonly Abfragefeld[]) =>
	felder.map((feldKey) => ({ feldKey, isPflicht: true, isBearbeitbarDurch }));

const ABFRAGE = { dienstartIDs: [], hilfetexte: {}, isAktiv: true } as const;

/** Table: Freiwilliger and Vertrag, what is needed from which status on; the tenant may ask for something else. */
export const STANDARD_FELDABFRAGEN: readonly FeldabfrageFelder[] = [
	{
		...ABFRAGE,
		bezeichnung: 'Vor der Verhandlung',
		zielStatus: 2500,
		felder: gefragt(['FW', 'ME', 'MV'], 'strasse', 'hausnummer', 'isVordienst'),
	},
	{
		...ABFRAGE,
		bezeichnung: 'Vor der Vertragseinigung',
		zielStatus: 2800,
		felder: [
			...gefragt(['FW', 'MV'], 'geburtsort', 'geburtslandID', 'staatsangehoerigkeitID', 'schulpflichtErfuelltZum'),
			...gefragt(['ME', 'MV'], 'wochenstunden', 'taschengeld', 'unterkunft', 'verpflegung', 'urlaubstage'),
		],
	},
	{
		...ABFRAGE,
		bezeichnung: 'Vor dem Vertragsabschluss',
		zielStatus: 3000,
		felder: [
			...gefragt(
				['FW', 'MV'],
				'familienstand',
				'konfession',
				'steuerID',
				'sozialversicherungsnummer',
				'krankenkasse',
				'iban',
				'kontoinhaber',
				'isBildrechte',
			),
			{ feldKey: 'bic', isPflicht: false, isBearbeitbarDurch: ['FW', 'MV'] },
			...gefragt(['MV'], 'estBeitrag'),
		],
	},
];
