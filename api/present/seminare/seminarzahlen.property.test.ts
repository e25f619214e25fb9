import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { readXlsx } from 'hucre/xlsx';
import { expect, test } from 'vitest';
import { seitentexte } from '#commands/pdf/lesen.fixture.ts';
import { setzeSeminarnachweis } from '#commands/pdf/seminare/seminarnachweis.ts';
import { seminarbedarf } from '#domain/akte/seminar/bedarf.ts';
import {
	alsZahl,
	type Blatt,
	HALBE,
	imDienst,
	pflichttage,
	standVon,
	summe,
	tageVon,
	vorschlag,
	ZAEHLT,
} from '#domain/akte/seminar/blatt.fixture.ts';
import { seminarbilanz } from '#domain/akte/seminar/nachweiszeilen.ts';
import { stammblattVon } from '#domain/akte/stammblatt.ts';
import { TRAEGER } from '#domain/akte/tests/personen.fixture.ts';
import {
	DIENSTE,
	type Freiwillig,
	HEUTE,
	neuesSpiel,
	REFERENZ,
	type Seminarspiel,
	spieleSeminare,
	WER,
} from '#domain/akte/tests/seminarspiel.fixture.ts';
import { vereinbarter } from '#domain/akte/vertragswahl.ts';
import { OHNE_NUMMER } from '#domain/papier/pruefnummer.ts';
import { anwesenheitssummen } from '#domain/seminar/anwesenheit.ts';
import { pflichtstand } from '#domain/seminar/pflicht.ts';
import type { Seminar } from '#domain/seminar/seminar.ts';
import { seminareWerte } from '#domain/vorlageninhalt/seminare.ts';
import { anwesenheit } from '#projections/akte/anwesenheit.ts';
import { freiwilliger } from '#projections/akte/freiwilliger.ts';
import { seminarbedarf as bedarfszeile } from '#projections/akte/seminarbedarf.ts';
import { seminarnachweis } from '#projections/akte/seminarnachweis.ts';
import type { Listenmitglied, Listenperson, Listenteilnahme } from '#projections/queries/seminare/listen.ts';
import { seminarplatz } from '#projections/seminar/seminarplatz.ts';
import { oft } from '#scripts/test/keim.ts';
import { FRIST_MS } from '#scripts/test/zufall.ts';
import { alsListe, type Erlaeuterung } from '../dateien/excelliste.ts';
import { alsCsvspalte, masterspalten, masterzeile } from '../dateien/export-master.ts';
import type { Blattspalte } from '../dateien/xlsx.ts';
import { zeigeAnwesenheit } from './anwesenheit.ts';
import { zeigeTeilnahme } from './seminare.ts';
import { GRUPPENSPALTEN, gruppensummen, nummeriert, SEMINARSPALTEN, seminarsummen } from './seminarlisten.ts';
import { zeigePlanung } from './seminarplanung.ts';

/**
 * S5: every figure of every list and file equals what somebody with a pencil counts from the recorded attendance and
 * reviews. Only what the queries join from the rows is joined here by hand; that they do so, api/tests/orte says.
 */

/** `expect` takes longer than a whole game where it is asked a million times. */
function gleich(ist: unknown, soll: unknown): void {
	if (!isDeepStrictEqual(ist, soll)) expect(ist).toEqual(soll);
}

const deutsch = (tag: string) => tag.split('-').toReversed().join('.');
const beginn = ({ termine }: Blatt) => termine[0]?.von ?? '';
const ende = ({ termine }: Blatt) => termine.at(-1)?.bis ?? '';

const blaetterVon = (spiel: Seminarspiel, wer: string) => spiel.blaetter.get(wer) ?? new Map<string, Blatt>();
const dienstVon = (spiel: Seminarspiel, wer: Freiwillig) => {
	const dienst = DIENSTE[wer];
	return { ...dienst, bis: spiel.enden.get(wer) ?? dienst.bis };
};

