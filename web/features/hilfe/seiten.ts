import type { LinkProps } from '@tanstack/react-router';
import type { HilfeKey } from '#domain/hilfe/katalog.ts';

/** Which help text explains a page, by its address as the router writes it. */
const SEITEN: Readonly<Partial<Record<NonNullable<LinkProps['to']>, HilfeKey>>> = {
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
	'/admin/statuswechsel': 'statuswechsel',
	'/admin/meine-bewerbungen': 'meine-bewerbungen',
	'/admin/meine-daten': 'meine-daten',
	'/admin/einstellungen/konto': 'konto',
	'/admin/system/mails': 'mails',
	'/admin/system/zugriffe': 'zugriffe',
	'/changelog': 'neuerungen',
};

/** Null: nothing of the page needs explaining. `isFreiwillig`: the start page is another one for volunteers. */
export function hilfeDerSeite(fullPath: string, isFreiwillig: boolean): HilfeKey | null {
	const key = (SEITEN as Readonly<Record<string, HilfeKey | undefined>>)[fullPath.replace(/\/$/, '')];
	return key === 'start' && isFreiwillig ? 'mein-start' : (key ?? null);
}
