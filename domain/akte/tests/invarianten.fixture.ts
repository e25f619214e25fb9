/** The invariants of the tables, counted from the files alone and not with the rules that keep them. */
import { haengeAn } from '#domain/beliebig-viele.ts';
import { addiereTage, maxDatum } from '#domain/datum.ts';
import type { Belegung } from '#domain/kontingent/zustand.ts';
import { schluesselOrt } from '#domain/kontingent/zustand.ts';
import { ableiten } from '../ableiten.ts';
import type { AkteEreignis } from '../ereignisse.ts';
import type { Akte, Vertrag, Wunsch } from '../zustand.ts';
import type { Welt } from './welt.fixture.ts';

/** Coupling table: state of the wish, of its newest contract, the number it alone would give, the place it holds. */
const KOPPLUNG: readonly {
	wunsch: readonly number[];
	/** null: none. */
	vertrag: readonly (number | null)[];
	platz: Belegung['art'] | null;
}[] = [
	{ wunsch: [0, 500], vertrag: [null, 9500], platz: null },
	{ wunsch: [1000], vertrag: [null, 9500], platz: null },
	{ wunsch: [2000], vertrag: [null, 9500], platz: null },
	{ wunsch: [3000], vertrag: [0], platz: null },
	{ wunsch: [3500], vertrag: [2000], platz: 'RESERVIERT' },
	{ wunsch: [4000], vertrag: [3000], platz: 'BELEGT' },
	{ wunsch: [5000], vertrag: [4000], platz: 'BELEGT' },
	{ wunsch: [5500], vertrag: [9000], platz: 'BELEGT' },
	{ wunsch: [5400], vertrag: [9000], platz: 'BELEGT' },
	{ wunsch: [8000], vertrag: [9000], platz: null },
	{ wunsch: [9000, 9500], vertrag: [null, 9500], platz: null },
];

/** What is broken, in words; empty when nothing is. */
export function verletzt(welt: Welt): string[] {
	const akten = [...welt.akten.values()];
	return [...akten.flatMap((akte) => inDerAkte(welt, akte)), ...plaetze(welt, akten), ...nummern(akten)];
}

const neuester = (akte: Akte, wunsch: Wunsch): Vertrag | undefined =>
	akte.vertraege.filter((v) => v.wunschID === wunsch.id).at(-1);

/** S4: no more is recognised than was planned; S7: nothing is planned behind the end of a service, nor without one. */
function seminartage(akte: Akte): string[] {
	const ende =
		akte.vertraege
			.flatMap(({ dienstende }) => dienstende ?? [])
			.toSorted()
			.at(-1) ?? '';
	return akte.seminarnachweise.flatMap(({ status, tage, geplant, datei, termine: [erster] }) => {
		if ((tage ?? 0) > geplant) return [`S4 ${tage} von ${geplant}`];
		if (status !== 0) return [];
		if (datei) return ['mit Datei und nur geplant'];
		const hinfaellig = akte.geloescht || akte.status < 2800 || akte.status === 9500;
		const danach = akte.status >= 9000 && (erster?.von ?? '') > ende;
		return hinfaellig || danach ? [`S7 geplant für ${erster?.von} im Status ${akte.status}`] : [];
	});
}

