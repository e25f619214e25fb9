import type { PersonArt } from '#domain/ereignis.ts';
import type { Einwilligungsfeld } from '#domain/felder/personendaten.ts';
import type { Personendaten } from '#domain/felder/personenfelder.ts';
import type { Bedingungswerte, KuendigungDurch } from '#domain/felder/vertragsfelder.ts';
import type { Geldaenderung } from '#domain/geld/geldterme.ts';
import type { Mahnausnahme } from '#domain/mahnausnahme.ts';
import type { Seminarsaetze } from '#domain/recht/seminartage.ts';
import type { Signaturform } from '#domain/referenzsaetze.ts';
import type { Partei, Rolle, Seite } from '#domain/rollen.ts';
import type { Halbtagstand } from '#domain/seminar/anwesenheit.ts';
import type { Termin } from '#domain/seminar/seminar-felder.ts';
import type { DokumentStatus } from '#domain/status/dokument.ts';
import type { FreiwilligerStatus } from '#domain/status/freiwilliger.ts';
import type { SeminarnachweisStatus } from '#domain/status/seminarnachweis.ts';
import type { VertragStatus } from '#domain/status/vertrag.ts';
import type { WunschStatus } from '#domain/status/wunsch.ts';
import type { Zeugnistexte, Zeugnisumfang } from '#domain/zeugnis/texte.ts';
import type { BfdVereinbarung } from './bfd/stand.ts';
import type { Siegelgrund } from './siegelgrund.ts';
import type { Tat } from './tat.ts';

/** The file of one volunteer: what an auditor replays and every decision about him rests on. */
export interface Akte {
	readonly id: string;
	/** False until the first event; a deleted file keeps its facts. */
	existiert: boolean;
	geloescht: boolean;
	/** Always what `ableiten` says. */
	status: FreiwilligerStatus;
	statusSeit: string;
	zyklusID: string;
	/** The account, where one exists. */
	userID: string | null;
	/** How the file began; only a self-registration waits for the confirmation of the e-mail address. */
	herkunft: 'REGISTRIERUNG' | 'ERFASSUNG' | 'EINLADUNG';
	angelegtAm: string;
	kontoEroeffnetAm: string | null;
	bewerbungAbgesendetAm: string | null;
	nachbearbeitungAbgeschlossenAm: string | null;
	/** The privacy notice last agreed to; null: none. */
	datenschutz: { readonly version: number; readonly hash: string; readonly zugestimmtAm: string } | null;
	traegerBetreuerUserID: string | null;
	person: Personendaten;
	/** How each consent among the personal data was last given or refused. */
	einwilligungen: Partial<Record<Einwilligungsfeld, Einwilligung>>;
	/** Kinds of personal data that have been erased. */
	erloschen: PersonArt[];
	erziehungsberechtigte: Erziehungsberechtigter[];
	wuensche: Wunsch[];
	vertraege: Vertrag[];
	anforderungen: Anforderung[];
	dokumente: Dokument[];
	signaturen: Signatursitzung[];
	/** Papers printed to be signed by hand, oldest first. */
	drucke: Druck[];
	seminarnachweise: Seminarnachweis[];
	/** Papers about seminars that were issued, oldest first. */
	seminarpapiere: Seminarpapier[];
	/** Taken ones, in the order they were entered. */
	ersatztage: Ersatztag[];
	/** The one he belongs to, or waits to belong to. */
	seminargruppeID: string | null;
	bemerkungen: Bemerkung[];
	/** Other files that were compared with this one. */
	abgleiche: Abgleich[];
	/** Every change of the volunteer's number, oldest first; the list of status changes reads it. */
	statusverlauf: Statuswechsel[];
	/** How long each application waited for whoever was at turn, oldest first; what is usual is reckoned from it. */
	antworten: Wunschantwort[];
	/** The command whose events are being folded, since which version, and its reason: its status change carries that. */
	befehl: { id: string; seit: number; grund: string | null };
	/** Exceptions from the reminders of everything that is asked of the volunteer. */
	mahnausnahmen: readonly Mahnausnahme[];
	/** What may still be taken back by whoever did it; null: something else has happened since, or nothing of the kind. */
	letzteTat: Tat | null;
	/** Stream version of the last event that touched the personal data (optimistic locking on the wire). */
	personVersion: number;
	/** Stream version of the last event. */
	version: number;
}

