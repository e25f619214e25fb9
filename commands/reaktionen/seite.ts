import type { Metadata } from '#domain/ereignis.ts';
import { hoechste, ROLLEN, type Rolle, rang } from '#domain/rollen.ts';

/** Who has to hear of it, seen from the one who acted: the other side, and both when the Traeger did. */
export function andereSeiten(meta: Pick<Metadata, 'userID' | 'rollen'>): readonly ('FREIWILLIGER' | 'EINSATZORT')[] {
	const rolle = hoechste(meta.rollen.filter(isRolle));
	if (meta.userID === null || rang(rolle) > rang('MA_VEREIN')) return ['FREIWILLIGER', 'EINSATZORT'];
	return rolle === 'MA_VEREIN' ? ['FREIWILLIGER'] : ['EINSATZORT'];
}

const isRolle = (name: string): name is Rolle => (ROLLEN as readonly string[]).includes(name);
