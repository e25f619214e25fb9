/**
 * What happened, as the rest of a sentence whose subject is the person who did it: `hat … begonnen`. Events that only
 * accompany another one of the same command (contract steps, the volunteer's number) have no sentence of their own.
 */

import { BFD_STELLENWORT } from '#domain/akte/bfd/stand.ts';
import { BEI } from '#domain/akte/dran/dran.ts';
import type { AkteEreignis, Dienstendangaben } from '#domain/akte/ereignisse.ts';
import { SIEGELGRUND } from '#domain/akte/siegelgrund.ts';
import { PARTEI_LABEL } from '#domain/akte/signatur/partei.ts';
import type { Tatart } from '#domain/akte/tat.ts';
import type { Akte, Pruefanlass } from '#domain/akte/zustand.ts';
import { tagInBerlin } from '#domain/datum.ts';
import { SIGNATURANGABEN } from '#domain/dokumentspec/signaturform.ts';
import type { Personenfeld } from '#domain/felder/personenfelder.ts';
import type { KuendigungDurch } from '#domain/felder/vertragsfelder.ts';
import { formatDatum } from '#domain/format/datum.ts';
import { tageworte } from '#domain/format/zahl.ts';
import { ausnahmesatz, endesatz } from '#domain/mahnausnahme.ts';
import type { Partei } from '#domain/rollen.ts';
import { halbtagworte } from '#domain/seminar/anwesenheitsworte.ts';
import { FREIWILLIGER } from '#domain/status/freiwilliger.ts';
import { formatStatus } from '#domain/status/katalog.ts';
import { VERTRAG } from '#domain/status/vertrag.ts';
import { WUNSCH } from '#domain/status/wunsch.ts';
import { ortImSatz } from './ort.ts';

/** Names of what the file refers to by id. */
export interface Namen {
	einsatzort(id: string): string;
	dienstart(id: string | null): string;
	benutzer(id: string | null): string;
	zyklus(id: string): string;
	/** Of a specification. */
	dokument(specID: string): string;
	/** Name of what is referred to by id alone: an entry of a list, e.g. a country, or a seminar group. */
	eintrag(id: string): string;
	/** Of a personal field, as the tenant calls it. */
	feld(feld: Personenfeld): string;
}

export type VerlaufArt = 'STATUS' | 'DATEN' | 'VERTRAG' | 'DOKUMENT' | 'BEMERKUNG' | 'NACHRICHT' | 'SYSTEM';
export interface Satz {
	readonly art: VerlaufArt;
	readonly satz: string;
}

type Satzbau<T extends AkteEreignis['type']> = (
	facts: Extract<AkteEreignis, { type: T }>['facts'],
	wo: { readonly ort: string; readonly seminar: string; readonly namen: Namen; readonly davor: Akte },
) => Satz | null;

const status = (satz: string): Satz => ({ art: 'STATUS', satz });
const daten = (satz: string): Satz => ({ art: 'DATEN', satz });
const vertrag = (satz: string): Satz => ({ art: 'VERTRAG', satz });
const dokument = (satz: string): Satz => ({ art: 'DOKUMENT', satz });

