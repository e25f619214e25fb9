import type { bfdVereinbarung } from '#api/contract/akte/bfd-vereinbarung.ts';
import { csvspalten } from '#api/present/dateien/listenspalten.ts';
import { BFD_NICHT_GENEHMIGT } from '#domain/akte/bfd/stand.ts';
import { bfdVereinbarungPflegen, moeglicheSchritte } from '#domain/akte/entscheidungen/vertrag/bfd-vereinbarung.ts';
import type { Vertrag } from '#domain/akte/zustand.ts';
import { BFD_VEREINBARUNGEN } from '#domain/liste/bfd-vereinbarungen.ts';
import { VERTRAG } from '#domain/status/vertrag.ts';
import { bfdplan, bfdVereinbarungen } from '#projections/queries/akte/bfd-vereinbarungen.ts';
import { alleParameter } from '#projections/queries/traeger/parameter.ts';
import { nichtGefunden } from '../../plugins/fehler.ts';
import { befehl } from '../aktenbefehl.ts';
import { sieheAkte } from '../aktenblick.ts';
import { alsAnfrage, alsSeite, blickVon, gibAnzahlen } from '../anfrage.ts';
import type { Handlers, Umstand } from '../handler.ts';
import { gibListe } from '../listen/listenexport.ts';
import { KEIN_ZUSATZ } from '../listen/listenfelder.ts';

export const bfdVereinbarungHandlers: Handlers<typeof bfdVereinbarung> = {
	async liesBfdVereinbarung(anruf) {
		return { data: await zeige(anruf, anruf.params) };
	},

	async fuehreBfdVereinbarung(anruf) {
		const { params, body } = anruf;
		await befehl(anruf, params.freiwilligerID, (lage) =>
			bfdVereinbarungPflegen(lage, { vertragID: params.vertragID, ...body }),
		);
		return { data: await zeige(anruf, params) };
	},

	async listeBfdVereinbarungen(anruf) {
		const anfrage = alsAnfrage(anruf, anruf.query);
		const takt = await alleParameter(anruf.umgebung.db);
		const seite = await bfdVereinbarungen(anruf.umgebung, await blickVon(anruf), takt, anfrage);
		return alsSeite(seite, anfrage, (zeile) => zeile);
	},

	async zaehleBfdVereinbarungen(anruf) {
		const takt = await alleParameter(anruf.umgebung.db);
		return gibAnzahlen(anruf, bfdplan(await blickVon(anruf), takt));
	},

	async exportBfdVereinbarungsliste(anruf) {
		const anfrage = alsAnfrage(anruf, anruf.query);
		const plan = bfdplan(await blickVon(anruf), await alleParameter(anruf.umgebung.db));
		const { spalten } = anruf.query;
		const datei = { plan, anfrage, spalten, ids: undefined, spaltensatz: DATEI, zusatz: KEIN_ZUSATZ } as const;
		return gibListe(anruf, { liste: 'bfd-vereinbarungen', ...datei });
	},
};

const DATEI = csvspalten(BFD_VEREINBARUNGEN, {});

async function zeige(umstand: Umstand, gemeint: { readonly freiwilligerID: string; readonly vertragID: string }) {
	const { feld, sicht } = await sieheAkte(umstand, gemeint.freiwilligerID);
	const vertrag = sicht.vertraege.find(({ id }) => id === gemeint.vertragID);
	if (!vertrag) throw nichtGefunden();
	const { bfd } = vertrag;
	const istBfd = feld.referenz.dienstarten.get(vertrag.dienstartID)?.art === 'BFD';
	const geht = istBfd && VEREINBART.includes(vertrag.status);
	return {
		istBfd,
		stand: bfd?.stand ?? null,
		standAm: bfd?.standAm ?? null,
		eingereichtAm: bfd?.eingereichtAm ?? null,
		an: bfd?.an ?? null,
		grund: bfd?.grund ?? null,
		bfdKennung: feld.akte.person.bfdKennung ?? null,
		schritte: geht ? moeglicheSchritte(vertrag) : [],
		hinweis: istBfd && VOR_DEM_ENDE.includes(vertrag.status) && bfd?.stand !== 'GENEHMIGT' ? BFD_NICHT_GENEHMIGT : null,
	};
}

const VEREINBART: readonly Vertrag['status'][] = [
	VERTRAG.nr.Einigung,
	VERTRAG.nr.Unterschrieben,
	VERTRAG.nr.Laufend,
	VERTRAG.nr.Archiviert,
];
/** From the conclusion on somebody may begin any day. */
const VOR_DEM_ENDE: readonly Vertrag['status'][] = [VERTRAG.nr.Unterschrieben, VERTRAG.nr.Laufend];
