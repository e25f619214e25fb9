import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import type { Entschluss, Lage } from '#domain/akte/lage.ts';
import { TRAEGER, vereinAn } from '#domain/akte/tests/personen.fixture.ts';
import { EINSATZORTE } from '#domain/akte/tests/stammdaten.fixture.ts';
import { laufe } from '#domain/akte/tests/zufallslauf.fixture.ts';
import type { Wuerfel } from '#domain/akte/tests/zufallstaten.fixture.ts';
import { vorausschau } from '#domain/akte/vorausschau.ts';
import { belegungen } from '#domain/akte/wunsch/belegungen.ts';
import type { Akte } from '#domain/akte/zustand.ts';
import { Abgelehnt } from '#domain/regelverstoss.ts';
import { FREIWILLIGER } from '#domain/status/freiwilliger.ts';
import { formatStatus } from '#domain/status/katalog.ts';
import { oft } from '#scripts/test/keim.ts';
import '#scripts/test/zufall.ts';
import { erinnert } from './dokumente.ts';
import { AM_WUNSCH, AN_DER_AKTE, entscheideProbe, type Probetat } from './probe.ts';
import { GESAGT, type Tatfolge, tatfolgen } from './tatfolgen.ts';

vi.setConfig({ testTimeout: 60_000 });

const ZAHLEN = fc.array(fc.nat(5040), { minLength: 150, maxLength: 600 });

it('sagt vor jeder Tat, was danach ist', () => {
	const gesehen = new Set<Probetat['tat']>();
	const probiere = (lage: Lage, tat: Probetat): Lage | null => {
		const entschluss = versuche(lage, tat);
		if (!entschluss) return null;
		gesehen.add(tat.tat);
		const danach = vorausschau(lage, entschluss.akte);
		pruefe(lage, tat, entschluss, danach);
		return { ...lage, akte: danach };
	};
	fc.assert(
		fc.property(ZAHLEN, (zahlen) => {
			laufe(zahlen, 150, (welt, wirf, { akteID }) => {
				const lage = welt.lage(akteID, TRAEGER);
				for (const tat of taten(lage, wirf)) {
					const danach = probiere(lage, tat);
					// Hardly a walk gets to the end of a file.
					const istEnde = danach && danach.akte.status >= 9000;
					const geschlossen = istEnde && probiere(danach, { tat: 'nachbearbeitungAbschliessen' });
					if (geschlossen) probiere(geschlossen, { tat: 'nachbearbeitungOeffnen' });
				}
			});
		}),
		{ numRuns: oft(12, 80), endOnFailure: true },
	);
	const immer = [...AM_WUNSCH, ...AN_DER_AKTE, ...MIT_ANGABEN].filter((tat) => !SELTEN.includes(tat));
	expect(immer.filter((tat) => !gesehen.has(tat))).toEqual([]);
});

const MIT_ANGABEN = [
	'einigen',
	'verhandeln',
	'vorschlagen',
	'abschliessen',
	'antreten',
	'beenden',
	'statusSetzen',
] as const;
/** So late in a file that a few walks may miss them. */
const SELTEN: readonly Probetat['tat'][] = [
	...(['antreten', 'beenden', 'nichtAntreten', 'zyklusUebernehmen'] as const),
	...(['nachbearbeitungAbschliessen', 'nachbearbeitungOeffnen'] as const),
];

function taten({ akte, ctx }: Lage, wirf: Wuerfel): Probetat[] {
	const jeWunsch = akte.wuensche.flatMap(({ id: wunschID, einsatzortID, dienstartID }): Probetat[] => [
		...AM_WUNSCH.map((tat) => ({ tat, wunschID })),
		{ tat: 'einigen', wunschID },
		{
			...{ tat: 'verhandeln', wunschID, dienstartID: dienstartID ?? 'fsj' },
			betreuerUserID: vereinAn(einsatzortID).userID ?? '',
		},
		{ tat: 'abschliessen', wunschID, vertragsnummer: 'P-1' },
		{ tat: 'statusSetzen', wunschID, ziel: wirf(ZIELE), datum: ctx.heute },
	]);
	const tage = akte.vertraege.flatMap((v) =>
		[v.vertragsbeginn, v.vertragsende, ctx.heute].filter((tag) => tag !== null),
	);
	const einsatzortID = wirf(EINSATZORTE);
	return [
		...jeWunsch,
		...AN_DER_AKTE.map((tat) => ({ tat })),
		{ tat: 'vorschlagen', einsatzortID, betreuerUserID: vereinAn(einsatzortID).userID, dienstartID: 'fsj' },
		...[...new Set(tage)].flatMap((datum): Probetat[] => [
			{ tat: 'antreten', datum },
			{ tat: 'beenden', datum },
		]),
		{ tat: 'statusSetzen', ziel: wirf([1500, 9900]) },
	];
}

const ZIELE = [2000, 2100, 2500, 2800, 3000, 4000, 9000, 9300, 9500] as const;

