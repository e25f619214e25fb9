import type { exportlage } from '#api/contract/geld/exportlage.ts';
import { zeigeLaufkopf } from '#api/present/geld/laeufe.ts';
import { liesBlatt } from '#commands/geld/blatt.ts';
import { liesLohnbuch } from '#commands/geld/lohn.ts';
import { findePruefungen } from '#commands/geld/pruefen.ts';
import { addiereTage } from '#domain/datum.ts';
import { hindernisVon } from '#domain/geld/lauf/entscheidungen.ts';
import { offenePruefungen } from '#domain/geld/lauf/pruefungen.ts';
import { foerderzeitraum, liesZeitraum } from '#domain/geld/zeitraum.ts';
import {
	bfdlage,
	type Kachellauf,
	kachellaeufe,
	type Laufspur,
	laufspuren,
	letzteExporte,
} from '#projections/queries/geld/exportlage.ts';
import { programmnamen } from '#projections/queries/geld/foerderprogramme.ts';
import { type Laufkopf, laufliste } from '#projections/queries/geld/laeufe.ts';
import { alleParameter } from '#projections/queries/traeger/parameter.ts';
import type { Handlers } from '../handler.ts';
import { lies } from './laeufe.ts';

const LETZTE = 6;

/** How what is due stands: the page of exports. */
export const exportlageHandlers: Handlers<typeof exportlage> = {
	async holeExportlage({ umgebung, query }) {
		const { db, ctx } = umgebung;
		const monate = liesZeitraum(query.zeitraum);
		const foerderung = foerderzeitraum(monate);
		const { bfdErinnerungTage: nachTagen } = await alleParameter(db);
		const [laeufe, letzte, namen, ausgaenge, buch, bfd] = await Promise.all([
			kachellaeufe(db, monate, foerderung),
			laufliste(db, { seite: 1, groesse: LETZTE }),
			programmnamen(db),
			letzteExporte(db, ['dsj-bfd-vereinbarungen', 'tn-liste', 'zeugnisse']),
			liesLohnbuch(umgebung),
			query.zyklusID === undefined
				? { vertraege: 0, genehmigt: 0, ohneAntwort: 0 }
				: bfdlage(db, query.zyklusID, addiereTage(ctx().heute, -nachTagen)),
		]);
		const spuren = await laufspuren(
			db,
			letzte.zeilen.map(({ id }) => id),
		);
		const lohn = [...buch.letzte.values()].toSorted((a, b) => (a.am < b.am ? 1 : -1))[0];
		return {
			data: {
				...{ monate, foerderung },
				laeufe: laeufe.map((lauf) => zeigeKachellauf(lauf, namen)),
				letzte: letzte.zeilen.map((lauf) => zeigeLetzten(lauf, namen, spuren.get(lauf.id))),
				anzahl: letzte.total,
				lohn: lohn ?? null,
				bfd: { ...bfd, nachTagen, letzter: ausgaenge.get('dsj-bfd-vereinbarungen') ?? null },
				tnListe: ausgaenge.get('tn-liste') ?? null,
				zeugnisse: ausgaenge.get('zeugnisse') ?? null,
			},
		};
	},

	async holeLaufhindernisse(anruf) {
		const { umgebung, akteur, params } = anruf;
		const { lauf } = await lies(anruf, params.id);
		const treffer = await findePruefungen(umgebung, lauf, await liesBlatt(umgebung, lauf.rechnung));
		const { isOhneVierAugen: ohneVierAugen } = await alleParameter(umgebung.db);
		const offen = treffer.filter(({ gewicht, bestaetigt }) => gewicht === 'SPERRT' && !bestaetigt);
		const lage = { wer: akteur.userID, offen: offenePruefungen(treffer), ohneVierAugen };
		return { data: { offen: offen.length, hindernis: hindernisVon(lauf, lage) } };
	},
};

const zeigeKachellauf = (
	{ istImZeitraum, personen, berechnung, version, ...kopf }: Kachellauf,
	namen: ReadonlyMap<string, string>,
) => ({ ...zeigeLaufkopf(kopf, namen), istImZeitraum, personen, berechnung, version });

const zeigeLetzten = (kopf: Laufkopf, namen: ReadonlyMap<string, string>, spur: Laufspur | undefined) => ({
	...zeigeLaufkopf(kopf, namen),
	zuletzt: { wer: spur?.wer ?? null, zeit: spur?.zeit ?? kopf.statusSeit },
	dateien: [...(spur?.dateien ?? [])],
});
