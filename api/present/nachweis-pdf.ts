import type {
	Nachweisereignis,
	Nachweisverlauf,
	Nachweiszeile,
	SignierterNachweis,
} from '#commands/nachweis/nachweis.ts';
import { pruefeNachweis } from '#commands/nachweis/pruefung.ts';
import { Blaetter, GRAU, SATZBREITE } from '#commands/pdf/satz/blatt.ts';
import { ausText } from '#commands/signatur/schluessel.ts';
import { formatDatumUhrzeit } from '#domain/format/datum.ts';

/** Name of the signed content within the document. */
export const ANHANG = 'nachweis.json';

/** As it is handed out, by itself and within the document. */
export const alsJson = (nachweis: SignierterNachweis): string => `${JSON.stringify(nachweis, null, '\t')}\n`;

/** The export to be read: what happened in sentences, how the chain is proved, and the signed content attached. */
export async function alsPdf(nachweis: SignierterNachweis): Promise<Buffer> {
	const { gegenstand, erstellt } = nachweis;
	const titel = `Nachweis ${ART[gegenstand.art]} ${gegenstand.bezeichnung}`;
	const blaetter = new Blaetter({ titel, verfasser: erstellt.name, zeit: new Date(erstellt.zeit) });
	setzeKopf(blaetter, nachweis, titel);
	setzeVerlauf(blaetter, nachweis);
	setzeBeleg(blaetter, nachweis);
	return blaetter.fertig({
		name: ANHANG,
		inhalt: alsJson(nachweis),
		beschreibung: 'Alle Ereignisse mit ihrer Kette, signiert',
	});
}

const ART = { AKTE: 'Akte', ADRESSE: 'Adresse' } as const;

function setzeKopf(blaetter: Blaetter, { erstellt, mandant, verlaeufe }: SignierterNachweis, titel: string): void {
	const ereignisse = verlaeufe.flatMap((v) => v.ereignisse);
	const anzahl = (angaben: Nachweisereignis['angaben']) => ereignisse.filter((e) => e.angaben === angaben).length;
	const ansicht = erstellt.inAnsichtVon === null ? '' : ` in der Ansicht von ${erstellt.inAnsichtVon}`;
	blaetter.absatz(titel, { groesse: 16, fett: true, rolle: 'H1' });
	blaetter.abstand(6);
	blaetter.absatz(
		`Erstellt am ${formatDatumUhrzeit(erstellt.zeit)} von ${erstellt.name}${ansicht}. Portal: ${mandant}.`,
	);
	const ohne = [
		anzahl('GELOESCHT') > 0 && `bei ${anzahl('GELOESCHT')} sind sie gelöscht`,
		anzahl('VERSCHWIEGEN') > 0 &&
			`bei ${anzahl('VERSCHWIEGEN')} sind sie für andere Rollen bestimmt oder im Portal entfernt und stehen nicht hier`,
		ereignisse.some((e) => e.verdeckt) &&
			`bei ${ereignisse.filter((e) => e.verdeckt).length} steht nur der Hash, weil schon der Vorgang gelöschte Angaben verriete`,
	].filter(Boolean);
	blaetter.absatz(
		`${ereignisse.length} Ereignisse, ${anzahl('GEZEIGT')} davon mit personenbezogenen Angaben${ohne.length ? `; ${ohne.join(', ')}` : ''}.`,
	);
	blaetter.abstand(10);
}

const SPALTEN = { nummer: 0, zeit: 76, geschehen: 188, hash: SATZBREITE - 62 } as const;
const ZWISCHEN = 8;

function setzeVerlauf(blaetter: Blaetter, { zeilen, verlaeufe }: SignierterNachweis): void {
	blaetter.tabelle(
		() => setzeSpaltenkoepfe(blaetter),
		() => {
			for (const zeile of zeilen) setzeZeile(blaetter, zeile, verlaeufe);
		},
	);
}

function setzeZeile(blaetter: Blaetter, zeile: Nachweiszeile, verlaeufe: readonly Nachweisverlauf[]): void {
	const { ereignisse = [] } = verlaeufe[zeile.verlauf] ?? {};
	const hash = ereignisse.find(({ version }) => version === zeile.bis)?.hash ?? '';
	const geschehen = { links: SPALTEN.geschehen, breite: SPALTEN.hash - SPALTEN.geschehen - ZWISCHEN };
	blaetter.reihe([
		{ text: nummer(zeile, verlaeufe), links: 0, breite: SPALTEN.zeit - ZWISCHEN, groesse: 8 },
		{ text: formatDatumUhrzeit(zeile.zeit), links: SPALTEN.zeit, breite: 108, groesse: 8 },
		{ text: `${zeile.wer} ${zeile.satz}`, ...geschehen, groesse: 8.5 },
		{ text: hash.slice(0, 12), links: SPALTEN.hash, breite: 66, groesse: 7, farbe: GRAU },
	]);
	for (const text of einzelheiten(zeile)) blaetter.reihe([{ text, ...geschehen, groesse: 8, farbe: GRAU }]);
	blaetter.linie();
}

