import { randomBytes, randomUUID } from 'node:crypto';
import type { Antwort } from '#api/tests/portal.fixture.ts';

/** Ids of things a call can be about; the names stand in braces in the table. */
export type Objekte = Readonly<Record<string, string>>;

/** Stands for what somebody hasn't got yet: a contract, a document. */
export const FEHLT = randomUUID();

/** Well-formed ids of nothing. */
export const unbekannt = (): Objekte =>
	new Proxy(
		{},
		{
			get: (_, name) =>
				name === 'land' ? 'QQ' : name === 'token' ? randomBytes(32).toString('base64url') : randomUUID(),
		},
	);

/** Whether a call is about things of this name. */
export type Gefragt = (name: string) => boolean;
export const ALLES: Gefragt = () => true;

/** How things are made, by their names. */
type Herstellung = readonly [namen: readonly string[], stelleHer: () => Promise<Objekte>];

/** Makes only what a call is about, one after the other: making all of it takes twenty times as long as the call. */
export async function stelleHer(gefragt: Gefragt, ...herstellungen: readonly Herstellung[]): Promise<Objekte> {
	const objekte: Record<string, string> = {};
	for (const [namen, her] of herstellungen) {
		if (namen.some(gefragt)) Object.assign(objekte, await her());
	}
	return objekte;
}

export function gelungen({ status, roh, data }: Antwort): { readonly id: string } {
	if (status >= 300) throw new Error(`${status}: ${roh.body}`);
	return data;
}