/** Of one volunteer, as counted by hand. */
function vonHand(spiel: Seminarspiel, wer: Freiwillig) {
	const dienst = dienstVon(spiel, wer);
	const blaetter = [...blaetterVon(spiel, wer).values()];
	const tage = summe(blaetter, dienst);
	const pflicht = dienst.vonHand ?? pflichttage(dienst, dienst.istAelter);
	const offen = pflicht > tage.anerkannt ? pflicht - tage.anerkannt : 0;
	return { dienst, blaetter, ...tage, geplant: tage.pruefung + tage.verplant, pflicht, offen };
}

/** What papers list, by date: all of this service but what was refused. */
const papierzeilen = (spiel: Seminarspiel, wer: Freiwillig) => {
	const { blaetter, dienst } = vonHand(spiel, wer);
	return blaetter
		.filter((blatt) => blatt.status !== 90 && imDienst(blatt, dienst))
		.toSorted((a, b) => (beginn(a) < beginn(b) ? -1 : beginn(a) > beginn(b) ? 1 : 0));
};
const istAnerkannt = ({ status }: Blatt) => status === 45 || status === 50;

function vertragVon(spiel: Seminarspiel, wer: string) {
	const akte = spiel.akten.get(wer);
	const vertrag = akte && vereinbarter(akte);
	const dienstart = vertrag && REFERENZ.dienstarten.get(vertrag.dienstartID);
	if (!akte || !vertrag || !dienstart) throw new Error('Ohne Vertrag');
	return { akte, vertrag, dienstart };
}

