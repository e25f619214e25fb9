import { akteAggregat } from '#domain/akte/akte.ts';
import { dienstzeit } from '#domain/akte/vertrag/geldvertraege.ts';
import type { Akte, Vertrag } from '#domain/akte/zustand.ts';
import { bundeslandVonPlz } from '#domain/bundesland.ts';
import { GELDTERME } from '#domain/geld/geldterme.ts';
import type { Geldvertrag } from '#domain/geld/posten.ts';
import { projection } from '#projections/engine/projection.ts';

/** Of a contract what its money is reckoned from; the kind of service is its Dienstart's. */
export type Geldlage = Omit<Geldvertrag, 'vertragID' | 'freiwilligerID' | 'art' | 'von' | 'bis'>;

/** Contracts money goes by with all their money is reckoned from, so that nobody's file has to be read for it. */
export const waechterlage = projection({
	table: 'waechterlage',
	version: 3,
	of: akteAggregat,
	spalten: {
		id: 'uuid not null',
		freiwilliger_id: 'uuid not null',
		zyklus_id: 'uuid not null',
		dienstart_id: 'uuid not null',
		einsatzort_id: 'uuid',
		von: 'date not null',
		bis: 'date not null',
		geburtsdatum: 'date',
		wohnland: 'text',
		hat_iban: 'boolean not null',
		geld: 'jsonb not null',
	},
	key: ['id'],
	indexe: ['(freiwilliger_id)', '(zyklus_id, bis)'],
	rows: (akte) => (akte.geloescht ? [] : akte.vertraege.flatMap((vertrag) => zeile(akte, vertrag))),
});

const INLAND = 'DE';

function zeile(akte: Akte, vertrag: Vertrag) {
	const zeit = dienstzeit(akte, vertrag);
	if (!zeit) return [];
	const { person } = akte;
	const terme = Object.fromEntries(GELDTERME.map((feld) => [feld, vertrag[feld]])) as unknown as Geldlage;
	const geld: Geldlage = {
		...terme,
		geldaenderungen: vertrag.geldaenderungen,
		isBuchhaltungTraeger: vertrag.isBuchhaltungTraeger,
		resturlaubTage: vertrag.resturlaubTage,
		diensttageProWoche: vertrag.diensttageProWoche,
	};
	return [
		{
			id: vertrag.id,
			freiwilliger_id: akte.id,
			zyklus_id: vertrag.zyklusID,
			dienstart_id: vertrag.dienstartID,
			einsatzort_id: vertrag.einsatzortID,
			...zeit,
			geburtsdatum: person.geburtsdatum ?? null,
			wohnland: (person.landID ?? INLAND) === INLAND ? bundeslandVonPlz(person.plz ?? '') : null,
			hat_iban: Boolean(person.iban),
			geld,
		},
	];
}
