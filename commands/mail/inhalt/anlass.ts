import { zeugnisstand } from '#domain/akte/zeugnis/stand.ts';
import type { Platzstand } from '#domain/seminar/ereignisse.ts';
import { platzVon } from '#domain/seminar/plaetze.ts';
import { FREIWILLIGER } from '#domain/status/freiwilliger.ts';
import { MEETING } from '#domain/status/meeting.ts';
import { SEMINAR } from '#domain/status/seminar.ts';
import { ANERKANNTE_NACHWEISE, GEPRUEFTE_NACHWEISE, SEMINARNACHWEIS } from '#domain/status/seminarnachweis.ts';
import { USER } from '#domain/status/user.ts';
import { EIGENE_OFFEN } from '#domain/status/wunsch.ts';
import { istAktiv, type User } from '#domain/user/user.ts';
import type { Outboxzeile } from '../zeile.ts';
import { entfaelltZuDokumenten } from './dokumentanlass.ts';
import type { Mailkontext } from './kontext.ts';

type Zeile = Pick<Outboxzeile, 'schluessel' | 'daten'>;

/** Why a mail has become obsolete since it was queued; null: it may leave. `user`: the account it goes to. */
export function entfaellt(zeile: Zeile, kontext: Mailkontext, user: User | null): string | null {
	switch (zeile.schluessel) {
		case 'USER_OPTIN':
			return user?.status === USER.nr.OptIn && !user.geloescht
				? null
				: 'Das Konto wartet nicht mehr auf die Freischaltung';
		case 'OPTIN_FREIWILLIGER':
			return kontext.akte?.status === FREIWILLIGER.nr.OptIn && !kontext.akte.geloescht
				? null
				: 'Die Adresse ist schon bestätigt';
		case 'PASSWORT_RESET':
			return user && istAktiv(user) ? null : 'Das Konto ist nicht freigeschaltet';
		case 'ANMELDELINK':
		case 'KONTO_BESTEHT':
			return user && !user.isGesperrt && !user.geloescht ? null : 'Das Konto ist gesperrt oder gelöscht';
		case 'USER_EINLADUNG':
			return kontext.einladung?.status === 'OFFEN' ? null : 'Die Einladung ist nicht mehr offen';
		case 'EINLADUNG_EINSATZORT':
			return kontext.ortseinladung?.status === 'OFFEN' ? null : 'Die Einladung ist nicht mehr offen';
		case 'JOIN_REQUEST':
			return kontext.beitritt?.status === 'OFFEN' ? null : 'Über die Anfrage ist schon entschieden';
		case 'JOIN_ERGEBNIS':
			return kontext.beitritt ? null : 'Die Anfrage gibt es nicht mehr';
		case 'SUPPORT':
		case 'SUPPORT_EINGANG':
			return kontext.supportanfrage ? null : 'Die Anfrage gibt es nicht mehr';
		case 'BARRIERE_GEMELDET':
			return kontext.barrieremeldung?.beantwortetAm === null ? null : 'Die Meldung ist beantwortet oder gelöscht';
		case 'BARRIERE_ANTWORT':
			return kontext.barrieremeldung ? null : 'Die Meldung gibt es nicht mehr';
		case 'API_SCHLUESSEL_ABLAUF':
			if (!kontext.apiSchluessel) return 'Den Schlüssel gibt es nicht mehr';
			return kontext.apiSchluessel.gueltigBis === zeile.daten.apiSchluessel?.gueltigBis
				? null
				: 'Der Schlüssel gilt bis zu einem anderen Tag';
		case 'EMAIL_AENDERUNG':
			if (!user?.emailNeu || user.emailAnfrage !== kontext.kontoDamals?.emailAnfrage) {
				return 'Die Änderung der E-Mail-Adresse ist erledigt';
			}
			return kontext.istEmailNeuVergeben ? 'Zu der E-Mail-Adresse besteht bereits ein anderes Konto' : null;
		case 'KONTINGENT_ABFRAGE':
		case 'KONTINGENT_ERINNERUNG':
			return kontext.abfrage?.status === 'GESENDET' ? null : 'Die Kontingentabfrage wartet nicht mehr auf eine Antwort';
		case 'ABBUCHUNG_ANKUENDIGUNG':
			return kontext.einzug ? null : 'Die Abbuchung gibt es nicht mehr';
		case 'UPLOAD_ABGELEHNT':
			return kontext.datei ? null : 'Die Datei gibt es nicht mehr';
		case 'DOWNLOAD_INFO':
			return kontext.downloadinfo?.titel.length ? null : 'Die Downloads gibt es nicht mehr';
		case 'SEMINAR_EINLADUNG':
		case 'SEMINAR_NACHGERUECKT':
			return zumSeminar(zeile, kontext, 'ANGEMELDET');
		case 'SEMINAR_ANGEBOT':
			return zumSeminar(zeile, kontext, 'ANGEBOTEN');
		case 'SEMINARNACHWEIS_LINK':
			return kontext.nachweis && !ANERKANNTE_NACHWEISE.includes(kontext.nachweis.status)
				? zurAkte(zeile, kontext)
				: 'Zu diesem Seminar wird kein Nachweis mehr gebraucht';
		case 'SEMINARNACHWEIS_EINGANG':
			return kontext.nachweis?.status === SEMINARNACHWEIS.nr.Pruefung ? null : 'Der Nachweis wird nicht mehr geprüft';
		case 'SEMINARNACHWEIS_ERGEBNIS':
			return kontext.nachweis && GEPRUEFTE_NACHWEISE.includes(kontext.nachweis.status)
				? zurAkte(zeile, kontext)
				: 'Der Nachweis wird wieder geprüft';
		case 'MEETING_EINLADUNG':
		case 'MEETING_ERINNERUNG':
			return zumGespraech(zeile, kontext);
		case 'MEETING_ABGESAGT':
			return kontext.meeting?.status === MEETING.nr.Abgesagt
				? zurAkte(zeile, kontext)
				: 'Das Gespräch ist nicht abgesagt';
		case 'MEETING_TERMINE': {
			const { terminangebot: angebot } = kontext;
			const istOffen = angebot !== null && angebot.meetingID === null && angebot.zurueckgezogenAm === null;
			return istOffen ? zurAkte(zeile, kontext) : 'Die Termine werden nicht mehr angeboten';
		}
		case 'ZEUGNIS_EINGABE':
			return kontext.akte && kontext.vertrag && zeugnisstand(kontext.akte, kontext.vertrag) === 'STELLE'
				? zurAkte(zeile, kontext)
				: 'Am Zeugnis schreibt die Einsatzstelle nicht mehr';
		case 'EMAIL_AENDERUNG_HINWEIS':
		case 'LOESCHBESTAETIGUNG':
		case 'PERSON_OPTIN':
			return null;
		default:
			return zurAkte(zeile, kontext);
	}
}