/** List of volunteers, queue of proofs, attendance, tab and own page, documents and certificates. */
function pruefePerson(spiel: Seminarspiel, wer: Freiwillig): void {
	const { akte, vertrag, dienstart } = vertragVon(spiel, wer);
	const soll = vonHand(spiel, wer);
	const { blaetter, anerkannt, pruefung, verplant, geplant, pflicht, offen } = soll;

	const [zeile] = freiwilliger.rows(akte);
	gleich(
		[
			...[zeile?.seminartage_pflicht, zeile?.seminartage_anerkannt],
			...[zeile?.seminartage_geplant, zeile?.seminartage_offen],
		],
		[pflicht, anerkannt, geplant, offen],
	);

	gleich(
		seminarnachweis.rows(akte).map((n) => [n.id, n.seminar_id, n.status, n.tage, n.geplant, n.von, n.bis, n.titel]),
		[...blaetterVon(spiel, wer)].map(([id, b]) => [
			...[id, b.seminarID, b.status, b.tage, b.geplant, beginn(b), ende(b), b.titel],
		]),
	);
	gleich(
		anwesenheit
			.rows(akte)
			.map((a) => `${a.nachweis_id} ${a.tag} ${a.haelfte} ${a.stand}`)
			.toSorted(),
		[...blaetterVon(spiel, wer)]
			.flatMap(([id, { halbtage }]) => [...halbtage].map(([wann, stand]) => `${id} ${wann} ${stand}`))
			.toSorted(),
	);

	const bedarf = seminarbedarf(akte, vertrag, dienstart);
	const stand = bedarf && pflichtstand(bedarf, null, HEUTE);
	const gezeigt = zeigePlanung({
		akte,
		akteur: TRAEGER,
		heute: HEUTE,
		geltender: { vertrag, dienstart, bedarf, stand },
		fruehere: [],
		hilft: [],
		namen: new Map(),
		warteliste: [],
		gruppe: null,
		hindernis: null,
	});
	gleich(
		[gezeigt.pflicht, gezeigt.anerkannt, gezeigt.geplant, gezeigt.offen],
		[pflicht, anerkannt, geplant, offen].map((zehntel) => zehntel / 10),
	);
	gleich(
		[gezeigt.stand?.anerkannt, gezeigt.stand?.pruefung, gezeigt.stand?.geplant],
		[anerkannt, pruefung, verplant].map((zehntel) => zehntel / 10),
	);
	for (const teil of gezeigt.teile) {
		const davon = summe(blaetter, soll.dienst, teil.seminartypID);
		const ihrOffen = davon.anerkannt >= 50 ? 0 : 50 - davon.anerkannt;
		gleich(
			[teil.stand.anerkannt, teil.stand.pruefung, teil.stand.geplant, teil.stand.offen],
			[davon.anerkannt, davon.pruefung, davon.verplant, ihrOffen].map((zehntel) => zehntel / 10),
		);
	}
	const jeEintrag = new Map(gezeigt.eintraege.map((e) => [e.id, [e.status, e.tage, e.geplant, e.zaehlt]]));
	gleich(
		jeEintrag,
		new Map(
			[...blaetterVon(spiel, wer)].map(([id, b]) => [
				id,
				[b.status, b.tage === null ? null : b.tage / 10, b.geplant / 10, imDienst(b, soll.dienst)],
			]),
		),
	);
	const [laufend] = bedarfszeile.rows(akte);
	if (laufend) {
		const zaehle = (s: string) =>
			laufend.bedarf.gezaehltes.filter((g) => g.stand === s).reduce((n, { tage }) => n + tage, 0);
		gleich(
			[laufend.bedarf.pflicht.tage, ...['ANERKANNT', 'PRUEFUNG', 'GEPLANT'].map(zaehle)],
			[...[pflicht, anerkannt, pruefung, verplant]],
		);
	}

	const bilanz = seminarbilanz(akte, vertrag, dienstart);
	gleich([bilanz.pflicht, bilanz.anerkannt, bilanz.geplant, bilanz.offen], [pflicht, anerkannt, geplant, offen]);
	gleich(
		bilanz.zeilen,
		papierzeilen(spiel, wer).map((b) => {
			const { titel } = b;
			return { titel, von: beginn(b), bis: ende(b), tage: istAnerkannt(b) ? b.tage : null };
		}),
	);
	const werte = new Map(seminareWerte(bilanz));
	const tageworte = (zehntel: number) => (zehntel === 10 ? '1 Tag' : `${alsZahl(zehntel)} Tage`);
	gleich(
		werte.get('seminare.liste'),
		papierzeilen(spiel, wer)
			.filter(istAnerkannt)
			.map((b) => {
				const wann = beginn(b) === ende(b) ? deutsch(beginn(b)) : `${deutsch(beginn(b))} bis ${deutsch(ende(b))}`;
				return `${b.titel} (${wann}, ${tageworte(b.tage ?? 0)})`;
			}),
	);
	gleich(werte.get('seminare.tage_anerkannt'), anerkannt > 0 ? alsZahl(anerkannt) : null);
	gleich(werte.get('seminare.tage_offen'), alsZahl(offen));
}

const niemand = (wer: string): Omit<Listenperson, 'stand' | 'reihe'> => ({
	freiwilligerID: wer,
	nachname: wer,
	vorname: null,
	geburtsdatum: null,
	dienstart: null,
	einsatzstelle: null,
	email: null,
	mobil: null,
	ernaehrung: null,
	allergien: null,
	tshirtGroesse: null,
});

/** As the query joins them. */
const teilnahmen = (spiel: Seminarspiel, seminar: Seminar): Listenteilnahme[] =>
	seminarplatz.rows(seminar).map(({ freiwilliger_id: wer, stand, reihe }) => {
		const akte = spiel.akten.get(wer);
		const nachweis = akte && seminarnachweis.rows(akte).find((n) => n.seminar_id === seminar.id);
		const { status = null, tage = null } = nachweis ?? {};
		return { ...niemand(wer), stand, reihe, nachweisStatus: status, tage };
	});
const mitglieder = (spiel: Seminarspiel): Listenmitglied[] =>
	WER.map((wer, i) => {
		const [zeile] = freiwilliger.rows(vertragVon(spiel, wer).akte);
		const tage = {
			pflicht: zeile?.seminartage_pflicht ?? null,
			anerkannt: zeile?.seminartage_anerkannt ?? null,
			geplant: zeile?.seminartage_geplant ?? null,
			offen: zeile?.seminartage_offen ?? null,
		};
		return { ...niemand(wer), stand: 'ANGEMELDET', reihe: i, ...tage };
	});

