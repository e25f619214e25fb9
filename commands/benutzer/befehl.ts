import type { Befehl } from '#commands/befehl.ts';
import type { Akteur } from '#domain/rollen.ts';

/** A command of an administrator. */
export interface Benutzerbefehl {
	readonly akteur: Akteur;
	readonly idempotenz?: Befehl['idempotenz'];
}

export const alsBefehl = ({ akteur, idempotenz }: Benutzerbefehl): Befehl => ({
	akteur: { userID: akteur.userID, rollen: akteur.rollen, impersoniertVon: akteur.impersoniertVon },
	idempotenz: idempotenz ?? null,
});