const SAETZE: { readonly [T in AkteEreignis['type']]?: Satzbau<T> } = {
	FreiwilligerRegistriert: () => status('hat sich registriert.'),
	FreiwilligerErfasst: () => status('hat die Akte angelegt.'),
	FreiwilligerEingeladen: () => status('hat eine Einladung angenommen.'),
	KontoEroeffnet: () => status('hat die E-Mail-Adresse bestätigt.'),
	BewerbungAbgesendet: () => status('hat die Bewerbung abgesendet.'),
	DatenschutzZugestimmt: (f) =>
		daten(`hat der Datenschutzerklärung vom ${formatDatum(tagInBerlin(f.textVom))} zugestimmt.`),
	PersonendatenGeaendert: (f) =>
		daten(
			f.erziehungsberechtigterID !== undefined
				? 'hat vermerkt, dass eine erziehungsberechtigte Person der Einwilligung zugestimmt hat.'
				: f.felder.length === 1
					? 'hat eine Angabe geändert.'
					: `hat ${f.felder.length} Angaben geändert.`,
		),
	TraegerBetreuerGeaendert: (f, { namen }) =>
		daten(
			f.nach
				? `hat ${namen.benutzer(f.nach)} als Betreuung des Trägers eingetragen.`
				: 'hat die Betreuung des Trägers entfernt.',
		),
	NachbearbeitungAbgeschlossen: () => status('hat die Nachbearbeitung abgeschlossen.'),
	NachbearbeitungWiederEroeffnet: () => status('hat die Nachbearbeitung wieder geöffnet.'),
	InZyklusUebernommen: (f, { namen }) => status(`hat die Akte in den Zyklus ${namen.zyklus(f.nach)} übernommen.`),
	StatusManuellGesetzt: (f) =>
		status(`hat den Status von Hand auf ${formatStatus(FREIWILLIGER, f.ziel)} gesetzt${zugelassenes(f)}.`),
	TatZurueckgenommen: (f, wo) =>
		status(ZURUECKGENOMMEN[f.tat](wo.ort, f.dokumentID ? eingereicht({ dokumentID: f.dokumentID }, wo) : '')),
	FreiwilligerGeloescht: () => status('hat die Akte gelöscht.'),
	PersonenbezugGeloescht: () => ({ art: 'SYSTEM', satz: 'hat personenbezogene Daten gelöscht.' }),
	ErziehungsberechtigterHinzugefuegt: () => daten('hat eine erziehungsberechtigte Person eingetragen.'),
	ErziehungsberechtigterGeaendert: () => daten('hat die Angaben zu einer erziehungsberechtigten Person geändert.'),
	ErziehungsberechtigterEntfernt: () => daten('hat eine erziehungsberechtigte Person entfernt.'),
	WunschGeaeussert: (f, { ort }) =>
		status(
			f.nach === WUNSCH.nr.Warteliste
				? `hat die Bewerbung für ${ort} eingetragen; sie steht auf der Warteliste.`
				: `hat die Bewerbung für ${ort} eingetragen.`,
		),
	StelleVorgeschlagen: (_, { ort }) => status(`hat die Stelle bei ${ort} vorgeschlagen.`),
	EinladungAngenommen: (_, { ort }) => status(`hat die Einladung von ${ort} angenommen.`),
	WunschAufWarteliste: (_, { ort }) => status(`hat die Bewerbung bei ${ort} auf die Warteliste gesetzt.`),
	WunschVonWarteliste: (_, { ort }) => status(`hat die Bewerbung bei ${ort} von der Warteliste genommen.`),
	VorschlagAngenommen: (_, { ort }) => status(`hat den Vorschlag von ${ort} angenommen.`),
	VorschlagAbgelehnt: (_, { ort }) => status(`hat den Vorschlag von ${ort} abgelehnt.`),
	WunschKontaktiert: (_, { ort }) => status(`hat für ${ort} Kontakt aufgenommen.`),
	WunschNachgefragt: (f, { ort }) => ({
		art: 'NACHRICHT',
		satz: `hat für ${ort} ${BEI[f.partei]} nachgefragt, wie es steht.`,
	}),
	VerhandlungBegonnen: (_, { ort }) => status(`hat mit ${ort} die Vertragsverhandlung begonnen.`),
	EinigungErzielt: (_, { ort }) => status(`hat die Vertragseinigung mit ${ort} erzielt.`),
	VertragAbgeschlossen: (_, { ort }) => status(`hat den Vertrag mit ${ort} abgeschlossen.`),
	WunschEntfallen: (_, { ort }) => ({
		art: 'SYSTEM',
		satz: `hat die Bewerbung bei ${ort} beendet, weil ein Vertrag besteht.`,
	}),
	DienstAngetreten: (f, { ort }) =>
		status(`hat den Dienstantritt bei ${ort} zum ${formatDatum(f.dienstantritt)} eingetragen.`),
	DienstNichtAngetreten: (_, { ort }) => status(`hat eingetragen, dass der Dienst bei ${ort} nicht angetreten wurde.`),
	DienstBeendet: (f, { ort }) =>
		status(`hat das Dienstende bei ${ort} zum ${formatDatum(f.dienstende)} eingetragen${endworte(f)}.`),
	DienstVorzeitigBeendet: (f, { ort }) =>
		status(`hat das vorzeitige Dienstende bei ${ort} zum ${formatDatum(f.dienstende)} eingetragen${endworte(f)}.`),
	WunschZurueckgezogen: (_, { ort }) => status(`hat die Bewerbung bei ${ort} zurückgezogen.`),
	WunschAbgelehnt: (_, { ort }) => status(`hat die Bewerbung bei ${ort} abgelehnt.`),
	WunschReaktiviert: (_, { ort }) => status(`hat die Bewerbung bei ${ort} reaktiviert.`),
	VertragAnnulliert: (_, { ort }) => status(`hat den Vertrag mit ${ort} annulliert.`),
	WunschInZyklusUebernommen: (_, { ort }) => status(`hat die Bewerbung bei ${ort} in den neuen Zyklus übernommen.`),
	WunschBeiZykluswechselBeendet: (_, { ort }) => status(`hat die Bewerbung bei ${ort} mit dem Zykluswechsel beendet.`),
	WunschManuellGesetzt: (_, { ort }) => status(`hat den Status der Bewerbung bei ${ort} von Hand gesetzt.`),
	DienstartFestgelegt: (f, { ort, namen }) =>
		daten(
			f.nach
				? `hat für ${ort} die Dienstart ${namen.dienstart(f.nach)} festgelegt.`
				: `hat für ${ort} die Dienstart wieder geöffnet.`,
		),
	WunschBearbeitet: (_, { ort }) => daten(`hat die Angaben zur Bewerbung bei ${ort} geändert.`),
	BetreuerGeaendert: (f, { ort, namen }) =>
		daten(
			f.nach
				? `hat für ${ort} ${namen.benutzer(f.nach)} als Betreuung eingetragen.`
				: `hat für ${ort} die Betreuung entfernt.`,
		),
	VertragGeaendert: (f) =>
		vertrag(
			f.gueltigAb ? `hat den Vertrag geändert, gültig ab ${formatDatum(f.gueltigAb)}.` : 'hat den Vertrag geändert.',
		),
	VertragsbedingungenZugestimmt: () => vertrag('hat den geänderten Vertragsbedingungen zugestimmt.'),
	VertragsnummerVergeben: (f) =>
		vertrag(
			f.vonHand
				? `hat die Vertragsnummer ${f.vertragsnummer} eingetragen.`
				: `hat die Vertragsnummer ${f.vertragsnummer} vergeben.`,
		),
	BfdVereinbarungEingereicht: (f) =>
		vertrag(`hat die BFD-Vereinbarung am ${formatDatum(f.am)} bei der ${BFD_STELLENWORT[f.an]} eingereicht.`),
	BfdRueckfrageErhalten: (f) =>
		vertrag(`hat eine Rückfrage vom ${formatDatum(f.am)} zur BFD-Vereinbarung eingetragen.`),
	BfdRueckfrageBeantwortet: (f) =>
		vertrag(`hat die Rückfrage zur BFD-Vereinbarung am ${formatDatum(f.am)} beantwortet.`),
	BfdVereinbarungGenehmigt: (f) =>
		vertrag(`hat die Genehmigung der BFD-Vereinbarung vom ${formatDatum(f.am)} eingetragen.`),
	BfdVereinbarungAbgelehnt: (f) =>
		vertrag(`hat die Ablehnung der BFD-Vereinbarung vom ${formatDatum(f.am)} eingetragen.`),
	ZeugnisVerlangt: (f) => dokument(`hat ein ${f.umfang === 'EINFACH' ? 'einfaches' : 'erweitertes'} Zeugnis verlangt.`),
	ZeugnisGeschrieben: () => dokument('hat am Zeugnis geschrieben.'),
	ZeugnisWeitergegeben: () => dokument('hat das Zeugnis an den Träger gegeben.'),
	ZeugnisZurueckgegeben: () => dokument('hat das Zeugnis an die Einsatzstelle zurückgegeben.'),
	ZeugnisFreigegeben: () => dokument('hat das Zeugnis freigegeben.'),
	ZeugnisBerichtigungVerlangt: () => dokument('hat um eine Berichtigung des Zeugnisses gebeten.'),
	ZeugnisBerichtigungAbgelehnt: () => dokument('hat das Zeugnis trotz der Bitte um Berichtigung nicht geändert.'),
	DokumentGemahnt: (f, wo) =>
		dokument(`hat an „${angefordert(f, wo)}“ erinnert (${f.stufe}. Erinnerung${mahnweg(f)}).`),
	MahnausnahmeGesetzt: (f, wo) => dokument(ausnahmesatz(f.regel, ausgenommen(f, wo))),
	MahnausnahmeBeendet: (f, wo) => dokument(endesatz(ausgenommen(f, wo))),
	DokumentAngefordert: (f, { namen }) =>
		dokument(
			f.isManuell
				? `hat das Dokument „${namen.dokument(f.specID)}“ angefordert.`
				: 'hat Dokumente angefordert, die nun gebraucht werden.',
		),
	AnforderungGeschlossen: (f, wo) =>
		f.anlass === 'AUTOMATISCH'
			? null
			: dokument(
					f.anlass === 'HAND'
						? `hat die Anforderung „${angefordert(f, wo)}“ abgeschlossen.`
						: 'hat offene Anforderungen geschlossen, weil der Dienst nicht angetreten wurde.',
				),
	AnforderungZurueckgezogen: (f, wo) =>
		f.anlass === 'RUECKNAHME'
			? null
			: dokument(`hat die Anforderung „${angefordert(f, wo)}“ zurückgezogen${ZURUECKGEZOGEN[f.anlass]}.`),
	AnforderungGeoeffnet: (f, wo) => dokument(`hat die Anforderung „${angefordert(f, wo)}“ wieder geöffnet.`),
	AnforderungUebertragen: (f, { namen }) =>
		dokument(`hat die Anforderung auf die neue Version „${namen.dokument(f.nach)}“ übertragen.`),
	DokumentHochgeladen: (f, { namen }) =>
		dokument(
			f.herkunft === 'UPLOAD'
				? `hat zu „${namen.dokument(f.specID)}“ eine Datei hochgeladen.`
				: `hat das Dokument „${namen.dokument(f.specID)}“ bereitgestellt.`,
		),
	DokumentGeprueft: (f, wo) =>
		dokument(
			f.papier
				? `hat die unterschriebene Papierfassung von „${eingereicht(f, wo)}“ bestätigt.`
				: f.form
					? `hat „${eingereicht(f, wo)}“ geprüft und als unterschrieben angenommen: ${SIGNATURANGABEN[f.form].kurz}.`
					: `hat das Dokument „${eingereicht(f, wo)}“ geprüft und angenommen.`,
		),
	DokumentZurueckgewiesen: (f, wo) => dokument(`hat das Dokument „${eingereicht(f, wo)}“ zurückgewiesen.`),
	DokumentInvalidiert: (f, wo) =>
		f.anlass === 'RUECKNAHME'
			? null
			: dokument(`hat das Dokument „${eingereicht(f, wo)}“ für ungültig erklärt${ungueltigWeil(f, wo.davor)}.`),
	DokumentAbgelaufen: (f, wo) => dokument(`hat vermerkt, dass das Dokument „${eingereicht(f, wo)}“ abgelaufen ist.`),
	DokumentGeloescht: (f, wo) => dokument(`hat das Dokument „${eingereicht(f, wo)}“ gelöscht.`),
	DokumentGedruckt: (f, wo) => dokument(`hat „${angefordert(f, wo)}“ zum Unterschreiben gedruckt.`),
	EinblickGenommen: (f, wo) => dokument(`hat das Dokument „${eingereicht(f, wo)}“ zur Einsicht geöffnet.`),
	EinsichtFestgehalten: (f, wo) => dokument(`hat „${angefordert(f, wo)}“ eingesehen.`),
	UnterschriftenBegonnen: () => vertrag('hat die Unterschriften gestartet.'),
	UnterschriftenZurueckgesetzt: () => vertrag('hat die Unterschriften zurückgesetzt.'),
	UnterschriftenVollstaendig: () => vertrag('hat vermerkt, dass alle unterschrieben haben.'),
	DokumentUnterschrieben: () => vertrag('hat das Dokument als vollständig unterschrieben vermerkt.'),
	DokumentBesiegelt: () => vertrag('hat das unterschriebene Dokument besiegelt.'),
	BesiegelungGescheitert: (f) =>
		vertrag(`konnte das unterschriebene Dokument nicht besiegeln. ${SIEGELGRUND[f.grund]}`),
	BesiegelungAngestossen: () => vertrag('lässt das unterschriebene Dokument erneut besiegeln.'),
	SignaturAngefordert: (f) => vertrag(`hat um die Unterschrift gebeten: ${PARTEI_LABEL[f.partei]}.`),
	SignaturGeoeffnet: (f, wo) => vertrag(`hat „${unterschriebenes(f, wo)}“ zum Unterschreiben geöffnet.`),
	SignaturVorschauGesehen: (f, wo) => vertrag(`hat „${unterschriebenes(f, wo)}“ bis zum Ende gesehen.`),
	UnterschriftGeleistet: (f, wo) => {
		const partei = sitzungVon(f, wo.davor)?.partei ?? 'FREIWILLIGER';
		return vertrag(`hat „${unterschriebenes(f, wo)}“ ${UNTERSCHRIEBEN[partei]}unterschrieben.`);
	},
	SignaturAbgebrochen: (f, { davor }) => {
		const weil = SIGNATUR_ENDE[f.anlass];
		return weil ? vertrag(`hat die Bitte um eine Unterschrift beendet, ${weil}: ${parteiVon(f, davor)}.`) : null;
	},
	SeminarnachweisGeplant: (_, { seminar }) => daten(`hat ${seminar} eingeplant.`),
	SeminarnachweisGeaendert: (_, { seminar }) => daten(`hat die Angaben ${zu(seminar)} geändert.`),
	SeminarnachweisZurPruefung: (f, { seminar }) => daten(ZUR_PRUEFUNG[f.anlass](seminar)),
	SeminarnachweisEingereicht: (_, { seminar }) => daten(`hat für ${seminar} eine Datei eingereicht.`),
	SeminarnachweisZurueckgestellt: (_, { seminar }) => daten(`hat zurückgenommen, dass ${seminar} stattgefunden hat.`),
	SeminarnachweisGeprueft: (f, { seminar }) =>
		daten(
			f.nach === 90
				? `hat ${seminar} nicht anerkannt.`
				: `hat für ${seminar} ${tageworte(f.tage)} anerkannt${f.nach === 45 ? ' (arbeitsunfähig)' : ''}.`,
		),
	SeminarnachweisEntfernt: (f, { seminar }) => daten(`hat ${seminar} aus der Planung genommen${AUSGEPLANT[f.anlass]}.`),
	SeminarpapierAusgestellt: (f, wo) =>
		daten(
			f.papier === 'TEILNAHME'
				? `hat die Teilnahmebescheinigung ${zu(wo.seminar)} ausgestellt.`
				: 'hat den Nachweis der Seminartage ausgestellt.',
		),
	AnwesenheitErfasst: (f, { seminar }) => daten(`hat für ${seminar} eingetragen: ${halbtagworte(f.halbtage)}.`),
	ErsatztagGenommen: (f) => daten(`hat den ${formatDatum(f.tag)} als genommenen Ersatztag eingetragen.`),
	ErsatztagZurueckgenommen: (f, { davor }) => {
		const tag = davor.ersatztage.find(({ id }) => id === f.ersatztagID)?.tag;
		return daten(`hat den Ersatztag ${tag ? `am ${formatDatum(tag)} ` : ''}zurückgenommen.`);
	},
	SeminargruppeZugewiesen: (f, { namen }) => daten(`hat die Seminargruppe ${namen.eintrag(f.gruppeID)} zugewiesen.`),
	SeminargruppeVerlassen: (f, { namen }) =>
		f.anlass === 'WECHSEL'
			? null
			: daten(`hat die Seminargruppe ${namen.eintrag(f.gruppeID)} aufgehoben${GRUPPE_VERLASSEN[f.anlass]}.`),
	BemerkungGeschrieben: (f) =>
		f.isSystem
			? { art: 'SYSTEM', satz: 'hat vermerkt:' }
			: { art: 'BEMERKUNG', satz: 'hat eine Bemerkung geschrieben.' },
	BemerkungGeloescht: () => ({ art: 'BEMERKUNG', satz: 'hat eine Bemerkung gelöscht.' }),
	NachrichtGesendet: () => ({ art: 'NACHRICHT', satz: 'hat eine Nachricht geschickt.' }),
	AktenAbgeglichen: (f) =>
		daten(
			f.urteil === 'GLEICH'
				? 'hat die Akte mit einer anderen Akte derselben Person verknüpft.'
				: 'hat festgehalten, dass eine ähnliche Akte eine andere Person meint.',
		),
	AktenabgleichAufgehoben: () => daten('hat den Abgleich mit einer anderen Akte zurückgenommen.'),
};

