import { Readable } from 'node:stream';
import type { Umgebung } from '#commands/umgebung.ts';
import type { Ablage } from './ablage.ts';
import { ladeHoch } from './hochladen.ts';

/** Stands as the uploader of what the portal made itself. */
export const PORTAL = 'portal';

/** Keeps a file the portal has made; assigned to nothing, it expires like any other. */
export function behalteErzeugtes(
	umgebung: Umgebung,
	ablage: Ablage,
	{ name, inhalt }: { readonly name: string; readonly inhalt: Uint8Array },
): Promise<{ uploadID: string; gid: string }> {
	const strom = Readable.from([Buffer.from(inhalt)]);
	const wer = { userID: PORTAL, rollen: ['SYSTEMADMIN'] as const };
	return ladeHoch(umgebung, ablage, wer, { strom, name, erwarteteLaenge: () => inhalt.length });
}
