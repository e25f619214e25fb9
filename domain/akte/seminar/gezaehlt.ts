import type { Akte, Seminarnachweis } from '#domain/akte/zustand.ts';
import type { Gezaehltes } from '#domain/seminar/pflicht.ts';
import { ersterTag } from '#domain/seminar/seminar-felder.ts';
import type { SeminarnachweisStatus } from '#domain/status/seminarnachweis.ts';
import { vertragAm } from './dienstzeit.ts';

/** Its first day lies in the service of this contract. */
export function zaehltFuer(akte: Akte, nachweis: Seminarnachweis, vertragID: string): boolean {
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
