/**
 * Everything that can happen in a volunteer's file. Each status change of each entity is exactly one event with
 * `von` and `nach`; who did it and when stands in the metadata.
 */

import { type EreignisVon, ereignis } from '#domain/ereignis.ts';
import type { Personendaten, Personenfeld } from '#domain/felder/personenfelder.ts';
import type { KuendigungDurch } from '#domain/felder/vertragsfelder.ts';
import type { Ausnahmeregel } from '#domain/mahnausnahme.ts';
import type { PersonenbezugGeloescht } from '#domain/personenbezug.ts';
import type { Seminarsaetze } from '#domain/recht/seminartage.ts';
import type { Signaturform } from '#domain/referenzsaetze.ts';
import type { Partei, Rolle, Seite } from '#domain/rollen.ts';
import type { Halbtagstand } from '#domain/seminar/anwesenheit.ts';
import type { Termin } from '#domain/seminar/seminar-felder.ts';
import type { Gruppenende } from '#domain/seminargruppe/ereignisse.ts';
import type { DokumentStatus } from '#domain/status/dokument.ts';
import type { FreiwilligerStatus } from '#domain/status/freiwilliger.ts';
import type { SeminarnachweisStatus } from '#domain/status/seminarnachweis.ts';
import type { VertragStatus } from '#domain/status/vertrag.ts';
import type { WunschStatus } from '#domain/status/wunsch.ts';
import type { Zeugnistexte, Zeugnisumfang } from '#domain/zeugnis/texte.ts';
import type { BfdStand, BfdStelle } from './bfd/stand.ts';
import type { Siegelgrund } from './siegelgrund.ts';
import type { Tatart } from './tat.ts';
import type {
	Abgleichsurteil,
	Anforderung,
	BescheinigteTage,
	Dateisignatur,
	Dokument,
	ErziehungsberechtigterPerson,
	Mahnadressat,
	Papierbezug,
	Pruefanlass,
	Vertragsbedingungen,
	Zeugnisschrittstand,
} from './zustand.ts';

/** Free text given with a step, e.g. the reason of a refusal or a message to the volunteer. */
export interface Worte {
	grund?: string;
	nachricht?: string;
}

// Volunteer
export const FreiwilligerRegistriert = ereignis<{ zyklusID: string; userID: string }>()('FreiwilligerRegistriert');
export const FreiwilligerErfasst = ereignis<{ zyklusID: string; userID: string | null }>()('FreiwilligerErfasst');
export const FreiwilligerEingeladen = ereignis<{ zyklusID: string; userID: string | null }>()('FreiwilligerEingeladen');
export const KontoEroeffnet = ereignis<{ userID: string }>()('KontoEroeffnet');
export const BewerbungAbgesendet = ereignis<Record<never, never>>()('BewerbungAbgesendet');
/** Has read the privacy notice as it stood then and agrees: which version, the hash of its words, when it was written. */
export const DatenschutzZugestimmt = ereignis<{ textVersion: number; textHash: string; textVom: string }>()(
	'DatenschutzZugestimmt',
);
export const FreiwilligerStatusGeaendert = ereignis<{
	von: FreiwilligerStatus | null;
	nach: FreiwilligerStatus;
	manuell: boolean;
	/** With an act that is taken back. */
	zurueck?: true;
}>()('FreiwilligerStatusGeaendert');
/** One event per kind of personal data that changed; `felder` names them, the values are the personal part. */
export const PersonendatenGeaendert = ereignis<
	{
		felder: readonly Personenfeld[];
		/** A consent among them was taken over from this document. */
		dokumentID?: string;
		/** This guardian agreed to the consent. */
		erziehungsberechtigterID?: string;
	},
	{ werte: Personendaten }
>()('PersonendatenGeaendert');
export const TraegerBetreuerGeaendert = ereignis<{ von: string | null; nach: string | null }>()(
	'TraegerBetreuerGeaendert',
);
export const NachbearbeitungAbgeschlossen = ereignis<Record<never, never>>()('NachbearbeitungAbgeschlossen');
export const NachbearbeitungWiederEroeffnet = ereignis<Record<never, never>>()('NachbearbeitungWiederEroeffnet');
export const InZyklusUebernommen = ereignis<{ von: string; nach: string }>()('InZyklusUebernommen');
/** The manual override as one act; what it did to wishes and contracts follows as events of their own. */
export const StatusManuellGesetzt = ereignis<
	{
		von: FreiwilligerStatus;
		ziel: FreiwilligerStatus;
		wunschID: string | null;
		datum: string | null;
		kontingentUeberziehen: boolean;
		ohneDokumente: boolean;
	},
	Worte
>()('StatusManuellGesetzt');
/**
 * W21: somebody takes back what he just did, as one act; what it does to wishes, contracts and documents follows as
 * events of their own. `seit`: version of the first event of what is taken back.
 */
