/**
 * How a volunteer came to where he stands: steps with a day each, decided by the same deciders as live. The steps of
 * all volunteers run in the order of their days, so that every place is taken as it would have been.
 */
import type { Aggregat } from '#domain/aggregat.ts';
import { ablehnen } from '#domain/akte/entscheidungen/ablehnen.ts';
import { abschliessen } from '#domain/akte/entscheidungen/abschliessen.ts';
import { antreten } from '#domain/akte/entscheidungen/antreten.ts';
import { beenden } from '#domain/akte/entscheidungen/beenden.ts';
import { bemerken } from '#domain/akte/entscheidungen/bemerken.ts';
import { einigen } from '#domain/akte/entscheidungen/einigen.ts';
import { erfassen } from '#domain/akte/entscheidungen/erfassen.ts';
import { kontaktieren } from '#domain/akte/entscheidungen/kontaktieren.ts';
import { kontoEroeffnen } from '#domain/akte/entscheidungen/konto-eroeffnen.ts';
import { nachbearbeitungAbschliessen } from '#domain/akte/entscheidungen/nachbearbeitung-abschliessen.ts';
import { nichtAntreten } from '#domain/akte/entscheidungen/nicht-antreten.ts';
import { registrieren } from '#domain/akte/entscheidungen/registrieren.ts';
import { verhandeln } from '#domain/akte/entscheidungen/verhandeln.ts';
import { zurueckziehen } from '#domain/akte/entscheidungen/zurueckziehen.ts';
import type { Lage } from '#domain/akte/lage.ts';
import { nummernkreisVon } from '#domain/akte/vertragsnummer.ts';
import { addiereMonate, addiereTage, maxDatum, minDatum, tageZwischen } from '#domain/datum.ts';
import type { Dienstart } from '#domain/referenz.ts';
import type { Akteur } from '#domain/rollen.ts';
import { legeUserAn, schalteFrei } from '#domain/user/entscheidungen.ts';
import { userAggregat } from '#domain/user/user.ts';
import { bringeBei, type Mappe } from './dokumente.ts';
import { unterwegs } from './dokumentweg.ts';
import type { Grundlage, Stelle, Zyklusplan } from './grundlage.ts';
import { GRUENDE } from './namen.ts';
import type { Papiere } from './papiere.ts';
import { erfindePerson, nebenangaben } from './person.ts';
import type { Schritt } from './schritt.ts';
import { OEFFENTLICH, SYSTEM, type Welt } from './welt.ts';

export type Ziel = 0 | 1000 | 1500 | 2000 | 2100 | 2500 | 2800 | 3000 | 4000 | 9000 | 9300 | 9500 | 9900;

export interface Auftrag {
	readonly ziel: Ziel;
	readonly zyklus: Zyklusplan;
	readonly stelle: Stelle;
	readonly einsatzortID: string;
	/** Further places applied for. */
	readonly weitere: readonly { readonly stelle: Stelle; readonly einsatzortID: string }[];
	readonly dienstart: Dienstart;
	/** Fixed person, e.g. the one of the demo login. */
	readonly person?: Partial<ReturnType<typeof erfindePerson>>;
}

export interface Spielplan {
	readonly welt: Welt;
	readonly grundlage: Grundlage;
	/** null: no documents are asked for. */
	readonly papiere: Papiere | null;
	readonly heute: string;
}