/** As long as he has the place, or is asked. */
function zumSeminar(zeile: Zeile, kontext: Mailkontext, stand: Platzstand): string | null {
	const { seminar, akte } = kontext;
	if (!seminar || !akte || platzVon(seminar, akte.id)?.stand !== stand) return 'Der Platz im Seminar ist ein anderer';
	return seminar.status === SEMINAR.nr.Published
		? zurAkte(zeile, kontext)
		: 'Das Seminar ist nicht mehr veröffentlicht';
}

/** As long as it is to be, at the time the mail was written for. */
function zumGespraech(zeile: Zeile, kontext: Mailkontext): string | null {
	const { meeting } = kontext;
	if (meeting?.status !== MEETING.nr.Geplant) return 'Das Gespräch steht nicht mehr bevor';
	const { meetingFolge } = zeile.daten;
	if (meetingFolge !== undefined && meetingFolge !== meeting.folge) return 'Der Termin wurde geändert';
	return zurAkte(zeile, kontext);
}

function zurAkte({ schluessel, daten }: Zeile, kontext: Mailkontext): string | null {
	const { akte, wunsch } = kontext;
	if (!akte || akte.geloescht) return 'Die Akte wurde gelöscht';
	if (akte.status === FREIWILLIGER.nr.OptIn) return 'Die Adresse ist noch nicht bestätigt';
	if (schluessel === 'BEWERBUNG_EINGANG' && !akte.wuensche.some((w) => EIGENE_OFFEN.includes(w.status))) {
		return 'Es ist keine Bewerbung mehr offen';
	}
	if (daten.status !== undefined && !gilt(schluessel, daten.status, wunsch?.status)) {
		return 'Der Wunsch ist nicht mehr in diesem Status';
	}
	const betreuer = daten.isTraegerBetreuer ? akte.traegerBetreuerUserID : wunsch?.betreuerUserID;
	if (daten.betreuerUserID && daten.betreuerUserID !== betreuer) return 'Die Betreuung wurde erneut geändert';
	return entfaelltZuDokumenten(schluessel, akte, kontext);
}

/** A new application stays one on the waiting list. */
const gilt = (schluessel: string, damals: number, jetzt: number | undefined): boolean =>
	schluessel === 'NEUE_BEWERBUNG' ? jetzt === 0 || jetzt === 500 : jetzt === damals;