const mahnweg = ({ perMail, weg }: { readonly perMail: boolean; readonly weg?: 'BRIEF' }): string =>
	weg === 'BRIEF' ? ', als Brief' : perMail ? '' : ', nur gezählt';

const ZURUECKGENOMMEN: Readonly<Record<Tatart, (ort: string, dokument: string) => string>> = {
	kontaktieren: (ort) => `hat die Kontaktaufnahme für ${ort} zurückgenommen.`,
	verhandeln: (ort) => `hat den Beginn der Vertragsverhandlung mit ${ort} zurückgenommen.`,
	einigen: (ort) => `hat die Vertragseinigung mit ${ort} zurückgenommen.`,
	annullieren: (ort) => `hat die Annullierung des Vertrags mit ${ort} zurückgenommen.`,
	ablehnen: (ort) => `hat die Ablehnung der Bewerbung bei ${ort} zurückgenommen.`,
	zurueckziehen: (ort) => `hat die Bewerbung bei ${ort} doch nicht zurückgezogen.`,
	dokumentPruefen: (_, name) => `hat die Prüfung von „${name}“ zurückgenommen.`,
	nachfragen: (ort) => `hat die Nachfrage für ${ort} zurückgehalten, bevor sie gesendet wurde.`,
	nachricht: () => 'hat die Nachricht zurückgehalten, bevor sie gesendet wurde.',
};

