/** Papers about seminars, handed in and read. Table: Seminarnachweis, upload proof. */
import { type Aktenbefehl, alsBefehl, ladeLage, schreibe } from '#commands/akte/lage.ts';
import { liesLage } from '#commands/akte/lesen.ts';
import type { Ablage } from '#commands/dateien/ablage.ts';
import { type Eingehend, ladeHoch } from '#commands/dateien/hochladen.ts';
import { loese, ordneZu } from '#commands/dateien/zuordnen.ts';
import { dateiVon } from '#commands/dokumente/datei.ts';
import { execute } from '#commands/execute.ts';
import type { Sitzung } from '#commands/sitzung.ts';
import type { Umgebung } from '#commands/umgebung.ts';
import { nachweisEinreichen } from '#domain/akte/entscheidungen/seminar/nachweis-einreichen.ts';
import type { Lage } from '#domain/akte/lage.ts';
import type { Seminarnachweis } from '#domain/akte/zustand.ts';
import { Abgelehnt, NICHT_GEFUNDEN } from '#domain/regelverstoss.ts';
import type { Akteur } from '#domain/rollen.ts';

/** For which line of the plan: by itself, or by its seminar. */
export interface Einreichung {
	readonly freiwilligerID: string;
	readonly nachweisID: string | null;
	readonly seminarID: string | null;
	readonly isAU: boolean;
}

/** What would be refused in any case is refused before the file is taken in; refused at last, it leaves one that expires. */
export async function reicheNachweisEin(
	umgebung: Umgebung,
	ablage: Ablage,
	befehl: Aktenbefehl,
	einreichung: Einreichung,
	datei: Eingehend,
	{ zugleich }: { readonly zugleich?: (sitzung: Sitzung) => void } = {},
): Promise<{ nachweisID: string }> {
	const { akteur } = befehl;
	const { freiwilligerID } = einreichung;
	entscheide(await liesLage(umgebung, akteur, freiwilligerID), einreichung, OHNE_DATEI);
	const { uploadID } = await ladeHoch(umgebung, ablage, { ...akteur, userID: akteur.userID ?? '' }, datei);
	return execute(umgebung, alsBefehl(befehl), async (sitzung) => {
		const lage = await ladeLage(sitzung, akteur, freiwilligerID);
		const { name: dateiname } = await dateiVon(sitzung, uploadID);
		const { nachweisID, bisher, entschluss } = entscheide(lage, einreichung, { uploadID, dateiname });
		zugleich?.(sitzung);
		schreibe(sitzung, freiwilligerID, entschluss);
		const besitzer = { art: 'SEMINARNACHWEIS', id: nachweisID } as const;
		await ordneZu(sitzung, { uploadID, userID: akteur.userID, feld: 'nachweis' }, besitzer);
		if (bisher) await loese(sitzung, bisher.uploadID);
		return { nachweisID };
	});
}

/** Refuses what couldn't be handed in at this moment. */
export async function pruefeEinreichung(
	umgebung: Umgebung,
	akteur: Akteur,
	{ freiwilligerID, nachweisID }: Pick<Einreichung, 'freiwilligerID' | 'nachweisID'>,
): Promise<void> {
	const lage = await liesLage(umgebung, akteur, freiwilligerID);
	entscheide(lage, { freiwilligerID, nachweisID, seminarID: null, isAU: false }, OHNE_DATEI);
}

const OHNE_DATEI = { uploadID: '', dateiname: '' };

function entscheide(lage: Lage, { isAU, ...was }: Einreichung, datei: { uploadID: string; dateiname: string }) {
	const { id: nachweisID, datei: bisher } = gemeinter(lage, was);
	return { nachweisID, bisher, entschluss: nachweisEinreichen(lage, { nachweisID, isAU, ...datei }) };
}

function gemeinter({ akte }: Lage, was: Pick<Einreichung, 'nachweisID' | 'seminarID'>): Seminarnachweis {
	const { nachweisID, seminarID } = was;
	const nachweis = akte.seminarnachweise.find((n) =>
		nachweisID === null ? seminarID !== null && n.seminarID === seminarID : n.id === nachweisID,
	);
	if (!nachweis) throw new Abgelehnt([NICHT_GEFUNDEN]);
	return nachweis;
}
