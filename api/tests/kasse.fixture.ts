import { addiereMonate } from '#domain/datum.ts';
import { RollenGeaendert } from '#domain/user/ereignisse.ts';
import { type Antwort, type Fragend, type Testportal, testportal } from './portal.fixture.ts';
import { gelungen } from './seminare.fixture.ts';

/** Two administrators: one checks what the other releases. */
export interface Buchhaltung {
	readonly anna: Fragend;
	readonly bert: Fragend;
}

/** The demo with its books. */
export interface Kasse extends Testportal, Buchhaltung {}

export async function kasse(): Promise<Kasse> {
	const t = await testportal();
	const rollen = { von: ['MA_VERWALTUNG'], nach: ['ADMIN', 'MA_VERWALTUNG'] } as const;
	await t.aendereUser('traeger@demo.test', () => [RollenGeaendert({ von: [...rollen.von], nach: [...rollen.nach] })]);
	const [anna, bert] = await Promise.all([t.als('admin@demo.test'), t.als('traeger@demo.test')]);
	return { ...t, anna, bert };
}

/** This month of the demo, or that many on. */
export const monatVon = ({ portal }: Testportal, weiter = 0): string =>
	addiereMonate(`${portal.uhr.heute().slice(0, 7)}-01`, weiter).slice(0, 7);

export interface Laufposten {
	readonly vertragID: string;
	readonly freiwilligerID: string;
	readonly einsatzstelleID: string;
	readonly name: string;
	readonly monat: string;
	readonly anteil: number;
	readonly menge?: number;
	readonly betrag: number;
	readonly teile: Readonly<Record<string, number>>;
	readonly ausgleichZu?: number | null;
	readonly iban: string | null;
	readonly istHerausgenommen: boolean;
	readonly pruefungen: readonly { readonly pruefung: string; readonly bestaetigt: boolean }[];
}

/** A run as its page has it. */
export interface Testlauf {
	readonly id: string;
	readonly nr: number;
	readonly version: number;
	readonly status: string;
	readonly summe: number;
	readonly zeilen: number;
	readonly hash: string;
	readonly position: string;
	readonly hindernis: string | null;
	readonly posten: readonly Laufposten[];
	readonly pruefungen: readonly { readonly pruefung: string; readonly sperrt: boolean; readonly offen: number }[];
	readonly korrekturen: readonly {
		readonly abruf: string;
		readonly laufNr: number | null;
		readonly vertragID: string;
		readonly menge: number;
		readonly betrag: number;
		readonly text: string;
	}[];
	readonly ohneUeberweisung: readonly string[];
	readonly verlauf: readonly { readonly was: string; readonly grund: string | null }[];
}

type Wer = Pick<Buchhaltung, 'anna'>;
type Lauf = Pick<Testlauf, 'id' | 'version'>;

export const LAEUFE = '/v1/exporte/laeufe';

/** Of one month, unless a last one is named. */
export const rechneLauf = async ({ anna }: Wer, art: string, monat: string, bis = monat): Promise<Testlauf> =>
	gelungen(await anna('POST', LAEUFE, { art, zeitraum: `${monat}_${bis}`, grund: 'Monatslauf' }));

export const holeLauf = async (frage: Fragend, { id }: Pick<Lauf, 'id'>): Promise<Testlauf> =>
	gelungen(await frage('GET', `${LAEUFE}/${id}`));

export const laufschritt = (frage: Fragend, { id, version }: Lauf, schritt: string): Promise<Antwort> =>
	frage('POST', `${LAEUFE}/${id}/schritte`, { schritt, version });

/** Everything that hinders the release of a run is answered for. */
export async function verantworte(frage: Fragend, lauf: Testlauf): Promise<Testlauf> {
	let stand = lauf;
	for (const { pruefung } of lauf.pruefungen.filter(({ sperrt }) => sperrt)) {
		const zeilen = lauf.posten
			.filter(({ pruefungen }) => pruefungen.some((p) => p.pruefung === pruefung))
			.map(({ vertragID, monat }) => ({ vertragID, monat }));
		const body = { zeilen, was: 'BESTAETIGEN', pruefung, grund: 'Telefonisch geklärt' };
		stand = gelungen(await frage('POST', `${LAEUFE}/${lauf.id}/zeilen`, body));
	}
	return stand;
}

/** Answered for and checked by one, released by the other. */
export async function gibLaufFrei({ anna, bert }: Buchhaltung, lauf: Testlauf): Promise<Testlauf> {
	const geprueft: Testlauf = gelungen(await laufschritt(anna, await verantworte(anna, lauf), 'PRUEFEN'));
	return gelungen(await laufschritt(bert, geprueft, 'FREIGEBEN'));
}
