import { useState } from 'react';
import { ApiFehler } from '../../client/api-fehler.ts';
import { call } from '../../client/call.ts';
import { useCommand } from '../../client/use-command.ts';
import { KONTINGENTE_KEY } from './queries.ts';

/** One input of the matrix: places approved for an Einsatzstelle, or allotted to an Einsatzort. */
export interface Feld {
	readonly art: 'GENEHMIGT' | 'ZUGETEILT';
	readonly adresseID: string;
	readonly dienstartID: string;
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
		setze(feld: Feld, wert: number | null) {
			const key = schluessel(feld);
			setAusgaenge(ohne(ausgaenge, key));
			const rest = ohne(aenderungen, key);
			const unveraendert = wert === null || wert === feld.bisher;
			setAenderungen(unveraendert ? rest : new Map([...rest, [key, { ...feld, wert }]]));
		},
		schliesse: (key: string) => setAusgaenge(ohne(ausgaenge, key)),
		verwirf() {
			setAenderungen(new Map());
			setAusgaenge(new Map());
		},
		speichere: () => speichern.execute(undefined),
		laeuft: speichern.isRunning,
	};
}
export type Entwurf = ReturnType<typeof useEntwurf>;

export const istAbgelehnt = (ausgang: Ausgang | undefined): boolean =>
	ausgang !== undefined && ausgang.begrenztAuf === undefined;

function ohne<V>(alle: ReadonlyMap<string, V>, key: string): ReadonlyMap<string, V> {
	return new Map([...alle].filter(([anderer]) => anderer !== key));
}

/** One after the other, first what makes room: lower allotments, lower approvals, then the raises. */
async function speichere(zyklusID: string, aenderungen: readonly Aenderung[]): Promise<ReadonlyMap<string, Ausgang>> {
	const ausgaenge = new Map<string, Ausgang>();
	for (const aenderung of [...aenderungen].sort((a, b) => rang(a) - rang(b))) {
		const ausgang = await sende(zyklusID, aenderung);
		if (ausgang) ausgaenge.set(schluessel(aenderung), ausgang);
	}
	return ausgaenge;
}

function rang({ art, wert, bisher }: Aenderung): number {
	const steigt = wert > (bisher ?? 0);
	if (art === 'ZUGETEILT') return steigt ? 3 : 0;
	return steigt ? 2 : 1;
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
