import type { karte } from '#api/contract/orte/karte.ts';
import { nichtGefunden } from '#api/plugins/fehler.ts';
import { NICHT_BEWERBBAR } from '#domain/akte/regeln/bewerbung.ts';
import { Abgelehnt } from '#domain/regelverstoss.ts';
import { bewerbbareZyklen } from '#domain/zyklus/bewerbbar.ts';
import { aufKarte, inWartung, type Kartenzeile, stelleAufKarte } from '#projections/queries/orte/karte.ts';
import { ladeReferenz } from '#projections/queries/traeger/referenz.ts';
import { alleZyklen } from '#projections/queries/traeger/zyklen.ts';
import type { Handlers, Umstand } from '../handler.ts';

const MILLIONSTEL = 1_000_000;
const CENT = 100;
const grad = (millionstel: number | null) => (millionstel === null ? undefined : millionstel / MILLIONSTEL);
const nurJa = (wert: boolean) => wert || undefined;

/** Whoever asks sees what the public sees: a map for applicants, not a register. */
export const karteHandlers: Handlers<typeof karte> = {
	async holeKarte(anruf) {
		const { umgebung } = anruf;
		const zyklusID = await bewerbbarerZyklus(anruf);
		const [orte, wartend, mitPlaetzen] = await Promise.all([
			aufKarte(umgebung.db, zyklusID),
			inWartung(umgebung.db, zyklusID),
			zeigtPlaetze(umgebung),
		]);
		return { data: { orte: orte.map((ort) => alsKartenort(ort, mitPlaetzen)), inWartung: wartend } };
	},

	async holeKartenstelle(anruf) {
		const { umgebung, params } = anruf;
		const zyklusID = await bewerbbarerZyklus(anruf);
		const [ort, mitPlaetzen] = await Promise.all([
			stelleAufKarte(umgebung, zyklusID, umgebung.ctx().heute, params.id),
			zeigtPlaetze(umgebung),
		]);
		if (!ort) throw nichtGefunden();
		const { einsatzstelle, strasse, hausnummer, website, beschreibung, taetigkeiten, bildUploadIDs } = ort;
		return {
			data: {
				...alsKartenort(ort, mitPlaetzen),
				...{ einsatzstelle, strasse, hausnummer, website, beschreibung, taetigkeiten, bildUploadIDs },
			},
		};
	},
};

type Kartenfrage = Pick<Umstand, 'umgebung' | 'akteur' | 'zyklusID'> & { query: { zyklusID?: string | undefined } };

/** Whoever is signed in also looks for places in his own cycle, though applications for it are over. */
async function bewerbbarerZyklus({ umgebung, akteur, query, zyklusID: gemeinter }: Kartenfrage): Promise<string> {
	const zyklusID = query.zyklusID ?? gemeinter;
	const bewerbbar = bewerbbareZyklen(await alleZyklen(umgebung.db), umgebung.ctx().heute);
	if (akteur.art !== 'PUBLIC' || bewerbbar.some(({ id }) => id === zyklusID)) return zyklusID;
	throw new Abgelehnt([NICHT_BEWERBBAR]);
}

async function zeigtPlaetze(umgebung: Umstand['umgebung']): Promise<boolean> {
	const { parameter } = await ladeReferenz(umgebung.db, { adresseIDs: [], benutzerIDs: [] });
	return parameter.kontingentMode !== 'OHNE';
}

const alsKartenort = ({ leistungen, ...o }: Kartenzeile, mitPlaetzen: boolean) => ({
	id: o.id,
	bezeichnung: o.bezeichnung,
	plz: o.plz,
	ort: o.ort,
	lat: grad(o.lat),
	lon: grad(o.lon),
	dienstartIDs: o.dienstartIDs,
	sportartIDs: o.sportartIDs,
	taetigkeitsfeldIDs: o.taetigkeitsfeldIDs,
	mindestalter: o.mindestalter ?? undefined,
	hoechstalter: o.hoechstalter ?? undefined,
	hatFreiePlaetze: mitPlaetzen ? o.frei > 0 : undefined,
	bildUploadID: o.bildUploadIDs[0],
	taschengeld: leistungen.TASCHENGELD === null ? undefined : leistungen.TASCHENGELD / CENT,
	urlaubstage: leistungen.URLAUBSTAGE ?? undefined,
	hatUnterkunft: nurJa(leistungen.UNTERKUNFT),
	hatVerpflegung: nurJa(leistungen.VERPFLEGUNG),
	hatDeutschlandticket: nurJa(leistungen.ZUSCHUSS_DEUTSCHLANDTICKET),
});
