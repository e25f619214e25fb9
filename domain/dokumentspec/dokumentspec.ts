import type { Aggregat } from '#domain/aggregat.ts';
import { type Mahnausnahme, mitAusnahme } from '#domain/mahnausnahme.ts';
import type { DokumentSpec } from '#domain/referenzsaetze.ts';
import { mitAenderungen } from '#domain/stammdaten/felderteile.ts';
import { DOKUMENTSPEC, type DokumentSpecStatus } from '#domain/status/dokumentspec.ts';
import { einziger } from '#domain/statusmaschine.ts';
import { dokumentSpecMaschine } from './dokumentspec.machine.ts';
import { type DokumentSpecFelder, OHNE_ANGABEN } from './dokumentspec-felder.ts';
import type { DokumentSpecEreignis } from './ereignisse.ts';
import { istVertraulich } from './vertraulich.ts';

/** A document specification with its place in the chain of its versions. */
export interface Dokumentvorlage {
	readonly id: string;
	existiert: boolean;
	geloescht: boolean;
	status: DokumentSpecStatus;
	/** What it was when it was locked. */
	vorSperre: 10 | 30 | null;
	felder: DokumentSpecFelder;
	/** Number within the chain. */
	nummer: number;
	/** The first of its chain. */
	ketteID: string;
	vorgaengerID: string | null;
	nachfolgerID: string | null;
	mahnausnahmen: readonly Mahnausnahme[];
	/** Stream version of the last event. */
	version: number;
}

export const dokumentSpecAggregat: Aggregat<Dokumentvorlage, DokumentSpecEreignis> = {
	name: 'DokumentSpec',
	maschinen: [
		{ maschine: dokumentSpecMaschine, stati: ({ existiert, status }) => (existiert ? einziger(status) : []) },
	],

	start: (id) => ({
		id,
		existiert: false,
		geloescht: false,
		status: 0,
		vorSperre: null,
		felder: OHNE_ANGABEN,
		nummer: 1,
		ketteID: id,
		vorgaengerID: null,
		nachfolgerID: null,
		mahnausnahmen: [],
		version: 0,
	}),

	evolve(vorlage, e) {
		vorlage.version = e.version;
		switch (e.type) {
			case 'DokumentSpecAngelegt':
				vorlage.existiert = true;
				vorlage.nummer = e.facts.version;
				vorlage.ketteID = e.facts.ketteID;
				vorlage.vorgaengerID = e.facts.vorgaengerID;
				vorlage.felder = { ...OHNE_ANGABEN, ...e.facts.werte, ...e.person };
				break;
			case 'DokumentSpecGeaendert':
				vorlage.felder = mitAenderungen(vorlage.felder, e);
				break;
			case 'DokumentSpecGesperrt':
				vorlage.vorSperre = e.facts.von === DOKUMENTSPEC.nr.Abgeloest ? 30 : 10;
				vorlage.status = e.facts.nach;
				break;
			case 'DokumentSpecAbgeloest':
				vorlage.nachfolgerID = e.facts.nachfolgerID;
				vorlage.status = e.facts.nach;
				break;
			case 'DokumentSpecVeroeffentlicht':
			case 'DokumentSpecEntsperrt':
				vorlage.status = e.facts.nach;
				break;
			case 'DokumentSpecMahnausnahmeGesetzt': {
				const { zeit: seit, userID: von } = e.meta;
				const neue = { regel: e.facts.regel, seit, von, grund: e.person?.grund ?? null };
				vorlage.mahnausnahmen = mitAusnahme(vorlage.mahnausnahmen, neue);
				break;
			}
			case 'DokumentSpecMahnausnahmeBeendet':
				vorlage.mahnausnahmen = [];
				break;
			case 'DokumentSpecGeloescht':
				vorlage.geloescht = true;
		}
	},
};

/** As every rule on documents reads it. */
export function dokumentSpecAlsReferenz(vorlage: Dokumentvorlage): DokumentSpec {
	const { id, status, felder, nummer, vorgaengerID, nachfolgerID, mahnausnahmen } = vorlage;
	const { beschreibung: _b, tags: _t, sortierung: _s, feldzuordnungen: _f, signaturgrund: _g, ...rest } = felder;
	const { vorlageUploadID, vorlageText, ...regeln } = rest;
	const art = vorlageText === null ? null : 'TEXT';
	return {
		...regeln,
		isVertraulich: istVertraulich(felder),
		id,
		status,
		vorlage: vorlageUploadID === null ? art : 'PDF',
		version: nummer,
		vorgaengerID,
		nachfolgerID,
		mahnausnahmen,
	};
}
