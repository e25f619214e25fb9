import { PARTEI_LABEL } from '#domain/akte/signatur/partei.ts';
import type { Partei } from '#domain/rollen.ts';
import type { Bedingung, Liste } from './liste.ts';

const von = (partei: Partei) => (): Bedingung[] => [{ feld: 'partei', op: 'in', wert: [partei] }];

/** Signatures that are waited for, the most urgent first (table: Signature session). */
export const UNTERSCHRIFTEN = {
	name: 'unterschriften',
	spalten: {
		name: { titel: 'Freiwillige', art: 'person', sort: true, fest: false, breite: 170 },
		dokument: { titel: 'Dokument', art: 'text', immer: true, sort: true, breite: 200, waechst: true },
		partei: {
			titel: 'Wer ist dran',
			art: 'wahl',
			immer: true,
			worte: PARTEI_LABEL,
			sort: true,
			filter: true,
			breite: 330,
		},
		gueltigBis: { titel: 'Gültig bis', art: 'eigen', sort: true, breite: 110 },
		tun: { titel: 'Aktionen', art: 'eigen', breite: 190 },
	},
	dazu: {
		sitzungID: 'id',
		dokumentID: 'id',
		freiwilligerID: 'id',
		unterzeichner: 'text',
		isGeoeffnet: 'janein',
		angefordertAm: 'zeitpunkt',
		dranSeit: 'zeitpunkt',
		gueltigBis: 'zeitpunkt',
	},
	filter: {},
	nurAbfrage: { freiwilligerID: 'id', dokumentID: 'id' },
	sort: 'gueltigBis',
	ansichten: [
		{ key: 'alle', titel: 'Alle offenen', und: () => [] },
		{ key: 'freiwillige', titel: 'Freiwillige', und: von('FREIWILLIGER') },
		{ key: 'eltern', titel: 'Eltern', und: von('ERZIEHUNGSBERECHTIGTER') },
		{ key: 'stelle', titel: 'Einsatzstelle', und: von('EINSATZSTELLE') },
		{ key: 'traeger', titel: 'Träger', und: von('TRAEGER') },
	],
} as const satisfies Liste;
