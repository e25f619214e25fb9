import { DRAN_KUERZEL, DRAN_LABEL } from '#domain/akte/dran/dran.ts';

/** Words of whose turn it is. */
export const DRAN = {
	titel: 'Wer ist dran',
	niemand: 'niemand',
	alle: 'Alle',
	kuerzel: DRAN_KUERZEL,
	partei: DRAN_LABEL,
	/** Of all who stand for the party, in a filter. */
	gruppe: {
		FREIWILLIGER: 'Freiwillige Person',
		ERZIEHUNGSBERECHTIGTER: 'Eltern',
		EINSATZSTELLE: 'Einsatzstelle',
		TRAEGER: 'Träger',
		BUNDESAMT: 'Bundesamt',
	},
	/** What a row offers its reader. */
	tat: {
		kontaktieren: 'Kontaktieren',
		verhandeln: 'Verhandeln',
		einigen: 'Einigen',
		abschliessen: 'Abschließen',
		antreten: 'Dienstantritt',
		beenden: 'Beenden',
		nachfragen: 'Nachfragen',
		EINREICHEN: 'Hochladen',
		BEREITSTELLEN: 'Bereitstellen',
		PRUEFEN: 'Prüfen',
		UNTERSCHREIBEN: 'Unterschreiben',
		UNTERSCHRIFTEN_STARTEN: 'Unterschriften starten',
		PAPIER_EINHOLEN: 'Drucken',
		BESIEGELN: 'Besiegeln',
		ERINNERN: 'Erinnern',
	},
	tatBei: (tat: string, name: string) => `${tat}: ${name}`,
	nichtMehrMoeglich: 'Hier ist gerade nichts zu tun',
	nichtMehrMoeglichText: 'Inzwischen hat sich etwas geändert. Bitte laden Sie die Liste neu.',
	sie: (partei: string) => `${partei} (Sie)`,
	rolle: (partei: string) => `${partei}: `,
	seit: (tag: string, tage: number): string => (tage <= 1 ? DRAN.seitKurz(tage) : `seit ${tag}, ${tage} Tage`),
	nachgefragt: (tag: string) => `nachgefragt am ${tag}`,
	/** Where there is little room. */
	seitKurz: (tage: number): string => (tage <= 0 ? 'seit heute' : tage === 1 ? 'seit gestern' : `seit ${tage} Tagen`),
} as const;
