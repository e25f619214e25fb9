import { describe, expect, it } from 'vitest';
import { falte } from '#domain/aggregat.ts';
import { gruppeVerlassen, gruppeZuweisen } from '#domain/akte/entscheidungen/seminar/seminargruppe.ts';
import { annullieren } from '#domain/akte/entscheidungen/vertrag/annullieren.ts';
import { beenden } from '#domain/akte/entscheidungen/vertrag/beenden.ts';
import { nichtAntreten } from '#domain/akte/entscheidungen/vertrag/nicht-antreten.ts';
import type { Lage } from '#domain/akte/lage.ts';
import { freiwillig, SYSTEM, TRAEGER, VEREIN1, VEREIN2 } from '#domain/akte/tests/personen.fixture.ts';
import { beworben, bis, geeinigt, inVerhandlung, weltMitPlaetzen } from '#domain/akte/tests/wege.fixture.ts';
import type { Welt } from '#domain/akte/tests/welt.fixture.ts';
import { vollende } from '#domain/akte/vollenden.ts';
import { aufgezeichnet } from '#domain/beispiel.ts';
import type { Akteur } from '#domain/rollen.ts';
import {
	AufSeminarwarteliste,
	type SeminarEreignis,
	SeminarplatzAufgegeben,
	SeminarplatzVergeben,
} from '#domain/seminar/ereignisse.ts';
import type { Seminar } from '#domain/seminar/seminar.ts';
import { legeGruppeAn } from '#domain/seminargruppe/entscheidungen.ts';
import { AufGruppenwarteliste, GruppenplatzVergeben, type Gruppenstand } from '#domain/seminargruppe/ereignisse.ts';
import type { Gruppenfelder } from '#domain/seminargruppe/gruppen-felder.ts';
import { type Seminargruppe, seminargruppeAggregat } from '#domain/seminargruppe/seminargruppe.ts';
import { gleicheGruppenplatzAb } from './gruppenabgleich.ts';
import { seminar } from './seminar.fixture.ts';

/** A group of the cycle `z`; `stand`: what `f` is in it. */
function gruppe(eingabe: Partial<Gruppenfelder> = {}, id = 'g', stand?: Gruppenstand, zyklusID = 'z'): Seminargruppe {
	const angelegt = legeGruppeAn(seminargruppeAggregat.start(id), zyklusID, { bezeichnung: `Gruppe ${id}`, ...eingabe });
	const platz = {
		ANGEMELDET: GruppenplatzVergeben({ freiwilligerID: 'f', nach: 'ANGEMELDET' }),
		WARTELISTE: AufGruppenwarteliste({ freiwilligerID: 'f', nach: 'WARTELISTE' }),
	};
	return falte(seminargruppeAggregat, id, aufgezeichnet([...angelegt, ...(stand ? [platz[stand]] : [])]));
}

function welt2800(): Welt {
	const welt = weltMitPlaetzen();
	bis(welt, 'f', 2800);
	return welt;
}

interface Wahl {
	readonly gruppe: Seminargruppe;
	readonly bisherige?: Seminargruppe;
	readonly wechselt?: boolean;
}
const zuweisen = (lage: Lage, { bisherige, wechselt = false, gruppe: g }: Wahl) =>
	gruppeZuweisen(lage, { gruppe: g, bisherige: bisherige ?? null, wechselt });
const warum = (welt: Welt, wahl: Wahl, akteur: Akteur = TRAEGER): string =>
	welt
		.verstoesse('f', akteur, zuweisen, wahl)
		.map(({ text }) => text)
		.join(' | ') || 'möglich';

function inGruppe(welt = welt2800()): Welt {
	welt.tue('f', TRAEGER, zuweisen, { gruppe: gruppe() });
	return welt;
}

