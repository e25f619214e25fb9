/**
 * How a volunteer came to where he stands: steps with a day each, decided by the same deciders as live. The steps of
 * all volunteers run in the order of their days, so that every place is taken as it would have been.
 */

import type { Aggregat } from '#domain/aggregat.ts';
import { bearbeiten } from '#domain/akte/entscheidungen/freiwilliger/bearbeiten.ts';
import { bemerken } from '#domain/akte/entscheidungen/freiwilliger/bemerken.ts';
import { erfassen } from '#domain/akte/entscheidungen/freiwilliger/erfassen.ts';
import { kontoEroeffnen } from '#domain/akte/entscheidungen/freiwilliger/konto-eroeffnen.ts';
import { registrieren } from '#domain/akte/entscheidungen/freiwilliger/registrieren.ts';
import { abschliessen } from '#domain/akte/entscheidungen/vertrag/abschliessen.ts';
import { antreten } from '#domain/akte/entscheidungen/vertrag/antreten.ts';
import { beenden } from '#domain/akte/entscheidungen/vertrag/beenden.ts';
import { nachbearbeitungAbschliessen } from '#domain/akte/entscheidungen/vertrag/nachbearbeitung-abschliessen.ts';
import { nichtAntreten } from '#domain/akte/entscheidungen/vertrag/nicht-antreten.ts';
import { ablehnen } from '#domain/akte/entscheidungen/wunsch/ablehnen.ts';
import { einigen } from '#domain/akte/entscheidungen/wunsch/einigen.ts';
import { kontaktieren } from '#domain/akte/entscheidungen/wunsch/kontaktieren.ts';
import { verhandeln } from '#domain/akte/entscheidungen/wunsch/verhandeln.ts';
import { zurueckziehen } from '#domain/akte/entscheidungen/wunsch/zurueckziehen.ts';
import type { Entschluss, Lage } from '#domain/akte/lage.ts';
import { addiereMonate, addiereTage, minDatum } from '#domain/datum.ts';
import { type Akteur, PORTAL } from '#domain/rollen.ts';
import { FREIWILLIGER } from '#domain/status/freiwilliger.ts';
import { VERTRAG } from '#domain/status/vertrag.ts';
import { legeUserAn, schalteFrei } from '#domain/user/entscheidungen.ts';
import { userAggregat } from '#domain/user/user.ts';
import type { Auftrag, Spielplan, Ziel } from './auftrag.ts';
import { bringeBei, type Mappe } from './dokumente.ts';
import { unterwegs } from './dokumentweg.ts';
import { GRUENDE } from './namen.ts';
import { erfindePerson, erfundenesKonto, nebenangaben } from './person.ts';
import type { Schritt } from './schritt.ts';
import { naechsteNummer } from './vertragsnummern.ts';
import { OEFFENTLICH } from './welt.ts';
import { vertragsbeginn, type Zeitplan, zeitplan } from './zeitplan.ts';

/** What is planned of one volunteer: who he is, when what happens, and who has to do with him. */
interface Leben extends Spielplan, Omit<Auftrag, 'person'> {
	readonly id: string;
	readonly userID: string;
	readonly person: ReturnType<typeof erfindePerson>;
	readonly beginn: string;
	readonly tage: Zeitplan;
	readonly traeger: Akteur;
	readonly selbst: Akteur;
	/** Who has taken him on: the Einsatzstelle or the Traeger. */
	readonly haus: Akteur;
	/** Filed by the Traeger, without an account of his own. */
	readonly vonHand: boolean;
	readonly wuensche: readonly { readonly einsatzortID: string; readonly dienstartID: string | null }[];
}

interface Lebensplan {
	readonly akteID: string;
	readonly mappe: Mappe | null;
	readonly schritte: Schritt[];
}

