import { fuehreAus, type Getan } from '#commands/akte/befehl.ts';
import type { Sitzung } from '#commands/sitzung.ts';
import type { Umgebung } from '#commands/umgebung.ts';
import type { Entschluss, Lage } from '#domain/akte/lage.ts';
import type { Referenzbedarf } from '#projections/queries/traeger/referenz.ts';
import { nichtGefunden } from '../plugins/fehler.ts';
import type { Umstand } from './handler.ts';

export type Aktenentscheidung = (lage: Lage, sitzung: Sitzung) => Entschluss | Promise<Entschluss>;

/** Decides and writes on behalf of the caller. `bedarf`: ids of the input the file doesn't hold yet. */
export function befehl(
	{ umgebung, akteur, idempotenz }: Umstand,
	freiwilligerID: string,
	entscheide: Aktenentscheidung,
	bedarf: Partial<Referenzbedarf> = {},
): Promise<Getan> {
	return fuehreAus(umgebung, { akteur, idempotenz, bedarf }, freiwilligerID, entscheide);
}

/** Whose wish it is. */
export async function freiwilligerDesWunsches({ db }: Umgebung, wunschID: string): Promise<string> {
	const wunsch = db.selectFrom('wunsch').select('freiwilliger_id as id').where('id', '=', wunschID);
	return (await wunsch.executeTakeFirstOrThrow(() => nichtGefunden())).id;
}

/** In whose file a remark stands. */
export async function freiwilligerDerBemerkung({ db }: Umgebung, bemerkungID: string): Promise<string> {
	const bemerkung = db.selectFrom('bemerkung').select('freiwilliger_id as id').where('id', '=', bemerkungID);
	return (await bemerkung.executeTakeFirstOrThrow(() => nichtGefunden())).id;
}

export const ohneLeere = (ids: readonly (string | null | undefined)[]): string[] =>
	ids.filter((id): id is string => typeof id === 'string');
