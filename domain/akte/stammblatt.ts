import { abschrift } from '#domain/abschrift.ts';
import { EINWILLIGUNGEN, type Einwilligungsfeld } from '#domain/felder/personendaten.ts';
import { zustimmendeEltern } from './freiwilliger/einwilligung.ts';
import { kuendigungsgrund, massgeblicherWunsch, neuesterVertrag } from './massgeblich.ts';
import { anerkannteTage } from './seminar/gezaehlt.ts';
import type { Akte, Erziehungsberechtigter, Vertrag, Wunsch } from './zustand.ts';

type Verlauf =
	| 'wunschID'
	| 'zyklusID'
	| 'statusSeit'
	| 'nummern'
	| 'ersteUnterschriftAm'
	| 'bedingungenSeit'
	| 'geldaenderungen'
	| 'bfd'
	| 'zeugnis'
	| 'zugestimmt'
	| 'version';

/** What a file says of its volunteer, his guardians and the contract that counts, as they stand. */
export interface Stammblatt extends Pick<Akte, 'id' | 'status' | 'traegerBetreuerUserID' | 'person'> {
	/** When the privacy notice was last agreed to, ISO 8601. */
	readonly datenschutzAkzeptiertAm: string | null;
	readonly erziehungsberechtigte: readonly Omit<Erziehungsberechtigter, 'version'>[];
	/** `eltern`: the guardians who agreed. */
	readonly einwilligungen: readonly {
		readonly feld: Einwilligungsfeld;
		readonly am: string;
		readonly eltern: readonly string[];
	}[];
	readonly wunsch: Pick<Wunsch, 'einsatzstelleID' | 'einsatzortID' | 'betreuerUserID'> | null;
	readonly vertrag: Omit<Vertrag, Verlauf> | null;
	/** Why it ended early. */
	readonly kuendigungsgrund: string | null;
	/** Of the contract, in tenths. */
	readonly anerkannt: number;
}

/** A copy: the file goes on changing in place, and what was is compared with what is. */
export function stammblattVon(akte: Akte): Stammblatt {
	const { id, status, traegerBetreuerUserID, person } = akte;
	const wunsch = massgeblicherWunsch(akte);
	const vertrag = neuesterVertrag(akte, wunsch);
	return abschrift({
		...{ id, status, traegerBetreuerUserID, person },
		datenschutzAkzeptiertAm: akte.datenschutz?.zugestimmtAm ?? null,
		erziehungsberechtigte: akte.erziehungsberechtigte.map(({ version: _, ...eines }) => eines),
		einwilligungen: EINWILLIGUNGEN.flatMap((feld) => {
			const eine = akte.einwilligungen[feld];
			return eine ? { feld, am: eine.am, eltern: zustimmendeEltern(akte, eine).map((e) => e.id) } : [];
		}),
		wunsch: wunsch && {
			einsatzstelleID: wunsch.einsatzstelleID,
			einsatzortID: wunsch.einsatzortID,
			betreuerUserID: wunsch.betreuerUserID,
		},
		vertrag: vertrag && ohneVerlauf(vertrag),
		kuendigungsgrund: vertrag && kuendigungsgrund(wunsch),
		anerkannt: vertrag ? anerkannteTage(akte, vertrag) : 0,
	});
}

function ohneVerlauf(vertrag: Vertrag): Omit<Vertrag, Verlauf> {
	const { wunschID, zyklusID, statusSeit, nummern, ersteUnterschriftAm, bedingungenSeit, ...weiteres } = vertrag;
	const { geldaenderungen, bfd, zeugnis, zugestimmt, version, ...rest } = weiteres;
	return rest;
}
