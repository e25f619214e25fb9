import { DatabaseError } from 'pg';
import { Konfigurationsfehler } from '#api/config.ts';
import { mitClient, mitDatenbank } from '#scripts/postgres/zugang.ts';

const UNBEKANNTE_DATENBANK = '3D000';
const SCHON_DA = '42P04';
const OHNE_RECHT = '42501';

const codeVon = (fehler: unknown) => (fehler instanceof DatabaseError ? fehler.code : undefined);
const istUnbekannteDatenbank = (fehler: unknown): boolean => codeVon(fehler) === UNBEKANNTE_DATENBANK;

/** Sorted the German way whatever the server's own way is. */
export const anweisung = (name: string): string =>
	`create database "${name}" template template0 encoding 'UTF8' locale 'C' locale_provider icu icu_locale 'de'`;

/** True: it was missing, and is there now. */
export async function erstelleDatenbank(ownerUrl: string): Promise<boolean> {
	try {
		await mitClient(ownerUrl, (client) => client.query('select 1'));
		return false;
	} catch (fehler) {
		if (!istUnbekannteDatenbank(fehler)) throw fehler;
	}
	const name = new URL(ownerUrl).pathname.slice(1);
	try {
		await mitClient(mitDatenbank(ownerUrl, 'postgres'), (client) => client.query(anweisung(name)));
		return true;
	} catch (fehler) {
		if (codeVon(fehler) === SCHON_DA) return false;
		if (codeVon(fehler) !== OHNE_RECHT) throw fehler;
		throw new Konfigurationsfehler(ohneDatenbank(ownerUrl));
	}
}

/** What to do where nobody makes it. */
function ohneDatenbank(ownerUrl: string): string {
	const { pathname, username } = new URL(ownerUrl);
	const [name, wer] = [pathname.slice(1), decodeURIComponent(username)];
	return `Die Datenbank „${name}“ gibt es nicht, und „${wer}“ darf keine anlegen: Ihm fehlt CREATEDB (oder als Superuser: ${anweisung(name)} owner "${wer}").`;
}