export interface ZustimmungDerEltern {
	/** The guardian. */
	readonly id: string;
	/** ISO 8601. */
	readonly am: string;
}

/** A consent as it was last said. */
export interface Einwilligung {
	readonly wert: boolean;
	readonly am: string;
	/** Who entered it; null: the portal, or somebody without an account. */
	readonly userID: string | null;
	/** Of which it was taken over. */
	readonly dokumentID: string | null;
	/** Noted by hand; who signed the document stands in its signatures. */
	readonly eltern: readonly ZustimmungDerEltern[];
}

export interface Erziehungsberechtigter {
	readonly id: string;
	art: 'MUTTER' | 'VATER' | 'VORMUND' | 'SONSTIGE';
	isUnterschriftErforderlich: boolean;
	isAlleinigesSorgerecht: boolean;
	/** null after erasure. */
	person: ErziehungsberechtigterPerson | null;
	version: number;
}
export interface ErziehungsberechtigterPerson {
	vorname: string;
	nachname: string;
	email?: string | null;
	telefon?: string | null;
	strasse?: string | null;
	hausnummer?: string | null;
	plz?: string | null;
	ort?: string | null;
	landID?: string | null;
}

/** A wish of the volunteer for one Einsatzort (FreiwilligerAdresswunsch). */
export interface Wunsch {
	readonly id: string;
	zyklusID: string;
	readonly einsatzortID: string;
	readonly einsatzstelleID: string;
	dienstartID: string | null;
	status: WunschStatus;
	statusSeit: string;
	/** Highest open status the wish had since it was last applied; decides where a reactivation leads. */
	erreicht: WunschStatus;
	betreuerUserID: string | null;
	prioritaet: number | null;
	/** Free text of the volunteer; null when absent or erased. */
	bemerkung: string | null;
	beworbenAm: string;
	beendetAm: string | null;
	beendetVon: Seite | null;
	/** Status the wish had when it ended. */
	beendetAus: WunschStatus | null;
	/** Reason of the end; free text, null when erased. */
	grund: string | null;
	/** Was the wish begun by the host (proposal), the volunteer or an invitation? */
	herkunft: 'BEWERBUNG' | 'VORSCHLAG' | 'EINLADUNG';
	/** When its place asked whom how it stands, the latest last. */
	nachfragen: readonly Nachfrage[];
	version: number;
}

export interface Nachfrage {
	readonly tag: string;
	readonly partei: Partei;
	/** Of the event. */
	readonly version: number;
}

/** Negotiable terms of a contract; names are those on the wire. */
export interface Vertragsbedingungen extends Bedingungswerte {}

export interface Vertrag extends Vertragsbedingungen {
	readonly id: string;
	readonly wunschID: string;
	readonly dienstartID: string;
	zyklusID: string;
	status: VertragStatus;
	statusSeit: string;
	vertragsnummer: string | null;
	/** Every number it ever had: it may take one of them back, no other contract may. */
	nummern: readonly string[];
	dienstantritt: string | null;
	dienstende: string | null;
	/** Days of holiday left when it ended, tenths; null: none, or it hasn't ended. */
	resturlaubTage: number | null;
	/** Who ended it early; null: nobody did, or it was never said. */
	kuendigungDurch: KuendigungDurch | null;
	/** First signature under one of its documents that still stands. */
	ersteUnterschriftAm: string | null;
	/** When a term changed last. */
	bedingungenSeit: string;
	/** What its seminar days are reckoned by since it was agreed on; null: the Dienstart as it stands. */
	seminarsaetze: Seminarsaetze | null;
	/** What changed of money since it was concluded, and from when on. */
	geldaenderungen: readonly Geldaenderung[];
	/** Its way through the federal office; null: not handed in. */
	bfd: BfdVereinbarung | null;
	/** null: nobody has wanted one. */
	zeugnis: Zeugnis | null;
	/** null: never agreed on. */
	zugestimmt: Zustimmungen | null;
	/** Of the last event somebody caused: what the portal does meanwhile makes nobody's form outdated (D14). */
	version: number;
}

