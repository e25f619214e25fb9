import type { waechter } from '#api/contract/geld/waechter.ts';
import { nichtGefunden } from '#api/plugins/fehler.ts';
import { alsListe } from '#api/present/dateien/excelliste.ts';
import { type Fund, waechterspalten, zeigeWaechter } from '#api/present/geld/waechter.ts';
import { setzeAnerkennungsfrist } from '#commands/adresse/anerkennung.ts';
import type { Waechterart } from '#domain/geld/waechter/lage.ts';
import { befundeVon, zuVielFreigegeben } from '#domain/geld/waechter/regeln.ts';
import { WAECHTERNAME } from '#domain/geld/waechter/worte.ts';
import { hatRolle } from '#domain/rollen.ts';
import { bfdVereinbarungen } from '#projections/queries/akte/bfd-vereinbarungen.ts';
import { liesFoerderprogramme } from '#projections/queries/geld/foerderprogramme.ts';
import { anerkennungVon, gefaehrdeteDienste, vielleichtZuVielFreigegeben } from '#projections/queries/geld/waechter.ts';
import { seminartypnamen } from '#projections/queries/seminare/seminare.ts';
import { istFreigeschaltet } from '#projections/queries/traeger/features.ts';
import { alleParameter } from '#projections/queries/traeger/parameter.ts';
import { alsAnfrage, blickVon } from '../anfrage.ts';
import { gibDatei } from '../datei.ts';
import { herkunftVon } from '../erlaeuterung.ts';
import type { Handlers, Umstand } from '../handler.ts';
import { rahmenVon } from '../orte/kontingentumfeld.ts';

export const waechterHandlers: Handlers<typeof waechter> = {
	async liesWaechter(anruf) {
		const parameter = await alleParameter(anruf.umgebung.db);
		const [gefahren, bfdOhneAntwort] = await Promise.all([
			liesGefahren(anruf, anruf.query, anruf.query.nurSummen ? 0 : undefined),
			zaehleBfdOhneAntwort(anruf, parameter),
		]);
		const { bfdErinnerungTage } = parameter;
		return { data: { ...gefahren, bfdOhneAntwort, bfdErinnerungTage } };
	},

	async exportWaechter(anruf) {
		const { query, zyklusID } = anruf;
		const [{ zeilen, mitBetraegen, alle }, { zyklus }] = await Promise.all([
			liesGefahren(anruf, query, Number.POSITIVE_INFINITY),
			rahmenVon({ ...anruf, zyklusID }),
		]);
		const zustaendig = zeilen.flatMap((zeile) => zeile.zustaendig);
		const filter = [
			`Zyklus ${zyklus.bezeichnung}`,
			query.art && WAECHTERNAME[query.art],
			query.zustaendigID !== undefined && `zuständig ${zustaendig[0] ?? 'unbekannt'}`,
		];
		const istAlles = query.art === undefined && query.zustaendigID === undefined;
		const inhalt = await alsListe('Geld und Fristen', waechterspalten(mitBetraegen), zeilen, {
			...{ inhalt: 'Geld und Fristen in Gefahr', filter: filter.filter(Boolean).join(', ') },
			...(await herkunftVon(anruf)),
			summen: [
				{ bezeichnung: 'Fälle', wert: zeilen.length },
				...(istAlles && alle.betrag !== null
					? [
							{
								bezeichnung: 'In Gefahr, jeder Euro einmal',
								wert: Math.round(alle.betrag * CENT),
								art: 'EURO' as const,
							},
						]
					: []),
			],
			hinweise: ['Gerechnet nach den Angaben von heute.'],
		});
		const datei = { liste: 'geld-und-fristen', endung: 'xlsx', anzahl: zeilen.length, anfrage: null } as const;
		return gibDatei(anruf, datei, inhalt);
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

const CENT = 100;

interface Frage {
	readonly art?: Waechterart | undefined;
	readonly sort?: 'betrag' | 'verlorenAb' | undefined;
	readonly zustaendigID?: string | undefined;
}

async function liesGefahren(anruf: Umstand, frage: Frage, hoechstens?: number) {
	const { umgebung } = anruf;
	const { isSeminarverwaltungEnabled } = await alleParameter(umgebung.db);
	const [funde, mitBetraegen, typen] = await Promise.all([
		findeGefahren(anruf, isSeminarverwaltungEnabled),
		siehtBetraege(anruf),
		seminartypnamen(umgebung.db),
	]);
	const grenze = hoechstens === undefined ? {} : { hoechstens };
	return zeigeWaechter(funde, { ...frage, ...grenze, mitBetraegen, typen, heute: umgebung.ctx().heute });
}

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