const blattFuer = (spiel: Seminarspiel, wer: string, seminarID: string): Blatt | null =>
	[...blaetterVon(spiel, wer).values()].find((b) => b.seminarID === seminarID) ?? null;

/** The same figures whichever way they leave: on the page of the participants, in the grid, below it and in the file. */
function pruefeSeminar(spiel: Seminarspiel, seminar: Seminar): void {
	const zeilen = teilnahmen(spiel, seminar);
	const blaetter = zeilen.map(({ freiwilligerID }) => blattFuer(spiel, freiwilligerID, seminar.id));
	let anerkannt = 0;
	for (const blatt of blaetter) if (blatt && istAnerkannt(blatt)) anerkannt += blatt.tage ?? 0;
	gleich(seminarsummen(zeilen).at(-1)?.wert, anerkannt);
	gleich(
		zeilen.map(({ freiwilligerID, nachweisStatus, tage, stand }) => {
			const nachweisID = nachweisStatus === null ? null : freiwilligerID;
			const rest = { name: '', einsatzort: null, dienstart: null, warteplatz: null, frist: null };
			const { nachweis } = zeigeTeilnahme({ freiwilligerID, stand, nachweisID, nachweisStatus, tage, ...rest });
			return nachweis && [nachweis.status, nachweis.tage];
		}),
		blaetter.map((b) => b && [b.status, b.tage === null ? null : b.tage / 10]),
	);

	const dabei = zeilen.filter(({ stand, nachweisStatus }) => stand === 'ANGEMELDET' && nachweisStatus !== null);
	const gezeigt = zeigeAnwesenheit(
		{ status: seminar.status, termine: seminar.felder.termine, geplanteTage: seminar.felder.geplanteTage },
		dabei.map(({ freiwilligerID, nachweisStatus, tage }) => ({
			freiwilligerID,
			name: '',
			einsatzstelle: null,
			status: nachweisStatus ?? 0,
			geplant: blattFuer(spiel, freiwilligerID, seminar.id)?.geplant ?? 0,
			tage,
		})),
		dabei.flatMap(({ freiwilligerID }) =>
			anwesenheit
				.rows(vertragVon(spiel, freiwilligerID).akte)
				.filter((a) => a.seminar_id === seminar.id)
				.map(({ tag, haelfte, stand, am }) => ({ freiwilligerID, tag, haelfte, stand, wer: null, am })),
		),
		HEUTE,
	);
	const ihre = dabei.flatMap(({ freiwilligerID }) => blattFuer(spiel, freiwilligerID, seminar.id) ?? []);
	gleich(
		gezeigt.zeilen.map(({ status, tage, vorschlag: { tage: t, ergebnis } }) => [status, tage, t, ergebnis]),
		ihre.map((b) => {
			const v = vorschlag(b);
			return [b.status, (b.tage ?? v.tage) / 10, v.tage / 10, v.ergebnis];
		}),
	);
	const halbtage = gezeigt.tage.flatMap((tag) => HALBE.map((haelfte) => ({ tag, haelfte })));
	const zellen = gezeigt.zeilen.map(({ vermerke, tage }) => ({
		zellen: halbtage.map(
			({ tag, haelfte }) => vermerke.find((v) => v.tag === tag && v.haelfte === haelfte)?.stand ?? 'ANWESEND',
		),
		tage: tage * 10,
	}));
	const da = new Array<number>(halbtage.length).fill(0);
	for (const blatt of ihre)
		for (const [i, { tag, haelfte }] of halbtage.entries())
			if (ZAEHLT.has(standVon(blatt, tag, haelfte))) da[i] = (da[i] ?? 0) + 1;
	gleich(anwesenheitssummen(zellen, halbtage.length).jeHalbtag, da);
	for (const blatt of ihre) gleich(gezeigt.tage, tageVon(blatt));
}

