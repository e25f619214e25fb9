import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import {
	anforderungsaktionen,
	type Dokumentaktion,
	dokumentaktionen,
	vorlagenaktionen,
} from '#domain/akte/dokumentaktionen.ts';
import { abgleichen } from '#domain/akte/entscheidungen/dokument/abgleichen.ts';
import {
	anforderungOeffnen,
	anforderungSchliessen,
	anforderungZurueckziehen,
} from '#domain/akte/entscheidungen/dokument/anforderung-pflegen.ts';
import { dokumentAnfordern } from '#domain/akte/entscheidungen/dokument/dokument-anfordern.ts';
import { dokumentBereitstellen } from '#domain/akte/entscheidungen/dokument/dokument-bereitstellen.ts';
import { besiegelungAnstossen } from '#domain/akte/entscheidungen/dokument/dokument-besiegeln.ts';
import { dokumentDrucken } from '#domain/akte/entscheidungen/dokument/dokument-drucken.ts';
import { dokumentHochladen } from '#domain/akte/entscheidungen/dokument/dokument-hochladen.ts';
import { dokumentInvalidieren } from '#domain/akte/entscheidungen/dokument/dokument-invalidieren.ts';
import { dokumentLoeschen } from '#domain/akte/entscheidungen/dokument/dokument-loeschen.ts';
import { dokumentPruefen } from '#domain/akte/entscheidungen/dokument/dokument-pruefen.ts';
import { mahnen } from '#domain/akte/entscheidungen/dokument/mahnen.ts';
import { signaturAnfordern } from '#domain/akte/entscheidungen/dokument/signatur-anfordern.ts';
import { signaturenZuruecksetzen } from '#domain/akte/entscheidungen/dokument/signaturen-zuruecksetzen.ts';
import { einsichtFesthalten } from '#domain/akte/entscheidungen/freiwilliger/einsicht-festhalten.ts';
import { istEinsicht } from '#domain/akte/freiwilliger/einsicht.ts';
import { amZug } from '#domain/akte/signatur/ablauf.ts';
import { signaturfall } from '#domain/akte/signatur/fall.ts';
import { ADMIN, freiwillig, SYSTEM, TRAEGER, VEREIN1 } from '#domain/akte/tests/personen.fixture.ts';
import type { Welt } from '#domain/akte/tests/welt.fixture.ts';
import { laufe } from '#domain/akte/tests/zufallslauf.fixture.ts';
import type { Wuerfel } from '#domain/akte/tests/zufallstaten.fixture.ts';
import { Abgelehnt, type Regelverstoss } from '#domain/regelverstoss.ts';
import { oft } from '#scripts/test/keim.ts';
import '#scripts/test/zufall.ts';
import type { Entschluss, Lage } from '../lage.ts';
import { dokumentfolgen } from './dokumentfolgen.ts';

vi.setConfig({ testTimeout: 60_000 });

const ZAHLEN = fc.array(fc.nat(5040), { minLength: 150, maxLength: 900 });
/** A fifth of the walks of the long run, some eight hundred steps each. */
const laeufe = (lang: number) => ({ numRuns: oft(Math.ceil(lang / 5), lang), endOnFailure: true });

it('folgert aus dem Ergebnis einer Entscheidung nichts mehr', () => {
	fc.assert(
		fc.property(ZAHLEN, (zahlen) => {
			laufe(zahlen, 80, (welt, _, { akteID, name }, getan) => {
				const lage = welt.lage(akteID, SYSTEM);
				if (getan) expect(dokumentfolgen(lage, structuredClone(lage.akte)), name).toEqual([]);
			});
		}),
		laeufe(60),
	);
});

it('gleicht einmal ab, nicht zweimal', () => {
	fc.assert(
		fc.property(ZAHLEN, (zahlen) => {
			laufe(zahlen, 80, (welt, wirf, { akteID }) => {
				if (wirf([true, true, true, false]) || !welt.akte(akteID).existiert) return;
				welt.tue(akteID, SYSTEM, abgleichen, undefined);
				expect(abgleichen(welt.lage(akteID, SYSTEM)).akte).toEqual([]);
			});
		}),
		laeufe(50),
	);
});

const DATEI = { uploadID: 'u', sha256: 'ab', name: 'datei.pdf' };

const DRUCK = { kennung: 'k', nummer: 'n', seiten: 1, sha256: 'ab' };

const EINSICHT = { fuehrungszeugnisDatum: '2025-03-01', isEinschlaegigVerurteilt: false };

