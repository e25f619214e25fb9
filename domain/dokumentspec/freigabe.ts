/** May a draft be published? Table: DokumentSpec, publish; Documents, content of the Vereinbarung. */
import type { Bedingung } from '#domain/referenz.ts';
import { luecken } from '#domain/vorlagen/luecken.ts';
import { BEDINGUNG_BEZEICHNUNG } from './bezeichnung.ts';
import { type DokumentSpecFelder, hatWerte } from './dokumentspec-felder.ts';
import { faelleVon } from './faelle.ts';
import { istGefunden, type Variablenbefund } from './pruefung.ts';

/** Something the law wants to read in an agreement, and the placeholders of which one says it. */
export interface Pflichtinhalt {
	readonly text: string;
	readonly variablen: readonly [string, ...string[]];
}

/** Table: content the Vereinbarung template must carry (JFDG §11, BFDG §8), as far as a placeholder carries it. */
const PFLICHTINHALTE: readonly Pflichtinhalt[] = [
	{ text: 'Name der freiwilligen Person', variablen: ['freiwilliger.name', 'freiwilliger.nachname'] },
	{ text: 'Geburtsdatum', variablen: ['freiwilliger.geburtsdatum'] },
	{ text: 'Anschrift der freiwilligen Person', variablen: ['freiwilliger.adresse', 'freiwilliger.strasse'] },
	{ text: 'Gesetzliche Vertretung', variablen: ['erziehungsberechtigter_eins.name'] },
	{ text: 'Träger', variablen: ['mandant.bezeichnung'] },
	{ text: 'Anschrift des Trägers', variablen: ['mandant.adresse'] },
	{ text: 'Einsatzstelle', variablen: ['einsatzstelle.bezeichnung'] },
	{ text: 'Einsatzort', variablen: ['einsatzort.bezeichnung'] },
	{ text: 'Beginn', variablen: ['vertrag.beginn'] },
	{ text: 'Ende', variablen: ['vertrag.ende'] },
	{ text: 'Probezeit', variablen: ['vertrag.probezeit'] },
	{ text: 'Rechtsgrundlage des Dienstes', variablen: ['dienstart.gesetz'] },
	{ text: 'Taschengeld', variablen: ['vertrag.taschengeld'] },
	{ text: 'Unterkunft', variablen: ['vertrag.unterkunft'] },
	{ text: 'Verpflegung', variablen: ['vertrag.verpflegung'] },
	{ text: 'Mobilitätszuschlag', variablen: ['vertrag.mobilitaetszuschlag', 'vertrag.deutschlandticket'] },
	{ text: 'Wochenarbeitszeit', variablen: ['vertrag.wochenstunden'] },
	{ text: 'Urlaubstage', variablen: ['vertrag.urlaubstage'] },
	{ text: 'Seminartage', variablen: ['vertrag.seminartage', 'seminare.tage_pflicht'] },
];

export interface Freigabe {
	/** Each keeps it from being published. */
	readonly fehler: readonly string[];
	/** What the law wants to read and the template doesn't say; no obstacle, since it may say so in its own words. */
	readonly hinweise: readonly Pflichtinhalt[];
}

export function pruefeFreigabe(felder: DokumentSpecFelder, befunde: readonly Variablenbefund[]): Freigabe {
	const isOhneVorlage = !felder.vorlageUploadID && !felder.vorlageText;
	return {
		fehler: [
			...(isOhneVorlage && (felder.nutzungsart === 'GESTELLT' || felder.nutzungsart === 'BEIDES')
				? ['Es fehlt die Vorlage zum Ausfüllen']
				: []),
			...einsichtsfehler(felder),
			...befunde.filter((b) => !istGefunden(b)).map(({ variable, text }) => `${variable}: ${text}`),
			...felder.bedingungen
				.filter(istOffen)
				.map(({ art }) => `Bei der Bedingung „${BEDINGUNG_BEZEICHNUNG[art]}“ fehlt die Auswahl`),
			...(felder.isVertragsrelevant && felder.signaturparteien.length === 0
				? ['Es ist nicht festgelegt, wer unterschreibt']
				: []),
			...inhaltsfehler(felder),
		],
		hinweise: felder.isVertragsrelevant && !isOhneVorlage ? fehlendeInhalte(befunde) : [],
	};
}

const setztEinsicht = ({ feld, modus }: DokumentSpecFelder['steuerungsfelder'][number]): boolean =>
	feld === 'fuehrungszeugnisDatum' && modus === 'SETZEN';

/** A certificate is only looked at, and what is only looked at is neither filled, signed nor taken unseen. */
function einsichtsfehler(felder: DokumentSpecFelder): string[] {
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
	return [...saetze].map((satz) => `Im Satz „${satz}“ fehlt etwas. Was entfallen darf, gehört zwischen {? und ?}`);
}

const istOffen = ({ art, werte }: Bedingung): boolean => hatWerte(art) && werte.length === 0;

function fehlendeInhalte(befunde: readonly Variablenbefund[]): Pflichtinhalt[] {
	const genannt = new Set(befunde.map(({ variable }) => variable));
	return PFLICHTINHALTE.filter(({ variablen }) => !variablen.some((variable) => genannt.has(variable)));
}