const summen = (spiel: Seminarspiel) => {
	let [anerkannt, offen] = [0, 0];
	for (const wer of WER) {
		const hand = vonHand(spiel, wer);
		anerkannt += hand.anerkannt;
		offen += hand.offen;
	}
	return { anerkannt, offen };
};
function pruefeGruppe(spiel: Seminarspiel): void {
	const { anerkannt, offen } = summen(spiel);
	gleich(
		gruppensummen(mitglieder(spiel))
			.slice(-2)
			.map(({ wert }) => wert),
		[anerkannt, offen],
	);
}

const ANGABEN = { inhalt: 'x', filter: 'x', stand: `${HEUTE}T10:00:00.000Z`, erstelltVon: 'x' };
async function gelesen<Z extends Listenperson>(
	zeilen: readonly Z[],
	spalten: readonly Blattspalte<Z & { readonly nr: number }>[],
	summen: Erlaeuterung['summen'],
	koepfe: readonly string[],
) {
	const inhalt = await alsListe('Liste', spalten, nummeriert(zeilen), { ...ANGABEN, summen });
	const [blatt, erlaeuterung] = (await readXlsx(inhalt)).sheets;
	const [kopf = [], ...rest] = blatt?.rows ?? [];
	return {
		zeilen: rest.map((zeile) => koepfe.map((name) => zeile[kopf.indexOf(name)] ?? null)),
		summen: new Map(erlaeuterung?.rows.map(([name, wert]) => [name, wert])),
	};
}

const LISTE = ['Tage Pflicht', 'Tage anerkannt', 'Tage geplant', 'Tage offen'];

const ohne = () => '';
const OHNE_NAMEN = {
	einsatzort: ohne,
	dienstart: ohne,
	benutzer: ohne,
	zyklus: ohne,
	dokument: ohne,
	eintrag: ohne,
	feld: ohne,
};

/** Written and read again, and the columns of the master export. */
async function pruefeDateien(spiel: Seminarspiel): Promise<void> {
	for (const seminar of spiel.seminare.values()) {
		const zeilen = teilnahmen(spiel, seminar);
		const datei = await gelesen(zeilen, SEMINARSPALTEN, seminarsummen(zeilen), ['Nachweisstatus', 'Tage']);
		const blaetter = zeilen.map(({ freiwilligerID }) => blattFuer(spiel, freiwilligerID, seminar.id));
		expect(datei.zeilen.map(([status, tage]) => [status && Number.parseInt(`${status}`, 10), tage])).toEqual(
			blaetter.map((b) => [b?.status ?? null, b === null || b.tage === null ? null : b.tage / 10]),
		);
		let anerkannt = 0;
		for (const blatt of blaetter) if (blatt && istAnerkannt(blatt)) anerkannt += blatt.tage ?? 0;
		expect(datei.summen.get('Anerkannte Tage')).toBe(anerkannt / 10);
	}
	const alle = mitglieder(spiel);
	const gruppe = await gelesen(alle, GRUPPENSPALTEN, gruppensummen(alle), LISTE);
	const hand = WER.map((wer) => vonHand(spiel, wer));
	expect(gruppe.zeilen).toEqual(
		hand.map(({ pflicht, anerkannt, geplant, offen }) => [pflicht, anerkannt, geplant, offen].map((t) => t / 10)),
	);
	const { anerkannt, offen } = summen(spiel);
	expect([gruppe.summen.get('Anerkannte Tage'), gruppe.summen.get('Offene Tage')]).toEqual([
		anerkannt / 10,
		offen / 10,
	]);

	const gruppierungen = { attribut1: 'Attribut 1', attribut2: 'Attribut 2' };
	const sicht = { freieFelder: [], mitSensiblen: false, gruppierungen };
	const spalten = masterspalten(sicht).filter(({ kopf }) => kopf.startsWith('Seminartage '));
	for (const [i, wer] of WER.entries()) {
		const zeile = masterzeile(stammblattVon(vertragVon(spiel, wer).akte), REFERENZ, OHNE_NAMEN, new Map());
		const { pflicht = 0, anerkannt: ihre = 0, offen: rest = 0 } = hand[i] ?? {};
		expect(spalten.map(({ wert }) => wert(zeile))).toEqual([pflicht, ihre, rest]);
		expect(spalten.map(alsCsvspalte).map(({ wert }) => wert(zeile))).toEqual([pflicht, ihre, rest].map(alsZahl));
	}
}

