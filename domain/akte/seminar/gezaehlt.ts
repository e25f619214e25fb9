import { vereinbarter } from '#domain/akte/vertragswahl.ts';
import type { Akte, Seminarnachweis, Vertrag } from '#domain/akte/zustand.ts';
import { type Seminarvertrag, seminartage } from '#domain/recht/seminartage.ts';
import type { Dienstart } from '#domain/referenzsaetze.ts';
import type { Gezaehltes } from '#domain/seminar/pflicht.ts';
import { ersterTag } from '#domain/seminar/seminar-felder.ts';
import { SEMINARNACHWEIS, type SeminarnachweisStatus } from '#domain/status/seminarnachweis.ts';
import { vertragAm } from './dienstzeit.ts';

/** What of a file tells of seminars. */
export type Seminarteil = Pick<Akte, 'person' | 'seminarnachweise' | 'vertraege' | 'wuensche'>;

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
export const gezaehltes = (akte: Omit<Seminarteil, 'person'>, vertragID: string): Gezaehltes[] =>
	akte.seminarnachweise
		.filter((nachweis) => zaehltFuer(akte, nachweis, vertragID))
		.flatMap(({ seminarID, seminartypID, status, termine, geplant, tage }) => {
			const stand = STAND[status];
			const typ = seminarID === null ? null : seminartypID;
			const zaehlt = status === SEMINARNACHWEIS.nr.Geplant ? geplant : (tage ?? geplant);
			return stand === null ? [] : [{ seminarID, seminartypID: typ, stand, termine, tage: zaehlt }];
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
	const vertrag = vereinbarter(akte);
	return vertrag ? tagestandVon(akte, vertrag, null) : null;
}

/** Of one contract. */
export const anerkannteTage = (akte: Omit<Seminarteil, 'person'>, vertrag: Vertrag): number =>
	gezaehltes(akte, vertrag.id).reduce((summe, { stand, tage }) => summe + (stand === 'ANERKANNT' ? tage : 0), 0);

/** Required days in tenths, and how many of them aren't recognised. */
export function pflichtstand(
	vertrag: Seminarvertrag,
	dienstart: Dienstart | null,
	geburtsdatum: string | null | undefined,
	anerkannt: number,
): Pick<Seminartagestand, 'pflicht' | 'anerkannt' | 'offen'> {
	const tage = seminartage(vertrag, dienstart, geburtsdatum);
	const pflicht = tage === null ? null : tage * 10;
	return { pflicht, anerkannt, offen: pflicht === null ? null : Math.max(0, pflicht - anerkannt) };
}

/** Of one contract. `dienstart`: where it was agreed on before its rates were kept. */
export function tagestandVon(akte: Seminarteil, vertrag: Vertrag, dienstart: Dienstart | null): Seminartagestand {
	const summe = { GEPLANT: 0, PRUEFUNG: 0, ANERKANNT: 0 };
	for (const { stand, tage } of gezaehltes(akte, vertrag.id)) summe[stand] += tage;
	return {
		...pflichtstand(vertrag, dienstart, akte.person.geburtsdatum, summe.ANERKANNT),
		geplant: summe.GEPLANT + summe.PRUEFUNG,
	};
}
