import { absage } from '#commands/jedes.ts';
import type { Umgebung } from '#commands/umgebung.ts';
import { adresseAggregat } from '#domain/adresse/adresse.ts';
import {
	gegenOnline,
	istOnline,
	type Kartenadresse,
	type Sammelbescheid,
	SCHON_VERORTET,
	verortet,
} from '#domain/adresse/sammeln.ts';
import type { Adressbefehl } from './befehl.ts';
import { lageZu } from './geocoder.ts';
import { aendere, setzeKoordinaten } from './verwalten.ts';

/** An address that was chosen, as it stood then. */
export interface Gemeinte extends Kartenadresse {
	readonly id: string;
	readonly bezeichnung: string;
	readonly ort: string;
}

export interface Sammelzeile extends Sammelbescheid {
	readonly id: string;
	readonly bezeichnung: string;
	readonly ort: string;
}

/** Puts places on the map of a cycle, in which they take part from then on. */
export function stelleOnline(
	umgebung: Umgebung,
	befehl: Adressbefehl,
	zyklusID: string,
	adressen: readonly Gemeinte[],
): Promise<readonly Sammelzeile[]> {
	const zyklen = [{ zyklusID, isAktiv: true, isOnline: true }];
	return anJeder(umgebung, adressen, async (adresse) => {
		const dagegen = gegenOnline(adresse);
		if (dagegen) return dagegen;
		await aendere(umgebung, befehl, adresse.id, { angaben: {}, zyklen });
		return istOnline(adresse);
	});
}

/** Gives coordinates to those that have none, from their postcode. */
export function verorteAlle(
	umgebung: Umgebung,
	befehl: Adressbefehl,
	adressen: readonly Gemeinte[],
): Promise<readonly Sammelzeile[]> {
	return anJeder(umgebung, adressen, async (adresse) => {
		if (adresse.lat !== null) return SCHON_VERORTET;
		const stelle = await lageZu(umgebung.db, adresse);
		if (stelle) await setzeKoordinaten(umgebung, befehl, adresse.id, inMillionsteln(stelle));
		return verortet(adresse, stelle);
	});
}

const inMillionsteln = ({ lat, lon }: { lat: number; lon: number }) => ({
	lat: Math.round(lat * 1_000_000),
	lon: Math.round(lon * 1_000_000),
});

/** One after the other: what one is refused doesn't concern the others, and a repetition changes nothing. */
async function anJeder(
	umgebung: Umgebung,
	adressen: readonly Gemeinte[],
	tue: (adresse: Gemeinte) => Promise<Sammelbescheid>,
): Promise<readonly Sammelzeile[]> {
	const bericht: Sammelzeile[] = [];
	for (const adresse of adressen) {
		const { id, bezeichnung, ort } = adresse;
		bericht.push({ id, bezeichnung, ort, ...(await versuche(umgebung, id, () => tue(adresse))) });
	}
	return bericht;
}

async function versuche(umgebung: Umgebung, id: string, tue: () => Promise<Sammelbescheid>): Promise<Sammelbescheid> {
	try {
		return await tue();
	} catch (fehler) {
		const wo = { auftrag: 'adressen-sammeln', stream: `${adresseAggregat.name}-${id}` };
		return { ergebnis: 'NICHT', text: absage(umgebung, fehler, wo) };
	}
}
