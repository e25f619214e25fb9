import type { Auftrag } from '#commands/auftrag.ts';
import type { Akteur } from '#domain/rollen.ts';

/** A command of an administrator. */
export interface Benutzerauftrag {
	readonly akteur: Akteur;
	readonly idempotenz?: Auftrag['idempotenz'];
}

export const alsAuftrag = ({ akteur, idempotenz }: Benutzerauftrag): Auftrag => ({
	akteur: { userID: akteur.userID, rollen: akteur.rollen, impersoniertVon: akteur.impersoniertVon },
	idempotenz: idempotenz ?? null,
});
