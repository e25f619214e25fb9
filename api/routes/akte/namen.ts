import type { AkteEreignis } from '#domain/akte/ereignisse.ts';
import type { Namen } from '#domain/akte/verlauf/saetze.ts';
import type { Aufgezeichnet } from '#domain/ereignis.ts';
import { gruppennamen } from '#projections/queries/seminare/gruppen.ts';
import { ladeEintraege } from '#projections/queries/traeger/namen.ts';
import { ladeReferenz } from '#projections/queries/traeger/referenz.ts';
import { namenAus } from '../../present/namen.ts';
import type { Umstand } from '../handler.ts';

/** Names of everything these events refer to: those who acted, places, supervisors, values of lists. */
export async function namenFuer(
	{ umgebung }: Umstand,
	ereignisse: readonly Aufgezeichnet<AkteEreignis>[],
): Promise<Namen> {
	const adresseIDs = new Set<string>();
	const benutzerIDs = new Set<string>();
	const gruppenIDs = new Set<string>();
	const merke = (menge: Set<string>, id: unknown) => {
		if (typeof id === 'string') menge.add(id);
	};
	for (const { type, facts, meta } of ereignisse) {
		merke(benutzerIDs, meta.userID);
		merke(benutzerIDs, meta.impersoniertVon);
		const f = facts as Readonly<Record<string, unknown>>;
		merke(adresseIDs, f.einsatzortID);
		merke(adresseIDs, (f.bedingungen as { einsatzortID?: string } | undefined)?.einsatzortID);
		merke(benutzerIDs, f.userID);
		merke(benutzerIDs, f.betreuerUserID);
		merke(gruppenIDs, f.gruppeID);
		if (type === 'BetreuerGeaendert' || type === 'TraegerBetreuerGeaendert') {
			merke(benutzerIDs, f.von);
			merke(benutzerIDs, f.nach);
		}
	}
	const [referenz, eintraege, gruppen] = await Promise.all([
		ladeReferenz(umgebung.db, { adresseIDs: [...adresseIDs], benutzerIDs: [...benutzerIDs] }),
		ladeEintraege(umgebung.db),
		gruppennamen(umgebung.db, [...gruppenIDs]),
	]);
	return namenAus(referenz, new Map([...eintraege, ...gruppen]));
}
