/** Commands on seminar groups: the group, its seminars and the files of who joins or leaves in one append. Table: Seminargruppe. */

import { type Aktenbefehl, alsBefehl, ladeLagen, schreibe } from '#commands/akte/lage.ts';
import type { Befehl } from '#commands/befehl.ts';
import { execute } from '#commands/execute.ts';
import type { Sitzung } from '#commands/sitzung.ts';
import { pruefeSeminarauswahl } from '#commands/stammdaten/auswahl.ts';
import type { Umgebung } from '#commands/umgebung.ts';
import { gruppeVerlassen, gruppeZuweisen } from '#domain/akte/entscheidungen/seminar/seminargruppe.ts';
import { istTraeger } from '#domain/akte/regeln/rechte.ts';
import { Abgelehnt, NICHT_GEFUNDEN, unveraendert } from '#domain/regelverstoss.ts';
import type { Akteur } from '#domain/rollen.ts';
import { aendereSeminar } from '#domain/seminar/entscheidungen.ts';
import { seminarAggregat } from '#domain/seminar/seminar.ts';
import {
	aendereGruppe,
	legeGruppeAn,
	loescheGruppe,
	nimmAuf,
	nimmHeraus,
} from '#domain/seminargruppe/entscheidungen.ts';
import type { Gruppenfelder } from '#domain/seminargruppe/gruppen-felder.ts';
import { type Seminargruppe, seminargruppeAggregat } from '#domain/seminargruppe/seminargruppe.ts';
import { SEMINAR } from '#domain/status/seminar.ts';
import { gruppenseminare, mitgliederzahl } from '#projections/queries/seminare/gruppen.ts';
import { pruefeLeitung, pruefeSeminarzyklus } from './seminare.ts';
import { platzumfeld } from './teilnahme.ts';
import { fuerJedeAkte } from './von-wem.ts';

export interface Gruppenangaben {
	/** Only what is named changes. */
	readonly felder: Partial<Gruppenfelder>;
	/** All seminars that are for it; undefined: as they are. */
	readonly seminarIDs?: readonly string[] | undefined;
}

export interface Gruppenaenderung extends Gruppenangaben {
	readonly hinzufuegen: readonly string[];
	/** Out of their group into this one. */
	readonly wechseln: readonly string[];
	readonly entfernen: readonly string[];
	/** The group as the caller saw it. */
	readonly version?: number | undefined;
}

export function legeSeminargruppeAn(
	umgebung: Umgebung,
	befehl: Befehl,
	zyklusID: string,
	{ felder, seminarIDs = [] }: Gruppenangaben,
): Promise<{ id: string }> {
	return execute(umgebung, befehl, async (sitzung) => {
		const id = sitzung.ctx.neueID();
		const gruppe = await sitzung.lies(seminargruppeAggregat, id);
		await pruefeSeminarzyklus(sitzung, zyklusID);
		const ereignisse = legeGruppeAn(gruppe, zyklusID, felder);
		await pruefeGewaehltes(sitzung, felder);
		const neu = sitzung.schreibe(seminargruppeAggregat, id, ereignisse);
		await ordneSeminareZu(sitzung, neu, seminarIDs);
		return { id };
	});
}

/** Fields and seminars, then who leaves, then who comes. */
export async function aendereSeminargruppe(
	umgebung: Umgebung,
	befehl: Aktenbefehl,
	id: string,
	aenderung: Gruppenaenderung,
): Promise<void> {
	const { felder, seminarIDs, entfernen, hinzufuegen, wechseln, version } = aenderung;
	pruefeUmfang(befehl.akteur, aenderung);
	await execute(umgebung, alsBefehl(befehl), async (sitzung) => {
		const gruppe = await liesVorhandene(sitzung, id);
		const veraltet = unveraendert(version, gruppe.angabenVersion);
		if (veraltet) throw new Abgelehnt([veraltet]);
		await pruefeSeminarzyklus(sitzung, gruppe.zyklusID);
		const bisher = gruppe.felder;
		const ereignisse = aendereGruppe(gruppe, felder);
		await pruefeGewaehltes(sitzung, felder, bisher);
		sitzung.schreibe(seminargruppeAggregat, id, ereignisse);
		if (seminarIDs) await ordneSeminareZu(sitzung, gruppe, seminarIDs);
		await nimmAlleHeraus(sitzung, befehl.akteur, gruppe, entfernen);
		await nimmAlleAuf(sitzung, befehl.akteur, gruppe, { ids: hinzufuegen, wechselt: false });
		await nimmAlleAuf(sitzung, befehl.akteur, gruppe, { ids: wechseln, wechselt: true });
	});
}

export async function loescheSeminargruppe(umgebung: Umgebung, befehl: Befehl, id: string): Promise<void> {
	await execute(umgebung, befehl, async (sitzung) => {
		const gruppe = await liesVorhandene(sitzung, id);
		await pruefeSeminarzyklus(sitzung, gruppe.zyklusID);
		const ereignisse = loescheGruppe(gruppe);
		await ordneSeminareZu(sitzung, gruppe, []);
		sitzung.schreibe(seminargruppeAggregat, id, ereignisse);
	});
}