export const TatZurueckgenommen = ereignis<{
	tat: Tatart;
	seit: number;
	wunschID: string | null;
	dokumentID: string | null;
}>()('TatZurueckgenommen');
export const FreiwilligerGeloescht = ereignis<{ status: FreiwilligerStatus }>()('FreiwilligerGeloescht');

// Guardians
interface ErziehungsberechtigterFacts {
	erziehungsberechtigterID: string;
	art: 'MUTTER' | 'VATER' | 'VORMUND' | 'SONSTIGE';
	isUnterschriftErforderlich: boolean;
	isAlleinigesSorgerecht: boolean;
}
export const ErziehungsberechtigterHinzugefuegt = ereignis<ErziehungsberechtigterFacts, ErziehungsberechtigterPerson>()(
	'ErziehungsberechtigterHinzugefuegt',
);
export const ErziehungsberechtigterGeaendert = ereignis<ErziehungsberechtigterFacts, ErziehungsberechtigterPerson>()(
	'ErziehungsberechtigterGeaendert',
);
export const ErziehungsberechtigterEntfernt = ereignis<{ erziehungsberechtigterID: string }>()(
	'ErziehungsberechtigterEntfernt',
);

// Wishes
interface Schritt {
	wunschID: string;
	von: WunschStatus;
	nach: WunschStatus;
}
interface Ende extends Schritt {
	beendetVon: Seite;
}
interface NeuerWunsch {
	wunschID: string;
	zyklusID: string;
	einsatzortID: string;
	einsatzstelleID: string;
	dienstartID: string | null;
	betreuerUserID: string | null;
	nach: WunschStatus;
}
/** What the end of a service is recorded with; missing: none, or from before it was asked for. */
export interface Dienstendangaben {
	/** Days of holiday left, tenths; they are paid out. */
	resturlaubTage?: number;
	/** Of an early end: who ended it. */
	kuendigungDurch?: KuendigungDurch;
}
export const WunschGeaeussert = ereignis<NeuerWunsch & { prioritaet: number | null }, { bemerkung: string }>()(
	'WunschGeaeussert',
);
export const StelleVorgeschlagen = ereignis<NeuerWunsch, Worte>()('StelleVorgeschlagen');
export const EinladungAngenommen = ereignis<NeuerWunsch & { einladungID: string }>()('EinladungAngenommen');
export const WunschAufWarteliste = ereignis<Schritt>()('WunschAufWarteliste');
export const WunschVonWarteliste = ereignis<Schritt>()('WunschVonWarteliste');
export const VorschlagAngenommen = ereignis<Schritt, Worte>()('VorschlagAngenommen');
export const VorschlagAbgelehnt = ereignis<Ende, Worte>()('VorschlagAbgelehnt');
/** `meetingID`: the talk he is invited to, where there is one. */
export const WunschKontaktiert = ereignis<Schritt & { meetingID?: string }, Worte>()('WunschKontaktiert');
export const VerhandlungBegonnen = ereignis<Schritt>()('VerhandlungBegonnen');
export const EinigungErzielt = ereignis<Schritt, Worte>()('EinigungErzielt');
export const VertragAbgeschlossen = ereignis<Schritt>()('VertragAbgeschlossen');
export const WunschEntfallen = ereignis<Ende>()('WunschEntfallen');
export const DienstAngetreten = ereignis<Schritt & { dienstantritt: string }>()('DienstAngetreten');
export const DienstNichtAngetreten = ereignis<Schritt, Worte>()('DienstNichtAngetreten');
export const DienstBeendet = ereignis<Schritt & { dienstende: string } & Dienstendangaben, Worte>()('DienstBeendet');
export const DienstVorzeitigBeendet = ereignis<Schritt & { dienstende: string } & Dienstendangaben, Worte>()(
	'DienstVorzeitigBeendet',
);
export const WunschZurueckgezogen = ereignis<Ende, Worte>()('WunschZurueckgezogen');
export const WunschAbgelehnt = ereignis<Ende, Worte>()('WunschAbgelehnt');
export const WunschReaktiviert = ereignis<Schritt>()('WunschReaktiviert');
export const VertragAnnulliert = ereignis<Schritt & { vertragID: string }, Worte>()('VertragAnnulliert');
/** A surviving wish that moves with the volunteer into the active cycle. */
export const WunschInZyklusUebernommen = ereignis<Schritt & { zyklusID: string }>()('WunschInZyklusUebernommen');
/** A wish that can't move along (reason ZYKLUSWECHSEL) stays in its old cycle. */
export const WunschBeiZykluswechselBeendet = ereignis<Ende>()('WunschBeiZykluswechselBeendet');
export const WunschManuellGesetzt = ereignis<Schritt & { beendetVon: Seite | null }>()('WunschManuellGesetzt');
/** As it was before what is taken back, which began with version `ab`; `seit`: since when it had been in that status. */
export const WunschWiederhergestellt = ereignis<
	Schritt & {
		ab: number;
		seit: string;
		erreicht: WunschStatus;
		dienstartID: string | null;
		betreuerUserID: string | null;
	}
