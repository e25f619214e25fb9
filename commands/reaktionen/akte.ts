import type { OutboxZeile } from '#commands/umgebung.ts';
import { dienstort } from '#domain/akte/dienstort.ts';
import type { AkteEreignis } from '#domain/akte/ereignisse.ts';
import { wartetMail } from '#domain/akte/ruecknahme.ts';
import type { Akte, Wunsch } from '#domain/akte/zustand.ts';
import type { Aufgezeichnet } from '#domain/ereignis.ts';
import { DOKUMENT } from '#domain/status/dokument.ts';
import { FREIWILLIGER } from '#domain/status/freiwilliger.ts';
import { GELEISTET, WUNSCH, type WunschStatus } from '#domain/status/wunsch.ts';
import { mitgesandt } from '#domain/upload/anhang.ts';
import {
	ablaufmail,
	anforderungsmail,
	bereitstellung,
	bereitstellungsauftrag,
	eingangsmail,
	ergebnismail,
	zeugnismail,
} from './dokument.ts';
import { mahnmail, nachfragemail } from './mahnung.ts';
import { type Empfaenger, MANDANT_AP, mailzeile } from './mailzeile.ts';
import { andereSeiten } from './seite.ts';
import { gibtPlaetzeFrei, gruppenplatzFreigeben, gruppenseminareNach, seminarplaetzeFreigeben } from './seminar.ts';
import { abgelaufenMail, besiegelung, signaturmail, vollstaendigMail } from './signatur.ts';

type Typ = AkteEreignis['type'];
type E<T extends Typ> = Aufgezeichnet<Extract<AkteEreignis, { type: T }>>;
type An = 'FREIWILLIGER' | 'EINSATZORT' | 'MANDANT_AP';