/** Plans one volunteer; returns his id and his steps up to today. */
export function plane(
	{ welt, grundlage, papiere, heute }: Spielplan,
	auftrag: Auftrag,
): { id: string; schritte: Schritt[] } {
	const { zufall } = welt;
	const { zyklus, ziel, dienstart, stelle } = auftrag;
	const id = zufall.uuid();
	const userID = zufall.uuid();
	const erfunden = erfindePerson(zufall, { dienstart, am: zyklus.start, nr: id.slice(0, 8) });
	const person = {
		...erfunden,
		...auftrag.person,
		person: { ...(auftrag.person?.person ?? erfunden.person), ...nebenangaben(welt.nebenbei, grundlage.listen) },
	};
	const beginn = vertragsbeginn(welt, zyklus, heute, ziel);
	const tage = zeitplan(welt, zyklus, heute, ziel, beginn);
	const traeger = zufall.aus(grundlage.traeger);
	const selbst: Akteur = { ...SYSTEM, art: 'USER', userID, rollen: ['FREIWILLIGER'], freiwilligerID: id };
	const haus = zufall.ob(0.7) ? stelle.mitarbeiter : traeger;
	const vonHand = ziel >= 1500 && zufall.ob(0.15);
	const wuensche =
		ziel === 1000
			? []
			: [{ einsatzortID: auftrag.einsatzortID }, ...auftrag.weitere].map(({ einsatzortID }) => ({
					einsatzortID,
					dienstartID: zufall.ob(0.6) || ziel >= 2500 ? dienstart.id : null,
				}));
	const wunschID = () => welt.akte(id).wuensche.find((w) => w.einsatzortID === auftrag.einsatzortID)?.id ?? '';
	const tue = (akteur: Akteur, entscheide: Parameters<Welt['tue']>[2]) => () => void welt.tue(akteur, id, entscheide);
	const schritte: Schritt[] = [];
	const dann = (tag: string | undefined, schritt: () => void) => {
		if (tag && tag <= heute) schritte.push({ tag, tue: schritt });
	};

	const mappe: Mappe | null =
		papiere && zyklus === grundlage.zyklen.at(-1)
			? {
					...{ welt, papiere, akteID: id, traeger, hatKonto: !vonHand },
					beteiligt: {
						FREIWILLIGER: vonHand ? OEFFENTLICH : selbst,
						ERZIEHUNGSBERECHTIGTER: OEFFENTLICH,
						EINSATZSTELLE: stelle.mitarbeiter,
						TRAEGER: traeger,
					},
				}
			: null;
	/** Shortly before the step that documents hold up. */
	const beibringen = (status: number, nr: number) => {
		if (mappe) dann(tage[nr], () => bringeBei(mappe, status));
	};

	if (vonHand) {
		dann(
			tage[0],
			tue(traeger, (lage) => erfassen(lage, { zyklusID: zyklus.id, userID: null, wuensche, ...person })),
		);
	} else {
		dann(tage[0], () => {
			if (!welt.tue(OEFFENTLICH, id, (lage) => registrieren(lage, { userID, wuensche, ...person }))) return;
			const { vorname = '', nachname = '', email } = person.person;
			const user = welt.lies(userAggregat, userID);
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
			welt.schreibe(userAggregat, userID, legeUserAn(user, konto), OEFFENTLICH);
			welt.nimm('EMAIL', email ?? '', userAggregat as Aggregat, userID);
		});
		if (ziel > 0)
			dann(tage[1], () => {
				if (welt.akte(id).existiert && welt.tue(OEFFENTLICH, id, (lage) => kontoEroeffnen(lage, { userID })))
					welt.schreibe(userAggregat, userID, schalteFrei(welt.lies(userAggregat, userID)), OEFFENTLICH);
			});
	}
	if (zufall.ob(0.3))
		dann(
			tage[2],
			tue(haus, (lage) =>
				bemerken(lage, {
					text: zufall.aus(BEMERKUNGEN),
					sichtbarkeit: haus === traeger ? 'MA_VERWALTUNG' : 'MA_VEREIN',
					wiedervorlageAm: zufall.ob(0.2) ? addiereTage(heute, zufall.ganz(0, 10)) : null,
				}),
			),
		);
	if (ziel === 1500) {
		dann(tage[2], () => {
			for (const w of [...welt.akte(id).wuensche])
				welt.tue(zufall.ob(0.5) ? selbst : traeger, id, (lage) =>
					lage.akteur === selbst
						? zurueckziehen(lage, { wunschID: w.id, bestaetigt: true })
						: ablehnen(lage, { wunschID: w.id, grund: zufall.aus(GRUENDE) }),
				);
		});
	}
	if (ziel >= 2100)
		dann(
			tage[2],
			tue(haus, (lage) => kontaktieren(lage, { wunschID: wunschID() })),
		);
	if (ziel >= 2500)
		dann(
			tage[3],
			tue(haus, (lage) =>
				verhandeln(lage, {
					wunschID: wunschID(),
					dienstartID: dienstart.id,
					betreuerUserID: zufall.aus(stelle.betreuerIDs),
				}),
			),
		);
	if (ziel >= 2800) {
		beibringen(2800, 4);
		dann(
			tage[4],
			tue(traeger, (lage) => einigen(lage, { wunschID: wunschID(), felder: { ...bedingungen(welt, zyklus, beginn) } })),
		);
	}
	if (ziel >= 3000) {
		beibringen(3000, 5);
		dann(
			tage[5],
			tue(traeger, (lage) =>
				abschliessen(lage, { wunschID: wunschID(), neueNummer: naechsteNummer(welt, lage, wunschID()) }),
			),
		);
	}
	if (ziel >= 4000 && ziel !== 9500 && ziel !== 9900) {
		beibringen(4000, 6);
		dann(
			tage[6],
			tue(traeger, (lage) => antreten(lage, { datum: beginn })),
		);
	}
	if (mappe && ziel >= 2500) {
		const einigung = ziel >= 2800 ? (tage[4] ?? null) : null;
		const abschluss = ziel >= 3000 ? (tage[5] ?? null) : null;
		const zuletzt = ziel >= 4000 ? tage[6] : (abschluss ?? einigung ?? tage[3]);
		schritte.push(...unterwegs(mappe, { einigung, abschluss, zuletzt: zuletzt ?? heute }, heute));
	}
	if (ziel === 9000)
		dann(
			tage[7],
			tue(traeger, (lage) => beenden(lage, { datum: planEnde(lage), bestaetigt: true })),
		);
	if (ziel === 9300)
		dann(
			tage[7],
			tue(traeger, (lage) =>
				beenden(lage, {
					datum: minDatum(lage.ctx.heute, planEnde(lage)),
					grund: zufall.aus(GRUENDE),
					bestaetigt: true,
				}),
			),
		);
	if (ziel === 9500 || ziel === 9900)
		dann(
			tage[7],
			tue(traeger, (lage) => nichtAntreten(lage, { grund: zufall.aus(GRUENDE) })),
		);
	if (ziel === 9900)
		dann(
			tage[7],
			tue(traeger, (lage) => nachbearbeitungAbschliessen(lage)),
		);
	return { id, schritte };
}

