/** What is done about the seminar days of a file, with inputs drawn at random. */
import { falte } from '#domain/aggregat.ts';
import { anwesenheitErfassen } from '#domain/akte/entscheidungen/seminar/anwesenheit-erfassen.ts';
import { eigenesSeminarAendern, eigenesSeminarPlanen } from '#domain/akte/entscheidungen/seminar/eigenes-seminar.ts';
import { ersatztagNehmen, ersatztagZuruecknehmen } from '#domain/akte/entscheidungen/seminar/ersatztag.ts';
import { nachweisEinreichen } from '#domain/akte/entscheidungen/seminar/nachweis-einreichen.ts';
import { nachweisLoeschen, seminarAusplanen } from '#domain/akte/entscheidungen/seminar/nachweis-loeschen.ts';
import {
	ERGEBNISSE,
	nachweisPruefen,
	nachweisWiderrufen,
} from '#domain/akte/entscheidungen/seminar/nachweis-pruefen.ts';
import { pruefeSeminaranmeldung, seminarEinplanen } from '#domain/akte/entscheidungen/seminar/seminar-anmelden.ts';
import { gruppeVerlassen, gruppeZuweisen } from '#domain/akte/entscheidungen/seminar/seminargruppe.ts';
import { seminarpapierAusstellen } from '#domain/akte/entscheidungen/seminar/seminarpapier-ausstellen.ts';
import { gleicheNachweisAb } from '#domain/akte/seminar/abgleich.ts';
import { seminar } from '#domain/akte/seminar/seminar.fixture.ts';
import { aufgezeichnet } from '#domain/beispiel.ts';
import { ANWESENHEITEN, einzelneTage, HAELFTEN } from '#domain/seminar/anwesenheit.ts';
import {
	SeminarAbgesagt,
	SeminarDurchgefuehrt,
	type SeminarEreignis,
	SeminarplatzVergeben,
} from '#domain/seminar/ereignisse.ts';
import type { Seminar } from '#domain/seminar/seminar.ts';
import { legeGruppeAn } from '#domain/seminargruppe/entscheidungen.ts';
import { type Seminargruppe, seminargruppeAggregat } from '#domain/seminargruppe/seminargruppe.ts';
import { vollende } from '../vollenden.ts';
import type { Akte } from '../zustand.ts';
import { freiwillig, SYSTEM, TRAEGER, VEREIN1 } from './personen.fixture.ts';
import type { Nebentat, Wuerfel } from './zufallstaten.fixture.ts';

const TERMINE = ['2025-09-15', '2025-10-06', '2026-01-12', '2026-04-13', '2026-08-24'] as const;

/** One of his, as long as he has any planned. */
const seines = ({ seminarnachweise }: Akte): readonly string[] => {
	const geplante = seminarnachweise.flatMap(({ seminarID, status }) => (seminarID && status === 0 ? seminarID : []));
	return geplante.length ? geplante.map((id) => id.replace('sem-', '')) : TERMINE;
};

function einSeminar(
	wirf: Wuerfel,
	danach: readonly SeminarEreignis[] = [],
	tage: readonly string[] = TERMINE,
): Seminar {
	const von = wirf(tage);
	const termine = [
		{ von, bis: `${von.slice(0, 8)}${Number(von.slice(8)) + 4}`.replace(/-(\d)$/, '-0$1'), beginn: null, ende: null },
	];
	return seminar({ termine, geplanteTage: wirf([50, 30]) }, `sem-${von}`, danach);
}

const eines = ({ seminarnachweise }: Akte, wirf: Wuerfel): string =>
	seminarnachweise.length ? wirf(seminarnachweise).id : 'keiner';

const eigenes = (wirf: Wuerfel) => {
	const von = wirf(TERMINE);
	return {
		titel: 'Lehrgang',
		veranstalter: null,
		von,
		bis: von,
		tage: wirf([5, 10]),
		seminartypID: null,
		kosten: null,
	};
};

const eineGruppe = (id: string): Seminargruppe =>
	falte(
		seminargruppeAggregat,
		id,
		aufgezeichnet(legeGruppeAn(seminargruppeAggregat.start(id), 'z', { bezeichnung: `Gruppe ${id}` })),
	);

