/** Rooms and meals in words. */
import { formatDatum } from '#domain/format/datum.ts';
import type { Raumart } from './ereignisse.ts';
import type { Kostart } from './kueche.ts';
import type { Mahl, Mahlzeit } from './mahlzeiten.ts';

export const RAUMART_LABEL: Readonly<Record<Raumart, string>> = {
	W: 'Frauen',
	M: 'Männer',
	GEMISCHT: 'gemischt, ab 18',
	LEITUNG: 'Leitung',
};

export const KOST_LABEL: Readonly<Record<Kostart, string>> = {
	ALLES: 'alles',
	VEGETARISCH: 'vegetarisch',
	VEGAN: 'vegan',
	HALAL: 'halal',
	KOSCHER: 'koscher',
};

export const MAHLZEIT_LABEL: Readonly<Record<Mahlzeit, string>> = {
	FRUEHSTUECK: 'Frühstück',
	MITTAG: 'Mittag',
	ABEND: 'Abend',
};

const WOCHENTAGE = ['So', 'Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa'] as const;
const wochentag = (tag: string): string => WOCHENTAGE[new Date(`${tag}T00:00:00Z`).getUTCDay()] ?? '';

/** `Mo 01.02.` */
export const kurzerTag = (tag: string): string => `${wochentag(tag)} ${formatDatum(tag).slice(0, 6)}`;

/** `Mi Abend` */
export const mahlworte = ({ tag, mahlzeit }: Mahl): string => `${wochentag(tag)} ${MAHLZEIT_LABEL[mahlzeit]}`;

/** `Ab Mi Abend 29: 1 Person reist ab` */
export function wechselworte(
	wechsel: Mahl & { readonly gesamt: number; readonly kommen: readonly string[]; readonly gehen: readonly string[] },
): string {
	const teile = [
		wechsel.kommen.length > 0 &&
			`${personen(wechsel.kommen.length)} ${wechsel.kommen.length === 1 ? 'kommt' : 'kommen'} an`,
		wechsel.gehen.length > 0 &&
			`${personen(wechsel.gehen.length)} ${wechsel.gehen.length === 1 ? 'reist' : 'reisen'} ab`,
	].filter(Boolean);
	return `Ab ${mahlworte(wechsel)} ${wechsel.gesamt}: ${teile.join(', ')}`;
}

export const personen = (n: number): string => (n === 1 ? '1 Person' : `${n} Personen`);
