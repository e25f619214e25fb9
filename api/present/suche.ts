import type { suche } from '#api/contract/system/suche.ts';
import { alterAm } from '#domain/datum.ts';
import { ADRESSTYP_BEZEICHNUNG } from '#domain/stammdaten/adresstyp.ts';
import { aehnlichste, type Marke, marken, markenOhneLuecken, zusammengelegt } from '#domain/suche/marken.ts';
import type {
	Adresstreffer,
	Freiwilligentreffer,
	Gruppentreffer,
	Lesarten,
	Personentreffer,
	Seminartreffer,
	Suchergebnis,
} from '#projections/queries/start/suche.ts';
import type { Aufruf } from '../contract/route.ts';

type Antwort = Aufruf<typeof suche.schnellsuche>['response'];
type Treffer = Antwort['data'][number];

interface Gesucht {
	readonly lesarten: Lesarten;
	readonly zyklusID: string;
	readonly heute: string;
}

/** A field that isn't shown, but may be the reason of a hit. */
interface Grund {
	readonly feld: string;
	readonly text: string | null;
	/** Numbers and addresses of e-mail match across their separators. */
	readonly dicht?: true;
	/** Another way to write it, that is all of it when typed. */
	readonly auch?: string | undefined;
}

/** The groups one after the other, each in its order. */
export function zeigeTreffer(ergebnis: Suchergebnis, gesucht: Gesucht): Antwort {
	const { freiwillige, adressen, personen, seminare, seminargruppen, vertragsnummern } = ergebnis;
	const gruppen = [
		{ typ: 'FREIWILLIGER' as const, anzahl: freiwillige.anzahl },
		{ typ: 'ADRESSE' as const, anzahl: adressen.anzahl },
		{ typ: 'PERSON' as const, anzahl: personen.anzahl },
		{ typ: 'SEMINAR' as const, anzahl: seminare.anzahl },
		{ typ: 'SEMINARGRUPPE' as const, anzahl: seminargruppen.anzahl },
		{ typ: 'VERTRAG' as const, anzahl: vertragsnummern.anzahl },
	];
	return {
		data: [
			...freiwillige.zeilen.map((f) => freiwilliger(f, gesucht)),
			...adressen.zeilen.map((a) => adresse(a, gesucht)),
			...personen.zeilen.map((p) => person(p, gesucht)),
			...seminare.zeilen.map((s) => seminar(s, gesucht)),
			...seminargruppen.zeilen.map((g) => seminargruppe(g, gesucht)),
			...vertragsnummern.zeilen.map((f) => vertrag(f, gesucht)),
		],
		gruppen: gruppen.filter(({ anzahl }) => anzahl > 0),
	};
}

function freiwilliger(f: Freiwilligentreffer, gesucht: Gesucht): Treffer {
	return {
		...LEER,
		typ: 'FREIWILLIGER',
		id: f.id,
		link: `/admin/freiwillige/${f.id}`,
		status: f.status,
		zyklus: f.zyklusID === gesucht.zyklusID ? null : f.zyklus,
		...fundort(gesucht, nameVon(f), mitKomma(alter(f.geburtsdatum, gesucht), f.ort), [
			{ feld: 'Geburtsdatum', text: deutsch(f.geburtsdatum), dicht: true, auch: f.geburtsdatum?.replaceAll('-', '') },
			{ feld: 'E-Mail', text: f.email, dicht: true },
			{ feld: 'Mobil', text: f.mobil, dicht: true },
			{ feld: 'Telefon', text: f.telefon, dicht: true },
			{ feld: 'Vertragsnummer', text: f.vertragsnummer },
			{ feld: 'PLZ', text: f.plz },
		]),
	};
}

function vertrag(f: Freiwilligentreffer, gesucht: Gesucht): Treffer {
	return {
		...LEER,
		typ: 'VERTRAG',
		id: f.id,
		link: `/admin/freiwillige/${f.id}/vertrag`,
		vertragStatus: f.vertragStatus,
		zyklus: f.zyklusID === gesucht.zyklusID ? null : f.zyklus,
		...fundort(gesucht, f.vertragsnummer ?? '', nameVon(f), []),
	};
}

function adresse(a: Adresstreffer, gesucht: Gesucht): Treffer {
	return {
		...LEER,
		typ: 'ADRESSE',
		id: a.id,
		link: `/admin/adressen/${a.id}`,
		isInaktiv: !a.isAktiv,
		...fundort(gesucht, a.bezeichnung, mitKomma(ADRESSTYP_BEZEICHNUNG[a.typ], a.ort), [
			{ feld: 'Kurzname', text: a.kurzname },
			{ feld: 'Externe Nummer', text: a.externeNummer },
			{ feld: 'VKZ', text: a.vkz },
			{ feld: 'E-Mail', text: a.email, dicht: true },
			{ feld: 'Telefon', text: a.telefon, dicht: true },
			{ feld: 'PLZ', text: a.plz },
		]),
	};
}

