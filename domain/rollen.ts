/** Role names as they ride in the token; the order is the hierarchy, lowest first (remarks, help, role assignment). */
export const ROLLEN = ['FREIWILLIGER', 'MA_VEREIN', 'MA_VERWALTUNG', 'ADMIN', 'SYSTEMADMIN'] as const;
export type Rolle = (typeof ROLLEN)[number];

export const ROLLEN_LABEL: Readonly<Record<Rolle, string>> = {
	FREIWILLIGER: 'Freiwillige',
	MA_VEREIN: 'Einsatzstelle (MA Verein)',
	MA_VERWALTUNG: 'Träger (MA Verwaltung)',
	ADMIN: 'Administration',
	SYSTEMADMIN: 'Systemadministration',
};

export const rang = (rolle: Rolle): number => ROLLEN.indexOf(rolle);

/** Who can have to sign a document. */
export type Partei = 'FREIWILLIGER' | 'ERZIEHUNGSBERECHTIGTER' | 'EINSATZSTELLE' | 'TRAEGER';

/** The highest of several roles. */
export function hoechste(rollen: readonly Rolle[]): Rolle {
	return rollen.reduce<Rolle>((a, b) => (rang(b) > rang(a) ? b : a), 'FREIWILLIGER');
}

/** Who acts: the signed-in user, an API key, the holder of a one-time token, the public or the system itself. */
export interface Akteur {
	readonly art: 'USER' | 'API' | 'TOKEN' | 'PUBLIC' | 'SYSTEM';
	readonly userID: string | null;
	readonly rollen: readonly Rolle[];
	/** MA_VEREIN: the Einsatzorte he may act for (assigned ones and those of assigned Einsatzstellen). */
	readonly einsatzortIDs: readonly string[];
	/** MA_VEREIN: assigned Einsatzstellen. */
	readonly einsatzstelleIDs: readonly string[];
	/** FREIWILLIGER: his own record. */
	readonly freiwilligerID: string | null;
	readonly impersoniertVon: string | null;
}

/** The portal itself, in jobs and in what follows of itself. */
export const PORTAL: Akteur = {
	art: 'SYSTEM',
	userID: null,
	rollen: [],
	einsatzortIDs: [],
	einsatzstelleIDs: [],
	freiwilligerID: null,
	impersoniertVon: null,
};

/** SYSTEMADMIN passes every check unless it is switched off. */
export function hatRolle(akteur: Akteur, rollen: Rolle | readonly Rolle[], ohneSystemadmin = false): boolean {
	const gesucht = typeof rollen === 'string' ? [rollen] : rollen;
	return akteur.rollen.some((r) => gesucht.includes(r) || (!ohneSystemadmin && r === 'SYSTEMADMIN'));
}

/** Which side of the contract the actor speaks for. */
export type Seite = 'FREIWILLIGER' | 'EINSATZSTELLE' | 'TRAEGER' | 'SYSTEM';
export function seite(akteur: Akteur): Seite {
	return akteur.art === 'SYSTEM' ? 'SYSTEM' : seiteDerRollen(akteur.rollen);
}

/** As they stand in the metadata of an event. */
export function seiteDerRollen(rollen: readonly string[]): Exclude<Seite, 'SYSTEM'> {
	if (rollen.some((r) => TRAEGER_ROLLEN.includes(r))) return 'TRAEGER';
	return rollen.includes('MA_VEREIN') ? 'EINSATZSTELLE' : 'FREIWILLIGER';
}

const TRAEGER_ROLLEN: readonly string[] = ['MA_VERWALTUNG', 'ADMIN', 'SYSTEMADMIN'];