/** A site brings in its own volunteers and takes them off the waiting list; all else is the Traeger's. */
function pruefeUmfang(akteur: Akteur, { felder, seminarIDs, wechseln }: Gruppenaenderung): void {
	if (istTraeger(akteur)) return;
	if (Object.keys(felder).length === 0 && seminarIDs === undefined && wechseln.length === 0) return;
	const text = 'Seminargruppen bearbeitet nur der Träger. Sie können Ihre eigenen Freiwilligen eintragen.';
	throw new Abgelehnt([{ code: 'BERECHTIGUNG', http: 403, text }]);
}

interface Zugang {
	readonly ids: readonly string[];
	readonly wechselt: boolean;
}

async function nimmAlleAuf(
	sitzung: Sitzung,
	akteur: Akteur,
	gruppe: Seminargruppe,
	{ ids, wechselt }: Zugang,
): Promise<void> {
	if (ids.length === 0) return;
	const lagen = await ladeLagen(sitzung, akteur, [...new Set(ids)], {});
	const bisherigeIDs = [...new Set([...lagen.values()].flatMap(({ akte }) => akte.seminargruppeID ?? []))];
	const bisherige = await Promise.all(bisherigeIDs.map((id) => sitzung.lies(seminargruppeAggregat, id)));
	fuerJedeAkte(lagen, 'hinzufuegen', (lage, wer) => {
		const davor = bisherige.find(({ id }) => id === lage.akte.seminargruppeID) ?? null;
		schreibe(
			sitzung,
			wer,
			gruppeZuweisen(lage, { gruppe, bisherige: davor, wechselt: wechselt && davor?.id !== gruppe.id }),
		);
		if (davor) sitzung.schreibe(seminargruppeAggregat, davor.id, nimmHeraus(davor, wer, 'WECHSEL'));
		sitzung.schreibe(seminargruppeAggregat, gruppe.id, nimmAuf(gruppe, wer));
	});
}

async function nimmAlleHeraus(
	sitzung: Sitzung,
	akteur: Akteur,
	gruppe: Seminargruppe,
	ids: readonly string[],
): Promise<void> {
	if (ids.length === 0) return;
	const lagen = await ladeLagen(sitzung, akteur, [...new Set(ids)], {});
	fuerJedeAkte(lagen, 'entfernen', (lage, wer) => {
		schreibe(sitzung, wer, gruppeVerlassen(lage, gruppe));
		sitzung.schreibe(seminargruppeAggregat, gruppe.id, nimmHeraus(gruppe, wer, 'ENTFERNT'));
	});
}

/** Which seminars are for a group stands with the seminars: those that come and those that go are changed. */
async function ordneSeminareZu(sitzung: Sitzung, gruppe: Seminargruppe, seminarIDs: readonly string[]): Promise<void> {
	const bisherige = await gruppenseminare(sitzung.db, gruppe.id, [
		SEMINAR.nr.Geplant,
		SEMINAR.nr.Published,
		SEMINAR.nr.Durchgefuehrt,
	]);
	const gewollt = new Set(seminarIDs);
	const kommen = [...gewollt].filter((id) => !bisherige.some((s) => s.id === id));
	const gehen = bisherige.filter(({ id }) => !gewollt.has(id)).map(({ id }) => id);
	if (kommen.length + gehen.length === 0) return;
	const referenz = await pruefeSeminarzyklus(sitzung, gruppe.zyklusID);
	const umfeld = platzumfeld({ ctx: sitzung.ctx, referenz });
	for (const id of [...kommen, ...gehen]) {
		const seminar = await sitzung.lies(seminarAggregat, id);
		const passt = seminar.existiert && !seminar.geloescht && seminar.zyklusID === gruppe.zyklusID;
		if (!passt) throw new Abgelehnt([KEIN_SEMINAR]);
		const andere = seminar.felder.seminargruppeIDs.filter((g) => g !== gruppe.id);
		const gruppen = kommen.includes(id) ? [...andere, gruppe.id] : andere;
		const mitglieder = await mitgliederzahl(sitzung.db, gruppen);
		sitzung.schreibe(
			seminarAggregat,
			id,
			aendereSeminar(seminar, { seminargruppeIDs: gruppen }, { ...umfeld, mitglieder }),
		);
	}
}

export async function liesVorhandene(sitzung: Sitzung, id: string): Promise<Seminargruppe> {
	const gruppe = await sitzung.lies(seminargruppeAggregat, id);
	if (!gruppe.existiert || gruppe.geloescht) throw new Abgelehnt([NICHT_GEFUNDEN]);
	return gruppe;
}

async function pruefeGewaehltes(
	sitzung: Sitzung,
	{ dienstartIDs, leitungPersonID }: Partial<Gruppenfelder>,
	bisher: Partial<Gruppenfelder> = {},
): Promise<void> {
	await pruefeSeminarauswahl(
		sitzung.db,
		{ ...(dienstartIDs && { dienstartIDs }) },
		{ ...(bisher.dienstartIDs && { dienstartIDs: bisher.dienstartIDs }) },
	);
	await pruefeLeitung(sitzung, leitungPersonID, bisher.leitungPersonID);
}

const KEIN_SEMINAR = {
	code: 'SEMINAR',
	http: 422,
	feld: 'seminarIDs',
	text: 'Bitte wählen Sie Seminare desselben Zyklus aus.',
} as const;
