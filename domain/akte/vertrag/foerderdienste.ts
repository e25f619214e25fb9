import type { Akte, Vertrag } from '#domain/akte/zustand.ts';
import { bundeslandVonPlz } from '#domain/bundesland.ts';
import type { Abrufdienst } from '#domain/geld/foerderung/abruf.ts';
import type { Abruflage } from '#domain/geld/foerderung/korrekturen.ts';
import type { Foerderstand } from '#domain/geld/lauf/ereignisse.ts';
import type { Laufzeile } from '#domain/geld/lauf/zeilen.ts';
import type { Dienstart } from '#domain/referenzsaetze.ts';
import { VERTRAG } from '#domain/status/vertrag.ts';
import { WUNSCH } from '#domain/status/wunsch.ts';
import { geldvertraege } from './geldvertraege.ts';

/** A service before it is known where its place lies. */
export interface Dienstkandidat extends Omit<Abrufdienst, 'stellenland' | 'galtBisher'> {
	readonly einsatzortID: string;
	/** Of an erased person neither age nor residence can be asked. */
	readonly istGeloescht: boolean;
}

const INLAND = 'DE';

/** The Land somebody lives in, as far as the postcode tells. */
export const wohnland = ({ person }: Pick<Akte, 'person'>): string | null =>
	(person.landID ?? INLAND) === INLAND ? bundeslandVonPlz(person.plz ?? '') : null;

/** The services of one person that programmes may give for. Table: money.md, funding programme. */
export function foerderdienste(akte: Akte, arten: Readonly<Record<string, Dienstart['art']>>): Dienstkandidat[] {
	const vertraege = new Map(akte.vertraege.map((vertrag) => [vertrag.id, vertrag]));
	return geldvertraege(akte, arten).flatMap(({ vertragID, freiwilligerID, von, bis, art }) => {
		const vertrag = vertraege.get(vertragID);
		if (!vertrag) return [];
		const { dienstartID, einsatzortID } = vertrag;
		return [
			{
				...{ vertragID, freiwilligerID, von, bis, art, dienstartID, einsatzortID },
				geburtsdatum: akte.person.geburtsdatum ?? null,
				wohnland: wohnland(akte),
				istGeloescht: akte.geloescht || akte.person.nachname === undefined,
			},
		];
	});
}

export type Bisher = Pick<Laufzeile, 'vertragID' | 'teile' | 'menge'>;

/** With the Land of their places, and what was claimed so far for whoever can't be asked any more. */
export const mitLage = (
	kandidaten: readonly Dienstkandidat[],
	laender: Foerderstand['laender'],
	galten: ReadonlySet<string>,
): Abrufdienst[] =>
	kandidaten.map(({ einsatzortID, istGeloescht, ...dienst }) => ({
		...dienst,
		stellenland: laender[einsatzortID] ?? null,
		...(istGeloescht && { galtBisher: galten.has(dienst.vertragID) }),
	}));

/** Contracts something stands released for. */
export function beansprucht(bisher: readonly Bisher[]): ReadonlySet<string> {
	const summen = new Map<string, number>();
	for (const { vertragID, menge = 0 } of bisher) summen.set(vertragID, (summen.get(vertragID) ?? 0) + menge);
	return new Set([...summen].filter(([, menge]) => menge !== 0).map(([vertragID]) => vertragID));
}

/** Why no money goes by a contract. */
export function ohneDienst({ wuensche }: Pick<Akte, 'wuensche'>, vertrag: Vertrag | undefined): Abruflage['ohne'] {
	if (vertrag?.status === VERTRAG.nr.Storniert) return 'STORNIERT';
	return wuensche.some(({ id, status }) => id === vertrag?.wunschID && status === WUNSCH.nr.DienstNichtAngetreten)
		? 'NICHT_ANGETRETEN'
		: null;
}