>()('WunschWiederhergestellt');
export const DienstartFestgelegt = ereignis<{ wunschID: string; von: string | null; nach: string | null }>()(
	'DienstartFestgelegt',
);
export const WunschBearbeitet = ereignis<
	{ wunschID: string; prioritaet?: number | null },
	{ bemerkung: string | null }
>()('WunschBearbeitet');
/** A place that waits asks whoever is at turn (`an`) how it stands. */
export const WunschNachgefragt = ereignis<{
	wunschID: string;
	tag: string;
	partei: Partei;
	/** What it waits for, where that is a document. */
	anforderungID: string | null;
	an: readonly Mahnadressat[];
}>()('WunschNachgefragt');
export const BetreuerGeaendert = ereignis<{ wunschID: string; von: string | null; nach: string | null }>()(
	'BetreuerGeaendert',
);

// Contracts
interface Vertragsschritt {
	vertragID: string;
	wunschID: string;
	von: VertragStatus;
	nach: VertragStatus;
}
export const VertragEntworfen = ereignis<{
	vertragID: string;
	wunschID: string;
	zyklusID: string;
	dienstartID: string;
	nach: VertragStatus;
	bedingungen: Vertragsbedingungen;
	/** The contract it was copied from. */
	kopieVon: string | null;
}>()('VertragEntworfen', 3);
/**
 * Terms that changed; the fold knows the old values. `gueltigAb`: the first of the month from which on a concluded
 * contract pays by them; missing: the next one.
 */
export const VertragGeaendert = ereignis<
	{ vertragID: string; bedingungen: Partial<Vertragsbedingungen>; gueltigAb?: string },
	Worte
>()('VertragGeaendert');
/** null: emptied by hand; the number stays taken. */
export const VertragsnummerVergeben = ereignis<{
	vertragID: string;
	vertragsnummer: string | null;
	vonHand: boolean;
}>()('VertragsnummerVergeben');
/** `hash`: fingerprint of the terms frozen by it; null: from before it was recorded. */
/** `seminarsaetze`: what the seminar days relied on; null: from before they were recorded. */
export const VertragGeeinigt = ereignis<
	Vertragsschritt & { hash: string | null; seminarsaetze: Seminarsaetze | null }
>()('VertragGeeinigt', 3);
export const VertragUnterschrieben = ereignis<Vertragsschritt & { hash: string | null }>()('VertragUnterschrieben', 2);
/** One side agrees to what the other changed after the agreement. */
export const VertragsbedingungenZugestimmt = ereignis<{
	vertragID: string;
	seite: 'TRAEGER' | 'EINSATZSTELLE';
	hash: string;
}>()('VertragsbedingungenZugestimmt');
export const VertragAngetreten = ereignis<Vertragsschritt & { dienstantritt: string }>()('VertragAngetreten');
export const VertragArchiviert = ereignis<Vertragsschritt & { dienstende: string | null } & Dienstendangaben>()(
	'VertragArchiviert',
);
export const VertragStorniert = ereignis<Vertragsschritt>()('VertragStorniert');
/** The draft that came with what is taken back never was. */
export const VertragVerworfen = ereignis<{ vertragID: string; wunschID: string }>()('VertragVerworfen');
/** As it was before what is taken back; the terms that were others. */
export const VertragWiederhergestellt = ereignis<
	Vertragsschritt & { seit: string; bedingungen: Partial<Vertragsbedingungen>; bedingungenSeit: string }
>()('VertragWiederhergestellt');
/** `seminarsaetze`: recorded with the step that agrees on it; null: it doesn't, or from before they were recorded with it. */
export const VertragManuellGesetzt = ereignis<
	Vertragsschritt & {
		dienstantritt: string | null;
		dienstende: string | null;
		geplantesEnde: string | null;
		seminarsaetze: Seminarsaetze | null;
	} & Dienstendangaben
>()('VertragManuellGesetzt', 2);

// Agreements of the BFD at the federal office
interface Bfdschritt<Nach extends BfdStand> {
	vertragID: string;
	von: BfdStand | null;
	nach: Nach;
	/** The day on which it was done. */
	am: string;
}
export const BfdVereinbarungEingereicht = ereignis<Bfdschritt<'EINGEREICHT'> & { an: BfdStelle }>()(
	'BfdVereinbarungEingereicht',
);
export const BfdRueckfrageErhalten = ereignis<Bfdschritt<'RUECKFRAGE'>, Worte>()('BfdRueckfrageErhalten');
export const BfdRueckfrageBeantwortet = ereignis<Bfdschritt<'EINGEREICHT'>>()('BfdRueckfrageBeantwortet');
/** What the office calls it is among the personal data. */
export const BfdVereinbarungGenehmigt = ereignis<Bfdschritt<'GENEHMIGT'>>()('BfdVereinbarungGenehmigt');
export const BfdVereinbarungAbgelehnt = ereignis<Bfdschritt<'ABGELEHNT'>, Worte>()('BfdVereinbarungAbgelehnt');