export const SEMINARTATEN: Readonly<Record<string, (akte: Akte, wirf: Wuerfel) => Nebentat>> = {
	seminarAnmelden(akte, wirf) {
		const gemeint = einSeminar(wirf);
		const akteur = wirf([freiwillig(akte.id), VEREIN1, TRAEGER]);
		return {
			akteur,
			tat: (l) => {
				pruefeSeminaranmeldung(l, gemeint, false);
				return vollende(l, seminarEinplanen(l, gemeint));
			},
		};
	},
	gruppeZuweisen(akte, wirf) {
		const gruppe = eineGruppe(wirf(['nord', 'sued']));
		const bisherige = akte.seminargruppeID === null ? null : eineGruppe(akte.seminargruppeID);
		const fall = { gruppe, bisherige, wechselt: wirf([true, false]) };
		return { akteur: wirf([VEREIN1, TRAEGER]), tat: (l) => gruppeZuweisen(l, fall) };
	},
	gruppeVerlassen(akte, wirf) {
		const gruppe = eineGruppe(akte.seminargruppeID ?? 'nord');
		return { akteur: wirf([VEREIN1, TRAEGER]), tat: (l) => gruppeVerlassen(l, gruppe) };
	},
	seminarAbmelden(akte, wirf) {
		const id = `sem-${wirf(TERMINE)}`;
		return { akteur: wirf([freiwillig(akte.id), TRAEGER]), tat: (l) => seminarAusplanen(l, id) ?? vollende(l, []) };
	},
	seminarGewesen(akte, wirf) {
		const wie = wirf([
			SeminarDurchgefuehrt({ von: 1000, nach: 5000 }),
			SeminarAbgesagt({ von: 1000, nach: 9000 }),
			null,
		]);
		const dabei = SeminarplatzVergeben({ freiwilligerID: akte.id, nach: 'ANGEMELDET' });
		const gemeint = einSeminar(wirf, wie ? [dabei, wie] : [dabei], seines(akte));
		return { akteur: SYSTEM, tat: (l) => vollende(l, gleicheNachweisAb(l.akte, gemeint)) };
	},
	anwesenheitErfassen(akte, wirf) {
		const seine = akte.seminarnachweise.flatMap(({ seminarID }) => seminarID?.replace('sem-', '') ?? []);
		const dabei = SeminarplatzVergeben({ freiwilligerID: akte.id, nach: 'ANGEMELDET' });
		const gewesen = SeminarDurchgefuehrt({ von: 1000, nach: 5000 });
		const gemeint = einSeminar(wirf, [dabei, gewesen], seine.length ? seine : TERMINE);
		const halbtage = wirf([[1], [1, 2], [1, 2, 3]]).map(() => ({
			tag: wirf(einzelneTage(gemeint.felder.termine)),
			haelfte: wirf(HAELFTEN),
			stand: wirf(ANWESENHEITEN),
		}));
		return { akteur: TRAEGER, tat: (l) => anwesenheitErfassen(l, { seminar: gemeint, halbtage }) };
	},
	ersatztagNehmen(_, wirf) {
		const tag = wirf(['2025-10-14', '2026-01-20', '2026-04-21', '2026-05-05']);
		return { akteur: wirf([VEREIN1, TRAEGER]), tat: (l) => ersatztagNehmen(l, { tag }) };
	},
	ersatztagZuruecknehmen({ ersatztage }, wirf) {
		const ersatztagID = ersatztage.length ? wirf(ersatztage).id : 'keiner';
		return { akteur: wirf([VEREIN1, TRAEGER]), tat: (l) => ersatztagZuruecknehmen(l, { ersatztagID }) };
	},
	eigenesSeminarPlanen(akte, wirf) {
		const werte = eigenes(wirf);
		return { akteur: wirf([freiwillig(akte.id), TRAEGER]), tat: (l) => eigenesSeminarPlanen(l, l.ctx.neueID(), werte) };
	},
	eigenesSeminarAendern(akte, wirf) {
		const [nachweisID, werte] = [eines(akte, wirf), eigenes(wirf)];
		const tat: Nebentat['tat'] = (l) => eigenesSeminarAendern(l, { nachweisID, version: undefined }, werte);
		return { akteur: wirf([freiwillig(akte.id), TRAEGER]), tat };
	},
	nachweisLoeschen(akte, wirf) {
		const nachweisID = eines(akte, wirf);
		return { akteur: wirf([freiwillig(akte.id), TRAEGER]), tat: (l) => nachweisLoeschen(l, { nachweisID }) };
	},
	nachweisEinreichen(akte, wirf) {
		const datei = { uploadID: wirf(['u1', 'u2']), dateiname: 'Nachweis.pdf', isAU: wirf([true, false]) };
		const eingabe = { nachweisID: eines(akte, wirf), ...datei };
		return { akteur: wirf([freiwillig(akte.id), VEREIN1, TRAEGER]), tat: (l) => nachweisEinreichen(l, eingabe) };
	},
	nachweisPruefen(akte, wirf) {
		const eingabe = {
			nachweisID: eines(akte, wirf),
			ergebnis: wirf(ERGEBNISSE),
			tage: wirf([50, 30, 5]),
			grund: 'krank',
		};
		return { akteur: TRAEGER, tat: (l) => nachweisPruefen(l, eingabe) };
	},
	nachweisWiderrufen(akte, wirf) {
		const nachweisID = eines(akte, wirf);
		return { akteur: TRAEGER, tat: (l) => nachweisWiderrufen(l, { nachweisID, grund: 'Falsche Liste' }) };
	},
	seminarpapierAusstellen(akte, wirf) {
		const nummer = wirf(['P1', 'P2', 'P3']);
		const datei = { nummer, kennung: `k-${nummer}`, sha256: nummer, am: '2026-01-20T09:00:00.000Z' };
		const bezug = wirf([
			{ papier: 'TEILNAHME', bezugID: eines(akte, wirf) },
			{ papier: 'SEMINARTAGE', bezugID: akte.vertraege.at(-1)?.id ?? 'keiner' },
		] as const);
		return {
			akteur: wirf([freiwillig(akte.id), TRAEGER]),
			tat: (l) => seminarpapierAusstellen(l, { ...bezug, ...datei }),
		};
	},
};
