import { warumNichtAbgeschlossen } from '#domain/akte/faelliger-abschluss.ts';
import { liestAlter } from '#domain/akte/sicht/felder.ts';
import { zeugnisfrist } from '#domain/akte/zeugnis/stand.ts';
import type { Akte, Seminarnachweis } from '#domain/akte/zustand.ts';
import { tagInBerlin } from '#domain/datum.ts';
import { formatDatumUhrzeit } from '#domain/format/datum.ts';
import { formatTage } from '#domain/format/zahl.ts';
import { platzVon } from '#domain/seminar/plaetze.ts';
import { ersterTag, letzterTag } from '#domain/seminar/seminar-felder.ts';
import { DOKUMENT } from '#domain/status/dokument.ts';
import { MEETING } from '#domain/status/meeting.ts';
import { SEMINARNACHWEIS } from '#domain/status/seminarnachweis.ts';
import { EIGENE_OFFEN } from '#domain/status/wunsch.ts';
import { nameVon } from '#domain/user/user.ts';
import type { Wert, Werte } from '#domain/vorlagen/werte.ts';
import { betreuendeWerte, einsatzWerte } from '#domain/vorlageninhalt/einsatz.ts';
import { freiwilligerWerte, type Listennamen, type Vorlagenwert } from '#domain/vorlageninhalt/freiwilliger.ts';
import {
	ansprachewerte,
	benutzerWerte,
	datumWerte,
	empfaengerWerte,
	mandantWerte,
} from '#domain/vorlageninhalt/rahmen.ts';
import { dienstartWerte, vertragWerte, zyklusWerte } from '#domain/vorlageninhalt/vertrag.ts';
import { zuDokumenten } from './dokumentwerte.ts';
import type { Leser } from './empfaenger.ts';
import type { Mailkontext } from './kontext.ts';
import { type Lesersicht, nurGelesenes, sichtDesLesers } from './lesersicht.ts';

interface Rahmen {
	readonly baseUrl: string;
	readonly heute: string;
	readonly link: string;
}

/** The values of all placeholders this mail may use; the template's context decides which it does. */
export function werteFuer(kontext: Mailkontext, leser: Leser, { baseUrl, heute, link }: Rahmen): Werte {
	const { parameter, ortseinladung, beitritt, abfrage, downloadinfo } = kontext;
	const einladung = kontext.einladung ?? ortseinladung;
	const sicht = sichtDesLesers(kontext, leser, heute);
	return new Map<string, Wert>([
		...mandantWerte(parameter, baseUrl),
		...empfaengerWerte(leser),
		...benutzerWerte(leser),
		...datumWerte(heute),
		['email.neu', kontext.kontoDamals?.emailNeu],
		['link', link],
		['signatur.link', link],
		['nachricht', geschrieben(kontext) ?? mitgegeben(kontext) ?? fuerDenTraeger(kontext, leser)],
		['betreff', kontext.worte.betreff ?? kontext.supportanfrage?.betreff],
		...zurAnfrage(kontext),
		...zurBarriere(kontext),
		...zumSchluessel(kontext),
		['ergebnis', ergebnis(kontext)],
		['einladung.gueltig_bis', einladung && tagInBerlin(einladung.gueltigBis)],
		['einladung.absender', einladung?.eingeladenVon],
		['beitritt.name', beitritt && nameVon(beitritt)],
		['beitritt.email', beitritt?.email],
		['beitritt.einsatzstelle', beitritt?.adresse],
		['abfrage.frist', abfrage?.frist],
		['datei.name', kontext.datei?.name],
		['downloads.liste', downloadinfo?.titel ?? []],
		...zumEinzug(kontext),
		...zurAkte(kontext, heute, sicht, leser.isFreiwilliger === true),
		...zumDienst(kontext),
		...zuDokumenten(kontext),
		...zumZeugnis(kontext),
		...zumSeminar(kontext),
		...zumMeeting(kontext),
	]);
}

/** In the file. */
function geschrieben({ worte: { nachricht, text }, isGestaltet }: Mailkontext): Wert {
	return isGestaltet && text !== undefined ? { markup: text } : (nachricht ?? text);
}

/** What somebody wrote where no file is concerned. */
const mitgegeben = (kontext: Mailkontext): Wert => {
	const { beitritt, ortseinladung, abfrage, downloadinfo, supportanfrage, barrieremeldung: barriere } = kontext;
	if (barriere) return barriere.antwort ?? barriere.text;
	return (
		supportanfrage?.nachricht ?? beitritt?.nachricht ?? ortseinladung?.nachricht ?? abfrage?.text ?? downloadinfo?.text
	);
};

const zurAnfrage = ({ supportanfrage: anfrage }: Mailkontext): [string, Wert][] => [
	['anfrage.nummer', anfrage && String(anfrage.nummer)],
	['anfrage.name', anfrage?.von && nameVon(anfrage.von)],
	['anfrage.email', anfrage?.von?.email],
	['fehler.id', anfrage?.fehlerId],
	['umstaende.liste', anfrage?.umstaende ?? []],
];

/** Only he concludes contracts. */
function fuerDenTraeger({ akte, dokument, parameter }: Mailkontext, { email }: Leser): Wert {
	if (!akte || dokument?.status !== DOKUMENT.nr.Unterschrieben || email !== parameter.mandantApMail) return null;
	return warumNichtAbgeschlossen(akte, dokument);
}

