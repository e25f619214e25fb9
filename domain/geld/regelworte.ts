/** The rules an amount goes by, in the words of whoever asks for it. Tables: money.md, months, runs. */
import { formatDatum } from '#domain/format/datum.ts';
import { formatEuro } from '#domain/format/zahl.ts';
import { GANZ } from '#domain/recht/monate.ts';
import { RECHT } from '#domain/recht/recht.ts';
import { type Art, fassungAm, quelle } from '#domain/recht/regelwerk.ts';
import { bestimmtZyklus, hoechstbetragAm, taschengeldObergrenze } from '#domain/recht/taschengeld.ts';
import { type Abgeltungsrechnung, abgeltungsformel } from '#domain/recht/urlaubsabgeltung.ts';
import type { Teilherkunft } from './herkunft.ts';
import { type Teil, teilregeln, VERTRAGSLAUFARTEN } from './posten.ts';

/** The ceiling of the allowance of a contract. */
export interface Grenze {
	/** Cents a month. */
	readonly cent: number;
	/** Where it is written, and since when that counts; null: the cycle lays it down. */
	readonly stelle: string | null;
	readonly gueltigAb: string | null;
}

export interface Grenzlage {
	readonly art: Art;
	readonly beginn: string | null;
	/** Laid down in the cycle, cents; it goes before the law where it is less. */
	readonly imZyklus: number | null;
	/** Tenths. */
	readonly wochenstunden: number | null;
	readonly vollzeit: number;
}

/** null: there is none for the kind of service. */
export function grenzeVon({ art, beginn, imZyklus, wochenstunden, vollzeit }: Grenzlage): Grenze | null {
	if (beginn === null) return null;
	const cent = taschengeldObergrenze(hoechstbetragAm(imZyklus, art, beginn), wochenstunden, vollzeit);
	if (cent === null) return null;
	const fassung = fassungAm(RECHT.taschengeld, beginn);
	const istGesetz = !bestimmtZyklus(imZyklus, art, beginn);
	return { cent, stelle: istGesetz ? quelle(fassung, art) : null, gueltigAb: istGesetz ? fassung.ab : null };
}

export interface Regelwort {
	readonly text: string;
	/** Where it is written; null: it is the portal's own. */
	readonly stelle: string | null;
	/** Of a limit: is it kept? null: it is none. */
	readonly istEingehalten: boolean | null;
}

const TEILWORT: Readonly<Record<Teil, string>> = {
	TASCHENGELD: 'Taschengeld',
	UNTERKUNFT: 'Unterkunft',
	VERPFLEGUNG: 'Verpflegung',
	DEUTSCHLANDTICKET: 'Deutschlandticket',
	MOBILITAET: 'Mobilität',
	URLAUBSABGELTUNG: 'Urlaubsabgeltung',
	EST_BEITRAG: 'Beitrag der Einsatzstelle',
	FOERDERUNG: 'Förderung',
};

const JE_BEGONNENEN: ReadonlySet<Teil> = new Set(
	VERTRAGSLAUFARTEN.flatMap((art) => teilregeln(art).flatMap((r) => (r.jeBegonnenen ? [r.teil] : []))),
);
const eigene = (text: string): Regelwort => ({ text, stelle: null, istEingehalten: null });
const gebrochen = ({ voll, menge, soll, abgeltung }: Teilherkunft): boolean =>
	!abgeltung && soll * GANZ !== voll * menge;

/** Those that had a part in this amount. */
export function regelworte(
	teile: readonly Teilherkunft[],
	anderswo: readonly Teil[],
	grenze: Grenze | null,
): Regelwort[] {
	const anteilige = teile.filter(({ teil, menge, voll }) => voll > 0 && menge < GANZ && !JE_BEGONNENEN.has(teil));
	const einmalige = teile.filter(({ teil, voll }) => voll > 0 && JE_BEGONNENEN.has(teil));
	const abgeltung = teile.find((teil) => teil.abgeltung)?.abgeltung;
	const taschengeld = teile.find(({ teil }) => teil === 'TASCHENGELD');
	return [
		...(anteilige.length > 0
			? [
					eigene('Ein angebrochener Monat zählt nach Dreißigsteln: Tage durch 30, der 31. zählt nicht.'),
					...(teile.some(gebrochen) ? [eigene('Jeder Betrag ist für sich kaufmännisch auf den Cent gerundet.')] : []),
				]
			: []),
		...(einmalige.length > 0
			? [
					eigene(
						`${einmalige.map(({ teil }) => TEILWORT[teil]).join(' und ')}: je begonnenem Monat ganz, je Person einmal.`,
					),
				]
			: []),
		...(abgeltung ? [abgeltungswort(abgeltung)] : []),
		...anderswo.map((teil) => eigene(`${TEILWORT[teil]}: steht in diesem Monat schon im früheren Vertrag.`)),
		...(grenze && taschengeld && taschengeld.voll > 0 ? [grenzwort(grenze, taschengeld.voll)] : []),
		...(teile.some(({ bisher }) => bisher !== 0)
			? [eigene('Freigegebene Läufe ändern sich nicht: Was sie schon enthalten, wird abgezogen.')]
			: []),
		...(teile.every(({ soll }) => soll === 0)
			? [eigene('Für diesen Monat steht nach dem Vertrag nichts mehr zu.')]
			: []),
	];
}

function abgeltungswort(rechnung: Abgeltungsrechnung): Regelwort {
	const text = `Urlaub, der nicht mehr zu nehmen war, wird abgegolten: ${abgeltungsformel(rechnung)}, einmal kaufmännisch auf den Cent gerundet.`;
	return { text, stelle: rechnung.stelle, istEingehalten: null };
}

function grenzwort({ cent, stelle, gueltigAb }: Grenze, taschengeld: number): Regelwort {
	const istEingehalten = taschengeld <= cent;
	const text = `Obergrenze ${formatEuro(cent)} im Monat, ${istEingehalten ? 'eingehalten' : 'überschritten'}`;
	const wo = stelle === null ? 'Zyklus' : `${stelle}, Fassung ab ${formatDatum(gueltigAb)}`;
	return { text, stelle: wo, istEingehalten };
}
