import type { gruppenvorschlag } from '#api/contract/seminare/gruppenvorschlag.ts';
import type { Gruppe, Person } from '#domain/seminargruppe/vorschlag/beteiligte.ts';
import { einladungen } from '#domain/seminargruppe/vorschlag/einladungen.ts';
import type { Vorschlag } from '#domain/seminargruppe/vorschlag/vorschlag.ts';
import { begruendungstext } from '#domain/seminargruppe/vorschlag/worte.ts';
import { SEMINAR } from '#domain/status/seminar.ts';
import type {
	Mitgliedslage,
	OhneGruppe,
	planzeilen,
	Vorschlagsgruppe,
	Vorschlagsseminar,
} from '#projections/queries/seminare/gruppenvorschlag.ts';
import type { Ausgang } from '../../contract/route.ts';

type Antwort = Ausgang<typeof gruppenvorschlag.rechneGruppenvorschlag>['data'];

/** What was read for a proposal. */
export interface Vorschlagsstoff {
	readonly wer: readonly OhneGruppe[];
	readonly plan: Awaited<ReturnType<typeof planzeilen>>;
	readonly gruppen: readonly Vorschlagsgruppe[];
	readonly mitglieder: readonly Mitgliedslage[];
	readonly seminare: readonly Vorschlagsseminar[];
}

export function alsPersonen({ wer, plan }: Vorschlagsstoff): Person[] {
	const je = Map.groupBy(plan, ({ freiwilligerID }) => freiwilligerID);
	return wer.map(({ id, dienstartID, einsatzstelleID, lage, vertragsbeginn: von, vertragsende: bis }) => ({
		...{ id, dienstartID, einsatzstelleID, ort: lage },
		dienstzeit: von === null || bis === null ? null : { von, bis },
		plan: je.get(id) ?? [],
	}));
}

export function alsGruppen({ gruppen, mitglieder, seminare }: Vorschlagsstoff): Gruppe[] {
	const je = Map.groupBy(mitglieder, ({ gruppeID }) => gruppeID);
	return gruppen.map(({ id, dienstartIDs, maxTeilnehmer, wartend }) => ({
		...{ id, dienstartIDs, maxTeilnehmer, wartend },
		mitglieder: (je.get(id) ?? []).map(({ einsatzstelleID, lage: ort }) => ({ einsatzstelleID, ort })),
		seminare: seminare.filter((s) => s.seminargruppeIDs.includes(id)),
	}));
}

/** People by name, groups by theirs. `istAktiv`: invitations are sent at all. */
export function zeigeVorschlag(
	stoff: Vorschlagsstoff,
	vorschlag: Vorschlag,
	{ heute, istAktiv }: { readonly heute: string; readonly istAktiv: boolean },
): Antwort {
	const jeWer = new Map(vorschlag.zeilen.map((zeile) => [zeile.freiwilligerID, zeile]));
	const jeGruppe = new Map(vorschlag.gruppen.map((stand) => [stand.gruppeID, stand]));
	const namen = new Map(stoff.gruppen.map(({ id, bezeichnung }) => [id, bezeichnung]));
	const dienstzeiten = new Map(alsPersonen(stoff).map((person) => [person.id, person]));
	return {
		zeilen: stoff.wer.flatMap((f): Antwort['zeilen'] => {
			const zeile = jeWer.get(f.id);
			if (!zeile) return [];
			const { gruppeID, geht } = zeile;
			const mitSeminaren = stoff.seminare.some((s) => gruppeID !== null && s.seminargruppeIDs.includes(gruppeID));
			const worte = { dienstart: f.dienstart, gruppe: (id: string) => namen.get(id) ?? '' };
			return [
				{
					...{ freiwilligerID: f.id, name: f.name, dienstartID: f.dienstartID, dienstart: f.dienstart },
					...{ einsatzort: f.einsatzort, ort: [f.plz, f.ortsname].filter(Boolean).join(' ') || null },
					...{ vertragsbeginn: f.vertragsbeginn, vertragsende: f.vertragsende, gruppeID, geht },
					grund: begruendungstext(zeile, worte, mitSeminaren),
				},
			];
		}),
		gruppen: stoff.gruppen.map((gruppe) => {
			const { vorher = 0, nachher = 0, km = null } = jeGruppe.get(gruppe.id) ?? {};
			const neue = vorschlag.zeilen.flatMap((z) =>
				z.gruppeID === gruppe.id && z.geht ? (dienstzeiten.get(z.freiwilligerID) ?? []) : [],
			);
			const seine = stoff.seminare.filter((s) => s.seminargruppeIDs.includes(gruppe.id));
			const einladende = seine.map((s) => ({
				...s,
				istVeroeffentlicht: s.status === SEMINAR.nr.Published,
				dabei: new Set(s.dabei),
			}));
			return {
				...gruppe,
				dienstartIDs: [...gruppe.dienstartIDs],
				dienstarten: [...gruppe.dienstarten],
				...{ vorher, nachher, km },
				einladungen: istAktiv ? einladungen(neue, einladende, heute) : 0,
			};
		}),
	};
}
