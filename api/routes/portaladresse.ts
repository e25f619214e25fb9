import type { Aussenadresse } from '#domain/platzangebot/nach-aussen.ts';
import { alleParameter } from '#projections/queries/traeger/parameter.ts';
import type { Umstand } from './handler.ts';

type Ort = Pick<Umstand, 'umgebung' | 'portal' | 'request'>;

/** Where the portal is found from outside, for addresses that are used elsewhere. */
export async function portaladresse({ umgebung, portal, request }: Ort): Promise<string> {
	const { baseUrl } = await alleParameter(umgebung.db);
	const hier = baseUrl ?? portal.konfiguration.baseUrl ?? `${request.protocol}://${request.host}`;
	return hier.replace(/\/+$/, '');
}

/** The same for its pages and its calls. */
export async function aussenadresse(ort: Ort): Promise<Aussenadresse> {
	const seiten = await portaladresse(ort);
	return { seiten, aufrufe: `${seiten}${ort.portal.konfiguration.apiBasisPfad}` };
}