// Certificates on kind, duration, performance and conduct
interface Zeugnisschritt<Nach extends Zeugnisschrittstand> {
	vertragID: string;
	von: Zeugnisschrittstand | null;
	nach: Nach;
}
export const ZeugnisVerlangt = ereignis<Zeugnisschritt<'STELLE'> & { umfang: Zeugnisumfang; anforderungID: string }>()(
	'ZeugnisVerlangt',
);
/** All of it as it is now. */
export const ZeugnisGeschrieben = ereignis<{ vertragID: string }, Zeugnistexte>()('ZeugnisGeschrieben');
export const ZeugnisWeitergegeben = ereignis<Zeugnisschritt<'TRAEGER'>>()('ZeugnisWeitergegeben');
export const ZeugnisZurueckgegeben = ereignis<Zeugnisschritt<'STELLE'>, Worte>()('ZeugnisZurueckgegeben');
/** The portal issues it next, as the answer to this request. */
export const ZeugnisFreigegeben = ereignis<Zeugnisschritt<'FREIGEGEBEN'> & { anforderungID: string }>()(
	'ZeugnisFreigegeben',
);
export const ZeugnisBerichtigungVerlangt = ereignis<Zeugnisschritt<'BERICHTIGUNG'>, Worte>()(
	'ZeugnisBerichtigungVerlangt',
);
/** What was issued stands. */
export const ZeugnisBerichtigungAbgelehnt = ereignis<Zeugnisschritt<'FREIGEGEBEN'>, Worte>()(
	'ZeugnisBerichtigungAbgelehnt',
);

// Requests for documents
interface Anforderungsschritt {
	anforderungID: string;
}
export const DokumentAngefordert = ereignis<
	Anforderungsschritt & { specID: string; isManuell: boolean; frist: string | null },
	{ bemerkung: string }
>()('DokumentAngefordert');
/** NICHT_ANGETRETEN: a No-Show closes what is open. */
export const AnforderungGeschlossen = ereignis<
	Anforderungsschritt & { anlass: 'HAND' | 'AUTOMATISCH' | 'NICHT_ANGETRETEN' }
>()('AnforderungGeschlossen');
/** BEDINGUNG: it doesn't apply any more and nothing was handed in. GESPERRT: its specification was locked. */
export const AnforderungZurueckgezogen = ereignis<
	Anforderungsschritt & { anlass: 'HAND' | 'BEDINGUNG' | 'GESPERRT' | 'RUECKNAHME' }
>()('AnforderungZurueckgezogen');
/** As it was before what is taken back. */
export const AnforderungWiederhergestellt = ereignis<
	Anforderungsschritt &
		Pick<
			Anforderung,
			'geschlossenAm' | 'zurueckgezogenAm' | 'eingesehen' | 'offenSeit' | 'mahnungAb' | 'mahnstufe' | 'gemahntAm'
		>
>()('AnforderungWiederhergestellt');
export const AnforderungGeoeffnet = ereignis<Anforderungsschritt>()('AnforderungGeoeffnet');
/** An unanswered request goes on under the specification that superseded its own. */
export const AnforderungUebertragen = ereignis<Anforderungsschritt & { von: string; nach: string }>()(
	'AnforderungUebertragen',
);
/** `tag`: the day it counts for; `stufe`: which reminder since the count began; `an`: whose turn it was. */
export const DokumentGemahnt = ereignis<
	Anforderungsschritt & {
		tag: string;
		stufe: number;
		an: readonly Mahnadressat[];
		vonHand: boolean;
		perMail: boolean;
		/** On paper, whatever had been counted that day; left out: by mail or not at all. */
		weg?: 'BRIEF';
	}
>()('DokumentGemahnt');
/** Reminders of a document, or of all (null), go by a rule of their own from now on, or like everybody's again. */
interface Ausnahmeschritt {
	anforderungID: string | null;
}
export const MahnausnahmeGesetzt = ereignis<Ausnahmeschritt & { regel: Ausnahmeregel }, { grund: string }>()(
	'MahnausnahmeGesetzt',
);
export const MahnausnahmeBeendet = ereignis<Ausnahmeschritt>()('MahnausnahmeBeendet');

// Documents
interface Dokumentschritt {
	dokumentID: string;
	von: DokumentStatus;
	nach: DokumentStatus;
}
export const DokumentHochgeladen = ereignis<
	{
		dokumentID: string;
		anforderungID: string;
		specID: string;
		vertragID: string | null;
		einsatzortID: string | null;
		uploadID: string;
		sha256: string;
		herkunft: Dokument['herkunft'];
		gueltigBis: string | null;
		nach: DokumentStatus;
		/** A paper the portal made; streams before 4.14 say nothing of it. */
		ausgabe?: { kennung: string; isEntwurf: boolean };
		/** Nobody signs it on the screen: it is printed, and waits for its scan. */
		aufPapier?: true;
		/** The scan of this print. */
		druck?: string;
		/** A Bescheinigung or a Zeugnis: the contract whose service it is about; streams before 4.23 say nothing of it. */
		nachweisZu?: string;
	},
	/** `signaturen`: of a file that was signed elsewhere; `original`: where the paper of a scan lies. */
	{ name: string; pruefnummer?: string; original?: string; signaturen?: readonly Dateisignatur[] }
