import { alleParameter } from '#projections/queries/traeger/parameter.ts';
import type { Umstand } from './handler.ts';

/** Where the portal is found from outside, for addresses that are used elsewhere. */
export async function portaladresse({
	umgebung,
	portal,
	request,
}: Pick<Umstand, 'umgebung' | 'portal' | 'request'>): Promise<string> {
	const { baseUrl } = await alleParameter(umgebung.db);
	const hier = baseUrl ?? portal.konfiguration.baseUrl ?? `${request.protocol}://${request.host}`;
	return hier.replace(/\/+$/, '');
}
