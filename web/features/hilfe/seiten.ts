import type { HilfeKey } from '#domain/hilfe/katalog.ts';

/** Which help text explains a page, by its address as the router writes it. */
const SEITEN: Readonly<Record<string, HilfeKey>> = {
	'/admin': 'start',
	'/admin/bewerbungen': 'bewerbungen',
	'/admin/freiwillige': 'freiwillige',
	'/admin/freiwillige/neu': 'erfassung',
	'/admin/freiwillige/$id': 'akte.einsatzorte',
	'/admin/freiwillige/$id/vertrag': 'akte.vertrag',
	'/admin/freiwillige/$id/daten': 'akte.daten',
	'/admin/freiwillige/$id/daten/weitere': 'akte.daten',
	'/admin/freiwillige/$id/daten/frei': 'akte.daten',
	'/admin/freiwillige/$id/erweitert': 'akte.erweitert',
	'/admin/freiwillige/$id/stand': 'akte.stand',
	'/admin/freiwillige/$id/verlauf': 'verlauf',
	'/admin/pool': 'pool',
	'/admin/statuswechsel': 'statuswechsel',
	'/admin/feldabfragen': 'feldabfragen',
	'/admin/sammelaktionen': 'sammelaktionen',
	'/admin/sammelaktionen/$id': 'sammelaktionen',
	'/admin/meine-bewerbungen': 'meine-bewerbungen',
	'/admin/meine-daten': 'meine-daten',
	'/admin/mein-vertrag': 'mein-vertrag',
	'/admin/einstellungen/konto': 'konto',
	'/admin/sso': 'konto',
	'/admin/adressen': 'adressen',
	'/admin/adressen/$id': 'adressen.zyklus',
	'/admin/adressen/$id/informationen': 'adressen.informationen',
	'/admin/adressen/$id/verlauf': 'verlauf',
	'/admin/adressen/$id/verknuepfung': 'adressen',
	'/admin/adressen/$id/freiwillige': 'adressen',
	'/admin/kontingente': 'kontingente',
	'/admin/kontingentabfrage': 'kontingentabfrage',
	'/admin/personen': 'personen',
	'/admin/personen/$id': 'personen',
	'/admin/benutzer': 'benutzer',
	'/admin/benutzer/einladungen': 'benutzer',
	'/admin/benutzer/beitrittsanfragen': 'benutzer',
	'/admin/system/zyklen': 'zyklen',
	'/admin/system/zyklen/$id': 'zyklen',
	'/admin/system/parameter': 'parameter',
	'/admin/system/stammdaten': 'stammdaten',
	'/admin/system/stammdaten/$art': 'stammdaten',
	'/admin/system/stammdaten/dienstart': 'dienstarten',
	'/admin/recht': 'recht',
	'/admin/system/import': 'import',
	'/admin/system/texte': 'texte',
	'/admin/system/zugriffe': 'zugriffe',
	'/admin/system/integrationen': 'integrationen',
	'/admin/system/mails': 'mails',
	'/changelog': 'neuerungen',
};

/** Null: nothing of the page needs explaining. `isFreiwillig`: the start page is another one for volunteers. */
export function hilfeDerSeite(fullPath: string, isFreiwillig: boolean): HilfeKey | null {
	const key = SEITEN[fullPath.replace(/\/$/, '')];
	return key === 'start' && isFreiwillig ? 'mein-start' : (key ?? null);
}
