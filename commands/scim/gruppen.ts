/** Which groups give which roles, as an administrator sets it, and who is in them, as the directory says. */
import { isDeepStrictEqual } from 'node:util';
import { type Handlung, ohneSchluessel } from '#commands/befehl.ts';
import { haltenAlsBerechtigt } from '#commands/benutzer/verwalten.ts';
import { execute } from '#commands/execute.ts';
import type { Sitzung } from '#commands/sitzung.ts';
import type { Umgebung } from '#commands/umgebung.ts';
import { Abgelehnt, NICHT_GEFUNDEN } from '#domain/regelverstoss.ts';
import type { Akteur } from '#domain/rollen.ts';
import { type Gruppenangaben, pruefeGruppen, type Verzeichnisgruppe } from '#domain/scim/gruppen.ts';
import { scimVerstoss } from '#domain/scim/verstoss.ts';
import {
	type Gruppenzeile,
	type ScimEinstellung,
	scimGruppen,
	type Verzeichniseintrag,
	verzeichniseintraege,
} from '#projections/queries/zugang/scim.ts';
import { alsZuordnung } from '../benutzer/adressen.ts';
import { behaeltRechte, gleicheAb, merke, mitWiederholung, rechteVon } from './abgleich.ts';

/** A group with those who are in it. */
export interface Besetzung extends Gruppenzeile {
	readonly mitglieder: readonly Verzeichniseintrag[];
}

/** Changes who is in a group, and what rights each of them has by it. */
export const aendereGruppe = (
	umgebung: Umgebung,
	akteur: Akteur,
	id: string,
	aendere: (vorher: Besetzung) => Gruppenangaben,
): Promise<void> =>
	mitWiederholung(() =>
		execute(umgebung, ohneSchluessel(akteur), async (sitzung) => {
			const [gruppen, alle] = await Promise.all([scimGruppen(sitzung.db), verzeichniseintraege(sitzung.db)]);
			const gruppe = gruppen.find((eine) => eine.id === id);
			if (!gruppe) throw new Abgelehnt([NICHT_GEFUNDEN]);
			const mitglieder = alle.filter(({ gruppeIDs }) => gruppeIDs.includes(id));
			const { externalId, mitgliedIDs } = aendere({ ...gruppe, mitglieder });
			const bekannte = new Map(alle.map((eintrag) => [eintrag.id, eintrag]));
			const dazu = mitgliedIDs.map((benutzerID) => bekannte.get(benutzerID) ?? unbekannt());
			const neue = dazu.filter(({ gruppeIDs }) => !gruppeIDs.includes(id));
			const weg = mitglieder.filter((eintrag) => !mitgliedIDs.includes(eintrag.id));
			sitzung.tabelle(
				sitzung.db
					.updateTable('scim_gruppe')
					.set({ external_id: externalId, geaendert_am: sitzung.ctx.jetzt })
					.where('id', '=', id),
				NICHT_GEFUNDEN,
			);
			for (const vorher of neue) {
				const wer = { ...vorher, gruppeIDs: [...vorher.gruppeIDs, id] };
				const mitglied = { gruppe_id: id, benutzer_id: vorher.id };
				sitzung.tabelle(
					sitzung.db
						.insertInto('scim_mitglied')
						.values(mitglied)
						.onConflict((oc) => oc.doNothing()),
				);
				await gleicheMit(sitzung, akteur, { vorher, wer, gruppen });
			}
			for (const vorher of weg) {
				const wer = { ...vorher, gruppeIDs: vorher.gruppeIDs.filter((andere) => andere !== id) };
				sitzung.tabelle(
					sitzung.db.deleteFrom('scim_mitglied').where('gruppe_id', '=', id).where('benutzer_id', '=', vorher.id),
				);
				await gleicheMit(sitzung, akteur, { vorher, wer, gruppen });
			}
		}),
	);

interface Wechsel {
	readonly vorher: Verzeichniseintrag;
	readonly wer: Verzeichniseintrag;
	readonly gruppen: readonly Verzeichnisgruppe[];
	/** As they were; left out: they stay. */
	readonly bisherige?: readonly Verzeichnisgruppe[];
}

