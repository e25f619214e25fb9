import { type Konfiguration, uhr } from '#api/config.ts';
import { konfigurationFuer, type Mandantort } from '#api/mandanten.ts';
import { oeffneUmgebung } from '#api/umgebung.ts';
import { aendere } from '#commands/parameter/aendern.ts';
import { PORTAL } from '#domain/rollen.ts';
import { alleParameter } from '#projections/queries/traeger/parameter.ts';
import { bereiteVor } from '#scripts/betrieb/datenbank.ts';

const AUS = { isRedirectToBaseOnProduction: false } as const;

/** The way back where the pages of a tenant lead to somewhere else: whether they did. */
export async function schalteUmleitungAus(konfiguration: Konfiguration, ort: Mandantort): Promise<boolean> {
	await bereiteVor(ort);
	const seine = konfigurationFuer(konfiguration, ort);
	const umgebung = await oeffneUmgebung(ort.url, uhr(seine), console.error, { pool: { max: 2 } });
	try {
		const war = (await alleParameter(umgebung.db)).isRedirectToBaseOnProduction;
		const { produktion } = konfiguration;
		if (war)
			await aendere(umgebung, { akteur: PORTAL, idempotenz: null }, { werte: AUS, produktion, hosts: ort.hosts });
		return war;
	} finally {
		await umgebung.pool.end();
	}
}
