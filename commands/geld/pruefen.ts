import { createHash } from 'node:crypto';
import type { Umgebung } from '#commands/umgebung.ts';
import { bankbuchVon } from '#domain/geld/bankbuch/bankbuch.ts';
import { type Lauf, zeilenkey } from '#domain/geld/lauf/lauf.ts';
import { type Treffer, treffer } from '#domain/geld/lauf/pruefungen.ts';
import { wirdEingezogen, wirdGezahlt } from '#domain/geld/posten.ts';
import { bezahlteVon, vorigerLauf, vormonatsbetraege } from '#projections/queries/geld/laeufe.ts';
import { alleParameter } from '#projections/queries/traeger/parameter.ts';
import { liesBankbuch } from './bankbuch.ts';
import type { Blattzeile } from './blatt.ts';
import { liesAktenBis } from './rechnen.ts';
import { bisherigeStellenIbans } from './zahler.ts';

export const sha256Von = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** What checks find in a run; an account is compared with the one its last run paid to. */
export async function findePruefungen(
	umgebung: Umgebung,
	lauf: Lauf,
	zeilen: readonly Blattzeile[],
): Promise<readonly Treffer[]> {
	const [bisher, stellen, vormonate, { laufSprungProzent }] = await Promise.all([
		bisherigeIbans(umgebung, lauf),
		ibansDerStellen(umgebung, lauf, zeilen),
		vormonatsbetraege(umgebung.db, lauf, zeilen),
		alleParameter(umgebung.db),
	]);
	const gepruefte = zeilen.map((zeile) => ({
		...zeile,
		bisherigeIban: bisher.get(zeile.freiwilligerID) ?? null,
		bisherigeStellenIban: stellen.get(zeile.stelle?.id ?? '') ?? null,
		vormonat: vormonate.get(zeilenkey(zeile)) ?? null,
	}));
	return treffer(lauf, gepruefte, laufSprungProzent);
}

async function ibansDerStellen(umgebung: Umgebung, lauf: Lauf, zeilen: readonly Blattzeile[]) {
	if (!wirdEingezogen(lauf)) return new Map<string, string | null>();
	const { id, art } = lauf;
	const stellen = new Set(zeilen.flatMap(({ stelle }) => stelle?.id ?? []));
	return bisherigeStellenIbans(umgebung, await liesBankbuch(umgebung, bankbuchVon(art)), id, stellen);
}

/** Only who is paid is asked: it takes everybody's file. */
async function bisherigeIbans(umgebung: Umgebung, lauf: Lauf): Promise<ReadonlyMap<string, string | null>> {
	if (!wirdGezahlt(lauf)) return new Map();
	const { rechnung } = lauf;
	const voriger = rechnung.nachLauf === null ? null : await vorigerLauf(umgebung.db, rechnung.nachLauf);
	if (!voriger) return new Map();
	const wer = await bezahlteVon(umgebung.db, voriger.id);
	const akten = await liesAktenBis(umgebung, wer, voriger.position);
	return new Map(akten.map(({ id, person }) => [id, person.iban ?? null]));
}
