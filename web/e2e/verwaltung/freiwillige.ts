import type { Page } from 'playwright-core';
import { frage, oeffne, sende } from '../browser.ts';
import { letzterLink, linkAus } from '../post.ts';

/** A volunteer in service, as somebody who looks finds him. */
export interface Freiwillige {
	readonly id: string;
	readonly name: string;
	readonly email: string;
}

interface Freiwilligenakte {
	readonly vorname: string;
	readonly nachname: string;
	readonly email: string;
	readonly hatKonto: boolean;
}

/** Volunteers in service that this page's user sees, in an order that stays. */
export async function dienstleistende(page: Page, anzahl: number, mitKonto: boolean): Promise<Freiwillige[]> {
	const liste = await frage<{ freiwilligerID: string; status: number }[]>(
		page,
		'/v1/freiwilliger/list-freiwillige?groesse=200&sort=name',
	);
	const gefunden: Freiwillige[] = [];
	for (const { freiwilligerID: id } of liste.filter(({ status }) => status === 4000)) {
		const { vorname, nachname, email, hatKonto } = await frage<Freiwilligenakte>(page, `/v1/freiwilliger/${id}`);
		if (mitKonto && !hatKonto) continue;
		gefunden.push({ id, name: `${nachname}, ${vorname}`, email });
		if (gefunden.length === anzahl) return gefunden;
	}
	throw new Error(`Nur ${gefunden.length} Freiwillige im Dienst`);
}

/** Signs in by the link of a mail, which `admin` reads: the demo gives these accounts no password. */
export async function alsFreiwillige(admin: Page, { email }: Freiwillige): Promise<Page> {
	const page = await oeffne();
	// Another walk may have come in by a link before.
	const frueher = await letzterLink(admin, 'ANMELDELINK', email);
	await sende(page, 'post', '/v1/auth/login/magic', { email });
	const token = (await linkAus(admin, 'ANMELDELINK', email, frueher)).split('/').at(-1);
	await sende(page, 'post', `/v1/auth/login/magic/${token}`, {});
	return page;
}