/** Which event of a file sends which mail to whom (table: Mail templates; tables §1.2 and §2, side effects). */
const REAKTIONEN: { readonly [T in Typ]?: (akte: Akte, e: E<T>) => readonly OutboxZeile[] } = {
	FreiwilligerRegistriert: (akte) => anFreiwilligen('OPTIN_FREIWILLIGER', akte),
	KontoEroeffnet,
	WunschGeaeussert: (akte, e) => zumWunsch('NEUE_BEWERBUNG', akte, e, ['EINSATZORT']),
	StelleVorgeschlagen: (akte, e) => zumWunsch('VORSCHLAG', akte, e, ['FREIWILLIGER']),
	VorschlagAngenommen: (akte, e) => zumWunsch('VORSCHLAG_ANTWORT', akte, e, ['EINSATZORT']),
	VorschlagAbgelehnt: (akte, e) => zumWunsch('VORSCHLAG_ANTWORT', akte, e, ['EINSATZORT']),
	WunschAufWarteliste: (akte, e) => zumWunsch('WARTELISTE', akte, e, ['FREIWILLIGER']),
	WunschKontaktiert,
	VerhandlungBegonnen: (akte, e) => zumWunsch('VERHANDLUNG', akte, e, ['FREIWILLIGER', 'EINSATZORT']),
	EinigungErzielt: (akte, e) => zumWunsch('VERTRAGSEINIGUNG', akte, e, ALLE),
	VertragAbgeschlossen: (akte, e) => zumWunsch('VERTRAGSABSCHLUSS', akte, e, ALLE),
	VertragAnnulliert: (akte, e) => zumWunsch('VERTRAG_ANNULLIERT', akte, e, ['FREIWILLIGER', 'EINSATZORT']),
	WunschZurueckgezogen: (akte, e) => zumWunsch('ABSAGE', akte, e, ['EINSATZORT']),
	WunschAbgelehnt: (akte, e) => zumWunsch('ABLEHNUNG', akte, e, ['FREIWILLIGER']),
	WunschEntfallen: (akte, e) => zumWunsch('WUNSCH_ENTFALLEN', akte, e, ['EINSATZORT']),
	WunschReaktiviert: (akte, e) => zumWunsch('REAKTIVIERT', akte, e, andereSeiten(e.meta)),
	DienstAngetreten: (akte, e) => zumWunsch('DIENSTANTRITT', akte, e, ['FREIWILLIGER', 'EINSATZORT']),
	DienstBeendet: (akte, e) => zumWunsch('DIENSTENDE', akte, e, ['FREIWILLIGER', 'EINSATZORT']),
	DienstVorzeitigBeendet: (akte, e) => zumWunsch('DIENSTENDE', akte, e, ['FREIWILLIGER', 'EINSATZORT']),
	WunschNachgefragt: (akte, e) => nachfragemail(akte, e.facts),
	WunschManuellGesetzt,
	VertragManuellGesetzt,
	BetreuerGeaendert,
	TraegerBetreuerGeaendert,
	NachrichtGesendet,
	PersonendatenGeaendert: (akte) => bereitstellung(akte),
	VertragGeeinigt: (akte) => bereitstellung(akte),
	VertragGeaendert: (akte) => [...bereitstellung(akte), ...gruppenseminareNach(akte)],
	SeminarnachweisEingereicht: (akte, e) => nachweiseingang(akte, e.facts.nachweisID),
	SeminarnachweisZurPruefung: (akte, e) => (e.facts.anlass === 'TAGE' ? nachweiseingang(akte, e.facts.nachweisID) : []),
	SeminarnachweisGeprueft: (akte, e) => [
		mailzeile(
			'SEMINARNACHWEIS_ERGEBNIS',
			{ art: 'FREIWILLIGER', id: akte.id },
			{ freiwilligerID: akte.id, nachweisID: e.facts.nachweisID },
		),
	],
	SeminargruppeVerlassen: (akte, e) => gruppenplatzFreigeben(akte, e),
	ZeugnisVerlangt: (akte, e) => zeugnismail(akte, e.facts.vertragID),
	ZeugnisZurueckgegeben: (akte, e) => zeugnismail(akte, e.facts.vertragID),
	ZeugnisFreigegeben: ({ id }) => [bereitstellungsauftrag(id)],
	DokumentAngefordert: (akte, e) => [...anforderungsmail(akte, e.facts.anforderungID), ...bereitstellung(akte)],
	DokumentHochgeladen: (akte, e) => eingangsmail(akte, e.facts.dokumentID),
	DokumentZurueckgewiesen: (akte, e) => ergebnismail('DOKUMENT_ABGELEHNT', akte, e.facts.dokumentID, e.meta.userID),
	DokumentAbgelaufen: (akte, e) => ablaufmail(akte, e.facts.dokumentID),
	DokumentGemahnt: (akte, e) => mahnmail(akte, e.facts),
	SignaturAngefordert: (akte, e) =>
		akte.signaturen.filter((s) => s.id === e.facts.sitzungID).flatMap((s) => signaturmail(akte, s)),
	SignaturAbgebrochen: (akte, e) =>
		e.facts.anlass === 'ABGELAUFEN' && e.meta.userID === null ? abgelaufenMail(akte, e.facts.sitzungID) : [],
	UnterschriftenVollstaendig: (akte, e) => [besiegelung(akte.id, e.facts.dokumentID)],
	BesiegelungAngestossen: (akte, e) => [besiegelung(akte.id, e.facts.dokumentID)],
	DokumentUnterschrieben: (akte, e) => vollstaendigMail(akte, e.facts.dokumentID),
	DokumentGeprueft: (akte, e) => [
		...ergebnismail('DOKUMENT_GEPRUEFT', akte, e.facts.dokumentID, e.meta.userID),
		...(e.facts.nach === DOKUMENT.nr.Unterschrieben ? vollstaendigMail(akte, e.facts.dokumentID) : []),
	],
	FreiwilligerStatusGeaendert: (akte, e) => (gibtPlaetzeFrei(e) ? [seminarplaetzeFreigeben(akte.id)] : []),
	FreiwilligerGeloescht: (akte) => [...anFreiwilligen('LOESCHBESTAETIGUNG', akte), seminarplaetzeFreigeben(akte.id)],
};

