import type { Abfragefeld } from './abfragefelder.ts';
import type { Bearbeiter, FeldabfrageFelder } from './feldabfrage.ts';

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
