import type { mahnwesen } from '#api/contract/dokumente/mahnwesen.ts';
import type { Ausgang } from '#api/contract/route.ts';
import type { BenannterAdressat } from '#commands/mahnwesen/adressaten.ts';
import { MAHNUNGEN_HOECHSTENS } from '#domain/akte/mahnwesen/mahnplan.ts';
import type { Mahnung, Ruhende } from '#domain/akte/mahnwesen/vorschau.ts';
import { type Ausnahmeumfang, gilt, type Mahnausnahme } from '#domain/mahnausnahme.ts';
import type { Parameter } from '#domain/referenz.ts';
import type { DokumentSpec } from '#domain/referenzsaetze.ts';
import { DOKUMENTSPEC } from '#domain/status/dokumentspec.ts';
import type { Mahnzeile } from '#projections/queries/dokumente/mahnwesen.ts';

type Antwort = Ausgang<typeof mahnwesen.holeMahnwesen>['data'];

export function zeigeTakt(parameter: Parameter): Antwort['takt'] {
	const { mahnungGracePeriod, dokumentMahnungInterval, isMahnungMailversand } = parameter;
	return {
		erste: mahnungGracePeriod,
		danach: dokumentMahnungInterval,
		hoechstens: MAHNUNGEN_HOECHSTENS,
		isMailversand: isMahnungMailversand,
	};
}

export function zeigeMahnung(
	{ zeile, spec, stand, mahnung, isGemahnt, isBrief, isErreichbar, danachAm }: Mahnung<Mahnzeile>,
	heute: string,
	an: readonly BenannterAdressat[],
): Antwort['mahnungen'][number] {
	return {
		...gefordertes(zeile, spec),
		...ausnehmbar({ zeile, spec, stand }, heute),
		...{ mahnung, isGemahnt, isBrief, isErreichbar, danachAm },
		isMoeglich: stand.gemahntAm !== heute && an.length > 0,
		an: [...an],
	};
}

function ausnehmbar({ zeile, spec, stand }: Pick<Mahnung<Mahnzeile>, 'zeile' | 'spec' | 'stand'>, heute: string) {
	const { status, stufe, isNachDienst, isAufgabe, mahnungAb, mahnstufe, gemahntAm } = stand;
	const gueltige = (alle: readonly Mahnausnahme[]) =>
		alle.filter((a) => gilt(a, heute)).map(({ regel, grund }) => ({ regel, grund }));
	return {
		stand: { status, stufe, isNachDienst, isAufgabe, mahnungAb, mahnstufe, gemahntAm },
		ausnahmen: {
			DOKUMENT: gueltige(zeile.mahnausnahmen.DOKUMENT),
			PERSON: gueltige(zeile.mahnausnahmen.PERSON),
			SPEC: gueltige(spec.mahnausnahmen),
		},
	};
}

export const zeigeRuhende = (
	{ zeile, spec, stand, grund, bis }: Ruhende<Mahnzeile>,
	heute: string,
): Antwort['ruhende'][number] => ({
	...gefordertes(zeile, spec),
	...ausnehmbar({ zeile, spec, stand }, heute),
	grund,
	seit: grund === 'IN_PRUEFUNG' ? zeile.hochgeladenAm : null,
	bis,
});

/** Those in force, by what they are of; each of a person once, however many documents are asked of him. */
export function zeigeAusnahmen(
	zeilen: readonly Mahnzeile[],
	specs: readonly DokumentSpec[],
	{ specID, heute }: { readonly specID: string | null; readonly heute: string },
): Antwort['ausnahmen'] {
	const name = new Map(specs.map(({ id, bezeichnung }) => [id, bezeichnung]));
	const personen = new Map(zeilen.map((zeile) => [zeile.freiwilligerID, zeile]));
	const von = (umfang: Ausnahmeumfang, id: string, zeile: Mahnzeile | null, dokument: string | null) => ({
		...{ umfang, id, dokument },
		freiwilligerID: zeile?.freiwilligerID ?? null,
		vorname: zeile?.vorname ?? null,
		nachname: zeile?.nachname ?? null,
	});
	const je = [
		...zeilen.map((z) => [z.mahnausnahmen.DOKUMENT, von('DOKUMENT', z.id, z, name.get(z.specID) ?? null)] as const),
		...[...personen.values()].map((z) => [z.mahnausnahmen.PERSON, von('PERSON', z.freiwilligerID, z, null)] as const),
		...specs
			.filter(({ id, status }) => status !== DOKUMENTSPEC.nr.Gesperrt && (specID === null || id === specID))
			.map((spec) => [spec.mahnausnahmen, von('SPEC', spec.id, null, spec.bezeichnung)] as const),
	];
	return je.flatMap(([ausnahmen, wovon]) =>
		ausnahmen.filter((a) => gilt(a, heute)).map(({ regel, grund, seit }) => ({ ...wovon, regel, grund, seit })),
	);
}

function gefordertes(zeile: Mahnzeile, spec: DokumentSpec) {
	const { id: anforderungID, freiwilligerID, vorname, nachname, freiwilligerStatus, angefordertAm } = zeile;
	return {
		...{ anforderungID, freiwilligerID, vorname, nachname, freiwilligerStatus, angefordertAm },
		dokumentSpecID: spec.id,
		dokument: spec.bezeichnung,
	};
}
