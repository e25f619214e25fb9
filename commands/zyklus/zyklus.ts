import type { Auftrag } from '#commands/auftrag.ts';
import { execute } from '#commands/execute.ts';
import type { Sitzung } from '#commands/sitzung.ts';
import type { Umgebung } from '#commands/umgebung.ts';
import { NICHT_GEFUNDEN } from '#domain/akte/zugang.ts';
import { Abgelehnt } from '#domain/regelverstoss.ts';
import {
	aendereZyklus,
	legeVorgabenFest,
	legeZyklusAn,
	STARTBELEGT,
	schliesseZyklusAb,
	setzeBewerbungsstopp,
} from '#domain/zyklus/entscheidungen.ts';
import { zyklusOffen } from '#domain/zyklus/regeln.ts';
import { zyklusAggregat } from '#domain/zyklus/zyklus.ts';
import type { Vorgaben, ZyklusFelder } from '#domain/zyklus/zyklus-felder.ts';
import { alleZyklen } from '#projections/queries/zyklen.ts';

export type NeuerZyklus = Omit<ZyklusFelder, 'ende'> & { readonly ende?: string };

/** What an edit may change; only what is named changes. */
export interface Zyklusaenderung {
	readonly felder: Partial<ZyklusFelder>;
	readonly isAbgeschlossen?: boolean;
	readonly dienstarten: readonly (Partial<Vorgaben> & {
		readonly dienstartID: string;
		readonly isBewerbungsstopp?: boolean;
	})[];
}

export async function legeAn(umgebung: Umgebung, auftrag: Auftrag, eingabe: NeuerZyklus): Promise<{ id: string }> {
	return execute(umgebung, auftrag, async (sitzung) => {
		const id = sitzung.ctx.neueID();
		const zyklus = await sitzung.lies(zyklusAggregat, id);
		sitzung.schreibe(zyklusAggregat, id, legeZyklusAn(zyklus, eingabe, await alleZyklen(sitzung.db)));
		nimmStart(sitzung, id, eingabe.start);
		return { id };
	});
}

export async function aendere(
	umgebung: Umgebung,
	auftrag: Auftrag,
	id: string,
	{ felder, isAbgeschlossen, dienstarten }: Zyklusaenderung,
): Promise<void> {
	await execute(umgebung, auftrag, async (sitzung) => {
		const zyklus = await sitzung.lies(zyklusAggregat, id);
		if (!zyklus.existiert) throw new Abgelehnt([NICHT_GEFUNDEN]);
		const start = zyklus.felder.start;
		const andere = await alleZyklen(sitzung.db);
		const schliessung = isAbgeschlossen === undefined ? [] : schliesseZyklusAb(zyklus, isAbgeschlossen);
		const uebrige = [
			...aendereZyklus(zyklus, felder, andere),
			...dienstarten.flatMap(({ dienstartID, isBewerbungsstopp, ...vorgaben }) => [
				...legeVorgabenFest(zyklus, dienstartID, vorgaben),
				...(isBewerbungsstopp === undefined ? [] : setzeBewerbungsstopp(zyklus, dienstartID, isBewerbungsstopp)),
			]),
		];
		const zu = zyklusOffen({ ...zyklus, bezeichnung: zyklus.felder.bezeichnung });
		if (zu && uebrige.length && isAbgeschlossen !== false) throw new Abgelehnt([zu]);
		sitzung.schreibe(zyklusAggregat, id, [...schliessung, ...uebrige]);
		if (felder.start !== undefined && felder.start !== start) {
			sitzung.gib('ZYKLUS_START', start, zyklusAggregat, id);
			nimmStart(sitzung, id, felder.start);
		}
	});
}

const nimmStart = (sitzung: Sitzung, id: string, start: string): void =>
	sitzung.nimm('ZYKLUS_START', start, zyklusAggregat, id, STARTBELEGT);
