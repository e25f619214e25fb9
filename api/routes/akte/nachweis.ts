import type { nachweis } from '#api/contract/akte/nachweis.ts';
import { zeigeAdressverlauf } from '#api/present/adressen.ts';
import { zeigeAenderung, zeigeHistorie } from '#api/present/historie.ts';
import { alsJson, alsPdf } from '#api/present/nachweis-pdf.ts';
import { type GeleseneAdresse, liesAdresse } from '#api/routes/orte/adressverlauf.ts';
import { liesAkte } from '#commands/akte/lesen.ts';
import type { SignierterNachweis } from '#commands/nachweis/nachweis.ts';
import { adresseAggregat } from '#domain/adresse/adresse.ts';
import { type Adressstand, adressunterschiede, adressvergleich } from '#domain/adresse/unterschiede.ts';
import { falte } from '#domain/aggregat.ts';
import { unterschiede } from '#domain/akte/verlauf/angaben.ts';
import { endeDesTages } from '#domain/datum.ts';
import type { Aufgezeichnet, Ereignis } from '#domain/ereignis.ts';
import { kontingentAggregat } from '#domain/kontingent/kontingent.ts';
import { sieheVerlauf } from '../aktenblick.ts';
import { gibDatei } from '../datei.ts';
import { gefuellt, vermerkeEinsicht } from '../einsicht.ts';
import type { Handlers, Umstand } from '../handler.ts';
import { adressnachweis, aktennachweis } from './nachweis-bauen.ts';
import { namenFuer } from './namen.ts';

/** What auditors compare and take with them. */
export const nachweisHandlers: Handlers<typeof nachweis> = {
	async vergleicheAkte(anruf) {
		const { umgebung, akteur, params, query } = anruf;
		const { akte, sicht, lage, ereignisse } = await sieheVerlauf(anruf, params.id);
		const [davor, danach] = (await Promise.all(
			[query.von, query.bis].map(async (tag) => (await liesAkte(umgebung, params.id, endeDesTages(tag))).akte),
		)) as [typeof akte, typeof akte];
		const felder = [...gefuellt(davor), ...gefuellt(danach)];
		await vermerkeEinsicht(anruf, { id: akte.id, sicht, felder, anlass: 'STAND' });
		const namen = await namenFuer(anruf, ereignisse);
		const historie = zeigeHistorie({ akteur, akte, sicht, namen, jetzt: lage.ctx.jetzt }, ereignisse);
		return {
			data: {
				...query,
				unterschiede: unterschiede(davor, danach, namen).map(zeigeAenderung),
				eintraege: historie.filter(zwischen(query)),
			},
		};
	},

	async vergleicheAdresse(anruf) {
		const { akteur, umgebung, params, query } = anruf;
		const gelesen = await liesAdresse(anruf, params.id);
		const { adresse, istStelle, namen } = gelesen;
		const name = (id: string) => namen.get(id) ?? 'unbekannt';
		const [davor, danach] = [adressstand(gelesen, query.von), adressstand(gelesen, query.bis)];
		const leser = { akteur, jetzt: umgebung.ctx().jetzt };
		const eintraege = zeigeAdressverlauf({ ...gelesen, adresse: { id: adresse.id, istStelle } }, leser, namen);
		return {
			data: {
				...query,
				unterschiede: adressunterschiede(davor, danach, name),
				eintraege: eintraege.filter(zwischen(query)),
			},
		};
	},

	async holeAdressstand(anruf) {
		const { am } = anruf.query;
		const gelesen = await liesAdresse(anruf, anruf.params.id);
		const name = (id: string) => gelesen.namen.get(id) ?? 'unbekannt';
		const damals = adressstand(gelesen, am);
		const jetzt = adressstand(gelesen, anruf.umgebung.ctx().heute);
		const { existiert, geloescht } = damals.adresse;
		return { data: { am, isVorhanden: existiert && !geloescht, angaben: adressvergleich(damals, jetzt, name) } };
	},

	exportAkteJson: async (anruf) => gibJson(anruf, await aktennachweis(anruf, anruf.params.id)),
	exportAktePdf: async (anruf) => gibPdf(anruf, await aktennachweis(anruf, anruf.params.id)),
	exportAdresseJson: async (anruf) => gibJson(anruf, await adressnachweis(anruf, anruf.params.id)),
	exportAdressePdf: async (anruf) => gibPdf(anruf, await adressnachweis(anruf, anruf.params.id)),
};

/** After the end of the first day, until the end of the second one. */
function zwischen({ von, bis }: { readonly von: string; readonly bis: string }) {
	const [ab, ende] = [endeDesTages(von), endeDesTages(bis)];
	return ({ zeit }: { readonly zeit: string }): boolean => zeit > ab && zeit <= ende;
}

function adressstand(
	{ adresse, istStelle, einsatzstelleID, eigene, kontingent }: GeleseneAdresse,
	am: string,
): Adressstand {
	const bis = endeDesTages(am);
	return {
		adresse: falte(adresseAggregat, adresse.id, vor(eigene, bis)),
		istStelle,
		kontingent: einsatzstelleID === null ? null : falte(kontingentAggregat, einsatzstelleID, vor(kontingent, bis)),
	};
}

/** Up to the first later one, so that it is a state there really was. */
function vor<E extends Ereignis>(ereignisse: readonly Aufgezeichnet<E>[], bis: string): readonly Aufgezeichnet<E>[] {
	const ende = ereignisse.findIndex(({ meta }) => meta.zeit > bis);
	return ende === -1 ? ereignisse : ereignisse.slice(0, ende);
}

const gibJson = (umstand: Umstand, beleg: SignierterNachweis) =>
	gibDatei(umstand, dateiVon(beleg, 'json'), Buffer.from(alsJson(beleg)));
const gibPdf = async (umstand: Umstand, beleg: SignierterNachweis) =>
	gibDatei(umstand, dateiVon(beleg, 'pdf'), await alsPdf(beleg));

const dateiVon = ({ gegenstand, verlaeufe }: SignierterNachweis, endung: 'json' | 'pdf') =>
	({
		liste: 'nachweis',
		endung,
		anzahl: verlaeufe.reduce((summe, v) => summe + v.ereignisse.length, 0),
		anfrage: { filter: { feld: gegenstand.art, op: 'gleich', wert: gegenstand.id }, text: null },
	}) as const;