const zurBarriere = ({ barrieremeldung: meldung }: Mailkontext): Vorlagenwert[] => [
	['barriere.nummer', meldung && String(meldung.nummer)],
	['barriere.seite', meldung?.seite],
	['barriere.frist', meldung?.frist],
	['barriere.absender', meldung && ([meldung.name, meldung.email].filter(Boolean).join(', ') || 'ohne Namen')],
	['barriere.meldung', meldung?.text],
];

const zumSchluessel = ({ apiSchluessel }: Mailkontext): Vorlagenwert[] => [
	['schluessel.bezeichnung', apiSchluessel?.bezeichnung],
	['schluessel.gueltig_bis', apiSchluessel?.gueltigBis],
];

function ergebnis({ ereignis, beitritt }: Mailkontext): string {
	const istAngenommen = beitritt ? beitritt.status === 'ANGENOMMEN' : ereignis === 'VorschlagAngenommen';
	return istAngenommen ? 'angenommen' : 'abgelehnt';
}

function zurAkte(
	{ akte, listen, ortsnamen }: Mailkontext,
	heute: string,
	sicht: Lesersicht | null,
	istSieSelbst: boolean,
): Vorlagenwert[] {
	const person = akte ? personWerte(akte, heute, listen, sicht) : [];
	const genannte = sicht?.wuensche ?? akte?.wuensche ?? [];
	const offene = genannte.filter((w) => EIGENE_OFFEN.includes(w.status));
	return [
		...person,
		...(akte ? ansprachewerte(String(new Map(person).get('freiwilliger.name') ?? ''), istSieSelbst) : []),
		['wuensche.liste', offene.flatMap((w) => ortsnamen.get(w.einsatzortID) ?? [])],
	];
}

/** The age is told to some who aren't told the day of birth. */
function personWerte(akte: Akte, heute: string, listen: Listennamen, sicht: Lesersicht | null): Vorlagenwert[] {
	if (!sicht) return freiwilligerWerte(akte, heute, listen);
	const { person } = akte;
	const alter = freiwilligerWerte(akte, heute, listen).filter(([name]) => ALTERSWERTE.has(name));
	const gelesen = freiwilligerWerte({ ...akte, person: nurGelesenes(person, sicht.lesbar) }, heute, listen);
	return [...gelesen, ...(liestAlter(sicht.felder) ? alter : [])];
}

const ALTERSWERTE: ReadonlySet<string> = new Set(['freiwilliger.alter', 'freiwilliger.volljaehrig']);

const zumEinzug = ({ einzug, parameter }: Mailkontext): Vorlagenwert[] => [
	['lauf.betrag', einzug?.betrag],
	['lauf.datum', einzug?.tag],
	['lauf.monate', einzug?.monate],
	['lauf.glaeubiger_id', einzug && parameter.glaeubigerID],
	['mandat.referenz', einzug?.mandatsreferenz],
	['mandat.konto', einzug?.konto],
];

export const WILL_ZEUGNIS: readonly Mailkontext['ereignis'][] = ['ZeugnisVerlangt', 'ZeugnisZurueckgegeben'];

const zumZeugnis = ({ ereignis, vertrag, parameter }: Mailkontext): Vorlagenwert[] =>
	vertrag && WILL_ZEUGNIS.includes(ereignis) ? [['frist', zeugnisfrist(vertrag, parameter)]] : [];

const zumDienst = (kontext: Mailkontext): Vorlagenwert[] => [
	...einsatzWerte('einsatzstelle', kontext.einsatzstelle),
	...einsatzWerte('einsatzort', kontext.einsatzort),
	...dienstartWerte(kontext.dienstart),
	...betreuendeWerte('betreuer', kontext.betreuer),
	...zyklusWerte(kontext.zyklus),
	...vertragWerte(
		kontext.vertrag,
		kontext.dienstart,
		kontext.akte?.person.geburtsdatum,
		kontext.akte?.wuensche.find(({ id }) => id === kontext.vertrag?.wunschID),
	),
];

function zumSeminar({ seminar, seminartyp, akte, nachweis }: Mailkontext): Vorlagenwert[] {
	if (!seminar) return nachweis ? zumNachweis(nachweis) : [];
	const { felder } = seminar;
	const frist = akte && platzVon(seminar, akte.id)?.frist;
	return [
		['seminar.titel', felder.bezeichnung],
		['seminar.typ', seminartyp],
		['seminar.von', ersterTag(felder)],
		['seminar.bis', letzterTag(felder)],
		['seminar.tage', formatTage(felder.geplanteTage)],
		['seminar.ort', [felder.ort, felder.isOnline && 'online'].filter(Boolean).join(', ') || null],
		['angebot.frist', frist && formatDatumUhrzeit(frist)],
	];
}

/** A talk that is off has no link any more. */
const zumMeeting = ({ meeting, terminangebot }: Mailkontext): Vorlagenwert[] => [
	['meeting.link', meeting?.status === MEETING.nr.Geplant ? meeting.link : null],
	['meeting.termin', meeting && formatDatumUhrzeit(meeting.termin)],
	['termine.liste', terminangebot?.termine.map(formatDatumUhrzeit) ?? []],
];

const zumNachweis = (nachweis: Seminarnachweis): Vorlagenwert[] => [
	['seminar.titel', nachweis.titel],
	['seminar.von', ersterTag(nachweis)],
	['seminar.bis', letzterTag(nachweis)],
	['seminar.tage', formatTage(nachweis.geplant)],
	['nachweis.tage', formatTage(nachweis.tage ?? 0)],
	['nachweis.status', SEMINARNACHWEIS.eintraege[nachweis.status].label],
];
