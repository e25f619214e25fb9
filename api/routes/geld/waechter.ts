import type { waechter } from '#api/contract/geld/waechter.ts';
import { nichtGefunden } from '#api/plugins/fehler.ts';
import { type Fund, zeigeWaechter } from '#api/present/waechter.ts';
import { setzeAnerkennungsfrist } from '#commands/adresse/anerkennung.ts';
import { befundeVon, zuVielFreigegeben } from '#domain/geld/waechter/regeln.ts';
import { hatRolle } from '#domain/rollen.ts';
import { bfdVereinbarungen } from '#projections/queries/akte/bfd-vereinbarungen.ts';
import { liesFoerderprogramme } from '#projections/queries/geld/foerderprogramme.ts';
import { anerkennungVon, gefaehrdeteDienste, vielleichtZuVielFreigegeben } from '#projections/queries/geld/waechter.ts';
import { seminartypnamen } from '#projections/queries/seminare/seminare.ts';
import { istFreigeschaltet } from '#projections/queries/traeger/features.ts';
import { alleParameter } from '#projections/queries/traeger/parameter.ts';
import { alsAnfrage, blickVon } from '../anfrage.ts';
import type { Handlers, Umstand } from '../handler.ts';

export const waechterHandlers: Handlers<typeof waechter> = {
	async liesWaechter(anruf) {
		const { umgebung, query } = anruf;
		const parameter = await alleParameter(umgebung.db);
		const [funde, mitBetraegen, bfdOhneAntwort, typen] = await Promise.all([
			findeGefahren(anruf, parameter.isSeminarverwaltungEnabled),
			siehtBetraege(anruf),
			zaehleBfdOhneAntwort(anruf, parameter),
			seminartypnamen(umgebung.db),
		]);
		const { bfdErinnerungTage } = parameter;
		const umfeld = { ...query, mitBetraegen, typen, heute: umgebung.ctx().heute };
		return { data: { ...zeigeWaechter(funde, umfeld), bfdOhneAntwort, bfdErinnerungTage } };
	},

	async liesAnerkennung(anruf) {
		const anerkennung = await anerkennungVon(anruf.umgebung.db, anruf.params.id);
		if (!anerkennung) throw nichtGefunden();
		return { data: anerkennung };
	},

	async setzeAnerkennung(anruf) {
		const { umgebung, akteur, idempotenz, params, body } = anruf;
		await setzeAnerkennungsfrist(umgebung, { akteur, idempotenz }, params.id, body.bis);
		return { data: { bis: body.bis } };
	},
};

/** By rules from the candidates of the cycle. */
async function findeGefahren({ umgebung, zyklusID }: Umstand, mitSeminaren: boolean): Promise<Fund[]> {
	const { db } = umgebung;
	const { heute } = umgebung.ctx();
	const [programme, dienste, ausgezahlt] = await Promise.all([
		liesFoerderprogramme(db),
		gefaehrdeteDienste(db, { zyklusID, heute, mitSeminaren }),
		vielleichtZuVielFreigegeben(db, zyklusID),
	]);
	const ausDiensten = dienste.flatMap((dienst) =>
		befundeVon(dienst, programme, heute).map(
			(befund): Fund => ({ ...befund, bezug: { ...dienst, ende: dienst.bis, seminartypID: dienst.seminartypID } }),
		),
	);
	const ausLaeufen = ausgezahlt.flatMap((einer) =>
		zuVielFreigegeben(einer.vertraege, einer.freigegeben).map((befund): Fund => {
			const ende = einer.vertraege.find(({ vertragID }) => vertragID === befund.vertragID)?.bis ?? null;
			return { ...befund, bezug: { ...einer, ende, seminartypID: null } };
		}),
	);
	return [...ausDiensten, ...ausLaeufen];
}

/** Whoever keeps the books, and not in the view of another. Table: screens.md, Geld und Fristen. */
const siehtBetraege = async ({ akteur, umgebung }: Umstand): Promise<boolean> =>
	hatRolle(akteur, ['ADMIN']) &&
	akteur.impersoniertVon === null &&
	(await istFreigeschaltet(umgebung.db, 'BUCHHALTUNG_EXPORT'));

async function zaehleBfdOhneAntwort(umstand: Umstand, takt: { readonly bfdErinnerungTage: number }): Promise<number> {
	const filter = { und: [{ feld: 'ueberfaellig', op: 'gleich' as const, wert: true }] };
	const anfrage = { ...alsAnfrage(umstand, { groesse: 1 }), filter };
	return (await bfdVereinbarungen(umstand.umgebung, await blickVon(umstand), takt, anfrage)).total;
}