/** To who checks it, in the summary of the day. */
const nachweiseingang = ({ id: freiwilligerID }: Akte, nachweisID: string): OutboxZeile[] => [
	mailzeile('SEMINARNACHWEIS_EINGANG', MANDANT_AP, { freiwilligerID, nachweisID }),
];

const ALLE: readonly An[] = ['FREIWILLIGER', 'EINSATZORT', 'MANDANT_AP'];

/** The mails of one event; `akte` is the file after the command. What may still be taken back is told a little later. */
export function reagiereAufAkte(e: Aufgezeichnet<AkteEreignis>, akte: Akte): readonly OutboxZeile[] {
	const zeilen = REAKTIONEN[e.type]?.(akte, e as never) ?? [];
	if (!wartetMail(akte, e)) return zeilen;
	return zeilen.map((zeile) => (zeile.art === 'mail' ? { ...zeile, wartet: true } : zeile));
}

/** Only now do the hosts hear of a self-registration; a file made by staff was announced when it was made. */
function KontoEroeffnet(akte: Akte): OutboxZeile[] {
	if (akte.herkunft !== 'REGISTRIERUNG') return [];
	const beworben = akte.wuensche.filter((w) => w.status === WUNSCH.nr.Beworben || w.status === WUNSCH.nr.Warteliste);
	if (!beworben.length) return [];
	return [
		...anFreiwilligen('BEWERBUNG_EINGANG', akte),
		...beworben.flatMap((w) => anSeiten('NEUE_BEWERBUNG', akte, w, w.status, ['EINSATZORT'])),
	];
}

/** The talk he is invited to goes with it. */
function WunschKontaktiert(akte: Akte, e: E<'WunschKontaktiert'>): OutboxZeile[] {
	const { meetingID } = e.facts;
	const zeilen = zumWunsch('KONTAKTIERT', akte, e, ['FREIWILLIGER']);
	return meetingID ? zeilen.map((zeile) => ({ ...zeile, daten: { ...zeile.daten, meetingID } })) : zeilen;
}

/** An override has the side effects of the step that normally leads to the same status (table: Manual override). */
function WunschManuellGesetzt(akte: Akte, e: E<'WunschManuellGesetzt'>): OutboxZeile[] {
	const { von, nach, beendetVon } = e.facts;
	if (von === nach) return [];
	if (nach === WUNSCH.nr.Abgesagt)
		return zumWunsch(beendetVon === 'SYSTEM' ? 'WUNSCH_ENTFALLEN' : 'ABSAGE', akte, e, ['EINSATZORT']);
	const [schluessel, an] = MANUELL[nach] ?? [];
	return schluessel && an ? zumWunsch(schluessel, akte, e, an) : [];
}
const MANUELL: Partial<Record<WunschStatus, readonly [string, readonly An[]]>> = {
	0: ['NEUE_BEWERBUNG', ['EINSATZORT']],
	2000: ['KONTAKTIERT', ['FREIWILLIGER']],
	3000: ['VERHANDLUNG', ['FREIWILLIGER', 'EINSATZORT']],
	3500: ['VERTRAGSEINIGUNG', ALLE],
	4000: ['VERTRAGSABSCHLUSS', ALLE],
	5000: ['DIENSTANTRITT', ['FREIWILLIGER', 'EINSATZORT']],
	5400: ['DIENSTENDE', ['FREIWILLIGER', 'EINSATZORT']],
	5500: ['DIENSTENDE', ['FREIWILLIGER', 'EINSATZORT']],
};

