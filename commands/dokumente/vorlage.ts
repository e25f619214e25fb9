import { liesLage } from '#commands/akte/lesen.ts';
import type { Ablage } from '#commands/dateien/ablage.ts';
import { fuelleFuer } from '#commands/pdf/fuellen-fuer.ts';
import type { Umgebung } from '#commands/umgebung.ts';
import { orteVon } from '#domain/akte/dienstort.ts';
import { einsatzortDerAkte, kommtSigniert, vorlageNutzbar } from '#domain/akte/dokument/anforderungsregeln.ts';
import { vorlagenfall } from '#domain/akte/dokument/dokumentfall.ts';
import { Abgelehnt, KEINE_BERECHTIGUNG, NICHT_GEFUNDEN } from '#domain/regelverstoss.ts';
import { type Akteur, seite } from '#domain/rollen.ts';
import { kennzeichne } from './ausgabe.ts';

/** For whom which specification is filled; `einsatzortID`: as for the wish for this place. */
interface Fuellung {
	readonly freiwilligerID: string;
	readonly specID: string;
	readonly einsatzortID: string | null;
	/** By which it is known again, where it is signed elsewhere. */
	readonly geheimnis: string;
}

/**
 * A template filled for a volunteer, to be looked at or filled on. What the Traeger provides, the volunteer gets provided
 * and doesn't fetch himself (table: permission matrix, templates).
 */
export async function fuelleVorlageFuer(
	umgebung: Umgebung,
	ablage: Ablage,
	akteur: Akteur,
	{ freiwilligerID, specID, einsatzortID, geheimnis }: Fuellung,
): Promise<{ name: string; inhalt: Uint8Array }> {
	const lage = await liesLage(umgebung, akteur, freiwilligerID);
	const fall = vorlagenfall(lage, specID, null);
	const { spec } = fall;
	if (spec.vorlage === null) throw new Abgelehnt([NICHT_GEFUNDEN]);
	if (seite(akteur) === 'FREIWILLIGER' && spec.nutzungsart !== 'BEIDES') throw new Abgelehnt([KEINE_BERECHTIGUNG]);
	const befunde = [vorlageNutzbar(fall), einsatzortDerAkte({ ...fall, eingabe: { einsatzortID } })];
	const verstoss = befunde.find((befund) => befund !== null && typeof befund === 'object');
	if (verstoss) throw new Abgelehnt([verstoss]);
	const wunsch = lage.akte.wuensche.findLast((w) => orteVon(lage.akte, w).includes(einsatzortID ?? ''));
	const inhalt = await fuelleFuer(umgebung, ablage, specID, freiwilligerID, { wunschID: wunsch?.id ?? null });
	const name = `${spec.bezeichnung}.pdf`;
	if (!kommtSigniert({ lage, spec })) return { name, inhalt };
	return { name, inhalt: kennzeichne(inhalt, { freiwilligerID, specID }, geheimnis) };
}