/** The terms each side has last agreed to. */
export type Zustimmungen = Record<'TRAEGER' | 'EINSATZSTELLE' | 'FREIWILLIGER', Vertragsbedingungen>;

/** A request for a document (Anforderung). */
export interface Anforderung {
	readonly id: string;
	/** An unanswered request moves on when its specification is superseded. */
	specID: string;
	angefordertAm: string;
	/** Since when something has to be handed in: since the request, or since what was handed in fell away. */
	offenSeit: string;
	/** Made by a person rather than by level and condition. */
	isManuell: boolean;
	/** Day it is due; null: none. */
	frist: string | null;
	geschlossenAm: string | null;
	zurueckgezogenAm: string | null;
	/** What it asks for was looked at; what came of it stands with the person. */
	eingesehen: boolean;
	/** What came of that is erased: it reads alike whatever it was. */
	istErloschen: boolean;
	/** Day the reminders count from: of the request, after a rejection of that. */
	mahnungAb: string;
	/** Reminders since then. */
	mahnstufe: number;
	/** Day of the last reminder. */
	gemahntAm: string | null;
	/** Every reminder there was, also of before the count began anew. */
	mahnungen: readonly Erinnerung[];
	/** Exceptions for this document alone. */
	mahnausnahmen: readonly Mahnausnahme[];
	/** Words to the volunteer; null when absent or erased. */
	bemerkung: string | null;
}

/** A reminder that was made. */
export interface Erinnerung {
	readonly tag: string;
	/** Which one it was since the count began. */
	readonly stufe: number;
	readonly an: readonly Mahnadressat[];
	/** false: it was only counted, or made as a letter. */
	readonly perMail: boolean;
	readonly weg?: 'BRIEF';
}

export interface Mahnadressat {
	readonly partei: Partei;
	/** The volunteer, a guardian, an Einsatzort or, of the Traeger, the user; null: whoever answers for the Traeger. */
	readonly id: string | null;
}

/** A signature in a file that was signed elsewhere, as its certificate and it itself say. */
export interface Dateisignatur {
	readonly name: string;
	/** Who issued the certificate. */
	readonly aussteller: string;
	/** When it says it was given, ISO 8601; null: it doesn't. */
	readonly zeit: string | null;
}

export interface Dokument {
	readonly id: string;
	readonly anforderungID: string;
	readonly specID: string;
	/** Of a contract-relevant document: the contract it is about. */
	readonly vertragID: string | null;
	/** That contract was agreed on when it came; before, a contract-relevant document is only a draft. */
	readonly isVereinbart: boolean;
	/** Of a Bescheinigung or a Zeugnis: the contract whose service it is about; null: none then, or from before 4.23. */
	readonly nachweisZu: string | null;
	/** The Einsatzort it was uploaded for. */
	readonly einsatzortID: string | null;
	status: DokumentStatus;
	statusSeit: string;
	hochgeladenAm: string;
	/** null: the portal itself. */
	readonly hochgeladenVon: string | null;
	readonly herkunft: 'UPLOAD' | 'BEREITGESTELLT' | 'AUTOMATISCH';
	readonly uploadID: string;
	/** Of the file's bytes, in hex. */
	readonly sha256: string;
	/** As the file was called; null after erasure. */
	name: string | null;
	/** Last day it is valid; null: without end. */
	gueltigBis: string | null;
	geprueftAm: string | null;
	geprueftVon: string | null;
	/** What is signed; each reset of the signatures begins a new one. */
	fassung: number;
	/** Signed on paper: the checked copy stands for the signatures. */
	isPapier: boolean;
	/** In which form it was signed; null: it wasn't, or nobody said. */
	signaturform: Signaturform | null;
	/** In the file as it was handed in, found intact; empty: it wasn't signed elsewhere, or erased. */
	dateisignaturen: readonly Dateisignatur[];
	/** Where the copy signed on paper lies; null: not said, or erased. */
	original: string | null;
	/** When everybody had signed this version; null: somebody hasn't, or it was signed on paper. */
	vollstaendigAm: string | null;
	/** The finished file with its signature page. */
	siegel: { readonly uploadID: string; readonly sha256: string } | null;
	/** What keeps it from being sealed; null: nothing that is known. */
	siegelfehler: { readonly grund: Siegelgrund; readonly seit: string } | null;
	/** On what the portal made of it; null: it made nothing, or it is erased. */
	pruefnummer: string | null;
	/** Nobody signs it on the screen: it is printed, and waits for its scan. */
	readonly isAufPapier: boolean;
	/** It is the scan of this print; null: of none. */
	readonly druck: string | null;
	/** The files the portal made of it, oldest first: without and with the signatures. */
	ausgaben: readonly Ausgabe[];
	/** Why it was rejected or invalidated; null when absent or erased. */
	grund: string | null;
	/** The contract left it behind: cancelled, agreed on only now, or agreed on otherwise. */
	isUeberholt: boolean;
	/** Who took the one look at it, and when; null: nobody yet. */
	einblick: { readonly userID: string | null; readonly zeit: string } | null;
	/** Deleted documents keep their line and lose their file. */
	isGeloescht: boolean;
}