/** Runs all steps in the order of their days, at working hours. */
export function laufe(welt: Welt, grundlage: Grundlage, schritte: readonly Schritt[]): void {
	const geordnet = [...schritte].sort((a, b) => (a.tag < b.tag ? -1 : a.tag > b.tag ? 1 : 0));
	let tag = '';
	let minute = 0;
	for (const schritt of geordnet) {
		minute = schritt.tag === tag ? minute + 1 : 0;
		tag = schritt.tag;
		welt.jetzt = zeitpunkt(tag, minute);
		welt.referenz = () => grundlage.referenzAm(tag);
		schritt.tue();
	}
}

/** Some time in the morning, then one step after the other; a day with very many steps squeezes them. */
function zeitpunkt(tag: string, nr: number): string {
	const mitternacht = Date.parse(`${tag}T00:00:00.000Z`);
	const ersteMinute = 7 * 60 + (((mitternacht / 86_400_000) * 37) % 170);
	const sekunden = ersteMinute * 60 + Math.min(nr * 37, 6 * 3600);
	return new Date(mitternacht + sekunden * 1000 + (nr % 1000)).toISOString();
}

/** First day of the contract: with the cycle for most, later for those who can still begin. */
function vertragsbeginn(welt: Welt, zyklus: Zyklusplan, heute: string, ziel: Ziel): string {
	if (ziel >= 4000 || heute > zyklus.ende) {
		const spaeter = addiereTage(zyklus.start, 15);
		return spaeter < heute && welt.zufall.ob(0.2) ? spaeter : zyklus.start;
	}
	const naechster = `${addiereMonate(heute, 1).slice(0, 7)}-01`;
	return naechster <= zyklus.ende ? maxDatum(zyklus.start, naechster) : zyklus.start;
}

