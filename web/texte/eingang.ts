import { formatDateigroesse, formatZahl } from '#domain/format/zahl.ts';

const DATEIWORT: Readonly<Record<string, string>> = { xlsx: 'Excel' };

const akten = (n: number) => (n === 1 ? 'einer Akte' : `${formatZahl(n, 0)} Akten`);

/** Words of the inbox. */
export const EINGANG = {
	titel: 'Eingang',
	knopf: (neu: number) => (neu === 0 ? 'Eingang' : neu === 1 ? 'Eingang, 1 neu' : `Eingang, ${neu} neu`),
	leer: 'Hier erscheint, was länger dauert: Läufe, Sammelaktionen, Importe, Zyklusstarts und veröffentlichte Vorlagen, mit ihrem Ergebnis. Dateien, die Sie exportieren, liegen hier sieben Tage.',
	frist: 'Was fertig ist, steht hier sieben Tage. So lange liegen auch Dateien bereit.',
	gruppe: 'Was zu sehen ist',
	gruppen: { ALLE: 'Alle', LAEUFE: 'Läufe', DATEIEN: 'Dateien', HINWEISE: 'Hinweise' },
	datei: (liste: string, endung: string) => `${liste} als ${DATEIWORT[endung] ?? endung.toUpperCase()}`,
	zeilen: (n: number, bytes: number) =>
		`${n === 1 ? '1 Zeile' : `${formatZahl(n, 0)} Zeilen`}, ${formatDateigroesse(bytes, 1)}`,
	liegtBis: (tag: string) => `liegt bis ${tag} bereit`,
	entfernt: 'liegt nicht mehr bereit',
	laden: 'Laden',
	laedt: 'wird geladen',
	ladenFehler: 'Die Datei konnte nicht geladen werden.',
	mailsZurueck: (n: number) => (n === 1 ? '1 E-Mail kam zurück' : `${formatZahl(n, 0)} E-Mails kamen zurück`),
	mailsZurueckText: (am: string) => `in den letzten sieben Tagen, zuletzt ${am}`,
	import: (datei: string) => `Import von „${datei}“`,
	abgleich: (dokument: string) => `Abgleich der Akten mit „${dokument}“`,
	abgleichErgebnis: (angefordert: number, entfallen: number) =>
		angefordert + entfallen === 0
			? 'in keiner Akte ändert sich etwas'
			: [angefordert > 0 && `in ${akten(angefordert)} angefordert`, entfallen > 0 && `in ${akten(entfallen)} entfallen`]
					.filter(Boolean)
					.join(', '),
	lauf: (nr: number, art: string) => `Lauf ${nr}: ${art}`,
	von: (erledigt: number, gesamt: number) =>
		gesamt > 0
			? `${formatZahl(erledigt, 0)} von ${formatZahl(gesamt, 0)} (${Math.floor((100 * erledigt) / gesamt)} %)`
			: 'beginnt gleich',
	laeuft: (seit: string) => `läuft seit ${seit}, Sie können weiterarbeiten`,
	fertig: (am: string) => `fertig, ${am}`,
	gesperrt: (n: number) => (n === 1 ? '1 Eintrag ging nicht' : `${n} Einträge gingen nicht`),
	gescheitert: (am: string) => `nicht gelungen, ${am}`,
	istFertig: (was: string) => `${was} ist fertig`,
	istGescheitert: (was: string) => `${was} ist nicht gelungen`,
	oeffnen: 'Öffnen',
	neu: 'neu',
} as const;
