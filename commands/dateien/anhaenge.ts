import { liesAkte } from '#commands/akte/lesen.ts';
import type { Sitzung } from '#commands/sitzung.ts';
import type { Umgebung } from '#commands/umgebung.ts';
import { type Akteur, hatRolle } from '#domain/rollen.ts';
import { ANHANG_MB, besitzerDerAnhaenge } from '#domain/upload/anhang.ts';
import { ordneZu } from './zuordnen.ts';

/** Gives files to the message they go with, in the transaction that sends it. */
export async function haengeAn(sitzung: Sitzung, uploadIDs: readonly string[], userID: string | null): Promise<void> {
	const besitzer = besitzerDerAnhaenge(uploadIDs);
	if (!besitzer) return;
	for (const uploadID of uploadIDs) {
		await ordneZu(sitzung, { uploadID, userID, feld: 'anhaenge' }, besitzer, { maxMB: ANHANG_MB });
	}
}

/** The Traeger, who writes the messages, and whoever was sent one with these files. */
export async function liestAnhaenge(umgebung: Umgebung, akteur: Akteur, id: string): Promise<boolean> {
	if (hatRolle(akteur, ['MA_VERWALTUNG', 'ADMIN'])) return true;
	if (akteur.freiwilligerID === null) return false;
	const { ereignisse } = await liesAkte(umgebung, akteur.freiwilligerID);
	return ereignisse.some(
		(e) => e.type === 'NachrichtGesendet' && besitzerDerAnhaenge(e.facts.anhaenge ?? [])?.id === id,
	);
}