function person(p: Personentreffer, gesucht: Gesucht): Treffer {
	return {
		...LEER,
		typ: 'PERSON',
		id: p.id,
		link: `/admin/personen/${p.id}`,
		isInaktiv: !p.isAktiv,
		...fundort(gesucht, nameVon(p), mitKomma(p.position, p.adresse), [
			{ feld: 'E-Mail', text: p.email, dicht: true },
			{ feld: 'Telefon', text: p.telefon, dicht: true },
			{ feld: 'Mobil', text: p.mobil, dicht: true },
		]),
	};
}

function seminar(s: Seminartreffer, gesucht: Gesucht): Treffer {
	return {
		...LEER,
		typ: 'SEMINAR',
		id: s.id,
		link: `/admin/seminare/${s.id}`,
		seminarStatus: s.status,
		zyklus: s.zyklusID === gesucht.zyklusID ? null : s.zyklus,
		...fundort(gesucht, s.bezeichnung, mitKomma(zeitraum(s), s.isOnline ? 'online' : s.ort), [
			{ feld: 'Beginn', text: deutsch(s.von), dicht: true, auch: s.von?.replaceAll('-', '') },
			{ feld: 'Ort', text: s.ort },
		]),
	};
}

function seminargruppe(g: Gruppentreffer, gesucht: Gesucht): Treffer {
	const mitglieder = g.mitglieder === 1 ? '1 Mitglied' : `${g.mitglieder} Mitglieder`;
	return {
		...LEER,
		typ: 'SEMINARGRUPPE',
		id: g.id,
		link: `/admin/seminargruppen/${g.id}`,
		zyklus: g.zyklusID === gesucht.zyklusID ? null : g.zyklus,
		...fundort(gesucht, g.bezeichnung, mitKomma(mitglieder, g.leitung), []),
	};
}

const zeitraum = ({ von, bis }: Seminartreffer): string | null =>
	von === bis ? deutsch(von) : [deutsch(von), deutsch(bis)].filter(Boolean).join('–') || null;

const LEER = { status: null, vertragStatus: null, seminarStatus: null, zyklus: null, isInaktiv: false } as const;

/** Title and subtitle with what matched in them, and the first further field that explains the rest. */
function fundort({ lesarten }: Gesucht, titel: string, untertitel: string, felder: readonly Grund[]) {
	const gezeigt = (wort: string) => marken(titel, [wort]).length + marken(untertitel, [wort]).length > 0;
	const erklaert = (wort: string) => gezeigt(wort) || felder.some((feld) => stellen(feld, [wort]).length > 0);
	const genau = lesarten.find((worte) => worte.every(erklaert));
	const worte = genau ?? lesarten[0] ?? [];
	const aehnlich = genau
		? []
		: aehnlichste(
				titel,
				worte.filter((wort) => !erklaert(wort)),
			);
	return {
		titel,
		titelMarken: zusammengelegt([...marken(titel, worte), ...aehnlich]),
		untertitel,
		untertitelMarken: marken(untertitel, worte),
		grund: ersterGrund(
			worte.filter((wort) => !gezeigt(wort)),
			felder,
		),
		isAehnlich: !genau,
	};
}

function ersterGrund(worte: readonly string[], felder: readonly Grund[]): Treffer['grund'] {
	for (const grund of felder) {
		const gefunden = stellen(grund, worte);
		if (grund.text !== null && gefunden.length) return { feld: grund.feld, text: grund.text, marken: gefunden };
	}
	return null;
}

function stellen({ text, dicht, auch }: Grund, worte: readonly string[]): readonly Marke[] {
	if (text === null) return [];
	const gefunden = (dicht ? markenOhneLuecken : marken)(text, worte);
	if (gefunden.length || !worte.some((wort) => auch?.startsWith(wort))) return gefunden;
	return [{ von: 0, bis: text.length }];
}

const nameVon = ({
	vorname,
	nachname,
}: {
	readonly vorname: string | null;
	readonly nachname: string | null;
}): string => mitKomma(nachname, vorname) || 'Ohne Namen';

const mitKomma = (...teile: readonly (string | null)[]): string => teile.filter(Boolean).join(', ');
const alter = (geburtsdatum: string | null, { heute }: Gesucht): string | null =>
	geburtsdatum && String(alterAm(geburtsdatum, heute));
const deutsch = (tag: string | null): string | null => (tag === null ? null : tag.split('-').reverse().join('.'));