>()('DokumentHochgeladen');
/** Printed to be signed by hand. `dokumentID`: what was provided; null: it was filled for this. `sha256`: of the printed file. */
export const DokumentGedruckt = ereignis<
	{ anforderungID: string; dokumentID: string | null; kennung: string; seiten: number; sha256: string },
	{ drucknummer: string }
>()('DokumentGedruckt');
/**
 * `papier`: the checked copy is the one signed on paper; `form`: the one it was signed in outside the portal, absent where
 * it wasn't or before 4.14. The original on paper lies where it says.
 */
export const DokumentGeprueft = ereignis<
	Dokumentschritt & { gueltigBis: string | null; papier: boolean; form?: Signaturform },
	{ original: string }
>()('DokumentGeprueft');
export const DokumentZurueckgewiesen = ereignis<Dokumentschritt, Worte>()('DokumentZurueckgewiesen');
/** VERTRAG: its contract was cancelled; ERSETZT: a newer one was checked; RUECKNAHME: with the agreement it was made for. */
export const DokumentInvalidiert = ereignis<
	Dokumentschritt & { anlass: 'HAND' | 'VERTRAG' | 'ERSETZT' | 'RUECKNAHME' },
	Worte
>()('DokumentInvalidiert');
/** As it was before what is taken back; `seit`: since when it had been in that status. */
export const DokumentWiederhergestellt = ereignis<
	Dokumentschritt & { seit: string } & Pick<Dokument, 'geprueftAm' | 'geprueftVon' | 'gueltigBis' | 'isPapier'>
>()('DokumentWiederhergestellt');
export const DokumentAbgelaufen = ereignis<Dokumentschritt>()('DokumentAbgelaufen');
export const DokumentGeloescht = ereignis<{ dokumentID: string; von: DokumentStatus }, Worte>()('DokumentGeloescht');
/** Somebody opened a file that is only looked at: nobody does so a second time. */
export const EinblickGenommen = ereignis<{ dokumentID: string }>()('EinblickGenommen');
/** A certificate was looked at, on paper or as a file; the facts are personal data of the kind EINSICHT. */
export const EinsichtFestgehalten = ereignis<Anforderungsschritt>()('EinsichtFestgehalten');
export const UnterschriftenBegonnen = ereignis<Dokumentschritt>()('UnterschriftenBegonnen');
/** Everybody has signed this version; it is sealed next. Streams before 4.5 went on to DokumentUnterschrieben at once. */
export const UnterschriftenVollstaendig = ereignis<{ dokumentID: string; fassung: number }>()(
	'UnterschriftenVollstaendig',
);
/** With its sealed file; before 4.5 without. */
export const DokumentUnterschrieben = ereignis<Dokumentschritt>()('DokumentUnterschrieben');
/** OHNE_PARTEI: nobody is left to sign. */
export const UnterschriftenZurueckgesetzt = ereignis<
	Dokumentschritt & { fassung: number; anlass: 'HAND' | 'OHNE_PARTEI' }
>()('UnterschriftenZurueckgesetzt');
/**
 * The finished file with its signature page, sealed by the Traeger's certificate. `kennung`: of the number on it; the
 * number itself where the document had none before. Streams before 4.14 have neither.
 */
export const DokumentBesiegelt = ereignis<
	{ dokumentID: string; fassung: number; uploadID: string; sha256: string; kennung?: string },
	{ pruefnummer: string }
>()('DokumentBesiegelt');
/** Told once for each reason; the job goes on trying. */
export const BesiegelungGescheitert = ereignis<{ dokumentID: string; fassung: number; grund: Siegelgrund }>()(
	'BesiegelungGescheitert',
);
export const BesiegelungAngestossen = ereignis<{ dokumentID: string; fassung: number }>()('BesiegelungAngestossen');

// Signatures
interface Signaturschritt {
	sitzungID: string;
}
export const SignaturAngefordert = ereignis<
	Signaturschritt & {
		dokumentID: string;
		fassung: number;
		partei: Partei;
		unterzeichnerID: string | null;
		gueltigBis: string;
		/** Which form this signature has; absent: nobody had decided which one is meant, or before 4.14. */
		form?: Signaturform;
	}
