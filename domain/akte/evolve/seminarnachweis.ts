import type { Akte, Seminarnachweis } from '#domain/akte/zustand.ts';
import { istSelber } from '#domain/seminar/anwesenheit.ts';
import { SEMINARNACHWEIS } from '#domain/status/seminarnachweis.ts';
import type { Handler, Typ } from './handler.ts';

export const seminarnachweisHandler = {
	SeminarnachweisGeplant(akte, e) {
		const { nachweisID: id, nach, ...fakten } = e.facts;
		akte.seminarnachweise.push({
			id,
			...fakten,
			titel: e.person?.titel ?? null,
			veranstalter: e.person?.veranstalter ?? null,
			tage: null,
			pruefanlass: null,
			grund: null,
			datei: null,
			anwesenheit: [],
			status: nach,
			statusSeit: e.meta.zeit,
			version: e.version,
		});
	},

	SeminarnachweisGeaendert(akte, e) {
		const { nachweisID, tage: vorgeschlagen, ...fakten } = e.facts;
		const nachweis = nachweisIn(akte, nachweisID);
		const { titel = nachweis.titel, veranstalter = nachweis.veranstalter } = e.person ?? {};
		const tage = vorgeschlagen ?? vorschlag(nachweis, fakten.geplant);
		Object.assign(nachweis, fakten, { titel, veranstalter, tage, version: e.version });
	},

	SeminarnachweisZurPruefung(akte, e) {
		const { tage, anlass: pruefanlass } = e.facts;
		Object.assign(schritt(akte, e), { tage, pruefanlass, grund: e.person?.grund ?? null });
	},

	SeminarnachweisEingereicht(akte, e) {
		const { nachweisID, uploadID } = e.facts;
		const { dateiname: name = null, isAU = true } = e.person ?? {};
		const datei = { uploadID, name, isAU, eingereichtAm: e.meta.zeit };
		Object.assign(nachweisIn(akte, nachweisID), { datei, pruefanlass: 'NACHWEIS', version: e.version });
	},

	SeminarnachweisZurueckgestellt(akte, e) {
		Object.assign(schritt(akte, e), { tage: null, pruefanlass: null, grund: null });
	},

	SeminarnachweisGeprueft(akte, e) {
		Object.assign(schritt(akte, e), { tage: e.facts.tage, grund: e.person?.grund ?? null });
	},

	SeminarnachweisEntfernt(akte, e) {
		akte.seminarnachweise = akte.seminarnachweise.filter(({ id }) => id !== e.facts.nachweisID);
	},

	SeminarpapierAusgestellt(akte, e) {
		akte.seminarpapiere.push({ ...e.facts, nummer: e.person?.pruefnummer ?? null });
	},

	AnwesenheitErfasst(akte, e) {
		const { nachweisID, halbtage, tage } = e.facts;
		const nachweis = nachweisIn(akte, nachweisID);
		const { userID, zeit: am } = e.meta;
		const neue = halbtage.map((halbtag) => ({ ...halbtag, userID, am }));
		const bisherige = nachweis.anwesenheit.filter((alt) => !neue.some((neu) => istSelber(alt, neu)));
		nachweis.anwesenheit = [...bisherige, ...neue];
		if (tage !== null) nachweis.tage = tage;
	},

	ErsatztagGenommen(akte, e) {
		const { ersatztagID: id, vertragID, tag } = e.facts;
		akte.ersatztage.push({ id, vertragID, tag, userID: e.meta.userID });
	},

	ErsatztagZurueckgenommen(akte, e) {
		akte.ersatztage = akte.ersatztage.filter(({ id }) => id !== e.facts.ersatztagID);
	},

	SeminargruppeZugewiesen(akte, e) {
		akte.seminargruppeID = e.facts.gruppeID;
	},

	SeminargruppeVerlassen(akte) {
		akte.seminargruppeID = null;
	},
} satisfies Partial<{ [T in Typ]: Handler[T] }>;

/** While it is checked no more is proposed than planned, and all of it where all of it was. */
function vorschlag({ status, tage, geplant }: Seminarnachweis, neu: number): number | null {
	if (status !== SEMINARNACHWEIS.nr.Pruefung || tage === null) return tage;
	return tage === geplant ? neu : Math.min(tage, neu);
}

interface Schritt {
	readonly version: number;
	readonly facts: { readonly nachweisID: string; readonly nach: Seminarnachweis['status'] };
	readonly meta: { readonly zeit: string };
}

function schritt(akte: Akte, { facts: { nachweisID, nach }, meta, version }: Schritt): Seminarnachweis {
	return Object.assign(nachweisIn(akte, nachweisID), { status: nach, statusSeit: meta.zeit, version });
}

function nachweisIn(akte: Akte, id: string): Seminarnachweis {
	const nachweis = akte.seminarnachweise.find((n) => n.id === id);
	if (!nachweis) throw new Error(`Akte ${akte.id}: Seminarnachweis ${id} fehlt`);
	return nachweis;
}
