import type { Listenfilter } from '#api/contract/filter.ts';
import type { adressverwaltung } from '#api/contract/orte/adressverwaltung.ts';
import { nichtGefunden } from '#api/plugins/fehler.ts';
import { alsMillionstel } from '#api/present/adressen.ts';
import { ladeEin, zieheOrtseinladungZurueck } from '#commands/adresse/einladen.ts';
import { finde } from '#commands/adresse/geocoder.ts';
import { stelleOnline, verorteAlle } from '#commands/adresse/sammeln.ts';
import {
	aendere,
	legeAn,
	loesche,
	loescheAdressbemerkung,
	schreibeBemerkung,
	setzeKoordinaten,
} from '#commands/adresse/verwalten.ts';
import type { AdresseFelder } from '#domain/adresse/adressfelder.ts';
import { istEigeneAdresse } from '#domain/adresse/zugang.ts';
import { formatZahl } from '#domain/format/zahl.ts';
import { Abgelehnt } from '#domain/regelverstoss.ts';
import { eineAdresse, einsatzorteVon, gewaehlteAdressen } from '#projections/queries/orte/adressen.ts';
import { offeneOrtseinladungen, ortseinladungVon } from '#projections/queries/orte/ortseinladungen.ts';
import { alsAnfrage, blickVon } from '../anfrage.ts';
import type { Anruf, Handlers, Umstand } from '../handler.ts';
import { zeigeAdresse } from './adressen.ts';

/** Addresses: what is changed of them. */
export const adressverwaltungHandlers: Handlers<typeof adressverwaltung> = {
	async legeAdresseAn(anruf) {
		const { anerkanntePlaetze, zyklen = [], ...angaben } = anruf.body;
		const neu = { angaben: alsAngaben(angaben), anerkanntePlaetze, zyklen };
		const { id } = await legeAn(anruf.umgebung, auftragVon(anruf), neu);
		return { data: await zeigeAdresse(anruf, id) };
	},

	async aendereAdresse(anruf) {
		const { anerkanntePlaetze, zyklen = [], isAktiv, version, ...angaben } = anruf.body;
		const aenderung = { angaben: alsAngaben(angaben), anerkanntePlaetze, zyklen, isAktiv, version };
		await aendere(anruf.umgebung, auftragVon(anruf), anruf.params.id, aenderung);
		return { data: await zeigeAdresse(anruf, anruf.params.id) };
	},

	async loescheAdresse(anruf) {
		await loesche(anruf.umgebung, auftragVon(anruf), anruf.params.id);
	},

	async bemerkeAdresse(anruf) {
		return { data: await schreibeBemerkung(anruf.umgebung, auftragVon(anruf), anruf.params.id, anruf.body) };
	},

	async loescheAdressbemerkung(anruf) {
		const { id, bemerkungID } = anruf.params;
		await loescheAdressbemerkung(anruf.umgebung, auftragVon(anruf), id, bemerkungID);
	},

	async verorteAdresse(anruf) {
		const { umgebung, params, body } = anruf;
		const { lat, lon, bereich } =
			'lat' in body
				? { lat: body.lat, lon: body.lon, bereich: null }
				: await finde(umgebung, auftragVon(anruf), params.id);
		const lage = { lat: alsMillionstel(lat), lon: alsMillionstel(lon) };
		await setzeKoordinaten(umgebung, auftragVon(anruf), params.id, lage);
		return { data: { lat, lon, bereich } };
	},

	async stelleAdressenOnline(anruf) {
		const { umgebung, zyklusID } = anruf;
		return { data: await stelleOnline(umgebung, auftragVon(anruf), zyklusID, await gemeinte(anruf, anruf.body)) };
	},

	async verorteAdressen(anruf) {
		return { data: await verorteAlle(anruf.umgebung, auftragVon(anruf), await gemeinte(anruf, anruf.body)) };
	},

	async listeOrtseinladungen(anruf) {
		const { umgebung, zyklusID, params, akteur } = anruf;
		const adresse = await eineAdresse(umgebung, await blickVon(anruf), zyklusID, params.id);
		if (!adresse) throw nichtGefunden();
		const orte = adresse.typ === 'EINSATZSTELLE' ? await einsatzorteVon(umgebung.db, adresse.id) : [adresse];
		const eigene = orte.map(({ id }) => id).filter((id) => istEigeneAdresse(akteur, id));
		return { data: await offeneOrtseinladungen(umgebung.db, eigene, umgebung.ctx().jetzt) };
	},

	async zieheOrtseinladungZurueck(anruf) {
		const { id: adresseID, einladungID } = anruf.params;
		await zieheOrtseinladungZurueck(anruf.umgebung, auftragVon(anruf), { adresseID, einladungID });
	},

	async ladeZumOrtEin(anruf) {
		const { umgebung, zyklusID, params, body } = anruf;
		const { dienstartID = null, betreuerUserID = null, nachricht = null, ...wer } = body;
		const angaben = { zyklusID, ...wer, einsatzortID: params.id, dienstartID, betreuerUserID, nachricht };
		const { id } = await ladeEin(umgebung, auftragVon(anruf), angaben);
		const einladung = await ortseinladungVon(umgebung.db, id);
		if (!einladung) throw nichtGefunden();
		return { data: einladung };
	},
};

const HOECHSTENS = 5000;
const ZU_VIELE = `Bitte wählen Sie höchstens ${formatZahl(HOECHSTENS, 0)} Adressen aus.`;

async function gemeinte(
	umstand: Umstand,
	{ ids, filter }: { readonly ids?: readonly string[] | undefined; readonly filter?: Listenfilter | undefined },
) {
	const anfrage = alsAnfrage(umstand, filter ? { f: filter } : {});
	const adressen = await gewaehlteAdressen(umstand.umgebung.db, await blickVon(umstand), ids ?? null, anfrage);
	if (adressen.length > HOECHSTENS) throw new Abgelehnt([{ code: 'ANZAHL', http: 422, text: ZU_VIELE }]);
	return adressen.map(({ id }) => id);
}

const auftragVon = ({ akteur, idempotenz }: Umstand) => ({ akteur, idempotenz });

type Angaben = Omit<Anruf<typeof adressverwaltung.legeAdresseAn>['body'], 'typ' | 'anerkanntePlaetze' | 'zyklen'>;

/** What was sent; a field left out isn't said. Whether it fits its field, the decision says. */
const alsAngaben = (angaben: Angaben) =>
	Object.fromEntries(Object.entries(angaben).filter(([, wert]) => wert !== undefined)) as Partial<AdresseFelder>;