function inDerAkte(welt: Welt, akte: Akte): string[] {
	const fehler: string[] = seminartage(akte);
	const pruefe = (gilt: boolean, was: string) => void (gilt || fehler.push(`${akte.id}: ${was}`));
	const ohneDienst = akte.geloescht || akte.status < 2800 || akte.status === 9300 || akte.status === 9500;
	pruefe(akte.seminargruppeID === null || !ohneDienst, `in einer Gruppe im Status ${akte.status}`);
	pruefe(akte.status === ableiten(akte), `I1 Status ${akte.status}, abgeleitet ${ableiten(akte)}`);
	for (const zyklusID of new Set(akte.wuensche.map((w) => w.zyklusID))) {
		const gebunden = akte.wuensche.filter((w) => w.zyklusID === zyklusID && [3500, 4000, 5000].includes(w.status));
		pruefe(gebunden.length <= 1, `I2 ${gebunden.length} gebundene Wünsche in ${zyklusID}`);
	}
	pruefe(akte.vertraege.filter((v) => [2000, 3000, 4000].includes(v.status)).length <= 1, 'I2 mehrere Verträge');
	for (const wunsch of akte.wuensche) {
		const zeile = KOPPLUNG.find((k) => k.wunsch.includes(wunsch.status));
		const vertrag = neuester(akte, wunsch);
		pruefe(zeile?.vertrag.includes(vertrag?.status ?? null) ?? false, `I3 ${wunsch.status} mit ${vertrag?.status}`);
		const aeltere = akte.vertraege.filter((v) => v.wunschID === wunsch.id && v !== vertrag);
		pruefe(
			aeltere.every((v) => v.status === 9500),
			'I3 älterer Vertrag nicht storniert',
		);
		const platz = welt.kontingente.get(wunsch.einsatzstelleID)?.belegungen.get(wunsch.id)?.art ?? null;
		pruefe(platz === (akte.geloescht ? null : zeile?.platz), `I3 ${wunsch.status} hält ${platz}`);
	}
	for (const v of akte.vertraege.filter((v) => [3000, 4000, 9000].includes(v.status))) {
		const vollstaendig = v.vertragsnummer && v.vertragsbeginn && v.vertragsende && v.einsatzortID;
		pruefe(Boolean(vollstaendig) && (v.vertragsende ?? '') > (v.vertragsbeginn ?? ''), 'I10 Vertrag unvollständig');
	}
	for (const s of akte.signaturen.filter((s) => s.status === 'CREATED' || s.status === 'STARTED')) {
		const dokument = akte.dokumente.find((d) => d.id === s.dokumentID);
		const laeuft = dokument?.status === 1500 && !dokument.isGeloescht && dokument.fassung === s.fassung;
		pruefe(laeuft && !akte.geloescht, `I12 offene Unterschrift bei Dokument ${dokument?.status}`);
	}
	return fehler;
}

/** I4 and I5: places counted day by day where one begins, from the contracts of the files. */
function plaetze(welt: Welt, akten: readonly Akte[]): string[] {
	const gehalten = akten.filter((a) => !a.geloescht).flatMap((akte) => akte.wuensche.flatMap((w) => platz(akte, w)));
	const gefuehrt = [...welt.kontingente.values()].flatMap((k) => [...k.belegungen.values()]);
	const fehler: string[] = [];
	for (const art of ['RESERVIERT', 'BELEGT'] as const) {
		const [soll, ist] = [gehalten, gefuehrt].map((liste) => liste.filter((b) => b.art === art).length);
		if (soll !== ist) fehler.push(`I5 ${ist} Plätze ${art}, die Akten halten ${soll}`);
	}
	if (welt.referenz.parameter.kontingentMode === 'OHNE') return fehler;
	for (const zyklus of welt.referenz.zyklen.values()) {
		for (const b of gehalten) {
			const hier = gehalten.filter((x) => x.einsatzortID === b.einsatzortID && x.dienstartID === b.dienstartID);
			if (hier.some((x) => ueberzogen(welt, x.wunschID))) continue;
			const tag = maxDatum(b.von, zyklus.start);
			if (tag > b.bis || tag > zyklus.ende) continue;
			const belegt = hier.filter((x) => x.von <= tag && tag <= x.bis).length;
			const stelle = welt.referenz.adressen.get(b.einsatzortID)?.einsatzstelleID ?? '';
			const k = welt.kontingente.get(stelle);
			const zugeteilt = k?.zugeteilt.get(schluesselOrt(zyklus.id, b.einsatzortID, b.dienstartID))?.zugeteilt ?? 0;
			if (belegt > zugeteilt) fehler.push(`I4 ${b.einsatzortID} ${b.dienstartID} am ${tag}: ${belegt}/${zugeteilt}`);
		}
	}
	return fehler;
}

interface Platz {
	readonly wunschID: string;
	readonly art: Belegung['art'];
	readonly einsatzortID: string;
	readonly dienstartID: string;
	readonly von: string;
	readonly bis: string;
}