/** For whom somebody signs. */
const UNTERSCHRIEBEN: Readonly<Record<Partei, string>> = {
	FREIWILLIGER: '',
	ERZIEHUNGSBERECHTIGTER: 'als erziehungsberechtigte Person ',
	EINSATZSTELLE: 'für die Einsatzstelle ',
	TRAEGER: 'für den Träger ',
};

const ZUR_PRUEFUNG: Readonly<Record<Pruefanlass, (seminar: string) => string>> = {
	DURCHGEFUEHRT: (seminar) => `hat vermerkt, dass ${seminar} stattgefunden hat.`,
	NACHWEIS: (seminar) => `hat einen Nachweis über ${seminar} eingereicht.`,
	TAGE: (seminar) => `hat ${seminar} wegen anderer Tage noch einmal zur Prüfung gestellt.`,
	WIDERRUF: (seminar) => `hat die Prüfung von ${seminar} zurückgenommen.`,
};

const AUSGEPLANT = {
	ABGEMELDET: '',
	HAND: '',
	ABGESAGT: ', weil es abgesagt ist',
	DIENST: ', weil kein Dienst mehr dafür besteht',
};

const GRUPPE_VERLASSEN = {
	ENTFERNT: '',
	DIENST: ', weil kein Dienst mehr dafür besteht',
	ZYKLUS: ', weil die Akte in einen anderen Zyklus gehört',
};