/** Each action with everything its dialog asks for. */
const TATEN: Readonly<Record<Dokumentaktion, (l: Lage, id: string) => Entschluss>> = {
	anfordern: (l, specID) => dokumentAnfordern(l, { specID }),
	bereitstellen: (l, id) => {
		const amAntrag = l.akte.anforderungen.some((a) => a.id === id);
		const wo = amAntrag ? { anforderungID: id, specID: null } : { anforderungID: null, specID: id };
		return dokumentBereitstellen(l, { ...wo, dokumentID: 'neu', datei: DATEI, einsatzortID: null, automatisch: false });
	},
	hochladen: (l, anforderungID) =>
		dokumentHochladen(l, { dokumentID: 'neu', anforderungID, datei: DATEI, einsatzortID: null }),
	drucken: (l, anforderungID) => dokumentDrucken(l, { anforderungID, einsatzortID: null, druck: DRUCK }),
	abschliessen: (l, anforderungID) => anforderungSchliessen(l, { anforderungID }),
	zurueckziehen: (l, anforderungID) => anforderungZurueckziehen(l, { anforderungID }),
	oeffnen: (l, anforderungID) => anforderungOeffnen(l, { anforderungID }),
	invalidieren: (l, anforderungID) => dokumentInvalidieren(l, { anforderungID, grund: 'überholt' }),
	pruefen: (l, dokumentID) => {
		const { spec } = signaturfall(l, dokumentID, null);
		const steuerwerte = istEinsicht(spec) ? EINSICHT : {};
		return dokumentPruefen(l, { dokumentID, ergebnis: 'OK', steuerwerte, original: 'Ordner 3' });
	},
	einsichtFesthalten: (l, anforderungID) => einsichtFesthalten(l, { anforderungID, werte: EINSICHT }),
	papierBestaetigen: (l, dokumentID) => dokumentPruefen(l, { dokumentID, ergebnis: 'OK', papier: true }),
	mahnen: (l, id) => mahnen(l, { anforderungIDs: [id] }),
	besiegeln: (l, dokumentID) => besiegelungAnstossen(l, { dokumentID }),
	unterschriftenStarten: (l, dokumentID) => {
		const { dokument, spec } = signaturfall(l, dokumentID, null);
		const [einer] = amZug(l.akte, dokument, spec, l.ctx.heute);
		return signaturAnfordern(l, { dokumentID, partei: 'TRAEGER', unterzeichnerID: null, ...einer });
	},
	unterschriftenZuruecksetzen: (l, dokumentID) => signaturenZuruecksetzen(l, { dokumentID }),
	loeschen: (l, dokumentID) => dokumentLoeschen(l, { dokumentID, grund: 'falsche Akte' }),
};

it('erklärt genau das, was geschieht', () => {
	fc.assert(
		fc.property(ZAHLEN, (zahlen) => {
			laufe(zahlen, 60, (welt, wirf, { akteID }) => {
				if (wirf([true, false])) vergleiche(welt, akteID, wirf);
			});
		}),
		laeufe(50),
	);
});

function vergleiche(welt: Welt, akteID: string, wirf: Wuerfel): void {
	for (const akteur of [freiwillig(akteID), VEREIN1, wirf([TRAEGER, ADMIN])]) {
		const lage = welt.lage(akteID, akteur);
		const { anforderungen, dokumente } = lage.akte;
		const gefragt = [
			...lage.referenz.specs.map(({ id }) => ({ id, auskunft: oderNichts(() => vorlagenaktionen(lage, id)) })),
			...anforderungen.map(({ id }) => ({ id, auskunft: oderNichts(() => anforderungsaktionen(lage, id)) })),
			...dokumente.map(({ id }) => ({ id, auskunft: oderNichts(() => dokumentaktionen(lage, id)) })),
		];
		for (const { id, auskunft } of gefragt) {
			for (const { aktion, erlaubt, gruende } of auskunft) {
				const verstoss = grund(() => TATEN[aktion](lage, id));
				const was = `${aktion} als ${akteur.rollen.join()}`;
				if (erlaubt) expect(verstoss, was).toBeNull();
				else expect(gruende, was).toContainEqual(verstoss);
			}
		}
	}
}

/** What somebody may not see has no actions for him. */
function oderNichts<T>(frage: () => readonly T[]): readonly T[] {
	try {
		return frage();
	} catch (fehler) {
		if (fehler instanceof Abgelehnt) return [];
		throw fehler;
	}
}

function grund(tat: () => unknown): Regelverstoss | null {
	try {
		tat();
		return null;
	} catch (fehler) {
		if (fehler instanceof Abgelehnt) return fehler.verstoesse[0] ?? null;
		throw fehler;
	}
}
