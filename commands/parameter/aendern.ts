import type { Befehl } from '#commands/befehl.ts';
import { einzeln, tausche } from '#commands/dateien/tauschen.ts';
import { EIN_BILD } from '#commands/dateien/zuordnen.ts';
import { execute } from '#commands/execute.ts';
import type { Sitzung } from '#commands/sitzung.ts';
import type { Umgebung } from '#commands/umgebung.ts';
import { aendereParameter, kollisionen, zwischenzeitlichGeaendert } from '#domain/parameter/aendern.ts';
import { PARAMETER_ID, parameterStammdatum } from '#domain/parameter/parameter.ts';
import type { ParameterFelder } from '#domain/parameter/parameterfelder.ts';
import type { Akteur } from '#domain/rollen.ts';
import { TRAEGERBILDER } from '#domain/upload/traegerbild.ts';
import { laufendeNummer } from '#projections/queries/akte/vertragsnummern.ts';
import { personennamen } from '#projections/queries/orte/personen.ts';
import { rechtstexte } from '#projections/queries/traeger/portaltexte.ts';

interface Parameterbefehl {
	readonly akteur: Akteur;
	readonly idempotenz: Befehl['idempotenz'];
}

interface Parameteraenderung {
	readonly werte: Partial<ParameterFelder>;
	/** What the caller saw; what others have changed since then isn't overwritten. */
	readonly version?: number | undefined;
	readonly produktion: boolean;
	/** By which the caller and others reach the tenant. */
	readonly hosts: readonly string[];
}

/** Changes the parameters named. */
export async function aendere(
	umgebung: Umgebung,
	{ akteur: { userID, rollen, impersoniertVon }, idempotenz }: Parameterbefehl,
	{ werte, version, produktion, hosts }: Parameteraenderung,
): Promise<void> {
	const befehl = { akteur: { userID, rollen, impersoniertVon }, idempotenz: idempotenz ?? null };
	await execute(umgebung, befehl, async (sitzung) => {
		const satz = await sitzung.lies(parameterStammdatum.aggregat, PARAMETER_ID);
		const kollidierte = version === undefined ? [] : kollisionen(satz, werte, version);
		if (kollidierte.length > 0) {
			const userIDs = kollidierte.map(({ stand }) => stand.userID).filter((id) => id !== null);
			const namen = await personennamen(sitzung.db, { adresseIDs: [], userIDs });
			throw zwischenzeitlichGeaendert(satz, kollidierte, (id) => namen.get(id) ?? null);
		}
		await tauscheBilder(sitzung, satz.felder, werte, userID);
		const naechsteVertragsnummer = await laufendeNummer(sitzung.db);
		const umfeld = { produktion, hosts, naechsteVertragsnummer, rechtstexte: await rechtstexte(sitzung.db) };
		const ereignisse = aendereParameter(satz, werte, umfeld);
		sitzung.schreibe(parameterStammdatum.aggregat, PARAMETER_ID, ereignisse);
	});
}

/** An image goes with the parameter that names it: the new one is assigned, the one before is let go. */
async function tauscheBilder(
	sitzung: Sitzung,
	bisher: ParameterFelder,
	werte: Partial<ParameterFelder>,
	userID: string | null,
): Promise<void> {
	for (const feld of TRAEGERBILDER) {
		const [alt, neu] = [bisher[feld], werte[feld]];
		if (neu === undefined) continue;
		const tausch = { alt: einzeln(alt), neu: einzeln(neu), userID, feld };
		await tausche(sitzung, tausch, { art: 'PARAMETER', id: feld }, EIN_BILD);
	}
}
