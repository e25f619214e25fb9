import { formatZahl } from '#domain/format/zahl.ts';
import type { Feature } from '#domain/parameter/features.ts';

/** Words of the page about the installation. */
export const SYSTEMINFO = {
	titel: 'Systeminformation',
	neuLaden: 'Neu laden',
	version: 'Version',
	versionAngaben: {
		version: 'Version',
		zeit: 'Stand',
		mandant: 'Träger',
		betrieb: 'Betrieb',
	},
	produktion: 'Produktivbetrieb',
	erprobung: 'zum Ausprobieren',
	funktionen: 'Funktionen',
	funktionenText: 'Was eingeschaltet ist, legt die Systemadministration fest.',
	an: 'eingeschaltet',
	aus: 'ausgeschaltet',
	geschaltet: (name: string, an: boolean) => `${name} ist ${an ? 'eingeschaltet' : 'ausgeschaltet'}`,
	funktion: {
		PREVIEW_ZYKLUS_START: { name: 'Vorschau beim Zyklusstart', text: 'Zeigt vor dem Start, was er verändert.' },
		BUCHHALTUNG_EXPORT: { name: 'Export für die Buchhaltung', text: 'Listen und Dateien für die Abrechnung.' },
		HSJ_MIGRATION: { name: 'Übernahme von Personen', text: 'Aufrufe zur Übernahme aus einem älteren Bestand.' },
		API: { name: 'API-Schlüssel', text: 'Andere Programme rufen Daten des Portals ab.' },
		PDF_SIGNATURES: { name: 'Elektronische Unterschrift', text: 'Verträge werden im Portal unterschrieben.' },
	} satisfies Readonly<Record<Feature, { readonly name: string; readonly text: string }>>,
	auftraege: 'Aufträge',
	auftraegeText: 'Mails und Arbeiten, die das Portal im Hintergrund erledigt.',
	keineAuftraege: 'Es gab noch keine.',
	reste: 'Gescheitertes',
	resteText: 'Hier kam eine Arbeit nicht zum Ende. Sie wird von selbst wiederholt; alles andere ging weiter.',
	rest: { auftrag: 'Arbeit', stream: 'Betrifft', fehler: 'Fehler', versuche: 'Versuche', seit: 'Seit' },
	spalte: { art: 'Art', stand: 'Stand', anzahl: 'Anzahl', aelteste: 'Ältester vom' },
	art: { mail: 'Mail', job: 'Arbeit' },
	stand: {
		queued: 'wartet',
		sending: 'wird gesendet',
		sent: 'erledigt',
		failed: 'gescheitert',
		uncertain: 'ungewiss',
		cancelled: 'hinfällig',
	} as Readonly<Record<string, string>>,
	speicher: 'Speicher',
	speicherAngaben: {
		datenbank: 'Datenbank',
		groesse: 'Größe der Datenbank',
		ereignisse: 'Ereignisse',
		frei: 'Freier Platz für Dateien',
	},
	ereignisse: (n: number, istGeschaetzt: boolean) =>
		istGeschaetzt ? `etwa ${formatZahl(Math.round(n / 1000) * 1000, 0)}` : formatZahl(n, 0),
	freiVon: (frei: string, gesamt: string) => `${frei} von ${gesamt}`,
	uhr: 'Uhr',
	uhrAngaben: { jetzt: 'Zeit des Portals', heute: 'Tag des Portals' },
	gestellt: 'Für Versuche gestellt; die wirkliche Zeit ist eine andere.',
} as const;
