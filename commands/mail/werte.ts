import type { Empfaenger } from '#commands/reaktionen/mailzeile.ts';
import { tagInBerlin } from '#domain/datum.ts';
import { EIGENE_OFFEN } from '#domain/status/wunsch.ts';
import { nameVon } from '#domain/user/user.ts';
import type { Wert, Werte } from '#domain/vorlagen/werte.ts';
import type { Leser } from './empfaenger.ts';
import type { Mailkontext } from './kontext.ts';

interface Rahmen {
	readonly baseUrl: string;
	readonly heute: string;
	readonly link: string;
}

/** The values of all placeholders this mail may use; the template's context decides which it does. */
export function werteFuer(kontext: Mailkontext, leser: Leser, { baseUrl, heute, link }: Rahmen): Werte {
	const { parameter, worte, ortseinladung, beitritt, abfrage } = kontext;
	const einladung = kontext.einladung ?? ortseinladung;
	return new Map<string, Wert>([
		['mandant.bezeichnung', parameter.mandantBezeichnung],
		['mandant.kurzbezeichnung', parameter.mandantKurzBezeichnung],
		['mandant.url', baseUrl],
		['mandant.ap_mail', parameter.mandantApMail],
		['empfaenger.anrede', leser.anrede],
		['empfaenger.vorname', leser.vorname],
		['empfaenger.nachname', leser.nachname],
		['empfaenger.name', leser.name],
		['benutzer.name', leser.name],
		['benutzer.email', leser.email],
		['email.neu', kontext.kontoDamals?.emailNeu],
		['datum.heute', heute],
		['datum.jahr', heute.slice(0, 4)],
		['link', link],
		['grund', worte.grund],
		['nachricht', worte.nachricht ?? worte.text ?? beitritt?.nachricht ?? ortseinladung?.nachricht ?? abfrage?.text],
		['betreff', worte.betreff],
		['ergebnis', ergebnis(kontext)],
		['einladung.gueltig_bis', einladung && tagInBerlin(einladung.gueltigBis)],
		['einladung.absender', einladung?.eingeladenVon],
		['beitritt.name', beitritt && nameVon(beitritt)],
		['beitritt.email', beitritt?.email],
		['beitritt.einsatzstelle', beitritt?.adresse],
		['einsatzstelle.bezeichnung', abfrage?.einsatzstelle],
		['zyklus.bezeichnung', abfrage?.zyklus],
		['abfrage.frist', abfrage?.frist],
		['datei.name', kontext.datei?.name],
		...zurAkte(kontext),
		...zumVertrag(kontext),
	]);
}

function ergebnis({ ereignis, beitritt }: Mailkontext): string {
	const istAngenommen = beitritt ? beitritt.status === 'ANGENOMMEN' : ereignis === 'VorschlagAngenommen';
	return istAngenommen ? 'angenommen' : 'abgelehnt';
}

function zurAkte({ akte, wunsch, ortseinladung, adressen, betreuer, dienstart }: Mailkontext): [string, Wert][] {
	const person = akte?.person ?? {};
	const ort = adressen.get(wunsch?.einsatzortID ?? ortseinladung?.einsatzortID ?? '');
	const offene = akte?.wuensche.filter((w) => EIGENE_OFFEN.includes(w.status)) ?? [];
	return [
		['freiwilliger.anrede', person.anrede],
		['freiwilliger.vorname', person.vorname],
		['freiwilliger.nachname', person.nachname],
		['freiwilliger.name', `${person.vorname ?? ''} ${person.nachname ?? ''}`.trim()],
		['freiwilliger.plz', person.plz],
		['freiwilliger.ort', person.ort],
		['einsatzort.bezeichnung', ort?.bezeichnung],
		['einsatzort.plz', ort?.plz],
		['einsatzort.ort', ort?.ort],
		['dienstart.bezeichnung', dienstart?.bezeichnung],
		['dienstart.kurz', dienstart?.kurz],
		['betreuer.name', betreuer && nameVon(betreuer.user)],
		['betreuer.email', betreuer?.user.email],
		['betreuer.telefon', betreuer?.telefon],
		['wuensche.liste', offene.flatMap((w) => adressen.get(w.einsatzortID)?.bezeichnung ?? [])],
	];
}

function zumVertrag({ vertrag }: Mailkontext): [string, Wert][] {
	return [
		['vertrag.nummer', vertrag?.vertragsnummer],
		['vertrag.beginn', vertrag?.vertragsbeginn],
		['vertrag.ende', vertrag?.vertragsende],
		['vertrag.geplantes_ende', vertrag?.geplantesEnde],
		['vertrag.dienstantritt', vertrag?.dienstantritt],
		['vertrag.dienstende', vertrag?.dienstende],
		['vertrag.wochenstunden', vertrag?.wochenstunden],
		['vertrag.taschengeld', vertrag?.taschengeld],
		['vertrag.urlaubstage', vertrag?.urlaubstage],
	];
}

/** Where the button of a mail without a one-time token leads. */
export function seite(empfaenger: Empfaenger, { akte, wunsch, beitritt, abfrage, kontoDamals }: Mailkontext): string {
	if (abfrage) return '/admin/kontingentabfrage';
	if (kontoDamals) return '/admin/einstellungen/konto';
	if (beitritt) return empfaenger.art === 'USER' ? '/admin/benutzer/beitrittsanfragen' : '/login';
	if (empfaenger.art === 'FREIWILLIGER') return '/admin/';
	// A place whose application has ended may not open the file any more.
	const beendet = wunsch !== null && wunsch.status >= 9000;
	return akte && !beendet ? `/admin/freiwillige/${akte.id}` : '/admin/bewerbungen';
}
