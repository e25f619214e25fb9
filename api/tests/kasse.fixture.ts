import { RollenGeaendert } from '#domain/user/ereignisse.ts';
import { type Fragend, type Testportal, testportal } from './portal.fixture.ts';
import { gelungen } from './seminare.fixture.ts';

/** The demo with two administrators: one checks what the other releases. */
export interface Kasse extends Testportal {
	readonly anna: Fragend;
	readonly bert: Fragend;
}

export async function kasse(): Promise<Kasse> {
	const t = await testportal();
	const rollen = { von: ['MA_VERWALTUNG'], nach: ['ADMIN', 'MA_VERWALTUNG'] } as const;
	await t.aendereUser('traeger@demo.test', () => [RollenGeaendert({ von: [...rollen.von], nach: [...rollen.nach] })]);
	const [anna, bert] = await Promise.all([t.als('admin@demo.test'), t.als('traeger@demo.test')]);
	return { ...t, anna, bert };
}

interface Geprueft {
	readonly id: string;
	readonly pruefungen: readonly { readonly pruefung: string; readonly sperrt: boolean }[];
	readonly posten: readonly {
		readonly vertragID: string;
		readonly monat: string;
		readonly pruefungen: readonly { readonly pruefung: string }[];
	}[];
}

/** Everything that hinders the release of a run is answered for. */
export async function verantworte<L extends Geprueft>(frage: Fragend, lauf: L): Promise<L> {
	let stand = lauf;
	for (const { pruefung } of lauf.pruefungen.filter(({ sperrt }) => sperrt)) {
		const zeilen = lauf.posten
			.filter(({ pruefungen }) => pruefungen.some((p) => p.pruefung === pruefung))
			.map(({ vertragID, monat }) => ({ vertragID, monat }));
		const body = { zeilen, was: 'BESTAETIGEN', pruefung, grund: 'Telefonisch geklärt' };
		stand = gelungen(await frage('POST', `/v1/exporte/laeufe/${lauf.id}/zeilen`, body));
	}
	return stand;
}
