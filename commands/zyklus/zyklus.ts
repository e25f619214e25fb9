import type { Befehl } from '#commands/befehl.ts';
import { execute } from '#commands/execute.ts';
import type { Sitzung } from '#commands/sitzung.ts';
import type { Umgebung } from '#commands/umgebung.ts';
import { haengeAn } from '#domain/beliebig-viele.ts';
import type { Dienstart } from '#domain/referenzsaetze.ts';
import { Abgelehnt, NICHT_GEFUNDEN, type Regelverstoss, unveraendert } from '#domain/regelverstoss.ts';
import {
	aendereZyklus,
	legeVorgabenFest,
	legeZyklusAn,
	STARTBELEGT,
	schliesseZyklusAb,
	setzeBewerbungsstopp,
} from '#domain/zyklus/entscheidungen.ts';
import { pruefeOffen } from '#domain/zyklus/regeln.ts';
import { type Zyklus, zyklusAggregat, zyklusAlsReferenz } from '#domain/zyklus/zyklus.ts';
import type { Vorgaben, ZyklusFelder } from '#domain/zyklus/zyklus-felder.ts';
import { legeGesamtkontingentFest, zyklusbudgetAggregat } from '#domain/zyklus/zyklusbudget.ts';
import { alleDienstarten, alleZyklen } from '#projections/queries/traeger/zyklen.ts';

export type NeuerZyklus = Omit<ZyklusFelder, 'ende'> & { readonly ende?: string };

/** What an edit may change; only what is named changes. */
export interface Zyklusaenderung {
	readonly felder: Partial<ZyklusFelder>;
	readonly isAbgeschlossen?: boolean;
	/** The cycle as the caller saw it. */
	readonly version?: number | undefined;
	readonly dienstarten: readonly (Partial<Vorgaben> & {
		readonly dienstartID: string;
		readonly isBewerbungsstopp?: boolean;
		readonly gesamtkontingent?: number | null;
	})[];
}

export async function legeAn(umgebung: Umgebung, befehl: Befehl, eingabe: NeuerZyklus): Promise<{ id: string }> {
	return execute(umgebung, befehl, async (sitzung) => {
		const id = sitzung.ctx.neueID();
		const zyklus = await sitzung.lies(zyklusAggregat, id);
		sitzung.schreibe(zyklusAggregat, id, legeZyklusAn(zyklus, eingabe, await alleZyklen(sitzung.db)));
		nimmStart(sitzung, id, eingabe.start);
		return { id };
	});
}

export async function aendere(
	umgebung: Umgebung,
	befehl: Befehl,
	id: string,
	aenderung: Zyklusaenderung,
): Promise<void> {
	const { felder, isAbgeschlossen, version, dienstarten } = aenderung;
	await execute(umgebung, befehl, async (sitzung) => {
		const [zyklus, budget, andere] = await Promise.all([
			sitzung.lies(zyklusAggregat, id),
			sitzung.lies(zyklusbudgetAggregat, id),
			alleZyklen(sitzung.db),
		]);
		if (!zyklus.existiert) throw new Abgelehnt([NICHT_GEFUNDEN]);
		const veraltet = unveraendert(version, zyklus.version);
		if (veraltet) throw new Abgelehnt([veraltet as Regelverstoss]);
		const arten = await pruefeDienstarten(sitzung, dienstarten);
		const start = zyklus.felder.start;
		const schliessung = isAbgeschlossen === undefined ? [] : schliesseZyklusAb(zyklus, isAbgeschlossen);
		const isOffen = !zyklus.isAbgeschlossen || isAbgeschlossen === false;
		const referenz = { zyklen: new Map([[id, { ...zyklusAlsReferenz(zyklus, budget), isAbgeschlossen: !isOffen }]]) };
		const gesamt = jeZeile(dienstarten, ({ dienstartID, gesamtkontingent }) =>
			gesamtkontingent === undefined
				? []
				: legeGesamtkontingentFest(budget, { dienstartID, gesamtkontingent }, { referenz }),
		);
		const uebrige = [
			...aendereZyklus(zyklus, felder, andere),
			...jeZeile(dienstarten, (z) => jeDienstart(zyklus, arten, z)),
		];
		if (!isOffen && uebrige.length) pruefeOffen(referenz, id);
		sitzung.schreibe(zyklusbudgetAggregat, id, gesamt);
		sitzung.schreibe(zyklusAggregat, id, [...schliessung, ...uebrige]);
		if (felder.start !== undefined && felder.start !== start) {
			sitzung.gib('ZYKLUS_START', start, zyklusAggregat, id);
			nimmStart(sitzung, id, felder.start);
		}
	});
}

type Zeile = Zyklusaenderung['dienstarten'][number];

function jeDienstart(
	zyklus: Zyklus,
	arten: ReadonlyMap<string, Dienstart>,
	{ dienstartID, isBewerbungsstopp, gesamtkontingent: _, ...vorgaben }: Zeile,
) {
	const dienstart = arten.get(dienstartID);
	if (!dienstart) throw new Error(`Dienstart ${dienstartID} fehlt in den Referenzdaten`);
	const stopp = isBewerbungsstopp === undefined ? [] : setzeBewerbungsstopp(zyklus, dienstartID, isBewerbungsstopp);
	return [...legeVorgabenFest(zyklus, dienstart, vorgaben), ...stopp];
}

/** Decides line by line: what is wrong in any of them is said at once, and where. */
function jeZeile<E>(zeilen: readonly Zeile[], entscheide: (zeile: Zeile) => readonly E[]): readonly E[] {
	const verstoesse: Regelverstoss[] = [];
	const ereignisse = zeilen.flatMap((zeile, i) => {
		try {
			return entscheide(zeile);
		} catch (fehler) {
			if (!(fehler instanceof Abgelehnt)) throw fehler;
			haengeAn(
				verstoesse,
				fehler.verstoesse.map((v) => (v.feld === undefined ? v : { ...v, feld: `dienstarten.${i}.${v.feld}` })),
			);
			return [];
		}
	});
	if (verstoesse.length) throw new Abgelehnt(verstoesse);
	return ereignisse;
}

/** Those that are named, and others; each has to be known. */
async function pruefeDienstarten({ db }: Sitzung, zeilen: readonly Zeile[]): Promise<ReadonlyMap<string, Dienstart>> {
	if (zeilen.length === 0) return new Map();
	const bekannt = new Map((await alleDienstarten(db)).map((dienstart) => [dienstart.id, dienstart]));
	const fremd = zeilen.findIndex(({ dienstartID }) => !bekannt.has(dienstartID));
	if (fremd === -1) return bekannt;
	const text = 'Bitte wählen Sie eine Dienstart aus.';
	throw new Abgelehnt([{ code: 'DIENSTART', http: 422, feld: `dienstarten.${fremd}.dienstartID`, text }]);
}

const nimmStart = (sitzung: Sitzung, id: string, start: string): void =>
	sitzung.nimm('ZYKLUS_START', start, zyklusAggregat, id, STARTBELEGT);
