import type { kontingente } from '#api/contract/orte/kontingente.ts';
import { zeigeKontingente, zeigeZuteilungen } from '#api/present/kontingente.ts';
import { genehmigeAnfragen, genehmigePlaetze } from '#commands/kontingent/genehmigen.ts';
import { entfernePlaetze, lasseFolgen, teilePlaetzeZu } from '#commands/kontingent/zuteilen.ts';
import { type Fundstelle, findeGenehmigung, findeZuteilung } from '#projections/queries/orte/kontingente.ts';
import type { Handlers, Umstand } from '../handler.ts';
import { auftragVon, begrenzung, muss, rahmenVon, stelleAn, stellenZu } from './kontingentumfeld.ts';

/** Places as they are approved and allotted. */
export const kontingenteHandlers: Handlers<typeof kontingente> = {
	async listeKontingente(anruf) {
		const rahmen = await rahmenVon(anruf);
		const stellen = await stellenZu(anruf, anruf.query.adresseID);
		return { data: stellen.flatMap((s) => zeigeKontingente(rahmen, s)) };
	},

	async genehmigeKontingent(anruf) {
		const { genehmigt, ...wo } = anruf.body;
		const festgelegt = await genehmigePlaetze(anruf.umgebung, auftragVon(anruf), { ...wo, genehmigt });
		return { data: { ...(await kontingentAn(anruf, wo)), ...begrenzung(festgelegt) } };
	},

	async holeKontingent(anruf) {
		return { data: await kontingentAn(anruf, muss(await findeGenehmigung(anruf.umgebung.db, anruf.params.id))) };
	},

	async aendereKontingent(anruf) {
		const wo = muss(await findeGenehmigung(anruf.umgebung.db, anruf.params.id));
		const festgelegt = await genehmigePlaetze(anruf.umgebung, auftragVon(anruf), { ...wo, ...anruf.body });
		return { data: { ...(await kontingentAn(anruf, wo)), ...begrenzung(festgelegt) } };
	},

	async genehmigeAnfragen(anruf) {
		const { zyklusID, einsatzstelleIDs } = anruf.body;
		return { data: await genehmigeAnfragen(anruf.umgebung, auftragVon(anruf), zyklusID, einsatzstelleIDs) };
	},

	async listeZuteilungen(anruf) {
		const { adresseID, einsatzortID } = anruf.query;
		const rahmen = await rahmenVon(anruf);
		const stellen = await stellenZu(anruf, einsatzortID ?? adresseID);
		const zuteilungen = stellen.flatMap((s) => zeigeZuteilungen(rahmen, s));
		return { data: zuteilungen.filter((z) => einsatzortID === undefined || z.einsatzortID === einsatzortID) };
	},

	async teileKontingentZu(anruf) {
		const festgelegt = await teilePlaetzeZu(anruf.umgebung, auftragVon(anruf), anruf.body);
		return { data: { ...(await zuteilungAn(anruf, anruf.body)), ...begrenzung(festgelegt) } };
	},

	async holeZuteilung(anruf) {
		return { data: await zuteilungAn(anruf, muss(await findeZuteilung(anruf.umgebung.db, anruf.params.id))) };
	},

	async aendereZuteilung(anruf) {
		const wo = muss(await findeZuteilung(anruf.umgebung.db, anruf.params.id));
		const { body, umgebung } = anruf;
		const festgelegt =
			body.zugeteilt === undefined
				? await lasseFolgen(umgebung, auftragVon(anruf), wo)
				: await teilePlaetzeZu(umgebung, auftragVon(anruf), { ...wo, zugeteilt: body.zugeteilt });
		return { data: { ...(await zuteilungAn(anruf, wo)), ...begrenzung(festgelegt) } };
	},

	async entferneZuteilung(anruf) {
		const wo = muss(await findeZuteilung(anruf.umgebung.db, anruf.params.id));
		await entfernePlaetze(anruf.umgebung, auftragVon(anruf), wo);
	},
};

async function kontingentAn(anruf: Umstand, { zyklusID, einsatzstelleID, dienstartID }: Fundstelle) {
	const rahmen = await rahmenVon({ ...anruf, zyklusID });
	const stelle = muss(await stelleAn(anruf, zyklusID, einsatzstelleID));
	return muss(zeigeKontingente(rahmen, stelle).find((z) => z.dienstartID === dienstartID));
}

async function zuteilungAn(
	anruf: Umstand,
	{ zyklusID, einsatzortID, dienstartID }: { zyklusID: string; einsatzortID: string; dienstartID: string },
) {
	const rahmen = await rahmenVon({ ...anruf, zyklusID });
	const stelle = muss(await stelleAn(anruf, zyklusID, einsatzortID));
	const hier = zeigeZuteilungen(rahmen, stelle).filter((z) => z.einsatzortID === einsatzortID);
	return muss(hier.find((z) => z.dienstartID === dienstartID));
}