/** Plans one volunteer: his steps up to today, and his documents if any are asked for. */
export function plane(spielplan: Spielplan, auftrag: Auftrag): Lebensplan {
	const leben = erfinde(spielplan, auftrag);
	const mappe = mappeVon(leben);
	const schritte = [
		...(leben.vonHand ? erfasst(leben) : registriert(leben)),
		...bemerkt(leben),
		...(leben.ziel === FREIWILLIGER.nr.Wunschlos ? abgesagt(leben) : []),
		...bewirbtSich(leben),
		...kommtZumDienst(leben, mappe),
		...(mappe && leben.ziel >= FREIWILLIGER.nr.BewerbungVerhandlung
			? unterwegs(mappe, dokumentweg(leben), leben.heute)
			: []),
		...(AUSGANG[leben.ziel]?.(leben) ?? []),
	];
	return { akteID: leben.id, mappe, schritte: schritte.filter(({ tag }) => tag <= spielplan.heute) };
}

function erfinde(spielplan: Spielplan, auftrag: Auftrag): Leben {
	const { welt, grundlage, heute } = spielplan;
	const { zufall } = welt;
	const { zyklus, ziel, dienstart, stelle, einsatzortID, weitere } = auftrag;
	const id = zufall.uuid();
	const userID = zufall.uuid();
	const erfunden = erfindePerson(zufall, { dienstart, am: zyklus.start, nr: id.slice(0, 8) });
	const neben = nebenangaben(welt.nebenbei, grundlage.listen);
	const person = {
		...erfunden,
		...auftrag.person,
		person: { ...(auftrag.person?.person ?? erfunden.person), ...neben },
	};
	const beginn = vertragsbeginn(welt, { zyklus, ziel, heute });
	const tage = zeitplan(welt, { zyklus, ziel, heute }, beginn);
	const traeger = zufall.aus(grundlage.traeger);
	const selbst: Akteur = { ...PORTAL, art: 'USER', userID, rollen: ['FREIWILLIGER'], freiwilligerID: id };
	const haus = zufall.ob(0.7) ? stelle.mitarbeiter : traeger;
	// Whoever is to log in has an account.
	const vonHand = ziel >= FREIWILLIGER.nr.Wunschlos && zufall.ob(0.15) && !auftrag.person;
	const orte = ziel === FREIWILLIGER.nr.Freigeschaltet ? [] : [{ einsatzortID }, ...weitere];
	const wuensche = orte.map((ort) => ({
		einsatzortID: ort.einsatzortID,
		dienstartID: zufall.ob(0.6) || ziel >= FREIWILLIGER.nr.BewerbungVerhandlung ? dienstart.id : null,
	}));
	const beteiligte = { traeger, selbst, haus, vonHand };
	return { ...spielplan, ...auftrag, ...beteiligte, id, userID, person, beginn, tage, wuensche };
}

/** Documents are asked for in the newest cycle. */
function mappeVon({ welt, papiere, grundlage, zyklus, id, traeger, selbst, stelle, vonHand }: Leben): Mappe | null {
	if (!papiere || zyklus !== grundlage.zyklen.at(-1)) return null;
	return {
		...{ welt, papiere, akteID: id, traeger, hatKonto: !vonHand },
		beteiligt: {
			FREIWILLIGER: vonHand ? OEFFENTLICH : selbst,
			ERZIEHUNGSBERECHTIGTER: OEFFENTLICH,
			EINSATZSTELLE: stelle.mitarbeiter,
			TRAEGER: traeger,
		},
	};
}

const am = (tag: string, tue: () => void): Schritt => ({ tag, tue });

/** A decision on his file. */
const tue =
	({ welt, id }: Leben, akteur: Akteur, entscheide: (lage: Lage) => Entschluss): (() => void) =>
	() => {
		welt.tue(akteur, id, entscheide);
	};

const wunschID = ({ welt, id, einsatzortID }: Leben): string =>
	welt.akte(id).wuensche.find((w) => w.einsatzortID === einsatzortID)?.id ?? '';

function erfasst(leben: Leben): Schritt[] {
	const { tage, traeger, zyklus, wuensche, person } = leben;
	const angaben = { zyklusID: zyklus.id, userID: null, wuensche: [...wuensche], ...person };
	return [
		am(
			tage.bewerbung,
			tue(leben, traeger, (lage) => erfassen(lage, angaben)),
		),
	];
}