>()('SignaturAngefordert');
export const SignaturGeoeffnet = ereignis<Signaturschritt>()('SignaturGeoeffnet');
export const SignaturVorschauGesehen = ereignis<Signaturschritt>()('SignaturVorschauGesehen');
export type Namensherkunft = 'KONTO' | 'AKTE' | 'EINGABE';
/**
 * `sha256`: of the bytes that were shown and signed; `einwilligung`: which wording was agreed to. The image (PNG,
 * base64) stays out of the folded file.
 */
export const UnterschriftGeleistet = ereignis<
	Signaturschritt & {
		art: 'GEZEICHNET' | 'GETIPPT' | 'HINTERLEGT';
		sha256: string;
		einwilligung: number;
		/** Fingerprint of the contract's terms; absent: it is about no contract, or from before it was recorded. */
		bedingungen?: string;
		/** Where the name is from: of the signer's own account, as the file has it, or entered otherwise; absent: before 4.5. */
		namensherkunft?: Namensherkunft;
		/** Account of who was sent the link it came by; absent: signed in, handed over, one person's anyway, or before 4.24. */
		linkVon?: string;
	},
	{ name: string; bild: string | null; ipHash: string | null }
>()('UnterschriftGeleistet');
export const SignaturAbgebrochen = ereignis<
	Signaturschritt & {
		anlass:
			| 'ZURUECKGESETZT'
			| 'ABGELAUFEN'
			| 'VOLLJAEHRIG'
			| 'ENTFERNT'
			| 'DOKUMENT'
			| 'VERTRAG'
			| 'GESCHLOSSEN'
			| 'GELOESCHT'
			| 'RUECKNAHME';
	}
>()('SignaturAbgebrochen');
/** It may be signed again, by the link that was sent. */
export const SignaturWiederhergestellt = ereignis<Signaturschritt & { von: 'CANCELED'; nach: 'CREATED' | 'STARTED' }>()(
	'SignaturWiederhergestellt',
);

// Seminar days
interface Seminarangaben {
	nachweisID: string;
	seminartypID: string | null;
	termine: readonly Termin[];
	/** Tenths of a day. */
	geplant: number;
	/** Of an own entry, in cents. */
	kosten: number | null;
}
interface Seminarworte {
	titel: string;
	veranstalter: string | null;
}
interface Eingereichtes {
	/** As its uploader calls it. */
	dateiname: string;
	/** It says that he couldn't work. */
	isAU: boolean;
}
interface Nachweisschritt {
	nachweisID: string;
	von: SeminarnachweisStatus;
	nach: SeminarnachweisStatus;
}
/** What is known of the seminar stands with the proof: it counts by that. */
export const SeminarnachweisGeplant = ereignis<Seminarangaben & { seminarID: string | null; nach: 0 }, Seminarworte>()(
	'SeminarnachweisGeplant',
);
/** All of it as it is now, the words only where they changed. `tage`: proposed from the attendance with these dates. */
export const SeminarnachweisGeaendert = ereignis<Seminarangaben & { tage?: number }, Seminarworte>()(
	'SeminarnachweisGeaendert',
);
/** `tage`: what is proposed, in tenths; null: nothing yet. */
export const SeminarnachweisZurPruefung = ereignis<
	Nachweisschritt & { nach: 10; anlass: Pruefanlass; tage: number | null },
	Worte
>()('SeminarnachweisZurPruefung');
/** A file for it; one handed in before is let go. A paper of a doctor is health data, and so is that it is one. */
export const SeminarnachweisEingereicht = ereignis<{ nachweisID: string; uploadID: string }, Eingereichtes>()(
	'SeminarnachweisEingereicht',
);
/** The Traeger took back that the seminar had taken place. */
export const SeminarnachweisZurueckgestellt = ereignis<Nachweisschritt & { nach: 0 }>()(
	'SeminarnachweisZurueckgestellt',
);
/** `tage`: recognised, in tenths. */
export const SeminarnachweisGeprueft = ereignis<Nachweisschritt & { nach: 45 | 50 | 90; tage: number }, Worte>()(
	'SeminarnachweisGeprueft',
);
export const SeminarnachweisEntfernt = ereignis<{
	nachweisID: string;
	seminarID: string | null;
	/** The place was given up, the seminar called off, the service ends before it or isn't agreed on any more, by hand. */
	anlass: 'ABGEMELDET' | 'ABGESAGT' | 'DIENST' | 'HAND';
}>()('SeminarnachweisEntfernt');
/** A paper about seminars went out; `am`: what it says of when. `sha256`: of its bytes. */
export const SeminarpapierAusgestellt = ereignis<
	Papierbezug & { anerkannt: readonly BescheinigteTage[]; kennung: string; sha256: string; am: string },
	{ pruefnummer: string }
>()('SeminarpapierAusgestellt');

/** Half days as they are from now on, the others stay. `tage`: what is proposed with them, in tenths; null: not checked. */
export const AnwesenheitErfasst = ereignis<{
	nachweisID: string;
	seminarID: string;
	halbtage: readonly Halbtagstand[];
	tage: number | null;
}>()('AnwesenheitErfasst');