function platz(akte: Akte, wunsch: Wunsch): Platz[] {
	const art = KOPPLUNG.find((k) => k.wunsch.includes(wunsch.status))?.platz;
	const v = neuester(akte, wunsch);
	if (!art || !v) return [];
	const von = v.dienstantritt ?? v.vertragsbeginn ?? '';
	const bis = v.dienstende ?? v.geplantesEnde ?? v.vertragsende ?? addiereTage(von, 364);
	return [{ wunschID: wunsch.id, art, einsatzortID: v.einsatzortID, dienstartID: v.dienstartID, von, bis }];
}

/** An administrator once exceeded the quota here on purpose. */
function ueberzogen(welt: Welt, wunschID: string): boolean {
	return [...welt.verlauf.values()]
		.flat()
		.some((e) => e.type === 'StatusManuellGesetzt' && e.facts.wunschID === wunschID && e.facts.kontingentUeberziehen);
}

/** I11 */
function nummern(akten: readonly Akte[]): string[] {
	const alle = akten.flatMap((a) => a.vertraege.map((v) => v.vertragsnummer)).filter((n) => n !== null);
	return new Set(alle).size === alle.length ? [] : ['I11 Vertragsnummer doppelt'];
}

/** I9 and I12: each party required on the day has signed this version, once. */
function fehlendeUnterschriften(welt: Welt, akte: Akte, dokumentID: string): string[] {
	const dokument = akte.dokumente.find((d) => d.id === dokumentID);
	const spec = welt.referenz.specs.find((s) => s.id === dokument?.specID);
	const geburtsdatum = akte.person.geburtsdatum ?? '';
	const achtzehn = `${Number(geburtsdatum.slice(0, 4)) + 18}${geburtsdatum.slice(4)}`;
	const eltern = achtzehn > welt.heute ? akte.erziehungsberechtigte.filter((e) => e.isUnterschriftErforderlich) : [];
	const noetig = (spec?.signaturparteien ?? []).flatMap((partei) =>
		partei === 'ERZIEHUNGSBERECHTIGTER' ? eltern.map((e) => `${partei} ${e.id}`) : [`${partei}`],
	);
	const geleistet = akte.signaturen
		.filter((s) => s.dokumentID === dokumentID && s.fassung === dokument?.fassung && s.status === 'SIGNED')
		.map((s) => (s.partei === 'ERZIEHUNGSBERECHTIGTER' ? `${s.partei} ${s.unterzeichnerID}` : s.partei));
	return noetig.flatMap((wer) => {
		const anzahl = geleistet.filter((g) => g === wer).length;
		return anzahl === 1 ? [] : [`${wer.startsWith('ERZ') ? 'I9' : 'I12'} ${wer}: ${anzahl} Unterschriften`];
	});
}

/** Signed only with its sealed file [decision]. */
function ohneSiegel({ dokumente }: Akte, dokumentID: string): string[] {
	const dokument = dokumente.find((d) => d.id === dokumentID);
	return dokument?.siegel && dokument.vollstaendigAm ? [] : [`I12 ${dokumentID} unterschrieben ohne Siegel`];
}

/** I8: which status the step leads into, if it is one that documents can block; null: it isn't. */
function vorwaerts(e: AkteEreignis): number | null {
	if (e.type === 'StatusManuellGesetzt') {
		const { von, ziel, ohneDokumente } = e.facts;
		return !ohneDokumente && ziel > von && ziel !== 9300 && ziel !== 9500 ? ziel : null;
	}
	return VORWAERTS[e.type] ?? null;
}
const VORWAERTS: Partial<Record<AkteEreignis['type'], number>> = {
	VorschlagAngenommen: 2100,
	WunschKontaktiert: 2100,
	VerhandlungBegonnen: 2500,
	EinigungErzielt: 2800,
	VertragAbgeschlossen: 3000,
	DienstAngetreten: 4000,
	DienstBeendet: 9000,
	NachbearbeitungAbgeschlossen: 9900,
};