/** Twelve months, or what is left of the cycle if that is at least six. */
function bedingungen(welt: Welt, zyklus: Zyklusplan, beginn: string) {
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

/** Days of registration, confirmation, contact, negotiation, agreement, conclusion, service start, end. */
function zeitplan(welt: Welt, zyklus: Zyklusplan, heute: string, ziel: Ziel, beginn: string): string[] {
	const { zufall } = welt;
	const bis = ziel >= 4000 ? addiereTage(beginn, -1) : minDatum(heute, addiereTage(zyklus.ende, -40));
	// Who is still applying did so lately; the others are spread over the whole time.
	const von =
		ziel < 2800
			? maxDatum(zyklus.aktivAb, addiereTage(bis, ziel < 2000 ? -150 : ziel < 2100 ? -28 : -75))
			: zyklus.aktivAb;
	const spielraum = Math.max(8, tageZwischen(von, bis));
	const laenge = Math.min(spielraum, zufall.ganz(8, ziel < 2100 ? 20 : 80));
	const erster = addiereTage(von, zufall.ganz(0, Math.max(0, spielraum - laenge)));
	const anteile = Array.from({ length: 5 }, () => zufall.zahl()).sort((a, b) => a - b);
	const dazwischen = anteile.map((a) => addiereTage(erster, Math.floor(a * laenge)));
	const antritt = maxDatum(beginn, dazwischen[4] ?? beginn);
	const ende =
		ziel === 9000
			? minDatum(addiereTage(zyklus.ende, 1), heute)
			: addiereTage(antritt, zufall.ganz(0, Math.min(120, Math.max(0, tageZwischen(antritt, heute)))));
	return [erster, ...dazwischen, antritt, ende];
}

const planEnde = (lage: Lage): string => {
	const vertrag = lage.akte.vertraege.findLast((v) => v.status === 4000);
	return vertrag?.geplantesEnde ?? vertrag?.vertragsende ?? lage.ctx.heute;
};

const laufnummern = new WeakMap<Welt, Map<string, number>>();
/** The sequences as they stand after the seed, by their keys. */
export const nummernstaende = (welt: Welt): ReadonlyMap<string, number> => laufnummern.get(welt) ?? new Map();

function naechsteNummer(welt: Welt, lage: Lage, wunschID: string): string | null {
	const vertrag = lage.akte.vertraege.findLast((v) => v.wunschID === wunschID);
	const kreis = vertrag && nummernkreisVon(lage.referenz, vertrag);
	if (!kreis) return null;
	const staende = laufnummern.get(welt) ?? new Map<string, number>();
	laufnummern.set(welt, staende);
	const naechste = (staende.get(kreis.schluessel) ?? 0) + 1;
	staende.set(kreis.schluessel, naechste);
	return kreis.formatiere(naechste);
}

const BEMERKUNGEN = [
	'Hat am Telefon sehr freundlich gewirkt und viele Fragen zum Alltag gestellt.',
	'Möchte gern mit Kindern arbeiten, Übungsleiterschein ist geplant.',
	'Bittet um Rückruf am Nachmittag.',
	'Kommt zum Kennenlerntag am Mittwoch.',
	'Zeugnis wird nachgereicht.',
] as const;