/** An end that is corrected is told again: what was told before isn't true any more. */
function VertragManuellGesetzt(akte: Akte, e: E<'VertragManuellGesetzt'>): OutboxZeile[] {
	const { wunschID, von, nach } = e.facts;
	const wunsch = akte.wuensche.find(({ id }) => id === wunschID);
	// Where the step itself is new, its own event tells of it.
	if (von !== nach || !wunsch || wunsch.statusSeit === e.meta.zeit || !GELEISTET.includes(wunsch.status)) return [];
	return isBestaetigt(akte) ? anSeiten('DIENSTENDE', akte, wunsch, wunsch.status, ['FREIWILLIGER', 'EINSATZORT']) : [];
}

/** A step that also names the Betreuer (Verhandlung, override) tells of him in its own mail. */
function BetreuerGeaendert(akte: Akte, e: E<'BetreuerGeaendert'>): OutboxZeile[] {
	const { wunschID, nach } = e.facts;
	const wunsch = akte.wuensche.find((w) => w.id === wunschID);
	if (!wunsch || wunsch.statusSeit === e.meta.zeit || nach === null || !isBestaetigt(akte)) return [];
	const daten = { freiwilligerID: akte.id, wunschID, betreuerUserID: nach };
	return [
		mailzeile('BETREUER_GEAENDERT', { art: 'FREIWILLIGER', id: akte.id }, daten),
		mailzeile('BETREUER_GEAENDERT', { art: 'USER', id: nach }, daten),
	];
}

function TraegerBetreuerGeaendert(akte: Akte, e: E<'TraegerBetreuerGeaendert'>): OutboxZeile[] {
	const { nach } = e.facts;
	if (nach === null || akte.angelegtAm === e.meta.zeit || !isBestaetigt(akte)) return [];
	const daten = { freiwilligerID: akte.id, betreuerUserID: nach, isTraegerBetreuer: true };
	return [
		mailzeile('BETREUER_GEAENDERT', { art: 'FREIWILLIGER', id: akte.id }, daten),
		mailzeile('BETREUER_GEAENDERT', { art: 'USER', id: nach }, daten),
	];
}

function NachrichtGesendet(akte: Akte, e: E<'NachrichtGesendet'>): OutboxZeile[] {
	const { kopieAnUserID: kopie } = e.facts;
	const anhaenge = mitgesandt(e.facts);
	const daten = { freiwilligerID: akte.id, ...(anhaenge.length && { anhaenge }) };
	const zeile = mailzeile('NACHRICHT_FREI', { art: 'FREIWILLIGER', id: akte.id }, daten);
	return kopie ? [zeile, mailzeile('NACHRICHT_FREI', { art: 'USER', id: kopie }, daten)] : [zeile];
}

const anFreiwilligen = (schluessel: string, { id }: Akte): OutboxZeile[] => [
	mailzeile(schluessel, { art: 'FREIWILLIGER', id }, { freiwilligerID: id }),
];

function zumWunsch(
	schluessel: string,
	akte: Akte,
	e: { facts: { wunschID: string; nach: WunschStatus } },
	an: readonly An[],
): OutboxZeile[] {
	const wunsch = akte.wuensche.find((w) => w.id === e.facts.wunschID);
	return wunsch && isBestaetigt(akte) ? anSeiten(schluessel, akte, wunsch, e.facts.nach, an) : [];
}

function anSeiten(
	schluessel: string,
	akte: Akte,
	wunsch: Wunsch,
	status: WunschStatus,
	an: readonly An[],
): OutboxZeile[] {
	const daten = { freiwilligerID: akte.id, wunschID: wunsch.id, status };
	const empfaenger: Record<An, Empfaenger> = {
		FREIWILLIGER: { art: 'FREIWILLIGER', id: akte.id },
		EINSATZORT: { art: 'EINSATZORT', id: dienstort(akte, wunsch) },
		MANDANT_AP: MANDANT_AP,
	};
	return an.map((seite) => mailzeile(schluessel, empfaenger[seite], daten));
}

/** Until the address is confirmed the volunteer gets nothing but that question, and hosts don't hear of him. */
const isBestaetigt = (akte: Akte): boolean => akte.status !== FREIWILLIGER.nr.OptIn;