/** Documents the status demands and the file doesn't have; only those that everybody is asked for. */
function unerfuellt({ referenz }: Welt, vorher: Akte, akte: Akte, ziel: number): string[] {
	const verlangt = referenz.specs.filter((s) => s.status === 10 && !s.bedingungen.length && s.nachweisFuer === null);
	return verlangt.flatMap((spec) => {
		const stufen = spec.stufen.filter((s) => s.abStatus <= ziel).map((s) => s.stufe);
		const ids = [spec.id, ...referenz.specs.filter((s) => s.nachfolgerID === spec.id).map((s) => s.id)];
		const anforderung = akte.anforderungen.filter((a) => ids.includes(a.specID) && !a.zurueckgezogenAm).at(-1);
		// What the No-Show closed doesn't count.
		if (vorher.status === 9500 && anforderung?.geschlossenAm) return [];
		const status = akte.dokumente.filter((d) => d.anforderungID === anforderung?.id && !d.isGeloescht).at(-1)?.status;
		const genuegt = (...erlaubt: readonly number[]) => (erlaubt.includes(status ?? -1) ? [] : [spec.id]);
		if (spec.isVertragsrelevant && ziel >= 3000) {
			return referenz.parameter.pdfSignatures ? genuegt(2000) : genuegt(1000, 2000);
		}
		if (stufen.includes('UEBERPRUEFUNG')) return genuegt(1000, 2000);
		return stufen.includes('PFLICHT') ? genuegt(0, 1000, 2000) : [];
	});
}

/** D3: what is signed for a contract, and what it is concluded on, came after everything that was agreed on. */
function zuSpaetVereinbart(welt: Welt, akteID: string, e: AkteEreignis): string[] {
	const verlauf = welt.verlauf.get(akteID) ?? [];
	const bisher = verlauf.slice(
		0,
		verlauf.findIndex((x) => x.facts === e.facts),
	);
	const vereinbart = (vertragID: string) =>
		bisher.findLastIndex(
			(x) =>
				((x.type === 'VertragGeeinigt' || x.type === 'VertragGeaendert') && x.facts.vertragID === vertragID) ||
				(x.type === 'VertragManuellGesetzt' && x.facts.vertragID === vertragID && x.facts.von < 2000),
		);
	const kam = (specID: string, vertragID: string) =>
		bisher.findLastIndex(
			(x) => x.type === 'DokumentHochgeladen' && x.facts.specID === specID && x.facts.vertragID === vertragID,
		);
	const relevant = welt.referenz.specs.filter((s) => s.isVertragsrelevant);
	if (e.type === 'VertragUnterschrieben') {
		const { vertragID } = e.facts;
		return relevant
			.filter((s) => s.status === 10 && s.bedingungen.length === 0 && kam(s.id, vertragID) < vereinbart(vertragID))
			.map((s) => `D3 Abschluss ohne ${s.id} zu diesem Vertrag`);
	}
	if (e.type !== 'UnterschriftGeleistet') return [];
	const akte = welt.akte(akteID);
	const dokumentID = akte.signaturen.find((s) => s.id === e.facts.sitzungID)?.dokumentID;
	const upload = bisher.findIndex((x) => x.type === 'DokumentHochgeladen' && x.facts.dokumentID === dokumentID);
	const dokument = akte.dokumente.find((d) => d.id === dokumentID);
	if (!dokument || !relevant.some((s) => s.id === dokument.specID)) return [];
	const { vertragID } = dokument;
	const einig = vertragID !== null && vereinbart(vertragID) >= 0 && vereinbart(vertragID) < upload;
	return einig ? [] : ['D3 Unterschrift unter etwas, das so nicht vereinbart ist'];
}

const NACH_ZYKLUSWECHSEL: readonly number[] = [1000, 1500, 2000, 2100];

