/** May a draft be published? Table: DokumentSpec, publish; Documents, content of the Vereinbarung. */
import type { Parameter } from '#domain/referenz.ts';
import type { Bedingung } from '#domain/referenzsaetze.ts';
import { luecken } from '#domain/vorlagen/luecken.ts';
import { ZEUGNISFELD_BEZEICHNUNG } from '#domain/zeugnis/texte.ts';
import { hatWerte } from './auswahl.ts';
import { BEDINGUNG_BEZEICHNUNG } from './bezeichnung.ts';
import { istJugenddienst } from './dienste.ts';
import type { DokumentSpecFelder } from './dokumentspec-felder.ts';
import { faelleVon } from './faelle.ts';
import { istGefunden, istLuecke, type Variablenbefund } from './pruefung.ts';
import { signaturformfehler } from './signaturform.ts';

/** Something the law wants to read in an agreement, and the placeholders of which one says it. */
export interface Pflichtinhalt {
	readonly text: string;
	readonly variablen: readonly [string, ...string[]];
	/** Wanted by the JFDG alone. */
	readonly nurJugend?: true;
}

const ZULASSUNG: Pflichtinhalt = { text: 'Zulassung des Trägers', variablen: ['mandant.zulassung'], nurJugend: true };

/** Table: content the Vereinbarung template must carry (§ 11 Abs. 1 JFDG, § 8 Abs. 1 BFDG), as far as a placeholder carries it. */
const PFLICHTINHALTE: readonly Pflichtinhalt[] = [
	{
		text: 'Name der freiwilligen Person',
		variablen: ['freiwilliger.name', 'freiwilliger.nachname', 'freiwilliger.nachname_vorname'],
	},
	{ text: 'Geburtsdatum', variablen: ['freiwilliger.geburtsdatum'] },
	{
		text: 'Anschrift der freiwilligen Person',
		variablen: ['freiwilliger.adresse', 'freiwilliger.strasse', 'freiwilliger.strasse_hausnummer'],
	},
	{
		text: 'Gesetzliche Vertretung',
		variablen: ['vertretung.namen', 'vertretende.name', 'erziehungsberechtigter_eins.name'],
	},
	{ text: 'Träger', variablen: ['mandant.bezeichnung'] },
	{ text: 'Anschrift des Trägers', variablen: ['mandant.adresse'] },
	{ text: 'Einsatzstelle', variablen: ['einsatzstelle.bezeichnung'] },
	{ text: 'Einsatzort', variablen: ['einsatzort.bezeichnung'] },
	{ text: 'Beginn', variablen: ['vertrag.beginn'] },
	{ text: 'Ende', variablen: ['vertrag.ende'] },
	{ text: 'Probezeit', variablen: ['vertrag.probezeit'] },
	{ text: 'Rechtsgrundlage des Dienstes', variablen: ['dienstart.gesetz'] },
	ZULASSUNG,
	{ text: 'Taschengeld', variablen: ['vertrag.taschengeld'] },
	{ text: 'Unterkunft', variablen: ['vertrag.unterkunft'] },
	{ text: 'Verpflegung', variablen: ['vertrag.verpflegung'] },
	{ text: 'Mobilitätszuschlag', variablen: ['vertrag.mobilitaetszuschlag', 'vertrag.deutschlandticket'] },
	{ text: 'Wochenarbeitszeit', variablen: ['vertrag.wochenstunden'] },
	{ text: 'Urlaubstage', variablen: ['vertrag.urlaubstage'] },
	{ text: 'Seminartage', variablen: ['vertrag.seminartage', 'seminare.tage_pflicht'] },
];

/** What a certificate must say: the period, that the Act was observed, the admission (§ 11 Abs. 3 JFDG, § 11 Abs. 1 BFDG). */
const BESCHEINIGT: readonly Pflichtinhalt[] = [
	{ text: 'Beginn des Dienstes', variablen: ['vertrag.dienstantritt', 'vertrag.beginn'] },
	{ text: 'Ende des Dienstes', variablen: ['vertrag.dienstende', 'vertrag.geplantes_ende', 'vertrag.ende'] },
	{ text: 'Einhaltung des Gesetzes', variablen: ['dienstart.gesetz'], nurJugend: true },
	ZULASSUNG,
];

/** What the tenant has said of himself. */
export type Freigabeumfeld = Pick<Parameter, 'zulassung'> & {
	/** It only comes back: nobody is asked anew how it is signed. */
	readonly warInGebrauch?: boolean;
};

export interface Freigabe {
	/** Each keeps it from being published. */
	readonly fehler: readonly string[];
	/** What the law wants to read and the template doesn't say; no obstacle, since it may say so in its own words. */
	readonly hinweise: readonly Pflichtinhalt[];
	/** What a form leaves empty; whoever releases it sees it. */
	readonly luecken: readonly string[];
}

