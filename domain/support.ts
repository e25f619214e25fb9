import { ROLLEN_LABEL, type Rolle } from './rollen.ts';

export const HOECHSTENS_AKTIONEN = 10;

/** Where somebody was when he asked; names of pages and calls, nothing of anybody's data. */
export interface Umstaende {
	/** As the router writes it: `/admin/freiwillige/$id`. */
	readonly seite: string | null;
	readonly version: string;
	readonly rolle: Rolle;
	readonly browser: string | null;
	/** Of the last calls that changed something, the newest last: `POST /v1/wunsch/{id}/contact`. */
	readonly aktionen: readonly string[];
}

/** What goes along with a request, exactly as it is shown beforehand. */
export const umstandszeilen = ({ seite, version, rolle, browser, aktionen }: Umstaende): readonly string[] => [
	...(seite === null ? [] : [`Seite: ${seite}`]),
	`Version: ${version}`,
	`Rolle: ${ROLLEN_LABEL[rolle]}`,
	...(browser === null ? [] : [`Browser: ${browser}`]),
	...(aktionen.length === 0 ? [] : [`Zuletzt: ${aktionen.join(', ')}`]),
];