/** A file that went out under a number, which is known by its hash alone. */
export interface Ausgabe {
	readonly kennung: string;
	/** Of its bytes, in hex. */
	readonly sha256: string;
	readonly am: string;
	/** Of a contract that wasn't agreed on yet. */
	readonly isEntwurf: boolean;
}

/** A paper as it was printed to be signed by hand; a code on each page names it. */
export interface Druck {
	readonly anforderungID: string;
	/** What had been provided; null: it was filled for this. */
	readonly dokumentID: string | null;
	/** Hash of its number. */
	readonly kennung: string;
	/** null after erasure. */
	readonly nummer: string | null;
	readonly seiten: number;
	/** Of the printed file, in hex. */
	readonly sha256: string;
	readonly am: string;
}

export type SignaturStatus = 'CREATED' | 'STARTED' | 'SIGNED' | 'CANCELED';

/** What events lead to; how far it is, `zeugnis/stand.ts` says. */
export type Zeugnisschrittstand = 'STELLE' | 'TRAEGER' | 'FREIGEGEBEN' | 'BERICHTIGUNG';

export interface Zeugnis {
	umfang: Zeugnisumfang;
	stand: Zeugnisschrittstand;
	verlangtAm: string;
	/** The request its document answers. */
	anforderungID: string;
	/** What was issued last; null: nothing since it was released, or wanted. */
	dokumentID: string | null;
	/** Empty where nothing was written, or erased. */
	texte: Zeugnistexte;
	/** Said when it was given back, or when a correction was refused; null when absent or erased. */
	hinweis: string | null;
	/** What the volunteer wants to be corrected; null when absent or erased. */
	berichtigung: string | null;
}

/** One party asked to sign one version of a document. */
export interface Signatursitzung {
	readonly id: string;
	readonly dokumentID: string;
	readonly fassung: number;
	readonly partei: Partei;
	/** The volunteer, a guardian or a user; null: whoever may sign for the party. */
	readonly unterzeichnerID: string | null;
	status: SignaturStatus;
	angefordertAm: string;
	/** Which form this signature has; absent: nobody has said. */
	readonly form?: Signaturform;
	/** Last moment it may be signed, ISO 8601. */
	gueltigBis: string;
	/** When the document was looked at; nobody signs before. */
	vorschauAm: string | null;
	unterschriebenAm: string | null;
	/** User who signed; null: by link. */
	unterschriebenVon: string | null;
	/** Account of who was sent the link it was signed by; absent: not known, or signed in. */
	linkVon?: string;
	/** Name under the signature; null before it and after erasure. */
	name: string | null;
	/** What who was asked was called when it was signed by link, where anybody may enter a name; null: the party was asked. */
	gefragt: string | null;
}

/** It has taken place, a proof was handed in, its days were changed, the result was taken back. */
export type Pruefanlass = 'DURCHGEFUEHRT' | 'NACHWEIS' | 'TAGE' | 'WIDERRUF';

/** What is issued to somebody about seminars: TEILNAHME is about one Nachweis, SEMINARTAGE about all of a contract. */
export type Seminarpapierart = 'TEILNAHME' | 'SEMINARTAGE';