function registriert(leben: Leben): Schritt[] {
	const { welt, id, userID, tage, ziel, wuensche, person } = leben;
	const bestaetige = () => {
		if (welt.akte(id).existiert && welt.tue(OEFFENTLICH, id, (lage) => kontoEroeffnen(lage, { userID })))
			welt.schreibe(userAggregat, userID, schalteFrei(welt.lies(userAggregat, userID)), OEFFENTLICH);
	};
	const registriere = () => {
		const angaben = { userID, wuensche: [...wuensche], ...person };
		if (welt.tue(OEFFENTLICH, id, (lage) => registrieren(lage, angaben))) eroeffneKonto(leben);
	};
	return [
		am(tage.bewerbung, registriere),
		...(ziel > FREIWILLIGER.nr.OptIn ? [am(tage.bestaetigung, bestaetige)] : []),
	];
}

function eroeffneKonto({ welt, id, userID, person }: Leben): void {
	const { vorname = '', nachname = '', email } = person.person;
	const konto = {
		vorname,
		nachname,
		email: email ?? '',
		rollen: ['FREIWILLIGER' as const],
		einsatzstelleIDs: [],
		einsatzortIDs: [],
		freiwilligerID: id,
		sprache: 'de' as const,
	};
	welt.schreibe(userAggregat, userID, legeUserAn(welt.lies(userAggregat, userID), konto), OEFFENTLICH);
	welt.nimm('EMAIL', email ?? '', userAggregat as Aggregat, userID);
}

function bemerkt(leben: Leben): Schritt[] {
	const { welt, heute, haus, traeger, tage } = leben;
	const { zufall } = welt;
	if (!zufall.ob(0.3)) return [];
	const bemerke = tue(leben, haus, (lage) =>
		bemerken(lage, {
			text: zufall.aus(BEMERKUNGEN),
			sichtbarkeit: haus === traeger ? 'MA_VERWALTUNG' : 'MA_VEREIN',
			wiedervorlageAm: zufall.ob(0.2) ? addiereTage(heute, zufall.ganz(0, 10)) : null,
		}),
	);
	return [am(tage.kontakt, bemerke)];
}

function abgesagt({ welt, id, selbst, traeger, tage }: Leben): Schritt[] {
	const { zufall } = welt;
	const sageAb = () => {
		for (const w of [...welt.akte(id).wuensche])
			welt.tue(zufall.ob(0.5) ? selbst : traeger, id, (lage) =>
				lage.akteur === selbst
					? zurueckziehen(lage, { wunschID: w.id, bestaetigt: true })
					: ablehnen(lage, { wunschID: w.id, grund: zufall.aus(GRUENDE) }),
			);
	};
	return [am(tage.kontakt, sageAb)];
}

function bewirbtSich(leben: Leben): Schritt[] {
	const { welt, ziel, haus, tage, dienstart, stelle } = leben;
	const kontaktiere = tue(leben, haus, (lage) => kontaktieren(lage, { wunschID: wunschID(leben) }));
	const verhandle = tue(leben, haus, (lage) =>
		verhandeln(lage, {
			wunschID: wunschID(leben),
			dienstartID: dienstart.id,
			betreuerUserID: welt.zufall.aus(stelle.betreuerIDs),
		}),
	);
	return [
		...(ziel >= FREIWILLIGER.nr.BewerbungKontaktiert ? [am(tage.kontakt, kontaktiere)] : []),
		...(ziel >= FREIWILLIGER.nr.BewerbungVerhandlung ? [am(tage.verhandlung, verhandle)] : []),
	];
}

