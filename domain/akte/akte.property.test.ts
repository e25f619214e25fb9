import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { falte } from '#domain/aggregat.ts';
import { reaktivieren } from '#domain/akte/entscheidungen/freiwilliger/reaktivieren.ts';
import { vertragBearbeiten } from '#domain/akte/entscheidungen/vertrag/vertrag-bearbeiten.ts';
import { addiereMonate, addiereTage } from '#domain/datum.ts';
import { Abgelehnt, type Regelverstoss } from '#domain/regelverstoss.ts';
import { AKTIONEN } from '#domain/zugriff/aktionen.ts';
import { oft } from '#scripts/test/keim.ts';
import '#scripts/test/zufall.ts';
import { akteAggregat } from './akte.ts';
import { aktionen } from './aktionen.ts';
import type { AktionsAuskunft, Lage } from './lage.ts';
import { DOKUMENTTATEN } from './tests/dokumenttaten.fixture.ts';
import { NEBENTATEN } from './tests/nebentaten.fixture.ts';
import { ADMIN, freiwillig, TRAEGER, VEREIN1, VEREIN2, VEREIN3, vereinAn } from './tests/personen.fixture.ts';
import type { Welt } from './tests/welt.fixture.ts';
import { laufe, OEFTER, pruefeLauf, standVor } from './tests/zufallslauf.fixture.ts';
import { ausfuehrung, type Tat, type Wuerfel } from './tests/zufallstaten.fixture.ts';
import type { Akte } from './zustand.ts';

vi.setConfig({ testTimeout: 60_000 });

const ZAHLEN = fc.array(fc.nat(5040), { minLength: 150, maxLength: 900 });

/**
 * A tenth of the walks of the long run: every step of each is looked at, so thirty walks of eighty steps are 2,400
 * states. A walk is replayed by its seed; shrinking would only end it earlier, slowly.
 */
const laeufe = (lang: number) => ({ numRuns: oft(Math.ceil(lang / 10), lang), endOnFailure: true });

it('hält die Invarianten I1–I12, I15, I18, I19, S4 und S7 nach jedem Befehl', () => {
	fc.assert(
		fc.property(ZAHLEN, (zahlen) => {
			pruefeLauf(zahlen, 80, (verletzungen, zug) => expect(verletzungen, zug).toEqual([]));
		}),
		laeufe(300),
	);
});

const BEGINN = ['registrieren', 'erfassen', 'kontoEroeffnen'];

it('kennt jede Entscheidung über eine Akte', () => {
	const ordner = import.meta.dirname;
	const dateien = globSync('entscheidungen/**/*.ts', { cwd: ordner }).filter((datei) => !datei.endsWith('.test.ts'));
	expect(dateien.length).toBeGreaterThan(50);
	const gespielt = ['zufallslauf', 'zufallstaten', 'nebentaten', 'seminartaten', 'dokumenttaten']
		.map((name) => readFileSync(join(ordner, 'tests', `${name}.fixture.ts`), 'utf8'))
		.join();
	expect(dateien.filter((datei) => !gespielt.includes(`'#domain/akte/${datei}'`))).toEqual([]);
});

/** The long run goes on until nothing is left; what is rare, as a second signature, takes hundreds of walks. */
it('tut alles davon auch, in hundertfünfzig Läufen drei Viertel', () => {
	const alle = [...BEGINN, ...AKTIONEN, ...Object.keys(NEBENTATEN), ...Object.keys(DOKUMENTTATEN)];
	const offen = new Set(alle);
	for (const zahlen of fc.sample(ZAHLEN, { seed: 4, numRuns: oft(150, 2000) })) {
		if (offen.size === 0) break;
		laufe(zahlen, 80, (_welt, _wirf, { name }, getan) => getan && offen.delete(name));
	}
	const duerfen = oft(Math.floor(alle.length / 4), 0);
	expect([...offen].slice(duerfen)).toEqual([]);
});

it('faltet aus dem Verlauf denselben Zustand', () => {
	fc.assert(
		fc.property(ZAHLEN, (zahlen) => {
			const welt = laufe(zahlen, 80, () => undefined);
			for (const [id, verlauf] of welt.verlauf) expect(falte(akteAggregat, id, verlauf)).toEqual(welt.akte(id));
		}),
		laeufe(50),
	);
});

/** What stays of the way there and back is its history. */
function ohneGeschichte(akte: Akte, vorher: Akte): unknown {
	const bekannt = <T extends { readonly id: string }>(liste: readonly T[], alte: readonly T[]) =>
		liste.filter(({ id }) => alte.some((alt) => alt.id === id)).map((teil) => ({ ...teil, version: 0 }));
	const { wuensche, vertraege, anforderungen, dokumente, signaturen, person, einwilligungen, antworten, status } = akte;
	return {
		wuensche: bekannt(wuensche, vorher.wuensche),
		vertraege: bekannt(vertraege, vorher.vertraege),
		anforderungen: bekannt(anforderungen, vorher.anforderungen),
		dokumente: bekannt(dokumente, vorher.dokumente),
		signaturen: bekannt(signaturen, vorher.signaturen),
		person: Object.entries(person).filter(([, wert]) => wert !== null && wert !== undefined),
		einwilligungen,
		antworten,
		status,
	};
}

