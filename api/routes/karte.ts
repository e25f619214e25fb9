import { NICHT_BEWERBBAR } from '#domain/akte/regeln/bewerbung.ts';
import { Abgelehnt } from '#domain/regelverstoss.ts';
import { bewerbbareZyklen } from '#domain/zyklus/bewerbbar.ts';
import { aufKarte, inWartung } from '#projections/queries/karte.ts';
import { ladeReferenz } from '#projections/queries/referenz.ts';
import { alleZyklen } from '#projections/queries/zyklen.ts';
import type { karte } from '../contract/karte.ts';
import type { Handlers } from './handler.ts';

const MILLIONSTEL = 1_000_000;
const CENT = 100;
const grad = (millionstel: number | null) => (millionstel === null ? undefined : millionstel / MILLIONSTEL);
const nurJa = (wert: boolean) => wert || undefined;

/** Whoever asks sees what the public sees: a map for applicants, not a register. */
export const karteHandlers: Handlers<typeof karte> = {
	async holeKarte({ umgebung, akteur, query, zyklusID: gemeinter }) {
		const zyklusID = query.zyklusID ?? gemeinter;
		const heute = umgebung.ctx().heute;
		const bewerbbar = bewerbbareZyklen(await alleZyklen(umgebung.db), heute);
		// Whoever is signed in also looks for places in his own cycle, though applications for it are over.
		if (akteur.art === 'PUBLIC' && !bewerbbar.some(({ id }) => id === zyklusID)) {
			throw new Abgelehnt([NICHT_BEWERBBAR]);
		}
		const [orte, wartend, { parameter }] = await Promise.all([
			aufKarte(umgebung, zyklusID, heute),
			inWartung(umgebung.db, zyklusID),
			ladeReferenz(umgebung.db, { adresseIDs: [], benutzerIDs: [] }),
		]);
		return {
			data: {
				orte: orte.map(({ leistungen, ...o }) => ({
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
					hatFreiePlaetze: parameter.kontingentMode === 'OHNE' ? undefined : o.frei > 0,
					taschengeld: leistungen.TASCHENGELD === null ? undefined : leistungen.TASCHENGELD / CENT,
					urlaubstage: leistungen.URLAUBSTAGE ?? undefined,
					hatUnterkunft: nurJa(leistungen.UNTERKUNFT),
					hatVerpflegung: nurJa(leistungen.VERPFLEGUNG),
					hatDeutschlandticket: nurJa(leistungen.ZUSCHUSS_DEUTSCHLANDTICKET),
				})),
				inWartung: wartend,
			},
		};
	},
};