/** The text of the proof, read by another program than the one that wrote it. */
async function pruefePapier(spiel: Seminarspiel, wer: Freiwillig): Promise<void> {
	const { akte, vertrag, dienstart } = vertragVon(spiel, wer);
	const pdf = await setzeSeminarnachweis({
		mandant: 'Träger',
		logo: null,
		einleitung: null,
		schluss: null,
		unterschrift: null,
		person: [['Name', wer]],
		bilanz: seminarbilanz(akte, vertrag, dienstart),
		erstellt: ANGABEN.stand,
		vermerk: { nummer: OHNE_NUMMER, portal: null },
	});
	const text = (await seitentexte(pdf)).join('\n').replace(/\s+/g, ' ');
	const { pflicht, anerkannt, offen } = vonHand(spiel, wer);
	const zeilen = papierzeilen(spiel, wer).map((b) =>
		[
			b.titel,
			deutsch(beginn(b)),
			deutsch(ende(b)),
			...(istAnerkannt(b) ? [alsZahl(b.tage ?? 0), 'anerkannt'] : ['offen']),
		].join(' '),
	);
	const tabelle =
		zeilen.length > 0 ? ['Seminar von bis Tage Stand', ...zeilen] : ['Bisher ist kein Seminar eingetragen.'];
	expect(text).toContain(
		[
			...tabelle,
			`Erforderliche Tage ${alsZahl(pflicht)}`,
			`Anerkannte Tage ${alsZahl(anerkannt)}`,
			`Noch offene Tage ${alsZahl(offen)}`,
		].join(' '),
	);
}

const ZAHLEN = fc.array(fc.nat(5040), { minLength: 30, maxLength: 180, size: 'max' });
/** Files are read back of one game in so many. */
const [JE_DATEI, JE_PAPIER] = [oft(20, 200), oft(60, 1000)];
const TITEL = 'S5: every figure of every list, file and paper is that of the attendance and the reviews';

test(TITEL, { timeout: FRIST_MS }, async () => {
	const gewesen = new Set<string>();
	await fc.assert(
		fc.asyncProperty(ZAHLEN, fc.nat(5040), async (zahlen, probe) => {
			const spiel = neuesSpiel();
			for (const was of spieleSeminare(spiel, zahlen)) gewesen.add(was);
			for (const wer of WER) pruefePerson(spiel, wer);
			for (const seminar of spiel.seminare.values()) pruefeSeminar(spiel, seminar);
			pruefeGruppe(spiel);
			if (probe % JE_DATEI === 1) await pruefeDateien(spiel);
			if (probe % JE_PAPIER === 1) for (const wer of WER) await pruefePapier(spiel, wer);
		}),
		{ numRuns: oft(200, 100_000) },
	);
	// All of it was among it, so that it says something.
	const nachweise = ['Geplant', 'Geaendert', 'ZurPruefung', 'Zurueckgestellt', 'Eingereicht', 'Geprueft', 'Entfernt'];
	expect([...gewesen]).toEqual(
		expect.arrayContaining([
			...nachweise.map((was) => `Seminarnachweis${was}`),
			...['AnwesenheitErfasst', 'DienstVorzeitigBeendet', 'SeminarDurchgefuehrt', 'SeminarWiederGeoeffnet'],
			...['SeminarplatzVergeben', 'SeminarplatzAufgegeben', 'AufSeminarwarteliste'],
		]),
	);
});
