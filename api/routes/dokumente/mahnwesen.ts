import type { mahnwesen } from '#api/contract/dokumente/mahnwesen.ts';
import { adressatenVon } from '#commands/mahnwesen/adressaten.ts';
import { mahneViele, mahneVonHand } from '#commands/mahnwesen/mahnen.ts';
import { istAnmahnbar, MAHNUNGEN_HOECHSTENS } from '#domain/akte/mahnwesen/mahnplan.ts';
import { type Mahntag, mahnvorschau } from '#domain/akte/mahnwesen/vorschau.ts';
import { addiereTage, maxDatum, wochenbeginn } from '#domain/datum.ts';
import type { Parameter } from '#domain/referenz.ts';
import type { DokumentSpec } from '#domain/referenzsaetze.ts';
import { type Mahnzeile, offeneAnforderungen } from '#projections/queries/dokumente/mahnwesen.ts';
import { ladeReferenz } from '#projections/queries/traeger/referenz.ts';
import type { Handlers } from '../handler.ts';

const TAGE = 28;
const HOECHSTENS = 200;

/** Reminders of documents. */
export const mahnwesenHandlers: Handlers<typeof mahnwesen> = {
	async mahneDokumente({ umgebung, akteur, idempotenz, params, body }) {
		const befehl = { akteur, ...(idempotenz && { idempotenz }) };
		await mahneVonHand(umgebung, befehl, params.id, body);
		return { data: { n: new Set(body.anforderungIDs).size } };
	},

	async mahneVieleDokumente({ umgebung, akteur, body }) {
		return { data: await mahneViele(umgebung, akteur, body.anforderungIDs) };
	},

	async holeMahnwesen({ umgebung, zyklusID, query }) {
		const { heute } = umgebung.ctx();
		const ersterTag = wochenbeginn(heute);
		const von = maxDatum(query.von ?? ersterTag, ersterTag);
		const [alle, { specs, parameter }] = await Promise.all([
			offeneAnforderungen(umgebung.db, { zyklusID, specID: query.dokumentSpecID ?? null }),
			ladeReferenz(umgebung.db, { adresseIDs: [], benutzerIDs: [] }),
		]);
		const vorschauAm = (tag: string) =>
			mahnvorschau(alle, specs, parameter, { heute, tag, von, bis: addiereTage(von, TAGE - 1) });
		const kommende = () => vorschauAm(von).tage.filter((t) => t.tag >= heute);
		const tag = query.tag ? maxDatum(query.tag, ersterTag) : ersterBelegter(kommende(), maxDatum(von, heute));
		const { tage, mahnungen, ruhende } = vorschauAm(tag);
		const gezeigte = mahnungen.slice(0, HOECHSTENS);
		const adressaten = await adressatenVon(umgebung, gezeigte);
		const offene = alle.filter(({ status }) => istAnmahnbar(status));
		return {
			data: {
				heute,
				tag,
				takt: taktVon(parameter),
				offen: offene.length,
				gemahnt: offene.filter(({ mahnstufe }) => mahnstufe > 0).length,
				hoechsteMahnung: offene.reduce((hoechste, { mahnstufe }) => Math.max(hoechste, mahnstufe), 0),
				tage,
				gesamt: mahnungen.length,
				mahnungen: gezeigte.map(({ zeile, spec, ...mahnung }) => ({
					...gefordertes(zeile, spec),
					...mahnung,
					isMoeglich: zeile.gemahntAm !== heute && (adressaten.get(zeile.id) ?? []).length > 0,
					an: [...(adressaten.get(zeile.id) ?? [])],
				})),
				gesamtRuhend: ruhende.length,
				ruhende: ruhende.slice(0, HOECHSTENS).map(({ zeile, spec, grund }) => ({
					...gefordertes(zeile, spec),
					grund,
					seit: grund === 'IN_PRUEFUNG' ? zeile.hochgeladenAm : null,
				})),
			},
		};
	},
};

/** Where nobody is reminded at all, the first day. */
const ersterBelegter = (tage: readonly Mahntag[], sonst: string): string =>
	tage.find(({ gemahnt, geplant }) => gemahnt + geplant > 0)?.tag ?? sonst;

function taktVon({ mahnungGracePeriod, dokumentMahnungInterval, isMahnungMailversand }: Parameter) {
	return {
		erste: mahnungGracePeriod,
		danach: dokumentMahnungInterval,
		hoechstens: MAHNUNGEN_HOECHSTENS,
		isMailversand: isMahnungMailversand,
	};
}

function gefordertes(zeile: Mahnzeile, spec: DokumentSpec) {
	const { id: anforderungID, freiwilligerID, vorname, nachname, freiwilligerStatus, angefordertAm } = zeile;
	return {
		...{ anforderungID, freiwilligerID, vorname, nachname, freiwilligerStatus, angefordertAm },
		dokumentSpecID: spec.id,
		dokument: spec.bezeichnung,
	};
}
