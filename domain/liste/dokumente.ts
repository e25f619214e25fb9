import type { Anforderungsampel } from '#domain/akte/dokument/anforderungsampel.ts';
import { PARTEI_LABEL } from '#domain/akte/signatur/partei.ts';
import { STUFE_BEZEICHNUNG } from '#domain/dokumentspec/bezeichnung.ts';
import type { AnforderungStatus } from '#domain/status/anforderung.ts';
import { ANFORDERUNG_LABEL } from '#domain/status/anforderung.ts';
import { DOKUMENT } from '#domain/status/dokument.ts';
import { FREIWILLIGER } from '#domain/status/freiwilliger.ts';
import { ALLE, OFFEN } from './gemeinsam.ts';
import type { Bedingung, Liste } from './liste.ts';

const AMPEL: Readonly<Record<Anforderungsampel, string>> = {
	ROT: 'Rot: fehlt',
	GELB: 'Gelb: zu prüfen oder zu unterschreiben',
	GRUEN: 'Grün: erledigt',
	OHNE: 'Ohne: wird nicht verlangt',
};

const stand = (...wert: AnforderungStatus[]): Bedingung => ({ feld: 'anforderungsstatus', op: 'in', wert });

/** Handed in, and nobody has looked at it. */
export const ZU_PRUEFEN: readonly Bedingung[] = [{ feld: 'anforderungsstatus', op: 'gleich', wert: 'NEEDS_REVIEW' }];

/** What is asked of all volunteers, the newest request first (table: Documents, Dokumentenübersicht). */
export const DOKUMENTE = {
	name: 'dokumente',
	spalten: {
		name: { titel: 'Name', art: 'person', sort: true, breite: 160 },
		dokument: {
			titel: 'Dokument',
			art: 'text',
			immer: true,
			sort: true,
			filter: { feld: 'specID', art: 'auswahl' },
			breite: 200,
			waechst: true,
		},
		anforderungsstatus: {
			titel: 'Dokumentstatus',
			art: 'wahl',
			immer: true,
			worte: ANFORDERUNG_LABEL,
			sort: true,
			filter: true,
			breite: 252,
		},
		dran: {
			titel: 'Wer ist dran',
			art: 'wahl',
			worte: PARTEI_LABEL,
			filter: true,
			leer: 'niemand',
			breite: 172,
		},
		dranSeit: { titel: 'Dran seit', art: 'zeit', sort: true, filter: true, wahlweise: true },
		stufe: {
			titel: 'Stufe',
			art: 'wahl',
			worte: STUFE_BEZEICHNUNG,
			filter: true,
			leer: 'keine',
			breite: 104,
			abFenster: 1600,
		},
		status: {
			titel: 'Status',
			art: 'status',
			katalog: FREIWILLIGER,
			sort: true,
			filter: true,
			breite: 230,
			abFenster: 1760,
		},
		einsatzstelle: {
			titel: 'Einsatzstelle',
			art: 'text',
			filter: { feld: 'einsatzstelleID', art: 'adresse' },
			breite: 180,
			waechst: true,
			abFenster: 2048,
		},
		dienstart: {
			titel: 'Dienstart',
			art: 'text',
			filter: { feld: 'dienstartID', art: 'dienstart' },
			leer: OFFEN,
			breite: 80,
			wahlweise: true,
		},
		angefordertAm: {
			titel: 'Angefordert am',
			art: 'zeit',
			immer: true,
			sort: true,
			filter: true,
			breite: 128,
			abFenster: 1400,
		},
		frist: { titel: 'Frist', art: 'tag', sort: true, filter: true, abFenster: 1360 },
		mahnstufe: { titel: 'Mahnstufe', art: 'zahl', immer: true, sort: true, filter: true, breite: 100 },
		// Reckoned from the row, not read.
		naechsteMahnung: { titel: 'Nächste Erinnerung', art: 'eigen', rechts: true, breite: 152, abFenster: 1920 },
		hochgeladenAm: { titel: 'Hochgeladen am', art: 'zeit', sort: true, filter: true, breite: 128, wahlweise: true },
		geprueftAm: { titel: 'Geprüft am', art: 'zeit', wahlweise: true },
		geprueftVon: { titel: 'Geprüft von', art: 'text', wahlweise: true },
		gueltigBis: { titel: 'Gültig bis', art: 'tag', filter: true, wahlweise: true },
		vertragsbeginn: { titel: 'Beginn', art: 'tag', wahlweise: true },
	},
	dazu: {
		anforderungID: 'id',
		freiwilligerID: 'id',
		specID: 'id',
		isManuell: 'janein',
		isUeberfaellig: 'janein',
		dokumentID: 'verweis',
		dranOrt: 'text',
		dranTat: 'text',
	},
	filter: {
		ampel: { titel: 'Ampel', art: 'auswahl', worte: AMPEL },
		ueberfaellig: { titel: 'Überfällig', art: 'jaNein' },
		unbesiegelbar: { titel: 'Nicht zu besiegeln', art: 'jaNein' },
		dokumentstatus: { titel: 'Eingereichte Datei', art: 'status', katalog: DOKUMENT },
		isManuell: { titel: 'Von Hand angefordert', art: 'jaNein' },
	},
	nurAbfrage: { id: 'id', freiwilligerID: 'id', einsatzortID: 'id' },
	sort: '-angefordertAm',
	ansichten: [
		{ key: 'offen', titel: 'Offen', und: () => [stand('NOT_PROVIDED', 'NEEDS_REVIEW', 'WAIT_SIGNING')] },
		{
			key: 'ueberfaellig',
			titel: 'Überfällig',
			und: () => [{ feld: 'ueberfaellig', op: 'gleich', wert: true }],
			sort: 'angefordertAm',
		},
		{
			key: 'pruefen',
			titel: 'Zu prüfen',
			und: () => ZU_PRUEFEN,
			sort: 'hochgeladenAm',
		},
		{
			key: 'traeger',
			titel: 'Träger ist dran',
			und: () => [{ feld: 'dran', op: 'gleich', wert: 'TRAEGER' }],
			sort: 'dranSeit',
		},
		{ key: 'unterschriften', titel: 'Unterschriften fehlen', und: () => [stand('WAIT_SIGNING')] },
		ALLE,
	],
} as const satisfies Liste;