export function pruefeFreigabe(
	felder: DokumentSpecFelder,
	befunde: readonly Variablenbefund[],
	umfeld: Freigabeumfeld,
): Freigabe {
	const isOhneVorlage = !felder.vorlageUploadID && !felder.vorlageText;
	return {
		fehler: [
			...(isOhneVorlage && (felder.nutzungsart === 'GESTELLT' || felder.nutzungsart === 'BEIDES')
				? ['Es fehlt die Vorlage zum Ausfüllen']
				: []),
			...einsichtsfehler(felder),
			...bescheinigungsfehler(felder, befunde),
			...zulassungsfehler(felder, umfeld),
			...zeugnisfehler(felder, befunde),
			...befunde.filter((b) => !istGefunden(b) && !istLuecke(b)).map(({ variable, text }) => `${variable}: ${text}`),
			...felder.bedingungen
				.filter(istOffen)
				.map(({ art }) => `Bei der Bedingung „${BEDINGUNG_BEZEICHNUNG[art]}“ fehlt die Auswahl`),
			...(felder.isVertragsrelevant && felder.signaturparteien.length === 0
				? ['Es ist nicht festgelegt, wer unterschreibt']
				: []),
			...(umfeld.warInGebrauch && felder.signaturform === null ? [] : signaturformfehler(felder)),
			...inhaltsfehler(felder),
		],
		hinweise: felder.isVertragsrelevant && !isOhneVorlage ? fehlende(PFLICHTINHALTE, felder, befunde) : [],
		luecken: befunde
			.filter(istLuecke)
			.map(({ variable, ergebnis, text }) => (ergebnis === 'FieldEmpty' ? variable : `${variable}: ${text}`)),
	};
}

const setztEinsicht = ({ feld, modus }: DokumentSpecFelder['steuerungsfelder'][number]): boolean =>
	feld === 'fuehrungszeugnisDatum' && modus === 'SETZEN';

/** A certificate is only looked at, and what is only looked at is neither filled, signed nor taken unseen. */
function einsichtsfehler(felder: DokumentSpecFelder): string[] {
	const druckt = felder.steuerungsfelder.some(
		({ feld, modus }) => feld === 'fuehrungszeugnisDatum' && modus === 'LESEN',
	);
	// It would outlast what may be kept of the certificate.
	if (druckt) return ['Angaben aus einem Führungszeugnis dürfen in keinem anderen Dokument stehen'];
	if (felder.nutzungsart !== 'EINSICHTNAHME') {
		return felder.steuerungsfelder.some(setztEinsicht)
			? ['Ein Führungszeugnis darf nur eingesehen werden: Bitte wählen Sie die Nutzungsart „Wird nur eingesehen“']
			: [];
	}
	return [
		...(felder.vorlageUploadID || felder.vorlageText ? ['Was nur eingesehen wird, hat keine Vorlage'] : []),
		...(felder.signaturparteien.length > 0 ? ['Was nur eingesehen wird, wird nicht unterschrieben'] : []),
		...(felder.isVertragsrelevant || felder.nachweisFuer ? ['Was nur eingesehen wird, gilt nicht als Nachweis'] : []),
		...(felder.isPruefungUeberspringen ? ['Was nur eingesehen wird, braucht eine Prüfung'] : []),
	];
}

/** Sentences of a text that break when something isn't known. */
function inhaltsfehler({ vorlageText, ...felder }: DokumentSpecFelder): string[] {
	if (!vorlageText) return [];
	const saetze = new Set(faelleVon(felder).flatMap((fall) => luecken(vorlageText, fall)));
	return [...saetze].map(
		(satz) => `Im Satz „${satz}“ fehlt etwas. Was entfallen darf, markieren Sie bitte und wählen „Nur wenn“`,
	);
}

const istOffen = ({ art, werte }: Bedingung): boolean => hatWerte(art) && werte.length === 0;

function fehlende(
	inhalte: readonly Pflichtinhalt[],
	felder: DokumentSpecFelder,
	befunde: readonly Variablenbefund[],
): Pflichtinhalt[] {
	const genannt = new Set(befunde.map(({ variable }) => variable));
	return inhalte
		.filter(({ nurJugend }) => !nurJugend || istJugenddienst(felder))
		.filter(({ variablen }) => !variablen.some((variable) => genannt.has(variable)));
}

function bescheinigungsfehler(felder: DokumentSpecFelder, befunde: readonly Variablenbefund[]): string[] {
	if (felder.nachweisFuer !== 'BESCHEINIGUNG') return [];
	return fehlende(BESCHEINIGT, felder, befunde).map(
		({ text, variablen: [variable] }) => `In der Bescheinigung fehlt: ${text} ({{ ${variable} }})`,
	);
}

/** Neither an agreement nor a certificate of the JFDG without the admission it must name. */
function zulassungsfehler(felder: DokumentSpecFelder, { zulassung }: Freigabeumfeld): string[] {
	const nennt = felder.isVertragsrelevant || felder.nachweisFuer === 'BESCHEINIGUNG';
	if (zulassung || !nennt || !istJugenddienst(felder)) return [];
	return ['In den Parametern fehlt die Zulassung als Träger (Zulassungsbescheid oder gesetzliche Zulassung)'];
}

/** Something in brackets still waits for its content; a link isn't meant. */
const OFFENE_STELLE = /\[([^\]]+)\](?!\()/g;

/** A Zeugnis is never one fixed text: what it says of somebody is written for him in the workshop. */
const GESCHRIEBEN: readonly Pflichtinhalt[] = (['taetigkeiten', 'leistung', 'verhalten'] as const).map((feld) => ({
	text: ZEUGNISFELD_BEZEICHNUNG[feld],
	variablen: [`zeugnis.${feld}`],
}));

export function zeugnisfehler(felder: DokumentSpecFelder, befunde: readonly Variablenbefund[]): string[] {
	const { nachweisFuer, vorlageText } = felder;
	if (nachweisFuer !== 'ZEUGNIS') return [];
	return [
		...[...(vorlageText ?? '').matchAll(OFFENE_STELLE)].map(([, stelle]) => `Im Zeugnis ist noch offen: ${stelle}`),
		...fehlende(GESCHRIEBEN, felder, befunde).map(
			({ text, variablen: [variable] }) => `Im Zeugnis fehlt: ${text} ({{ ${variable} }})`,
		),
	];
}