/** A day off for a seminar day that was free by the Dienstwoche of the contract. */
export const ErsatztagGenommen = ereignis<{ ersatztagID: string; vertragID: string; tag: string }>()(
	'ErsatztagGenommen',
);
export const ErsatztagZurueckgenommen = ereignis<{ ersatztagID: string }>()('ErsatztagZurueckgenommen');

/** Who belongs to a group, or waits to, stands with the group. */
export const SeminargruppeZugewiesen = ereignis<{ gruppeID: string }>()('SeminargruppeZugewiesen');
export const SeminargruppeVerlassen = ereignis<{ gruppeID: string; anlass: Gruppenende }>()('SeminargruppeVerlassen');

// Remarks and messages
export const BemerkungGeschrieben = ereignis<
	{
		bemerkungID: string;
		sichtbarkeit: Rolle;
		isSystem: boolean;
		einsatzstelleID: string | null;
		wiedervorlageAm: string | null;
	},
	{ text: string }
>()('BemerkungGeschrieben');
export const BemerkungGeloescht = ereignis<{ bemerkungID: string }>()('BemerkungGeloescht');
export const NachrichtGesendet = ereignis<
	/**
	 * `anhaenge`: uploads that go with it; `dokumente`: papers of the file that do, each with its file of that moment;
	 * absent: none. `isGestaltet`: its text is light markup; absent: plain words.
	 */
	{
		nachrichtID: string;
		kopieAnUserID: string | null;
		anhaenge?: readonly string[];
		dokumente?: readonly { readonly dokumentID: string; readonly uploadID: string }[];
		isGestaltet?: true;
	},
	{ betreff: string; text: string }
>()('NachrichtGesendet');

// Files that may mean the same person
/** What staff made of the likeness to another file; each of the two files tells it. */
export const AktenAbgeglichen = ereignis<{ andereID: string; urteil: Abgleichsurteil }>()('AktenAbgeglichen');
export const AktenabgleichAufgehoben = ereignis<{ andereID: string }>()('AktenabgleichAufgehoben');