/** I6, I7, I15 and I19 look at two states and the events between them. */
export function verletztDurch(welt: Welt, vorher: Akte, danach: Akte): string[] {
	const fehler: string[] = [];
	const fest = [3000, 3500, 4000, 5000, 5400, 5500, 8000];
	for (const alt of vorher.wuensche) {
		const neu = danach.wuensche.find((w) => w.id === alt.id);
		if (!neu) fehler.push(`Wunsch ${alt.id} verschwunden`);
		else if (fest.includes(alt.status) && fest.includes(neu.status) && alt.dienstartID !== neu.dienstartID) {
			fehler.push(`I6 Dienstart in ${neu.status} geändert`);
		}
	}
	const neue = (welt.verlauf.get(danach.id) ?? []).slice(vorher.version);
	const stand = new Map<string, number>([
		['', vorher.status],
		...vorher.wuensche.map((w): [string, number] => [w.id, w.status]),
		...vorher.vertraege.map((v): [string, number] => [v.id, v.status]),
		...vorher.dokumente.map((d): [string, number] => [d.id, d.status]),
		...vorher.seminarnachweise.map((n): [string, number] => [n.id, n.status]),
	]);
	for (const e of neue) {
		if (e.type === 'DokumentHochgeladen') {
			const gesperrt = welt.referenz.specs.some((s) => s.id === e.facts.specID && (s.status === 90 || s.status === 0));
			if (gesperrt) fehler.push(`I18 Dokument zur gesperrten Vorlage ${e.facts.specID}`);
		}
		const ziel = vorwaerts(e);
		if (ziel !== null)
			haengeAn(
				fehler,
				unerfuellt(welt, vorher, danach, ziel).map((id) => `I8 ${ziel} ohne ${id}`),
			);
		haengeAn(fehler, zuSpaetVereinbart(welt, danach.id, e));
		if (e.type === 'UnterschriftenVollstaendig')
			haengeAn(fehler, fehlendeUnterschriften(welt, danach, e.facts.dokumentID));
		if (e.type === 'DokumentUnterschrieben') haengeAn(fehler, ohneSiegel(danach, e.facts.dokumentID));
		if (e.type === 'StatusManuellGesetzt' && !e.person?.grund) fehler.push('I19 Übersteuerung ohne Grund');
		if (e.type === 'InZyklusUebernommen' && !NACH_ZYKLUSWECHSEL.includes(danach.status)) {
			fehler.push(`I15 nach dem Zykluswechsel ${danach.status}`);
		}
		if (e.type === 'InZyklusUebernommen' && !neue.some((x) => x.type === 'BemerkungGeschrieben')) {
			fehler.push('I15 Zykluswechsel ohne Bemerkung');
		}
		const { wunschID, vertragID, dokumentID, nachweisID, von, nach } = e.facts as Partial<
			Record<'wunschID' | 'vertragID' | 'dokumentID' | 'nachweisID' | 'von' | 'nach', unknown>
		>;
		if (typeof nach !== 'number') continue;
		// Events on a contract name its wish as well; this one is a step of the wish.
		const amVertrag = vertragID !== undefined && dokumentID === undefined && e.type !== 'VertragAnnulliert';
		const key = String(dokumentID ?? nachweisID ?? (amVertrag ? vertragID : wunschID) ?? '');
		const bisher = stand.get(key);
		if (von !== undefined && von !== null && bisher !== von) fehler.push(`I19 ${e.type}: von ${von}, war ${bisher}`);
		const dienstBeendet = !amVertrag && key !== '' && [5400, 5500, 8000].includes(bisher ?? -1);
		if (dienstBeendet && e.type !== 'WunschManuellGesetzt') fehler.push(`I7 ${e.type} aus ${bisher}`);
		stand.set(key, nach);
	}
	for (const w of danach.wuensche) {
		if (stand.get(w.id) !== w.status) fehler.push(`I19 Wunsch ${w.status} ohne Ereignis`);
	}
	for (const v of danach.vertraege) {
		if (stand.get(v.id) !== v.status) fehler.push(`I19 Vertrag ${v.status} ohne Ereignis`);
	}
	for (const d of danach.dokumente) {
		if (stand.get(d.id) !== d.status) fehler.push(`I19 Dokument ${d.status} ohne Ereignis`);
	}
	for (const n of danach.seminarnachweise) {
		if (stand.get(n.id) !== n.status) fehler.push(`I19 Nachweis ${n.status} ohne Ereignis`);
	}
	if (stand.get('') !== danach.status) fehler.push(`I19 Status ${danach.status} ohne Ereignis`);
	return fehler;
}
