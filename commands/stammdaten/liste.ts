import type { Handlung } from '#commands/befehl.ts';
import { execute } from '#commands/execute.ts';
import type { Sitzung } from '#commands/sitzung.ts';
import type { Umgebung } from '#commands/umgebung.ts';
import { haengeAn } from '#domain/beliebig-viele.ts';
import { Abgelehnt, type Regelverstoss } from '#domain/regelverstoss.ts';
import {
	alsName,
	doppelte,
	GEHOERT_ZUM_PORTAL,
	inZeile,
	type Listenzeile,
	NOCH_VERWENDET,
	pflege,
	schonVorhanden,
} from '#domain/stammdaten/pflegen.ts';
import type { Stammdatum } from '#domain/stammdaten/stammdatum.ts';
import { jeVerwendet, liesListe } from '#projections/queries/traeger/stammlisten.ts';

/** Every list entry is known by its label. */
interface Benannt {
	readonly bezeichnung: string;
}

/** What a list holds now. */
type Bestand<Felder extends Benannt> = (
	db: Sitzung['db'],
) => Promise<readonly ({ readonly id: string } & Pick<Felder, 'bezeichnung'>)[]>;

/**
 * Saves the lines of a list, all or none. What the lines don't name stays as it is, so that nobody deletes what another
 * added in the meantime.
 */
export async function speichereListe<Felder extends Benannt>(
	umgebung: Umgebung,
	befehl: Handlung,
	art: Stammdatum<string, Felder>,
	zeilen: readonly Listenzeile<Felder>[],
	bestand: Bestand<Felder> = (db) => liesListe(db, art),
): Promise<void> {
	const merkmal = (felder: Felder) => merkmalVon(art, felder);
	await execute(umgebung, befehl, async (sitzung) => {
		const ids = zeilen.map(({ id, felder }) => id ?? art.kennung?.(felder) ?? sitzung.ctx.neueID());
		const saetze = await Promise.all(ids.map((id) => sitzung.lies(art.aggregat, id)));
		const bisher = saetze.map(({ existiert, geloescht, felder }) => (existiert && !geloescht ? merkmal(felder) : null));
		const maengel: Regelverstoss[] = await verwendete(sitzung, art, zeilen);
		const folgen = saetze.map((satz, nr) => {
			try {
				return pflege(art, satz, zeilen[nr] as Listenzeile<Felder>, befehl.akteur);
			} catch (fehler) {
				if (!(fehler instanceof Abgelehnt)) throw fehler;
				haengeAn(maengel, inZeile(fehler.verstoesse, nr));
				return [];
			}
		});
		haengeAn(maengel, gleichnamige(await bestand(sitzung.db), merkmal, ids, zeilen));
		if (maengel.length) throw new Abgelehnt(maengel);
		for (const [nr, ereignisse] of folgen.entries()) {
			if (ereignisse.length) sitzung.schreibe(art.aggregat, ids[nr] as string, ereignisse);
			const zeile = zeilen[nr] as Listenzeile<Felder>;
			belege(sitzung, art, {
				id: ids[nr] as string,
				nr,
				alt: bisher[nr] ?? null,
				neu: zeile.isGeloescht ? null : merkmal(zeile.felder),
			});
		}
	});
}

interface Namenswechsel {
	readonly id: string;
	readonly nr: number;
	readonly alt: string | null;
	readonly neu: string | null;
}

/** The database decides between two who name theirs alike at the same moment. */
function belege<Felder extends Benannt>(
	sitzung: Sitzung,
	{ aggregat }: Stammdatum<string, Felder>,
	{ id, nr, alt, neu }: Namenswechsel,
): void {
	const [vorher, nachher] = [alt, neu].map((name) => (name === null ? null : alsName(name)));
	if (vorher === nachher) return;
	const liste = `LISTE/${aggregat.name}`;
	if (vorher != null) sitzung.gib(liste, vorher, aggregat, id);
	if (nachher != null) sitzung.nimm(liste, nachher, aggregat, id, schonVorhanden(nr));
}

async function verwendete<Felder extends Benannt>(
	{ db }: Sitzung,
	art: Stammdatum<string, Felder>,
	zeilen: readonly Listenzeile<Felder>[],
): Promise<Regelverstoss[]> {
	const maengel: Regelverstoss[] = [];
	for (const [nr, { id, isGeloescht }] of zeilen.entries()) {
		if (!isGeloescht || id === undefined) continue;
		if (art.vorgaben?.has(id)) haengeAn(maengel, inZeile([GEHOERT_ZUM_PORTAL], nr));
		else if (art.kennung || (art.verwendetIn.length > 0 && (await jeVerwendet(db, id))))
			haengeAn(maengel, inZeile([NOCH_VERWENDET], nr));
	}
	return maengel;
}

/** Those of the list as they are, and as the lines would have them. */
function gleichnamige<Felder extends Benannt>(
	bestand: Awaited<ReturnType<Bestand<Felder>>>,
	merkmal: (felder: Felder) => string,
	ids: readonly string[],
	zeilen: readonly Listenzeile<Felder>[],
): Regelverstoss[] {
	const namen = new Map(bestand.map((satz) => [satz.id, merkmal(satz as unknown as Felder)]));
	for (const [nr, { isGeloescht, felder }] of zeilen.entries()) {
		if (isGeloescht) namen.delete(ids[nr] as string);
		else namen.set(ids[nr] as string, merkmal(felder));
	}
	return doppelte(namen, new Set(ids)).map((id) => schonVorhanden(ids.indexOf(id)));
}

const merkmalVon = <Felder extends Benannt>(art: Stammdatum<string, Felder>, felder: Felder): string =>
	art.merkmal?.(felder) ?? felder.bezeichnung;