function versuche(lage: Lage, tat: Probetat): Entschluss | null {
	try {
		return entscheideProbe(lage, tat);
	} catch (fehler) {
		if (fehler instanceof Abgelehnt) return null;
		throw fehler;
	}
}

/** The sentences against the file as it is afterwards, not against the events they were made of. */
function pruefe(lage: Lage, { tat }: Probetat, entschluss: Entschluss, danach: Akte): void {
	const folgen = tatfolgen(lage, entschluss, danach);
	const texte = (art: Tatfolge['art']) => folgen.filter((f) => f.art === art).map(({ text }) => text);
	const mehr = (anzahl: (akte: Akte) => number) => anzahl(danach) - anzahl(lage.akte);
	const neu = (ids: (akte: Akte) => readonly string[]) => {
		const bisher = ids(lage.akte);
		return ids(danach).filter((id) => !bisher.includes(id)).length;
	};
	const weniger = (anzahl: (akte: Akte) => number) => anzahl(lage.akte) - anzahl(danach);
	const gesagt = (art: Tatfolge['art'], wie: RegExp) => texte(art).filter((text) => wie.test(text)).length;

	expect(entschluss.akte.map(({ type }) => type).filter((typ) => !GESAGT.includes(typ))).toEqual([]);
	expect([...new Set(folgen.map(({ text }) => text))]).toEqual(folgen.map(({ text }) => text));
	expect(gesagt('PLATZ', /^1 Platz/) - gesagt('PLATZ', /wird frei\.$/)).toBe(
		mehr((akte) => belegungen(akte, lage.referenz.zyklen).length),
	);
	const satz = `Die Akte steht danach auf ${formatStatus(FREIWILLIGER, danach.status)}.`;
	expect(texte('STATUS')).toEqual(danach.status === lage.akte.status ? [] : [satz]);
	expect(gesagt('BEWERBUNG', /wird beendet\.$/)).toBe(
		neu(({ wuensche }) => wuensche.filter(({ status }) => status >= 9000).map(({ id }) => id)),
	);
	expect(ungenannte(lage, danach, folgen)).toEqual([]);
	expect(gesagt('BEWERBUNG', /wird vorgeschlagen\.$/)).toBe(mehr(({ wuensche }) => wuensche.length));
	expect(gesagt('VERTRAG', /wird storniert\.$/)).toBe(neu(mitStatus(9500)));
	expect(gesagt('VERTRAG', /wird archiviert\.$/)).toBe(neu(mitStatus(9000)));
	expect(gesagt('VERTRAG', /Entwurf.*liegt bereit|entwurf liegt bereit/)).toBe(
		mehr(({ vertraege }) => vertraege.length),
	);
	expect(zahl(texte('DOKUMENTE'), /angefordert/)).toBe(mehr(({ anforderungen }) => anforderungen.length));
	expect(zahl(texte('DOKUMENTE'), /ungültig/)).toBe(
		mehr(({ dokumente }) => dokumente.filter((d) => d.status >= 4000).length),
	);
	const geschlossen = mehr(({ anforderungen }) => anforderungen.filter((a) => a.geschlossenAm !== null).length);
	expect(zahl(texte('DOKUMENTE'), /ende[tn]:/) - zahl(texte('DOKUMENTE'), /wieder:/)).toBe(geschlossen);
	expect(zahl(texte('SEMINARE'), /entf[aä]ll/)).toBe(weniger(({ seminarnachweise }) => seminarnachweise.length));
	expect(gesagt('AKTE', /^Die Akte gehört/)).toBe(danach.zyklusID === lage.akte.zyklusID ? 0 : 1);
	expect(gesagt('AKTE', /Zugang/)).toBe(danach.geloescht && lage.akte.userID ? 1 : 0);
	const mahnend = (akte: Akte) => erinnert({ lage }, akte).length;
	const ende = zahl(texte('DOKUMENTE'), /nicht mehr/) - zahl(texte('DOKUMENTE'), /wieder erinnert|wieder angemahnt/);
	if (tat.startsWith('nachbearbeitung')) expect(ende).toBe(weniger(mahnend));
}

const mitStatus =
	(status: number) =>
	({ vertraege }: Akte): string[] =>
		vertraege.filter((v) => v.status === status).map(({ id }) => id);

/** Applications that are something else afterwards, and of whose place nothing is said. */
function ungenannte({ akte, referenz }: Lage, danach: Akte, folgen: readonly Tatfolge[]): string[] {
	const geaendert = danach.wuensche.filter(
		({ id, status }) => akte.wuensche.find((w) => w.id === id)?.status !== status,
	);
	const orte = geaendert.map(({ einsatzortID }) => referenz.adressen.get(einsatzortID)?.bezeichnung ?? einsatzortID);
	return orte.filter((ort) => !folgen.some(({ text }) => text.includes(ort)));
}

function zahl(texte: readonly string[], was: RegExp): number {
	const text = texte.find((t) => was.test(t));
	return text === undefined ? 0 : Number(/^\d+/.exec(text)?.[0] ?? 1);
}