const ZURUECKGEZOGEN = {
	HAND: '',
	BEDINGUNG: ', weil sie nicht mehr zutrifft',
	GESPERRT: ', weil die Vorlage gesperrt ist',
};

interface Wo {
	readonly namen: Namen;
	readonly davor: Akte;
}

function angefordert({ anforderungID }: { readonly anforderungID: string }, { namen, davor }: Wo): string {
	return namen.dokument(davor.anforderungen.find((a) => a.id === anforderungID)?.specID ?? '');
}

const ausgenommen = ({ anforderungID }: { readonly anforderungID: string | null }, wo: Wo): string =>
	anforderungID === null ? 'alle Dokumente' : `„${angefordert({ anforderungID }, wo)}“`;

interface Ungueltig {
	readonly dokumentID: string;
	readonly anlass: 'HAND' | 'VERTRAG' | 'ERSETZT' | 'RUECKNAHME';
}

/** A contract makes a document void by ending, or by other terms than those it says. */
function ungueltigWeil({ dokumentID, anlass }: Ungueltig, { dokumente, vertraege }: Akte): string {
	if (anlass === 'HAND') return '';
	if (anlass === 'ERSETZT') return ', weil ein neueres vorliegt';
	const { vertragID } = dokumente.find((d) => d.id === dokumentID) ?? {};
	const isStorniert = vertraege.some((v) => v.id === vertragID && v.status === VERTRAG.nr.Storniert);
	return isStorniert ? ', weil der Vertrag storniert ist' : ', weil sich der Vertrag geändert hat';
}