describe('into a group', () => {
	it('from the agreement on (G28)', () => {
		const welt = weltMitPlaetzen();
		bis(welt, 'f', 2500);
		expect(warum(welt, { gruppe: gruppe() })).toBe(
			'Eine Seminargruppe kann erst ab dem Status „2800 (Vertragseinigung)“ zugewiesen werden.',
		);
		expect(warum(welt2800(), { gruppe: gruppe() })).toBe('möglich');
	});

	it('by the contract agreed on, not by the draft of another site (D11)', () => {
		const welt = weltMitPlaetzen();
		beworben(welt, 'f', ['o1', 'o3']);
		inVerhandlung(welt, 'f', 'o1', 'fsj');
		inVerhandlung(welt, 'f', 'o3', 'bfd');
		geeinigt(welt, 'f', {}, 'o1');
		expect(warum(welt, { gruppe: gruppe({ dienstartIDs: ['bfd'] }) })).toMatch(/vorgesehen\.$/);
		expect(warum(welt, { gruppe: gruppe({ dienstartIDs: ['fsj'] }) })).toBe('möglich');
	});

	it('of the same cycle, and for the Dienstart', () => {
		const welt = welt2800();
		expect(warum(welt, { gruppe: gruppe({}, 'g', undefined, 'andere') })).toBe(
			'Diese Gruppe gehört zu einem anderen Zyklus als die Akte.',
		);
		expect(warum(welt, { gruppe: gruppe({ dienstartIDs: ['bfd'] }) })).toMatch(
			/^Diese Gruppe ist für .+ vorgesehen\.$/,
		);
	});

	it('once; out of another one the Traeger moves somebody', () => {
		const welt = inGruppe();
		const nochmal = { gruppe: gruppe({}, 'h'), bisherige: gruppe() };
		expect(warum(welt, nochmal)).toMatch(/ ist bereits in der Gruppe Gruppe g\.$/);
		welt.tue('f', TRAEGER, zuweisen, { ...nochmal, wechselt: true });
		expect(welt.akte('f').seminargruppeID).toBe('h');
	});

	it('by the site where he serves, and no other', () => {
		expect(warum(welt2800(), { gruppe: gruppe() }, VEREIN1)).toBe('möglich');
		expect(warum(welt2800(), { gruppe: gruppe() }, VEREIN2)).not.toBe('möglich');
		expect(warum(welt2800(), { gruppe: gruppe() }, freiwillig('f'))).not.toBe('möglich');
	});
});

describe('out of a group', () => {
	const heraus = (welt: Welt, akteur: Akteur, stand: Gruppenstand) =>
		welt
			.verstoesse('f', akteur, (lage: Lage) => gruppeVerlassen(lage, gruppe({}, 'g', stand)), {})
			.map(({ text }) => text)
			.join(' | ') || 'möglich';

	it('only by the Traeger; a site takes its own off the waiting list', () => {
		expect(heraus(inGruppe(), VEREIN1, 'ANGEMELDET')).toBe('Aus einer Gruppe entfernt nur der Träger.');
		expect(heraus(inGruppe(), VEREIN1, 'WARTELISTE')).toBe('möglich');
		expect(heraus(inGruppe(), TRAEGER, 'ANGEMELDET')).toBe('möglich');
		expect(heraus(welt2800(), TRAEGER, 'ANGEMELDET')).toBe('Diese Person gehört nicht zu dieser Gruppe.');
	});

	const nach = (status: 2800 | 3000 | 4000, tag: string): Welt => {
		const welt = weltMitPlaetzen();
		bis(welt, 'f', status);
		inGruppe(welt).heute = tag;
		return welt;
	};
	const dienstende = (welt: Welt, datum: string) =>
		welt.tue('f', TRAEGER, beenden, { datum, kuendigungDurch: 'FREIWILLIGER', grund: 'Studium', bestaetigt: true });

	it('when the service doesn’t come, isn’t begun or ends early; after a regular end it stays', () => {
		const annulliert = nach(2800, '2025-07-01');
		annulliert.tue('f', TRAEGER, annullieren, { grund: 'Irrtum' });
		expect(annulliert.akte('f').seminargruppeID).toBeNull();
		const nichtDa = nach(3000, '2025-09-02');
		nichtDa.tue('f', TRAEGER, nichtAntreten, { grund: 'Nicht erschienen' });
		expect(nichtDa.akte('f').seminargruppeID).toBeNull();
		const frueh = nach(4000, '2026-03-31');
		dienstende(frueh, '2026-03-31');
		expect(frueh.akte('f').seminargruppeID).toBeNull();
		const regulaer = nach(4000, '2026-08-31');
		dienstende(regulaer, '2026-08-31');
		expect([regulaer.akte('f').status, regulaer.akte('f').seminargruppeID]).toEqual([9000, 'g']);
	});
});

/** The job brings one seminar after the membership. */
interface Stand {
	readonly gruppe: Seminargruppe | null;
	readonly seminar: Seminar;
	readonly heute?: string;
	readonly auchBegonnene?: boolean;
}
function folgen(welt: Welt, { gruppe: g, seminar: s, heute = '2025-09-20', auchBegonnene = false }: Stand) {
	const umfeld = { heute, jetzt: `${heute}T08:00:00.000Z`, nachrueckFrist: 48, auchBegonnene };
	const { seminar: zumSeminar, akte } = gleicheGruppenplatzAb(welt.lage('f', SYSTEM), g, s, umfeld);
	return { seminar: zumSeminar.map(({ type }) => type), akte: akte.map(({ type }) => type) };
}
const NICHTS = { seminar: [], akte: [] };
const MITGLIED = gruppe({}, 'g', 'ANGEMELDET');
const dazu = (danach: readonly SeminarEreignis[] = [], rest: object = {}) =>
	seminar({ seminargruppeIDs: ['g'], ...rest }, 'sem', danach);
