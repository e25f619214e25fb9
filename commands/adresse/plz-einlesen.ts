import { sql } from 'kysely';
import type { Umgebung } from '#commands/umgebung.ts';
import { plz as istPlz } from '#domain/felder/kontakt.ts';
import { parseGrad } from '#domain/format/zahl-lesen.ts';
import { tueRoh } from '#projections/roh.ts';

/** Centre of a postcode in millionths of a degree. */
interface PlzLage {
	readonly plz: string;
	readonly lat: number;
	readonly lon: number;
}

const SPALTEN = ['plz', 'lat', 'lon'] as const;

/** A file with the columns `plz`, `lat` and `lon`; a line that makes no sense is named and nothing is taken. */
export function liesPlzDatei(text: string): PlzLage[] {
	const [kopf = '', ...zeilen] = text.replace(/^\uFEFF/, '').split(/\r?\n/);
	const trenner = kopf.includes(';') ? ';' : ',';
	const spalten = zellen(kopf, trenner).map((name) => name.toLowerCase());
	const fehlend = SPALTEN.filter((spalte) => !spalten.includes(spalte));
	if (fehlend.length) throw new Error(`Es fehlt die Spalte ${fehlend.join(', ')}.`);
	return zeilen.flatMap((zeile, i) => {
		if (zeile.trim() === '') return [];
		const werte = zellen(zeile, trenner);
		const [plz = '', lat, lon] = SPALTEN.map((spalte) => werte[spalten.indexOf(spalte)]);
		const [breite, laenge] = [grad(lat, 90), grad(lon, 180)];
		if (breite !== null && laenge !== null && istPlz(plz)) return [{ plz, lat: breite, lon: laenge }];
		throw new Error(`Zeile ${i + 2} ist keine Postleitzahl mit Breite und Länge: ${werte.join(' | ')}`);
	});
}

/** Numbers and names without the separator in them: quotes are only taken off. */
const zellen = (zeile: string, trenner: string): string[] =>
	zeile.split(trenner).map((zelle) => zelle.trim().replace(/^"(.*)"$/, '$1'));

function grad(text: string | undefined, grenze: number): number | null {
	const wert = text ? parseGrad(text) : null;
	return wert === null || Math.abs(wert) > grenze ? null : Math.round(wert * 1_000_000);
}

/** Takes the place of what was known of these postcodes; the others stay. Returns how many they are. */
export async function uebernimmPlz({ db }: Pick<Umgebung, 'db'>, lagen: readonly PlzLage[]): Promise<number> {
	await tueRoh(
		db,
		sql`
		insert into plz_lage (land_id, plz, lat, lon)
		select 'DE', l.plz, l.lat, l.lon
		from json_to_recordset(${JSON.stringify(lagen)}::json) as l(plz text, lat int, lon int)
		on conflict (land_id, plz) do update set lat = excluded.lat, lon = excluded.lon`,
	);
	return lagen.length;
}
