import type { Akte, Seminarnachweis } from '#domain/akte/zustand.ts';
import { seminartage } from '#domain/recht/seminartage.ts';
import type { Gezaehltes } from '#domain/seminar/pflicht.ts';
import { ersterTag } from '#domain/seminar/seminar-felder.ts';
import type { SeminarnachweisStatus } from '#domain/status/seminarnachweis.ts';
import { vertragAm } from './dienstzeit.ts';

/** Its first day lies in the service of this contract. */
export function zaehltFuer(
	akte: Pick<Akte, 'wuensche' | 'vertraege'>,
	nachweis: Seminarnachweis,
	vertragID: string,
): boolean {
	const beginn = ersterTag(nachweis);
	return beginn !== null && vertragAm(akte, beginn)?.id === vertragID;
}

const STAND: Readonly<Record<SeminarnachweisStatus, Gezaehltes['stand'] | null>> = {
	0: 'GEPLANT',
	10: 'PRUEFUNG',
	45: 'ANERKANNT',
	50: 'ANERKANNT',
	90: null,
};

/** What of the plan counts for a contract. Own entries count for the sum alone. */
export const gezaehltes = (akte: Akte, vertragID: string): Gezaehltes[] =>
	akte.seminarnachweise
		.filter((nachweis) => zaehltFuer(akte, nachweis, vertragID))
		.flatMap(({ seminarID, seminartypID, status, geplant, tage }) => {
			const stand = STAND[status];
			const typ = seminarID === null ? null : seminartypID;
			return stand === null ? [] : [{ seminartypID: typ, stand, tage: status === 0 ? geplant : (tage ?? geplant) }];
		});

/** Seminar days of the contract that counts, in tenths. */
export interface Seminartagestand {
	/** null: the contract has no period yet, or was agreed on before its rates were kept. */
	readonly pflicht: number | null;
	readonly anerkannt: number;
	/** Planned or under review. */
	readonly geplant: number;
	/** Required, not recognised. */
	readonly offen: number | null;
}

/** What lists show of them; null: no contract has been agreed on. Table: Required days. */
export function seminartagestand(akte: Akte): Seminartagestand | null {
	const vertrag = akte.vertraege.findLast(({ status }) => status >= 2000 && status !== 9500);
	if (!vertrag) return null;
	const summe = { GEPLANT: 0, PRUEFUNG: 0, ANERKANNT: 0 };
	for (const { stand, tage } of gezaehltes(akte, vertrag.id)) summe[stand] += tage;
	const tage = seminartage(vertrag, null, akte.person.geburtsdatum);
	const pflicht = tage === null ? null : tage * 10;
	return {
		pflicht,
		anerkannt: summe.ANERKANNT,
		geplant: summe.GEPLANT + summe.PRUEFUNG,
		offen: pflicht === null ? null : Math.max(0, pflicht - summe.ANERKANNT),
	};
}
