import type { Stufe } from '#domain/referenzsaetze.ts';
import type { AnforderungStatus } from '#domain/status/anforderung.ts';

export type Anforderungsampel = 'ROT' | 'GELB' | 'GRUEN' | 'OHNE';

const AMPEL: Readonly<Record<AnforderungStatus, Anforderungsampel>> = {
	NOT_REQUESTED: 'OHNE',
	FINISHED: 'GRUEN',
	NOT_PROVIDED: 'ROT',
	NEEDS_REVIEW: 'GELB',
	PROVIDED: 'GRUEN',
	WAIT_SIGNING: 'GELB',
	SIGNED: 'GRUEN',
};

/** How a request stands, in a colour (table: Documents, Dokumentenübersicht). What nobody insists on isn't missing. */
export function anforderungsampel(status: AnforderungStatus, stufe: Stufe | null): Anforderungsampel {
	const verlangt = stufe !== null && stufe !== 'OPTIONAL';
	return status === 'NOT_PROVIDED' && !verlangt ? 'OHNE' : AMPEL[status];
}

export const ANFORDERUNG_STATUS = Object.keys(AMPEL) as readonly AnforderungStatus[];
