import { useState } from 'react';
import { inReihenfolge } from '#domain/kontingent/eingabe.ts';
import { istSprung } from '#domain/kontingent/sprung.ts';
import { ApiFehler } from '../../client/api-fehler.ts';
import { call } from '../../client/call.ts';
import { useCommand } from '../../client/use-command.ts';
import { KONTINGENTE_KEY } from './queries.ts';

/** One input of the matrix: places approved for an Einsatzstelle, or allotted to an Einsatzort. */
export interface Feld {
	readonly art: 'GENEHMIGT' | 'ZUGETEILT';
	readonly adresseID: string;
	readonly dienstartID: string;
	/** Where it is, in words. */
	readonly titel: string;
	/** As it is stored; null: never entered. */
	readonly bisher: number | null;
}

export interface Aenderung extends Feld {
	readonly wert: number;
}

/** What became of an input: clamped, or refused with its reason. */
export interface Ausgang {
	readonly eingegeben: number;
	readonly begrenztAuf?: number;
	readonly text: string;
}

export const schluessel = ({ adresseID, dienstartID }: Pick<Feld, 'adresseID' | 'dienstartID'>): string =>
	`${adresseID}/${dienstartID}`;

/** Inputs that aren't stored yet, and what became of those that were. */
export function useEntwurf(zyklusID: string | undefined, onFertig: (ausgaenge: readonly Ausgang[]) => void) {
	const [aenderungen, setAenderungen] = useState<ReadonlyMap<string, Aenderung>>(new Map());
	const [ausgaenge, setAusgaenge] = useState<ReadonlyMap<string, Ausgang>>(new Map());
	const [unlesbare, setUnlesbare] = useState<ReadonlyMap<string, string>>(new Map());
	/** Fields keep what can't be read to themselves: new ones don't have it. */
	const [runde, setRunde] = useState(0);
	const speichern = useCommand({
		run: () => speichere(zyklusID ?? '', [...aenderungen.values()]),
		invalidates: [KONTINGENTE_KEY],
		onDone: (ergebnis) => {
			setAusgaenge(ergebnis);
			// What was refused stays as it was typed.
			setAenderungen((alle) => new Map([...alle].filter(([key]) => istAbgelehnt(ergebnis.get(key)))));
			onFertig([...ergebnis.values()]);
		},
	});
	return {
		aenderungen,
		ausgaenge,
		/** Why something can't be read: what its field held before is no draft to reckon with. */
		unlesbare,
		/** How many fields hold something that isn't stored. */
		anzahl: new Set([...aenderungen.keys(), ...unlesbare.keys()]).size,
		runde,
		merkeUnlesbar: (feld: Feld, grund: string | null) =>
			setUnlesbare((alle) => {
				const rest = ohne(alle, schluessel(feld));
				return grund === null ? rest : new Map([...rest, [schluessel(feld), grund]]);
			}),
		setze(feld: Feld, wert: number | null) {
			const key = schluessel(feld);
			setAusgaenge((alle) => ohne(alle, key));
			const unveraendert = wert === null || wert === feld.bisher;
			setAenderungen((alle) => {
				const rest = ohne(alle, key);
				return unveraendert ? rest : new Map([...rest, [key, { ...feld, wert }]]);
			});
		},
		/** Several at once, as a proposal has them. */
		setzeAlle(neue: readonly Aenderung[]) {
			const keys = new Set(neue.map(schluessel));
			setAusgaenge((alle) => new Map([...alle].filter(([key]) => !keys.has(key))));
			setUnlesbare((alle) => new Map([...alle].filter(([key]) => !keys.has(key))));
			setAenderungen((alle) => new Map([...alle, ...neue.map((a) => [schluessel(a), a] as const)]));
		},
		/** Those that ask before they are stored. */
		spruenge: [...aenderungen.values()].filter(({ bisher, wert }) => istSprung(bisher, wert)),
		schliesse: (feld: Feld) => setAusgaenge((alle) => ohne(alle, schluessel(feld))),
		verwirf() {
			setAenderungen(new Map());
			setAusgaenge(new Map());
			setUnlesbare(new Map());
			setRunde((n) => n + 1);
		},
		speichere: () => speichern.execute(undefined),
		laeuft: speichern.isRunning,
	};
}
export type Entwurf = ReturnType<typeof useEntwurf>;

export const istAbgelehnt = (ausgang: Ausgang | undefined): boolean =>
	ausgang !== undefined && ausgang.begrenztAuf === undefined;

/** The same one where there is nothing to leave out. */
function ohne<V>(alle: ReadonlyMap<string, V>, key: string): ReadonlyMap<string, V> {
	if (!alle.has(key)) return alle;
	return new Map([...alle].filter(([anderer]) => anderer !== key));
}

/** One after the other, in the order they are tried out in. */
async function speichere(zyklusID: string, aenderungen: readonly Aenderung[]): Promise<ReadonlyMap<string, Ausgang>> {
	const ausgaenge = new Map<string, Ausgang>();
	for (const aenderung of inReihenfolge(aenderungen)) {
		const ausgang = await sende(zyklusID, aenderung);
		if (ausgang) ausgaenge.set(schluessel(aenderung), ausgang);
	}
	return ausgaenge;
}

async function sende(zyklusID: string, { art, adresseID, dienstartID, wert }: Aenderung): Promise<Ausgang | null> {
	const kopf = { zyklusID, dienstartID };
	try {
		const { data } =
			art === 'GENEHMIGT'
				? await call('POST /v1/stammdaten/einsatzstellekontingent', {
						body: { ...kopf, einsatzstelleID: adresseID, genehmigt: wert },
					})
				: await call('POST /v1/stammdaten/einsatzortkontingentzuteilung', {
						body: { ...kopf, einsatzortID: adresseID, zugeteilt: wert },
					});
		const { begrenztAuf, hinweis } = data;
		return begrenztAuf === undefined || !hinweis ? null : { eingegeben: wert, begrenztAuf, text: hinweis };
	} catch (fehler) {
		if (!(fehler instanceof ApiFehler)) throw fehler;
		return { eingegeben: wert, text: fehler.message };
	}
}