export type AkteEreignis =
	| EreignisVon<typeof FreiwilligerRegistriert>
	| EreignisVon<typeof FreiwilligerErfasst>
	| EreignisVon<typeof FreiwilligerEingeladen>
	| EreignisVon<typeof KontoEroeffnet>
	| EreignisVon<typeof BewerbungAbgesendet>
	| EreignisVon<typeof DatenschutzZugestimmt>
	| EreignisVon<typeof FreiwilligerStatusGeaendert>
	| EreignisVon<typeof PersonendatenGeaendert>
	| EreignisVon<typeof TraegerBetreuerGeaendert>
	| EreignisVon<typeof NachbearbeitungAbgeschlossen>
	| EreignisVon<typeof NachbearbeitungWiederEroeffnet>
	| EreignisVon<typeof InZyklusUebernommen>
	| EreignisVon<typeof StatusManuellGesetzt>
	| EreignisVon<typeof FreiwilligerGeloescht>
	| EreignisVon<typeof TatZurueckgenommen>
	| EreignisVon<typeof PersonenbezugGeloescht>
	| EreignisVon<typeof ErziehungsberechtigterHinzugefuegt>
	| EreignisVon<typeof ErziehungsberechtigterGeaendert>
	| EreignisVon<typeof ErziehungsberechtigterEntfernt>
	| EreignisVon<typeof WunschGeaeussert>
	| EreignisVon<typeof StelleVorgeschlagen>
	| EreignisVon<typeof EinladungAngenommen>
	| EreignisVon<typeof WunschAufWarteliste>
	| EreignisVon<typeof WunschVonWarteliste>
	| EreignisVon<typeof VorschlagAngenommen>
	| EreignisVon<typeof VorschlagAbgelehnt>
	| EreignisVon<typeof WunschKontaktiert>
	| EreignisVon<typeof WunschNachgefragt>
	| EreignisVon<typeof VerhandlungBegonnen>
	| EreignisVon<typeof EinigungErzielt>
	| EreignisVon<typeof VertragAbgeschlossen>
	| EreignisVon<typeof WunschEntfallen>
	| EreignisVon<typeof DienstAngetreten>
	| EreignisVon<typeof DienstNichtAngetreten>
	| EreignisVon<typeof DienstBeendet>
	| EreignisVon<typeof DienstVorzeitigBeendet>
	| EreignisVon<typeof WunschZurueckgezogen>
	| EreignisVon<typeof WunschAbgelehnt>
	| EreignisVon<typeof WunschReaktiviert>
	| EreignisVon<typeof VertragAnnulliert>
	| EreignisVon<typeof WunschInZyklusUebernommen>
	| EreignisVon<typeof WunschBeiZykluswechselBeendet>
	| EreignisVon<typeof WunschManuellGesetzt>
	| EreignisVon<typeof WunschWiederhergestellt>
	| EreignisVon<typeof DienstartFestgelegt>
	| EreignisVon<typeof WunschBearbeitet>
	| EreignisVon<typeof BetreuerGeaendert>
	| EreignisVon<typeof VertragEntworfen>
	| EreignisVon<typeof VertragGeaendert>
	| EreignisVon<typeof VertragsnummerVergeben>
	| EreignisVon<typeof VertragGeeinigt>
	| EreignisVon<typeof VertragUnterschrieben>
	| EreignisVon<typeof VertragsbedingungenZugestimmt>
	| EreignisVon<typeof VertragAngetreten>
	| EreignisVon<typeof VertragArchiviert>
	| EreignisVon<typeof VertragStorniert>
	| EreignisVon<typeof VertragManuellGesetzt>
	| EreignisVon<typeof VertragVerworfen>
	| EreignisVon<typeof VertragWiederhergestellt>
	| EreignisVon<typeof BfdVereinbarungEingereicht>
	| EreignisVon<typeof BfdRueckfrageErhalten>
	| EreignisVon<typeof BfdRueckfrageBeantwortet>
	| EreignisVon<typeof BfdVereinbarungGenehmigt>
	| EreignisVon<typeof BfdVereinbarungAbgelehnt>
	| EreignisVon<typeof ZeugnisVerlangt>
	| EreignisVon<typeof ZeugnisGeschrieben>
	| EreignisVon<typeof ZeugnisWeitergegeben>
	| EreignisVon<typeof ZeugnisZurueckgegeben>
	| EreignisVon<typeof ZeugnisFreigegeben>
	| EreignisVon<typeof ZeugnisBerichtigungVerlangt>
	| EreignisVon<typeof ZeugnisBerichtigungAbgelehnt>
	| EreignisVon<typeof DokumentAngefordert>
	| EreignisVon<typeof AnforderungGeschlossen>
	| EreignisVon<typeof AnforderungZurueckgezogen>
	| EreignisVon<typeof AnforderungWiederhergestellt>
	| EreignisVon<typeof AnforderungGeoeffnet>
	| EreignisVon<typeof AnforderungUebertragen>
	| EreignisVon<typeof DokumentGemahnt>
	| EreignisVon<typeof MahnausnahmeGesetzt>
	| EreignisVon<typeof MahnausnahmeBeendet>
	| EreignisVon<typeof DokumentHochgeladen>
	| EreignisVon<typeof DokumentGedruckt>
	| EreignisVon<typeof DokumentGeprueft>
	| EreignisVon<typeof DokumentZurueckgewiesen>
	| EreignisVon<typeof DokumentInvalidiert>
	| EreignisVon<typeof DokumentWiederhergestellt>
	| EreignisVon<typeof DokumentAbgelaufen>
	| EreignisVon<typeof DokumentGeloescht>
	| EreignisVon<typeof EinblickGenommen>
	| EreignisVon<typeof EinsichtFestgehalten>
	| EreignisVon<typeof UnterschriftenBegonnen>
	| EreignisVon<typeof UnterschriftenVollstaendig>
	| EreignisVon<typeof DokumentUnterschrieben>
	| EreignisVon<typeof UnterschriftenZurueckgesetzt>
	| EreignisVon<typeof DokumentBesiegelt>
	| EreignisVon<typeof BesiegelungGescheitert>
	| EreignisVon<typeof BesiegelungAngestossen>
	| EreignisVon<typeof SignaturAngefordert>
	| EreignisVon<typeof SignaturGeoeffnet>
	| EreignisVon<typeof SignaturVorschauGesehen>
	| EreignisVon<typeof UnterschriftGeleistet>
	| EreignisVon<typeof SignaturAbgebrochen>
	| EreignisVon<typeof SignaturWiederhergestellt>
	| EreignisVon<typeof SeminarnachweisGeplant>
	| EreignisVon<typeof SeminarnachweisGeaendert>
	| EreignisVon<typeof SeminarnachweisZurPruefung>
	| EreignisVon<typeof SeminarnachweisEingereicht>
	| EreignisVon<typeof SeminarnachweisZurueckgestellt>
	| EreignisVon<typeof SeminarnachweisGeprueft>
	| EreignisVon<typeof SeminarnachweisEntfernt>
	| EreignisVon<typeof SeminarpapierAusgestellt>
	| EreignisVon<typeof AnwesenheitErfasst>
	| EreignisVon<typeof ErsatztagGenommen>
	| EreignisVon<typeof ErsatztagZurueckgenommen>
	| EreignisVon<typeof SeminargruppeZugewiesen>
	| EreignisVon<typeof SeminargruppeVerlassen>
	| EreignisVon<typeof BemerkungGeschrieben>
	| EreignisVon<typeof BemerkungGeloescht>
	| EreignisVon<typeof NachrichtGesendet>
	| EreignisVon<typeof AktenAbgeglichen>
	| EreignisVon<typeof AktenabgleichAufgehoben>;
