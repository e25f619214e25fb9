import { z } from 'zod';
import type { Befehl } from '#commands/befehl.ts';
import { execute } from '#commands/execute.ts';
import type { Umgebung } from '#commands/umgebung.ts';
import { verfall } from '#commands/zugang/einmal-token.ts';
import { hashKennwort, kennwortZeile } from '#commands/zugang/kennwort.ts';
import { widerrufAller } from '#commands/zugang/sitzungen.ts';
import { passwortSchema } from '#domain/felder/passwort.ts';
import type { Regelverstoss } from '#domain/regelverstoss.ts';
import { pruefeFelder } from '#domain/stammdaten/pruefe-felder.ts';
import { setzeKennwort } from '#domain/user/entscheidungen.ts';
import { userAggregat } from '#domain/user/user.ts';
import type { Konto } from '#projections/queries/zugang/akteur.ts';
import { bestaetigeKennwort } from './kennwort-bestaetigen.ts';

interface Wechsel {
	readonly altes: string;
	readonly neues: string;
	/** The session that goes on; all others end. */
	readonly familie: string;
}

const ALTES_FALSCH: Regelverstoss = {
	code: 'KENNWORT',
	http: 422,
	feld: 'altesPasswort',
	text: 'Das bisherige Kennwort ist falsch.',
};

/** Whoever is signed in and knows his password chooses another; his other sessions and links on their way end. */
export async function aendereKennwort(
	umgebung: Umgebung,
	{ idempotenz }: Pick<Befehl, 'idempotenz'>,
	{ id, email }: Konto,
	{ altes, neues, familie }: Wechsel,
): Promise<void> {
	const { passwort } = pruefeFelder(z.object({ passwort: passwortSchema(email) }), { passwort: neues });
	const hash = await hashKennwort(passwort);
	const akteur = { userID: id, rollen: [], impersoniertVon: null };
	await execute(umgebung, { akteur, idempotenz }, async (sitzung) => {
		const user = await sitzung.lies(userAggregat, id);
		// After the reading, which tells a repetition: for that the old one holds no longer.
		const altesHash = await bestaetigeKennwort(umgebung.db, id, altes, ALTES_FALSCH);
		sitzung.schreibe(userAggregat, id, setzeKennwort(user));
		// Only while the old one still holds: of two changes at once the second is refused.
		sitzung.tabelle(kennwortZeile(sitzung.db, id, hash, altesHash), ALTES_FALSCH);
		sitzung.tabelle(widerrufAller(sitzung.db, id, familie));
		sitzung.tabelle(verfall(sitzung.db, ['PASSWORT', 'ANMELDUNG'], id));
	});
}