it('W21: zurückgenommen ist die Akte wieder, wie sie war; was dazukam, gilt nicht mehr', () => {
	let zurueckgenommen = 0;
	fc.assert(
		fc.property(ZAHLEN, (zahlen) => {
			const pruefe: Parameters<typeof laufe>[2] = (welt, _, { akteID, name }, getan) => {
				if (!getan || name !== 'zuruecknehmen') return;
				const verlauf = welt.verlauf.get(akteID) ?? [];
				const beginn = verlauf.findLast((e) => e.type === 'TatZurueckgenommen');
				const vorher = standVor(welt, akteID, beginn?.facts.seit ?? 0);
				const danach = welt.akte(akteID);
				zurueckgenommen++;
				expect(ohneGeschichte(danach, vorher)).toEqual(ohneGeschichte(vorher, vorher));
				const neu = (liste: keyof Pick<Akte, 'vertraege' | 'dokumente' | 'signaturen'>) =>
					danach[liste].filter(({ id }) => !vorher[liste].some((alt) => alt.id === id)).map(({ status }) => status);
				expect(neu('vertraege')).toEqual([]);
				expect(neu('dokumente').filter((status) => status !== 8000)).toEqual([]);
				expect(neu('signaturen').filter((status) => status !== 'CANCELED')).toEqual([]);
			};
			laufe(zahlen, 80, pruefe, OEFTER);
		}),
		laeufe(300),
	);
	expect(zurueckgenommen).toBeGreaterThan(20);
});

it('I16: weist das Reaktivieren durch die falsche Seite immer mit 403 ab', () => {
	fc.assert(
		fc.property(ZAHLEN, (zahlen) => {
			laufe(zahlen, 80, (welt, _, { akteID }) => {
				const akte = welt.akte(akteID);
				if (akte.geloescht || akte.status < 1000 || akte.status > 2500) return;
				for (const wunsch of akte.wuensche) {
					const anspruch = { 9000: 'FREIWILLIGER', 9500: 'EINSATZSTELLE' }[wunsch.status as 9000 | 9500];
					if (!anspruch) continue;
					const eingabe = { wunschID: wunsch.id };
					const berechtigt = wunsch.beendetVon === anspruch ? anspruch : null;
					const fw = grund(welt.lage(akteID, freiwillig(akteID)), (l) => reaktivieren(l, eingabe));
					if (berechtigt !== 'FREIWILLIGER') expect(fw).toMatchObject({ code: 'G18', http: 403 });
					const stelle = grund(welt.lage(akteID, vereinAn(wunsch.einsatzortID)), (l) => reaktivieren(l, eingabe));
					// A site that no longer sees the file can't tell it from one that doesn't exist.
					if (berechtigt !== 'EINSATZSTELLE') expect([403, 404]).toContain(stelle?.http);
				}
			});
		}),
		laeufe(100),
	);
});

it('erklärt genau das, was geschieht: Erlaubtes gelingt, Verwehrtes scheitert aus einem genannten Grund', () => {
	fc.assert(
		fc.property(ZAHLEN, (zahlen) => {
			laufe(zahlen, 60, (welt, wirf, { akteID }) => {
				if (wirf([true, false, false])) return;
				for (const akteur of [freiwillig(akteID), wirf([VEREIN1, VEREIN2, VEREIN3]), wirf([TRAEGER, ADMIN])]) {
					const lage = welt.lage(akteID, akteur);
					const davor = structuredClone(lage.akte);
					for (const auskunft of aktionen(lage)) {
						const was = `${auskunft.aktion} als ${akteur.rollen.join()}`;
						const verstoss = grund(lage, vollstaendig(welt, auskunft, akteID, wirf));
						pruefeAuskunft(auskunft, verstoss, was);
					}
					expect(lage.akte).toEqual(davor);
				}
			});
		}),
		laeufe(100),
	);
});

function pruefeAuskunft(
	{ aktion, erlaubt, gruende }: AktionsAuskunft,
	verstoss: Regelverstoss | null,
	was: string,
): void {
	if (HAENGT_VON_WAHL_AB.includes(aktion)) {
		if (!erlaubt) expect(verstoss, was).not.toBeNull();
	} else if (erlaubt) {
		expect(verstoss, was).toBeNull();
	} else {
		expect(
			gruende.map((g) => g.code),
			was,
		).toContain(verstoss?.code);
	}
}

/** Whether these succeed depends on the place, Dienstart or target chosen in their dialog. */
const HAENGT_VON_WAHL_AB: readonly string[] = ['bewerben', 'vorschlagen', 'statusSetzen'];

/** The verb with everything its dialog asks for, and terms that keep the contract valid. */
function vollstaendig(welt: Welt, auskunft: AktionsAuskunft, akteID: string, wirf: Wuerfel): Tat {
	const { aktion, vertragID } = auskunft;
	if (aktion === 'vertragBearbeiten') {
		const vertrag = welt.akte(akteID).vertraege.find((v) => v.id === vertragID);
		// Late in a cycle a draft proposes what is left of it, which may be less than a service lasts.
		const beginn = vertrag?.status === 0 ? vertrag.vertragsbeginn : null;
		const lang = beginn && { vertragsende: addiereTage(addiereMonate(beginn, 12), -1), urlaubstage: 30 };
		return (l) => vertragBearbeiten(l, { vertragID: vertragID ?? '', felder: { unterkunft: 'APARTMENT', ...lang } });
	}
	return ausfuehrung(welt, welt.akte(akteID), auskunft, wirf);
}

function grund(lage: Lage, tat: Tat) {
	try {
		tat(lage);
		return null;
	} catch (fehler) {
		if (fehler instanceof Abgelehnt) return fehler.verstoesse[0] ?? null;
		throw fehler;
	}
}