export interface Papierbezug {
	readonly papier: Seminarpapierart;
	readonly bezugID: string;
}

/** Days a paper says are recognised, in tenths. */
export interface BescheinigteTage {
	readonly nachweisID: string;
	readonly tage: number;
}

/** A paper about seminars as it was issued. */
export interface Seminarpapier extends Papierbezug {
	/** What it says is recognised. */
	readonly anerkannt: readonly BescheinigteTage[];
	/** Hash of its number. */
	readonly kennung: string;
	/** null after erasure. */
	readonly nummer: string | null;
	/** Of its bytes, in hex. */
	readonly sha256: string;
	/** ISO 8601; it says so itself. */
	readonly am: string;
}

/** A seminar somebody is to attend or has attended, one of the Traeger or his own. */
export interface Seminarnachweis {
	readonly id: string;
	/** null: an own entry. */
	readonly seminarID: string | null;
	/** null: an own entry without one. */
	seminartypID: string | null;
	termine: readonly Termin[];
	/** Planned days, in tenths. */
	geplant: number;
	/** Recognised days, or those proposed while it is checked; in tenths, null: none yet. */
	tage: number | null;
	/** Of an own entry, in cents. */
	kosten: number | null;
	/** What it is called and who holds it; null when absent or erased. */
	titel: string | null;
	veranstalter: string | null;
	status: SeminarnachweisStatus;
	statusSeit: string;
	/** What last led to the check; null: nothing yet. */
	pruefanlass: Pruefanlass | null;
	/** Why it was refused or taken back; null when absent or erased. */
	grund: string | null;
	/** What was handed in for it last; null: nothing. */
	datei: Nachweisdatei | null;
	/** What was said of half days of a seminar of the Traeger, each as it was said last. */
	anwesenheit: Halbtagvermerk[];
	version: number;
}

export interface Halbtagvermerk extends Halbtagstand {
	/** Who said so; null: nobody with an account. */
	readonly userID: string | null;
	/** ISO 8601. */
	readonly am: string;
}

/** A day off for a seminar day that was free anyway. Table: Computations, Ersatztage. */
export interface Ersatztag {
	readonly id: string;
	/** Of the contract by which it was earned. */
	readonly vertragID: string;
	readonly tag: string;
	/** Who entered it. */
	readonly userID: string | null;
}

export interface Nachweisdatei {
	readonly uploadID: string;
	/** null when erased. */
	readonly name: string | null;
	/** A paper of a doctor; so is what nothing is known of any more. */
	readonly isAU: boolean;
	/** ISO 8601. */
	readonly eingereichtAm: string;
}

export interface Statuswechsel {
	/** Stream version of the event. */
	readonly version: number;
	readonly von: FreiwilligerStatus | null;
	readonly nach: FreiwilligerStatus;
	readonly zeit: string;
	readonly userID: string | null;
	readonly impersoniertVon: string | null;
	readonly manuell: boolean;
	/** Reason given with the command that led to it; null when none was given or when erased. */
	readonly grund: string | null;
}

/** Whoever was at turn with a wish has acted: it went on, or was declined. */
export interface Wunschantwort {
	/** Stream version of the event. */
	readonly version: number;
	readonly wunschID: string;
	/** Of the wish, when it waited. */
	readonly zyklusID: string;
	/** What it waited in. */
	readonly status: WunschStatus;
	readonly seit: string;
	readonly am: string;
}

export interface Bemerkung {
	readonly id: string;
	/** Lowest role that may read it. */
	sichtbarkeit: Rolle;
	/** Written by the system: never deleted by hand. */
	isSystem: boolean;
	/** Site of the author (MA_VEREIN); other sites never read it. */
	einsatzstelleID: string | null;
	autorUserID: string | null;
	geschriebenAm: string;
	wiedervorlageAm: string | null;
	/** null after erasure. */
	text: string | null;
}

/** Two files mean the same person, or look like it only. */
export type Abgleichsurteil = 'GLEICH' | 'VERSCHIEDEN';
export interface Abgleich {
	readonly andereID: string;
	readonly urteil: Abgleichsurteil;
}
