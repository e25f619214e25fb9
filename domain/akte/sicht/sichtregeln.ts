/**
 * What a site sees of a volunteer (tables: row-level visibility, modes of visibility), decided here alone: `aktensicht`
 * asks these rules of one file, the lists ask the same rules in SQL.
 */
import type { Referenz } from '#domain/referenz.ts';
import type { FreiwilligerStatus } from '#domain/status/freiwilliger.ts';
import { IM_DIENST, WUNSCH, type WunschStatus } from '#domain/status/wunsch.ts';
import type { Feldumfang } from './felder.ts';

export type Sichtmodus = Referenz['parameter']['freiwilligenSichtbarkeitMode'];

/** What a wish at an own place is to the site. */
export const NAEHEN = ['DIENST', 'EINIGUNG', 'BEWERBUNG', 'VORSCHLAG', 'BEENDET', 'VORSCHLAG_BEENDET'] as const;
export type Naehe = (typeof NAEHEN)[number];

interface Naehebedingung {
	readonly status: readonly WunschStatus[];
	/**
	 * How long it counts: in the volunteer's own cycle (after a change of cycle no longer), until twelve months after
	 * its cycle, or for 90 days after its end.
	 */
	readonly dauer: 'IM_ZYKLUS' | 'ZYKLUS_UND_EIN_JAHR' | 'NEUNZIG_TAGE';
	/** Ended before the volunteer took it up, or after; left out: either. */
	readonly isNurVorschlag?: boolean;
}

const ABGESAGT: readonly WunschStatus[] = [WUNSCH.nr.Abgesagt, WUNSCH.nr.Abgelehnt];

export const NAEHE: Readonly<Record<Naehe, Naehebedingung>> = {
	DIENST: { status: IM_DIENST, dauer: 'ZYKLUS_UND_EIN_JAHR' },
	EINIGUNG: { status: [WUNSCH.nr.Vertragseinigung], dauer: 'IM_ZYKLUS' },
	BEWERBUNG: {
		status: [WUNSCH.nr.Beworben, WUNSCH.nr.Warteliste, WUNSCH.nr.Kontaktiert, WUNSCH.nr.InVertragsverhandlung],
		dauer: 'IM_ZYKLUS',
	},
	VORSCHLAG: { status: [WUNSCH.nr.Vorschlag], dauer: 'IM_ZYKLUS' },
	BEENDET: { status: ABGESAGT, dauer: 'NEUNZIG_TAGE', isNurVorschlag: false },
	VORSCHLAG_BEENDET: { status: ABGESAGT, dauer: 'NEUNZIG_TAGE', isNurVorschlag: true },
};
export const SICHTBAR_TAGE = 90;
export const SICHTBAR_MONATE = 12;

export interface Sichtregel {
	readonly felder: Feldumfang;
	/** Each of these groups is met by at least one wish at an own place. */
	readonly durch?: readonly (readonly Naehe[])[];
	/** Left out: in every mode. */
	readonly modus?: readonly Sichtmodus[];
	/** Status of the volunteer. */
	readonly von?: FreiwilligerStatus;
	readonly bis?: FreiwilligerStatus;
}

/** With a contract elsewhere nobody else sees him. */
const OHNE_VERTRAG = { von: 1000, bis: 2800 } as const;
const NUR_POOL = { modus: ['EIGENE_UND_POOL'] } as const;
const ANGENOMMEN = [['BEENDET']] as const;

/** The first that holds decides; where none does, there is no such volunteer for the site. */
export const SICHTREGELN: readonly Sichtregel[] = [
	{ felder: 'DIENST', durch: [['DIENST']] },
	{ felder: 'EINIGUNG', ...OHNE_VERTRAG, durch: [['EINIGUNG']] },
	{ felder: 'BEWERBUNG', ...OHNE_VERTRAG, durch: [['BEWERBUNG']] },
	{ felder: 'BEWERBUNG', ...OHNE_VERTRAG, durch: [['VORSCHLAG']], modus: ['EIGENE', 'ALLE'] },
	{ felder: 'BEWERBUNG', von: 1500, bis: 2500, modus: ['ALLE'] },
	{ felder: 'POOL_MIT_NAME', ...OHNE_VERTRAG, ...NUR_POOL, durch: [['VORSCHLAG'], ...ANGENOMMEN] },
	{ felder: 'POOL_MIT_NAME', von: 1500, bis: 1500, ...NUR_POOL, durch: ANGENOMMEN },
	{ felder: 'POOL', ...OHNE_VERTRAG, ...NUR_POOL, durch: [['VORSCHLAG']] },
	{ felder: 'POOL', von: 1500, bis: 1500, ...NUR_POOL },
	{ felder: 'NAME', ...OHNE_VERTRAG, durch: ANGENOMMEN },
	{ felder: 'NAME', ...OHNE_VERTRAG, durch: [['VORSCHLAG_BEENDET']], modus: ['EIGENE', 'ALLE'] },
];

/** What the rules look at. */
export interface Sichtstand {
	readonly status: FreiwilligerStatus;
	readonly modus: Sichtmodus;
	/** Of the wishes at own places. */
	readonly naehen: ReadonlySet<Naehe>;
}

/** null: nothing at all. */
export function umfangDerStelle({ status, modus, naehen }: Sichtstand): Feldumfang | null {
	const regel = SICHTREGELN.find(
		(r) =>
			(r.modus?.includes(modus) ?? true) &&
			status >= (r.von ?? 0) &&
			status <= (r.bis ?? status) &&
			(r.durch?.every((eine) => eine.some((naehe) => naehen.has(naehe))) ?? true),
	);
	return regel?.felder ?? null;
}