/** From the agreement to the first day; before each step, what documents hold it up. */
function kommtZumDienst(leben: Leben, mappe: Mappe | null): Schritt[] {
	const { welt, ziel, traeger, tage, beginn } = leben;
	const stufe = (status: number, tag: string, entscheide: (lage: Lage) => Entschluss): Schritt[] =>
		ziel < status
			? []
			: [...(mappe ? [am(tag, () => bringeBei(mappe, status))] : []), am(tag, tue(leben, traeger, entscheide))];
	const einige = (lage: Lage) => einigen(lage, { wunschID: wunschID(leben), felder: bedingungen(leben) });
	const schliesse = (lage: Lage) =>
		abschliessen(lage, { wunschID: wunschID(leben), neueNummer: naechsteNummer(welt, lage, wunschID(leben)) });
	const konto = erfundenesKonto(leben.id);
	const nenneKonto = (lage: Lage) => bearbeiten(lage, { felder: { iban: konto } });
	return [
		...stufe(2800, tage.einigung, einige),
		...stufe(3000, tage.abschluss, schliesse),
		...(konto === null || ziel < FREIWILLIGER.nr.Vertragsabschluss
			? []
			: [am(tage.abschluss, tue(leben, traeger, nenneKonto))]),
		...(trittNieAn(ziel) ? [] : stufe(4000, tage.antritt, (lage) => antreten(lage, { datum: beginn }))),
	];
}

const trittNieAn = (ziel: Ziel): boolean =>
	ziel === FREIWILLIGER.nr.DienstNichtAngetreten || ziel === FREIWILLIGER.nr.NachbearbeitungAbgeschlossen;

function dokumentweg({ ziel, tage }: Leben) {
	const einigung = ziel >= FREIWILLIGER.nr.BewerbungEinigung ? tage.einigung : null;
	const abschluss = ziel >= FREIWILLIGER.nr.Vertragsabschluss ? tage.abschluss : null;
	return {
		einigung,
		abschluss,
		zuletzt: ziel >= FREIWILLIGER.nr.ImDienst ? tage.antritt : (abschluss ?? einigung ?? tage.verhandlung),
	};
}

const grund = ({ welt }: Leben): string => welt.zufall.aus(GRUENDE);
const nichtAngetreten = (leben: Leben): Schritt =>
	am(
		leben.tage.ende,
		tue(leben, leben.traeger, (lage) => nichtAntreten(lage, { grund: grund(leben) })),
	);

const AUSGANG: { readonly [Z in Ziel]?: (leben: Leben) => Schritt[] } = {
	9000: (leben) => [
		am(
			leben.tage.ende,
			tue(leben, leben.traeger, (lage) => beenden(lage, { datum: planEnde(lage), bestaetigt: true })),
		),
	],
	9300: (leben) => [
		am(
			leben.tage.ende,
			tue(leben, leben.traeger, (lage) =>
				beenden(lage, {
					datum: minDatum(lage.ctx.heute, planEnde(lage)),
					kuendigungDurch: 'FREIWILLIGER',
					grund: grund(leben),
					bestaetigt: true,
				}),
			),
		),
	],
	9500: (leben) => [nichtAngetreten(leben)],
	9900: (leben) => [
		nichtAngetreten(leben),
		am(leben.tage.ende, tue(leben, leben.traeger, nachbearbeitungAbschliessen)),
	],
};

/** Twelve months, or what is left of the cycle if that is at least six. */
function bedingungen({ welt, zyklus, beginn }: Leben) {
	const bisEnde = addiereMonate(beginn, 6) <= addiereTage(zyklus.ende, 1);
	return {
		vertragsbeginn: beginn,
		vertragsende: bisEnde ? zyklus.ende : addiereTage(addiereMonate(beginn, 12), -1),
		wochenstunden: 390,
		unterkunft: 'NONE' as const,
		verpflegung: welt.zufall.ob(0.3) ? ('DAILY_MEAL' as const) : ('NONE' as const),
		urlaubstage: 26,
	};
}

const planEnde = (lage: Lage): string => {
	const vertrag = lage.akte.vertraege.findLast((v) => v.status === VERTRAG.nr.Laufend);
	return vertrag?.geplantesEnde ?? vertrag?.vertragsende ?? lage.ctx.heute;
};

const BEMERKUNGEN = [
	'Hat am Telefon sehr freundlich gewirkt und viele Fragen zum Alltag gestellt.',
	'Möchte gern mit Kindern arbeiten, Übungsleiterschein ist geplant.',
	'Bittet um Rückruf am Nachmittag.',
	'Kommt zum Kennenlerntag am Mittwoch.',
	'Zeugnis wird nachgereicht.',
] as const;