function eingereicht({ dokumentID }: { readonly dokumentID: string }, { namen, davor }: Wo): string {
	return namen.dokument(davor.dokumente.find((d) => d.id === dokumentID)?.specID ?? '');
}

/** What ends a request by itself; the rest accompanies what somebody did. */
const SIGNATUR_ENDE: Readonly<Record<string, string>> = {
	ABGELAUFEN: 'weil die Frist abgelaufen ist',
	VOLLJAEHRIG: 'weil die freiwillige Person volljährig ist',
	ENTFERNT: 'weil sie nicht mehr nötig ist',
};

/** The party of a signature session. */
interface MitSitzung {
	readonly sitzungID: string;
}

const sitzungVon = ({ sitzungID }: MitSitzung, davor: Akte) => davor.signaturen.find(({ id }) => id === sitzungID);

export const parteiVon = (facts: MitSitzung, davor: Akte): string =>
	PARTEI_LABEL[sitzungVon(facts, davor)?.partei ?? 'FREIWILLIGER'];

const unterschriebenes = (facts: MitSitzung, wo: Wo): string =>
	eingereicht({ dokumentID: sitzungVon(facts, wo.davor)?.dokumentID ?? '' }, wo);

/** The sentence of an event, or null when it only accompanies another. */
export function satzVon(e: AkteEreignis, davor: Akte, namen: Namen): Satz | null {
	const bau = SAETZE[e.type] as Satzbau<AkteEreignis['type']> | undefined;
	if (!bau) return null;
	return bau(e.facts as never, { ort: ortImSatz(e, davor, namen), seminar: seminarVon(e, davor), namen, davor });
}