async function gleicheMit(sitzung: Sitzung, akteur: Akteur, { vorher, wer, gruppen, bisherige = gruppen }: Wechsel) {
	merke(sitzung, vorher, { behaelt_rechte: behaeltRechte(wer, gruppen) });
	await gleicheAb(sitzung, {
		akteur,
		vorher: { wer: vorher, gruppen: bisherige },
		nachher: { wer, gruppen },
	});
}

function unbekannt(): never {
	throw scimVerstoss('invalidValue', 'members: Diesen Benutzer gibt es hier nicht.');
}

export interface Zuordnungseingabe extends ScimEinstellung {
	readonly gruppen: readonly (Omit<Verzeichnisgruppe, 'id'> & { readonly id: string | null })[];
}

/** The whole mapping at once; who is in a group has its new role when this is done, or nothing of it is. */
export async function speichereGruppen(
	umgebung: Umgebung,
	befehl: Handlung,
	{ isUebernahme, isEinladung, gruppen: eingabe }: Zuordnungseingabe,
): Promise<void> {
	const { akteur } = befehl;
	pruefeGruppen(eingabe);
	await mitWiederholung(() =>
		execute(umgebung, befehl, async (sitzung) => {
			await haltenAlsBerechtigt(sitzung, akteur);
			const [bisherige, alle] = await Promise.all([scimGruppen(sitzung.db), verzeichniseintraege(sitzung.db)]);
			const bekannt = new Set(bisherige.map(({ id }) => id));
			const gruppen = eingabe.map(({ id, ...rest }) => {
				if (id !== null && !bekannt.has(id)) throw new Abgelehnt([NICHT_GEFUNDEN]);
				return { ...rest, id: id ?? sitzung.ctx.neueID() };
			});
			for (const { adresseIDs } of gruppen) await alsZuordnung(sitzung, adresseIDs);
			schreibe(sitzung, { isUebernahme, isEinladung }, gruppen);
			const bleibende = new Set(gruppen.map(({ id }) => id));
			for (const vorher of alle) {
				const wer = { ...vorher, gruppeIDs: vorher.gruppeIDs.filter((id) => bleibende.has(id)) };
				if (!isDeepStrictEqual(rechteVon(vorher, bisherige), rechteVon(wer, gruppen))) {
					await gleicheMit(sitzung, akteur, { vorher, wer, gruppen, bisherige });
				}
			}
		}),
	);
}

function schreibe(sitzung: Sitzung, einstellung: ScimEinstellung, gruppen: readonly Verzeichnisgruppe[]): void {
	const { db, ctx } = sitzung;
	const werte = { is_uebernahme: einstellung.isUebernahme, is_einladung: einstellung.isEinladung };
	sitzung.tabelle(
		db
			.insertInto('scim_einstellung')
			.values(werte)
			.onConflict((oc) => oc.column('id').doUpdateSet(werte)),
	);
	const ids = gruppen.map(({ id }) => id);
	sitzung.tabelle(db.deleteFrom('scim_gruppe').$if(ids.length > 0, (alle) => alle.where('id', 'not in', ids)));
	for (const { id, bezeichnung, rolle, adresseIDs } of gruppen) {
		const zeile = { bezeichnung, rolle, adresse_ids: [...adresseIDs], geaendert_am: ctx.jetzt };
		sitzung.tabelle(
			db
				.insertInto('scim_gruppe')
				.values({ id, ...zeile })
				.onConflict((oc) => oc.column('id').doUpdateSet(zeile)),
			undefined,
			GRUPPE_VERGEBEN,
		);
	}
}

/** Two that swap their names, or another window at the same moment. */
const GRUPPE_VERGEBEN = {
	index: 'scim_gruppe_bezeichnung',
	verstoss: { code: 'SCIM_GRUPPE', http: 409, text: 'Eine Gruppe mit diesem Namen steht schon in der Zuordnung.' },
} as const;