function setzeSpaltenkoepfe(blaetter: Blaetter): void {
	const kopf = (text: string, links: number) => ({ text, links, breite: 120, groesse: 8, fett: true });
	blaetter.reihe([
		kopf('Ereignisse', SPALTEN.nummer),
		kopf('Zeit', SPALTEN.zeit),
		kopf('Was geschehen ist', SPALTEN.geschehen),
		kopf('Hash', SPALTEN.hash),
	]);
	blaetter.linie();
}

const aggregat = ({ stream }: Nachweisverlauf): string => stream.split('-', 1)[0] ?? '';

/** `3–5`; with more than one stream `Adresse 3`. */
function nummer({ verlauf, von, bis }: Nachweiszeile, verlaeufe: readonly Nachweisverlauf[]): string {
	const nummern = von === bis ? `${von}` : `${von}–${bis}`;
	const eigener = verlaeufe[verlauf];
	return verlaeufe.length > 1 && eigener ? `${aggregat(eigener)} ${nummern}` : nummern;
}

const einzelheiten = ({ aenderungen, text }: Nachweiszeile): string[] => [
	...aenderungen.map(({ bezeichnung, von, nach }) => `${bezeichnung}: ${von ?? 'leer'} → ${nach ?? 'leer'}`),
	...(text === null ? [] : [`„${text}“`]),
];

const KLEIN = { groesse: 8 } as const;
const MATT = { groesse: 8, farbe: GRAU } as const;

function setzeBeleg(blaetter: Blaetter, nachweis: SignierterNachweis): void {
	blaetter.neueSeite();
	blaetter.absatz('Beleg der Kette', { groesse: 13, fett: true, rolle: 'H2' });
	blaetter.abstand(6);
	for (const satz of ERKLAERUNG) {
		blaetter.absatz(satz, KLEIN);
		blaetter.abstand(4);
	}
	const fehler = pruefeNachweis(nachweis, ausText(nachweis.schluessel));
	for (const verlauf of nachweis.verlaeufe) setzeKette(blaetter, verlauf);
	blaetter.abstand(6);
	for (const { stream, version, text } of fehler)
		blaetter.absatz(`${stream}${version ? `, Ereignis ${version}` : ''}: ${text}`, { fett: true });
	if (fehler.length === 0) blaetter.absatz('Bei der Ausgabe geprüft: Alle Ketten sind unversehrt.', { fett: true });
	setzeWurzel(blaetter, nachweis);
	setzeWert(blaetter, 'Öffentlicher Schlüssel (Ed25519, SPKI, Base64)', nachweis.schluessel);
	setzeWert(blaetter, 'Signatur über den angehängten Inhalt (Ed25519, Base64)', nachweis.signatur);
}

const ERKLAERUNG = [
	'Jedes Ereignis trägt einen Hash (SHA-256) über den Hash davor, über seinen Umschlag und die Tatsachen und über den Abdruck seiner personenbezogenen Angaben. Wer ein Ereignis ändert, entfernt, einfügt oder vertauscht, bricht die Kette an dieser Stelle. Gelöschte Angaben fehlen, ihr Abdruck bleibt; die Kette hält auch dann.',
	`Der vollständige Inhalt liegt diesem Dokument als ${ANHANG} bei. Geprüft wird er ohne Datenbank mit: npm run verify -- --datei <diese Datei> --schluessel <öffentlicher Schlüssel>. Nehmen Sie den Schlüssel nicht von dieser Seite, sondern aus einer der täglich versandten signierten Wurzeln.`,
];

function setzeKette(blaetter: Blaetter, { stream, kopf }: Nachweisverlauf): void {
	blaetter.abstand(6);
	blaetter.absatz(stream, { groesse: 9, fett: true });
	blaetter.absatz(`Ereignisse 1 bis ${kopf.version}, letzter Hash ${kopf.hash}`, KLEIN);
}

function setzeWurzel(blaetter: Blaetter, { wurzel, verlaeufe }: SignierterNachweis): void {
	blaetter.abstand(10);
	blaetter.absatz('Jüngste signierte Wurzel', { groesse: 9, fett: true });
	if (!wurzel) {
		blaetter.absatz('Es gibt noch keine.', MATT);
		return;
	}
	blaetter.absatz(`Vom ${formatDatumUhrzeit(wurzel.zeit)}, über ${wurzel.streams} Verläufe: ${wurzel.wurzel}`, KLEIN);
	for (const { stream, inWurzel } of verlaeufe) {
		const wie = inWurzel ? `enthalten bis Ereignis ${inWurzel.version}` : 'noch nicht enthalten';
		blaetter.absatz(`${stream}: ${wie}`, MATT);
	}
}

function setzeWert(blaetter: Blaetter, titel: string, wert: string): void {
	blaetter.abstand(8);
	blaetter.absatz(titel, { groesse: 9, fett: true });
	blaetter.absatz(wert, KLEIN);
}