/** What it is called stands with the first event, and is gone when it was erased. */
function seminarVon({ facts, person }: AkteEreignis, davor: Akte): string {
	const { bezugID, nachweisID = bezugID } = facts as { nachweisID?: string; bezugID?: string };
	const genannt = (person as { titel?: string } | undefined)?.titel;
	const titel = genannt ?? davor.seminarnachweise.find((n) => n.id === nachweisID)?.titel;
	return titel ? `das Seminar „${titel}“` : 'ein Seminar';
}

/** `das Seminar „…“` → `zum Seminar „…“` */
const zu = (seminar: string): string => seminar.replace(/^das /, 'zum ').replace(/^ein /, 'zu einem ');

/** What an administrator let pass with it. */
function zugelassenes({
	ohneDokumente,
	kontingentUeberziehen,
}: {
	readonly ohneDokumente: boolean;
	readonly kontingentUeberziehen: boolean;
}): string {
	const was = [
		...(ohneDokumente ? ['fehlende Dokumente'] : []),
		...(kontingentUeberziehen ? ['ein überschrittenes Kontingent'] : []),
	];
	return was.length > 0 ? ` und dabei ${was.join(' und ')} zugelassen` : '';
}

/** Who ended it, where it ended early, and what is left of the holiday. */
function endworte({ kuendigungDurch, resturlaubTage }: Dienstendangaben): string {
	const durch = kuendigungDurch ? [BEENDET_DURCH[kuendigungDurch]] : [];
	const rest = resturlaubTage ? [`Resturlaub ${tageworte(resturlaubTage)}`] : [];
	const worte = [...durch, ...rest];
	return worte.length > 0 ? ` (${worte.join('; ')})` : '';
}

const BEENDET_DURCH: Readonly<Record<KuendigungDurch, string>> = {
	FREIWILLIGER: 'beendet durch die freiwillige Person',
	EINSATZSTELLE: 'beendet durch die Einsatzstelle',
	TRAEGER: 'beendet durch den Träger',
	EINVERNEHMLICH: 'einvernehmlich beendet',
};