const seinPlatz = SeminarplatzVergeben({ freiwilligerID: 'f', nach: 'ANGEMELDET', gruppeID: 'g' });

describe('a seminar of the group', () => {
	it('has a place and a planned proof for every member', () => {
		expect(folgen(inGruppe(), { gruppe: MITGLIED, seminar: dazu() })).toEqual({
			seminar: ['SeminarplatzVergeben'],
			akte: ['SeminarnachweisGeplant'],
		});
		expect(folgen(inGruppe(), { gruppe: gruppe({}, 'g', 'WARTELISTE'), seminar: dazu() })).toEqual(NICHTS);
		expect(folgen(inGruppe(), { gruppe: null, seminar: dazu() })).toEqual(NICHTS);
		expect(folgen(inGruppe(), { gruppe: MITGLIED, seminar: seminar() })).toEqual(NICHTS);
	});

	it('that is full has a waiting list for them; who moves up is planned then', () => {
		const voll = [SeminarplatzVergeben({ freiwilligerID: 'x', nach: 'ANGEMELDET' })];
		const seminarVoll = dazu(voll, { maxTeilnehmer: 1 });
		expect(folgen(inGruppe(), { gruppe: MITGLIED, seminar: seminarVoll })).toEqual({
			seminar: ['AufSeminarwarteliste'],
			akte: [],
		});
		const nachgerueckt = dazu([
			AufSeminarwarteliste({ freiwilligerID: 'f', nach: 'WARTELISTE', gruppeID: 'g' }),
			SeminarplatzVergeben({ freiwilligerID: 'f', von: 'WARTELISTE', nach: 'ANGEMELDET', gruppeID: 'g' }),
		]);
		expect(folgen(inGruppe(), { gruppe: MITGLIED, seminar: nachgerueckt })).toEqual({
			seminar: [],
			akte: ['SeminarnachweisGeplant'],
		});
	});

	it('outside the service, begun, or left by hand is none of his', () => {
		const danach = { termine: [{ von: '2026-09-07', bis: '2026-09-11', beginn: null, ende: null }] };
		expect(folgen(inGruppe(), { gruppe: MITGLIED, seminar: dazu([], danach) })).toEqual(NICHTS);
		const begonnen = { gruppe: MITGLIED, seminar: dazu(), heute: '2025-10-06' };
		expect(folgen(inGruppe(), begonnen)).toEqual(NICHTS);
		expect(folgen(inGruppe(), { ...begonnen, auchBegonnene: true }).seminar).toEqual(['SeminarplatzVergeben']);
		const abgemeldet = SeminarplatzAufgegeben({ freiwilligerID: 'f', von: 'ANGEMELDET', anlass: 'ABGEMELDET' });
		expect(folgen(inGruppe(), { gruppe: MITGLIED, seminar: dazu([seinPlatz, abgemeldet]) })).toEqual(NICHTS);
	});

	it('goes with the membership as long as it hasn’t begun; an own registration stays', () => {
		const welt = inGruppe();
		const mitPlatz = dazu([seinPlatz]);
		const { akte } = gleicheGruppenplatzAb(welt.lage('f', SYSTEM), MITGLIED, mitPlatz, {
			heute: '2025-09-20',
			jetzt: '2025-09-20T08:00:00.000Z',
			nachrueckFrist: 48,
			auchBegonnene: false,
		});
		welt.tue('f', SYSTEM, (lage: Lage) => vollende(lage, akte), {});
		expect(folgen(welt, { gruppe: MITGLIED, seminar: mitPlatz })).toEqual(NICHTS);
		expect(folgen(welt, { gruppe: null, seminar: mitPlatz })).toEqual({
			seminar: ['SeminarplatzAufgegeben'],
			akte: ['SeminarnachweisEntfernt'],
		});
		expect(folgen(welt, { gruppe: null, seminar: mitPlatz, heute: '2025-10-06' })).toEqual(NICHTS);
		const selbst = dazu([SeminarplatzVergeben({ freiwilligerID: 'f', nach: 'ANGEMELDET' })]);
		expect(folgen(welt, { gruppe: null, seminar: selbst })).toEqual(NICHTS);
	});
});
