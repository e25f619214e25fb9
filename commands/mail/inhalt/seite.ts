import type { Empfaenger } from '#commands/reaktionen/mailzeile.ts';
import { WUNSCH } from '#domain/status/wunsch.ts';
import type { Mailkontext } from './kontext.ts';
import { WILL_ZEUGNIS } from './werte.ts';

/** Of a volunteer's own pages the one a button names; the start page has the rest. */
const EIGENE_SEITEN: ReadonlyMap<string, string> = new Map([
	...['BEWERBUNG_EINGANG', 'WARTELISTE', 'KONTAKTIERT', 'ABLEHNUNG', 'REAKTIVIERT', 'MEETING_ABGESAGT'].map(
		(key) => [key, '/admin/meine-bewerbungen'] as const,
	),
	...['VERHANDLUNG', 'VERTRAG_ANNULLIERT'].map((key) => [key, '/admin/meine-bewerbungen'] as const),
	...['VERTRAGSEINIGUNG', 'VERTRAGSABSCHLUSS'].map((key) => [key, '/admin/mein-vertrag'] as const),
	...['DOKUMENT_ANFORDERUNG', 'DOKUMENT_MAHNUNG', 'DOKUMENT_ABGELEHNT', 'DOKUMENT_GEPRUEFT'].map(
		(key) => [key, '/admin/meine-dokumente'] as const,
	),
	...['DOKUMENT_ABGELAUFEN', 'UNTERSCHRIFTEN_VOLLSTAENDIG'].map((key) => [key, '/admin/meine-dokumente'] as const),
]);

/** The tab of the file a button names, for whoever else reads the mail. */
const REITER: ReadonlyMap<string, string> = new Map([
	...['VERTRAGSEINIGUNG', 'VERTRAGSABSCHLUSS'].map((key) => [key, '/vertrag'] as const),
	...[...EIGENE_SEITEN]
		.filter(([, seite]) => seite === '/admin/meine-dokumente')
		.map(([key]) => [key, '/akte'] as const),
	['DOKUMENT_EINGEGANGEN', '/akte'],
]);

/** Of many things at once, or of none: these lead to the start page. */
const ZUM_PORTAL: readonly string[] = ['DIGEST', 'UPLOAD_ABGELEHNT'];

/** Where the button of a mail without a one-time token leads: to the page it names. */
export function seite(schluessel: string, empfaenger: Empfaenger, kontext: Mailkontext): string {
	const { akte, wunsch, beitritt, abfrage, kontoDamals, downloadinfo } = kontext;
	if (ZUM_PORTAL.includes(schluessel)) return '/admin/';
	if (empfaenger.art === 'BARRIEREMELDUNG') return '/barrierefreiheit';
	if (kontext.barrieremeldung) return '/admin/barrierefreiheit';
	if (kontext.apiSchluessel) return '/admin/system/api';
	if (downloadinfo) return '/admin/downloads';
	if (kontext.nachweis && empfaenger.art !== 'FREIWILLIGER') return '/admin/seminarnachweise';
	if (WILL_ZEUGNIS.includes(kontext.ereignis) && akte && kontext.vertrag)
		return `/admin/zeugnisse/${akte.id}.${kontext.vertrag.id}`;
	if (kontext.seminar || kontext.nachweis) return '/admin/meine-seminare';
	if (abfrage) return '/admin/kontingentabfrage';
	if (kontoDamals) return '/admin/einstellungen/konto';
	if (beitritt) return empfaenger.art === 'USER' ? '/admin/benutzer/beitrittsanfragen' : '/login';
	if (empfaenger.art === 'FREIWILLIGER') return EIGENE_SEITEN.get(schluessel) ?? '/admin/';
	if (schluessel === 'DOKUMENT_EINGEGANGEN' && empfaenger.art === 'MANDANT_AP') return '/admin/pruefliste';
	// A place whose application has ended may not open the file any more.
	const beendet = wunsch !== null && wunsch.status >= WUNSCH.nr.Abgesagt;
	return akte && !beendet ? `/admin/freiwillige/${akte.id}${REITER.get(schluessel) ?? ''}` : '/admin/bewerbungen';
}
