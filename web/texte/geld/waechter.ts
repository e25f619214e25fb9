import { tageZwischen } from '#domain/datum.ts';
import { formatEuro, formatZahl } from '#domain/format/zahl.ts';
import { WAECHTERNAME } from '#domain/geld/waechter/worte.ts';

const CENT = 100;
const zahl = (n: number) => formatZahl(n, 0);
const tage = (n: number) => (n === 1 ? '1\u00A0Tag' : `${zahl(n)}\u00A0Tage`);
const monate = (n: number) => (n === 1 ? '1 Monat' : `${zahl(n)} Monate`);
const euro = (betrag: number) => formatEuro(Math.round(betrag * CENT));

/** Money and terms in danger (mockup 48). */
export const WAECHTER = {
	titel: 'Geld und Fristen in Gefahr',
	faelle: (n: number) => (n === 1 ? '1 Fall' : `${zahl(n)} Fälle`),
	kennzahlen: 'Wie viel in Gefahr ist',
	alle: (n: number) => (n === 1 ? 'der eine Fall' : `alle ${zahl(n)} Fälle`),
	bald: 'schon jetzt oder in 14 Tagen',
	ohneGeld: 'nur Frist, kein Geld',
	einmal: 'gerechnet nach den Angaben von heute, jeder Euro zählt nur einmal',
	ohneBetraege: 'Beträge sieht die Administration, wenn die Buchhaltung eingeschaltet ist.',
	nurErste: (n: number, alle: number) => `Gezeigt sind die ersten ${zahl(n)} von ${zahl(alle)} Fällen.`,
	art: 'Art',
	alleArten: 'Alle',
	sortiert: 'Sortiert',
	nachBetrag: 'nach Betrag',
	nachTag: 'nach Tag',
	arten: WAECHTERNAME,
	spalten: {
		betrag: 'Betrag',
		was: 'Was',
		ab: 'Verloren ab',
		ursache: 'Ursache',
		abhilfe: 'Günstigste Abhilfe',
		zustaendig: 'Zuständig',
	},
	alleZustaendigen: 'alle',
	mehrere: (n: number) => `${zahl(n)} Personen`,
	niemand: 'noch niemand',
	freiwillige: (n: number) => (n === 1 ? '1 Freiwilliger' : `${zahl(n)} Freiwillige`),
	excel: 'Excel',
	excelName: 'Liste als Excel-Datei holen',
	excelScheitert: 'Die Datei konnte nicht geholt werden.',
	tun: 'Aktionen',
	nurFrist: 'Nur Frist',
	euro,
	ohneSatz: 'Satz fehlt',
	umfang: ({ monate: n, monateOhneSatz }: { monate: number; monateOhneSatz: number }) =>
		n === 0
			? null
			: monateOhneSatz === n
				? `${monate(n)} ohne Satz`
				: monateOhneSatz > 0
					? `${monate(n)}, davon ${zahl(monateOhneSatz)} ohne Satz`
					: monate(n),
	geloescht: 'Ohne Namen',
	schonJetzt: 'schon jetzt',
	noch: (heute: string, ab: string) => {
		const n = tageZwischen(heute, ab);
		return n === 0 ? 'heute' : n > 0 ? `noch ${tage(n)}` : `seit ${n === -1 ? 'einem Tag' : `${zahl(-n)}\u00A0Tagen`}`;
	},
	knopf: {
		SEMINAR: 'Seminare öffnen',
		FREIGEGEBEN: 'Zu den Läufen',
		VERTRAG: 'Vertrag öffnen',
		KENNUNG: (n: number) => (n === 1 ? 'Kennung eintragen' : `${zahl(n)} Kennungen eintragen`),
		MANDAT: 'Einsatzstelle öffnen',
		IBAN: 'Daten öffnen',
		ANERKENNUNG: 'Verlängern …',
		AUFENTHALT: 'Dokumente öffnen',
		BFD: 'Nachfragen',
	},
	bfd: (n: number) => (n === 1 ? '1 BFD-Vereinbarung ohne Antwort' : `${zahl(n)} BFD-Vereinbarungen ohne Antwort`),
	bfdUrsache: (n: number) => `seit ${n === 1 ? tage(n) : `${tage(n)}n`} oder länger beim Bundesamt`,
	leer: 'Nichts gefährdet',
	leerText:
		'Seminartage, Kennungen, Mandate, Konten, Anerkennungen, Aufenthaltstitel und freigegebene Monate passen zu den Verträgen des Zyklus.',
	leereArt: 'Hiervon ist nichts gefährdet.',
	start: (n: number) => (n === 1 ? '1 Fall: Geld oder Frist in Gefahr' : `${zahl(n)} Fälle: Geld oder Frist in Gefahr`),
	startText: (betrag: number | null) => (betrag ? `Es geht um ${euro(betrag)}.` : 'Was hilft, steht dabei.'),
} as const;

/** Until when an Einsatzstelle is recognised. */
export const ANERKENNUNG = {
	titel: (stelle: string) => `Anerkennung: ${stelle}`,
	bis: 'Anerkannt bis',
	hilfe: 'Der letzte Tag laut Bescheid des Bundesamts. Leer: ohne Ende.',
	verb: 'Eintragen',
	gespeichert: 'Die Anerkennung ist eingetragen.',
	ohneEnde: 'ohne Ende',
	aendern: 'Anerkennung ändern',
} as const;
