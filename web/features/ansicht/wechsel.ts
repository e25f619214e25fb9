import { ApiFehler } from '../../client/api-fehler.ts';
import { call, handOver } from '../../client/call.ts';
import { entferneMarke, setzeMarke } from '../portal/marke.ts';

/** Whose view shall be opened: a volunteer by his file, anybody else by his account. */
export interface Ziel {
	art: 'FREIWILLIGER' | 'USER';
	id: string;
	name: string;
}

/** From here on the browser is somebody else's: the full load drops everything the pages held. */
export async function oeffneAnsicht({ art, id }: Ziel): Promise<void> {
	await handOver<unknown>(() =>
		art === 'FREIWILLIGER'
			? call('POST /v1/freiwilliger/{id}/impersonate', { params: { id } })
			: call('POST /v1/user/{id}/impersonate', { params: { id } }),
	);
	setzeMarke();
	window.location.assign('/');
}

const SCHON_BEENDET: readonly number[] = [401, 409];

/** Back to the own session; a view that has ended meanwhile is left just the same. */
export async function beendeAnsicht(): Promise<void> {
	try {
		await handOver(() => call('DELETE /v1/auth/impersonation'));
	} catch (fehler) {
		if (!(fehler instanceof ApiFehler && SCHON_BEENDET.includes(fehler.status))) throw fehler;
	}
	entferneMarke();
	window.location.assign('/');
}
