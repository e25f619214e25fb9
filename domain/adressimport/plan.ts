/** What an import will do, row by row, before anything is done. */
import { adresseSchema } from '#domain/adresse/adresse-schema.ts';
import {
	ADRESSE_BEZEICHNUNG,
	ADRESSFELDER,
	ADRESSFELDNAMEN,
	type AdresseFelder,
	LEERE_ADRESSE,
	LEISTUNG_BEZEICHNUNG,
} from '#domain/adresse/adressfelder.ts';
import { ADRESSTYP_BEZEICHNUNG } from '#domain/stammdaten/adresstyp.ts';
import { unterschied } from '#domain/stammdaten/stammdatum.ts';
import { listeZu } from '#domain/stammdaten/stammfeld.ts';
import { aehnliche, type Bestand, type Bestandsadresse, finde, type Gesucht, typVon } from './abgleich.ts';
import { ordneStellen, type Stellen, type Stellenfund, stelleVon } from './einsatzstelle.ts';
import { type Kontaktplan, type Personenbestand, planeKontakt } from './kontakt.ts';
import { mitWerten, type Werte } from './spalten.ts';
import { mitHausnummer } from './strasse.ts';
import { schluessel } from './text.ts';
import { lesungen, vergleiche, wechsel } from './vergleich.ts';
import type { Entscheidungen, Planzeile, Schreibauftrag, Zeilenaktion, Zeilenmeldung } from './zeile.ts';
import type { GeleseneZeile } from './zeile-lesen.ts';

export interface Planumfeld {
	readonly bestand: Bestand;
	readonly personen: Personenbestand;
	readonly entscheidungen: Entscheidungen;
	/** Labels of what addresses refer to. */
	readonly name: (id: string) => string;
	/** What can't be chosen anew. */
	readonly abgeschaltet: ReadonlySet<string>;
	readonly neueID: () => string;
}

/** In the order of the file. Einsatzorte come after the Einsatzstellen they may belong to. */
export function plane(gelesene: readonly GeleseneZeile[], umfeld: Planumfeld): Planzeile[] {
	const zeilen = gelesene.map((z) => (z.typwort === '' ? mitTyp(z, umfeld) : z));
	// What is left out is in nobody's way.
	const doppelt = doppelteNummern(zeilen.filter((z) => !ausgelassen(z, umfeld)));
	const vom = (typ: GeleseneZeile['typ']) => zeilen.filter((z) => z.typ === typ);
	const stellen = planeTyp(vom('EINSATZSTELLE'), { ...umfeld, doppelt, stellen: ordneStellen([]) });
	const orte = planeTyp(vom('EINSATZORT'), { ...umfeld, doppelt, stellen: ordneStellen(stellen) });
	const andere = vom(null).map((z) => (ausgelassen(z, umfeld) ? auslassen(z) : fertig(z, null, NICHTS, z.meldungen)));
	return [...stellen, ...orte, ...andere.map((zeile) => ({ zeile }))]
		.map(({ zeile }) => zeile)
		.sort((a, b) => a.nr - b.nr);
}

/** A row that says nothing of its kind is what the portal knows it as, or else an Einsatzstelle. */
function mitTyp(z: GeleseneZeile, { bestand }: Planumfeld): GeleseneZeile {
	const typ = typVon(bestand, alsGesucht(z, null)) ?? 'EINSATZSTELLE';
	return { ...z, typ, typwort: ADRESSTYP_BEZEICHNUNG[typ] };
}

interface Lage extends Planumfeld {
	readonly doppelt: ReadonlyMap<number, Zeilenmeldung>;
	readonly stellen: Stellen;
}

interface Geplant {
	readonly zeile: Planzeile;
	readonly nummer: string | null;
	readonly adresseID: string | null;
}

/** A row on its way: what it means in the portal, and where it belongs. */
interface Vorhaben {
	readonly z: GeleseneZeile;
	readonly stelle: Stellenfund | null;
	readonly gesucht: Gesucht;
	readonly treffer: Bestandsadresse | null;
}

function planeTyp(zeilen: readonly GeleseneZeile[], lage: Lage): Geplant[] {
	const vorhaben = zeilen.map((z): Vorhaben => {
		const stelle = z.typ === 'EINSATZORT' ? stelleVon(z, lage.stellen, lage.bestand) : null;
		const gesucht = alsGesucht(z, stelle);
		return { z, stelle, gesucht, treffer: finde(lage.bestand, gesucht) };
	});
	const vergeben = new Set(vorhaben.flatMap(({ treffer }) => treffer?.id ?? []));
	const bisher = new Map<string, number>();
	return vorhaben.map((v) => planeZeile(v, vergeben, bisher, lage));
}

const textVon = (wert: unknown): string => (typeof wert === 'string' ? wert : '');

function alsGesucht({ typ, werte }: GeleseneZeile, stelle: Stellenfund | null): Gesucht {
	return {
		typ: typ ?? 'EINSATZSTELLE',
		bezeichnung: textVon(werte.bezeichnung),
		externeNummer: textVon(werte.externeNummer) || null,
		plz: textVon(werte.plz),
		ort: textVon(werte.ort),
		vkz: textVon(werte.vkz) || null,
		uebergeordneteID: stelle?.art === 'GEFUNDEN' ? stelle.id : null,
	};
}

function planeZeile(v: Vorhaben, vergeben: ReadonlySet<string>, bisher: Map<string, number>, lage: Lage): Geplant {
	const { z, stelle, gesucht } = v;
	const gibt = (zeile: Planzeile, adresseID: string | null): Geplant => ({
		zeile,
		nummer: gesucht.externeNummer,
		adresseID,
	});
	if (ausgelassen(z, lage)) return gibt(auslassen(z), v.treffer?.id ?? null);
	const wahl = lage.entscheidungen[z.nr];
	const moegliche = v.treffer || wahl === 'NEU' ? [] : aehnliche(lage.bestand, gesucht, vergeben);
	const gewaehlt = moegliche.find(({ adresse }) => adresse.id === wahl)?.adresse ?? null;
	const treffer = v.treffer ?? gewaehlt;
	const offen = treffer === null && moegliche.length > 0;
	const basis = treffer ?? (offen ? (moegliche[0]?.adresse ?? null) : null);
	const { felder, meldungen } = gepruefte(v, basis, lage);
	const personen = z.kontakte.map((angabe) => planeKontakt(angabe, treffer?.id ?? null, lage));
	const alle = [
		...z.meldungen,
		...meldungen,
		...stellenmeldungen(stelle),
		...doppelteMeldungen(v, treffer, bisher, lage),
		...personen.flatMap((p) => p.meldungen),
	];
	const name = stelle?.art === 'GEFUNDEN' ? stelle.name : nameDerStelle(basis, lage);
	if (alle.some((m) => m.istFehler)) return gibt(fertig(z, name, NICHTS, alle), null);
	if (offen) {
		const hinweis = warnung(`Mögliche Dublette, ${moegliche[0]?.prozent} % gleich`);
		const kandidaten = moegliche.map(({ adresse, prozent }) => ({
			adresseID: adresse.id,
			prozent,
			vergleich: vergleiche(adresse, mitHausnummer(z.werte, adresse.felder), lage.name),
		}));
		return gibt({ ...fertig(z, name, AUSGELASSEN, [hinweis, ...alle]), kandidaten }, null);
	}
	if (stelle?.art === 'OFFEN') return gibt(fertig(z, name, AUSGELASSEN, alle), treffer?.id ?? null);
	const auftrag = auftragFuer(z, treffer, felder, personen, lage);
	const aktion = auftrag === null ? 'NICHTS' : auftrag.istNeu ? 'ANLEGEN' : 'AENDERN';
	const aenderungen = treffer && auftrag ? wechsel(treffer, auftrag, lage.name) : [];
	const deaktiviert = treffer && !treffer.isAktiv ? [warnung('Die Adresse ist deaktiviert und bleibt es.')] : [];
	const kontakte = personen.flatMap((p) => p.zeile ?? []);
	const gelesen = auftrag?.istNeu ? lesungen(auftrag, z, lage.name) : [];
	const ausgang: Ausgang = { aktion, auftrag, aenderungen, ...(gelesen.length > 0 && { gelesen }), kontakte };
	const zeile = fertig(z, name, ausgang, [...alle, ...deaktiviert]);
	return gibt(zeile, auftrag?.adresseID ?? treffer?.id ?? null);
}

const nameDerStelle = (basis: Bestandsadresse | null, { bestand }: Lage): string | null =>
	(basis?.felder.uebergeordneteID && bestand.nachID.get(basis.felder.uebergeordneteID)?.felder.bezeichnung) || null;

const ausgelassen = ({ nr }: GeleseneZeile, { entscheidungen }: Pick<Planumfeld, 'entscheidungen'>): boolean =>
	entscheidungen[nr] === 'AUSLASSEN';

type Ausgang = Pick<Planzeile, 'aktion' | 'auftrag' | 'aenderungen' | 'gelesen' | 'kontakte'>;
const NICHTS: Ausgang = { aktion: 'NICHTS', auftrag: null, aenderungen: [], kontakte: [] };
const AUSGELASSEN: Ausgang = { ...NICHTS, aktion: 'AUSLASSEN' };

const auslassen = (z: GeleseneZeile): Planzeile => ({ ...fertig(z, null, AUSGELASSEN, []), ergebnis: 'Unchanged' });

function fertig(
	{ nr, typwort, werte }: GeleseneZeile,
	einsatzstelle: string | null,
	ausgang: Ausgang,
	meldungen: readonly Zeilenmeldung[],
): Planzeile {
	const istFehler = meldungen.some((m) => m.istFehler);
	const ergebnis = istFehler ? 'Error' : meldungen.length ? 'Warning' : ERGEBNIS[ausgang.aktion];
	const bezeichnung = textVon(werte.bezeichnung);
	return { nr, ergebnis, typ: typwort, bezeichnung, einsatzstelle, meldungen, kandidaten: [], ...ausgang };
}

const ERGEBNIS = {
	ANLEGEN: 'New',
	AENDERN: 'Updated',
	NICHTS: 'Unchanged',
	AUSLASSEN: 'Unchanged',
} as const satisfies Record<Zeilenaktion, Planzeile['ergebnis']>;

const fehler = (text: string, spalte: string | null = null): Zeilenmeldung => ({ istFehler: true, spalte, text });
const warnung = (text: string, spalte: string | null = null): Zeilenmeldung => ({ istFehler: false, spalte, text });

/** The address as it will be, checked by the rules of its form. */
function gepruefte({ z, stelle }: Vorhaben, basis: Bestandsadresse | null, lage: Lage) {
	const { einsatzstelleNummer: _, uebergeordneteID, ...werte } = mitHausnummer(z.werte, basis?.felder ?? null);
	const [plz, hinweise] = mitNull(z.werte, basis);
	const alt = basis?.felder ?? { ...LEERE_ADRESSE, typ: z.typ ?? LEERE_ADRESSE.typ };
	const meldungen: Zeilenmeldung[] = [...hinweise];
	if (z.typ === 'EINSATZSTELLE' && !meintSich(z.werte)) meldungen.push(fehler(NUR_SICH_SELBST, 'Einsatzstelle'));
	if (basis && basis.felder.typ !== z.typ) {
		return {
			felder: null,
			meldungen: [...meldungen, fehler('Der Typ einer Adresse kann nicht geändert werden.', 'Typ')],
		};
	}
	// What is wrong with the Einsatzstelle is said where it is looked for.
	const stelleID = stelle?.art === 'GEFUNDEN' ? stelle.id : stelle ? 'offen' : alt.uebergeordneteID;
	const ergebnis = adresseSchema.safeParse({ ...mitWerten(alt, { ...werte, ...plz }), uebergeordneteID: stelleID });
	if (ergebnis.success)
		return { felder: ergebnis.data, meldungen: [...meldungen, ...nichtWaehlbares(alt, ergebnis.data, lage)] };
	const gesagt = new Set(z.meldungen.map((m) => m.spalte));
	const befunde = ergebnis.error.issues.map(({ path, message }) => fehler(message, spaltenname(path)));
	return { felder: null, meldungen: [...meldungen, ...befunde.filter((m) => !gesagt.has(m.spalte))] };
}

const GEWAEHLT = ADRESSFELDNAMEN.filter((feld) => listeZu(ADRESSFELDER[feld]) !== null);

/** As in the form: what is chosen anew must be in use; what the address has already may stay. */
function nichtWaehlbares(alt: AdresseFelder, neu: AdresseFelder, { abgeschaltet, name }: Lage): Zeilenmeldung[] {
	return GEWAEHLT.flatMap((feld) => {
		const bisher = alsListe(alt[feld]);
		const fehlend = alsListe(neu[feld]).filter((id) => abgeschaltet.has(id) && !bisher.includes(id));
		return fehlend.map((id) =>
			fehler(`„${name(id)}“ ist abgeschaltet und kann nicht gewählt werden.`, ADRESSE_BEZEICHNUNG[feld]),
		);
	});
}

const alsListe = (wert: unknown): readonly string[] => [(wert ?? []) as string | readonly string[]].flat();

const NUR_SICH_SELBST = 'Eine Einsatzstelle kann nur sich selbst zugeordnet werden.';

function meintSich({ uebergeordneteID, einsatzstelleNummer, bezeichnung, externeNummer }: Werte): boolean {
	const name = textVon(uebergeordneteID);
	const nummer = textVon(einsatzstelleNummer);
	const selbst = [textVon(bezeichnung), textVon(externeNummer)].map(schluessel);
	return (name === '' || selbst.includes(schluessel(name))) && (nummer === '' || nummer === textVon(externeNummer));
}

/** A spreadsheet takes the leading zero off a German postcode. */
function mitNull({ plz, landID }: Werte, basis: Bestandsadresse | null): [Werte, Zeilenmeldung[]] {
	const land = landID ?? basis?.felder.landID ?? LEERE_ADRESSE.landID;
	if (land !== 'DE' || !/^\d{4}$/.test(textVon(plz))) return [{}, []];
	return [{ plz: `0${plz}` }, [warnung(`„${plz}“ wurde als „0${plz}“ gelesen.`, ADRESSE_BEZEICHNUNG.plz)]];
}

function spaltenname([feld, teil]: readonly PropertyKey[]): string {
	if (feld === 'leistungen') return LEISTUNG_BEZEICHNUNG[teil as keyof typeof LEISTUNG_BEZEICHNUNG];
	return ADRESSE_BEZEICHNUNG[feld as keyof AdresseFelder];
}

function stellenmeldungen(stelle: Stellenfund | null): Zeilenmeldung[] {
	if (stelle === null || stelle.art === 'GEFUNDEN') return [];
	return [(stelle.art === 'FEHLER' ? fehler : warnung)(stelle.text, ADRESSE_BEZEICHNUNG.uebergeordneteID)];
}

/** One address, one row: by number, by what it means in the portal, and by name where neither is known. */
function doppelteMeldungen(
	{ z, gesucht, stelle }: Vorhaben,
	treffer: Bestandsadresse | null,
	bisher: Map<string, number>,
	{ doppelt }: Lage,
): Zeilenmeldung[] {
	const nummer = doppelt.get(z.nr);
	if (nummer) return [nummer];
	const wo = stelle && 'id' in stelle ? stelle.id : textVon(z.werte.uebergeordneteID);
	const name = [gesucht.bezeichnung, gesucht.ort, gesucht.externeNummer ?? ''].map(schluessel).join('|');
	const key = treffer ? treffer.id : `${name}|${wo}`;
	const zuvor = bisher.get(key);
	if (zuvor !== undefined) return [fehler(`Dieselbe Adresse steht schon in Zeile ${zuvor}.`, 'Bezeichnung')];
	bisher.set(key, z.nr);
	return [];
}

function doppelteNummern(zeilen: readonly GeleseneZeile[]): ReadonlyMap<number, Zeilenmeldung> {
	const zuerst = new Map<string, number>();
	const doppelt = new Map<number, Zeilenmeldung>();
	for (const { nr, werte } of zeilen) {
		const nummer = textVon(werte.externeNummer);
		const zuvor = zuerst.get(nummer);
		if (nummer === '') continue;
		if (zuvor === undefined) zuerst.set(nummer, nr);
		else
			doppelt.set(nr, fehler(`Diese externe Nummer steht schon in Zeile ${zuvor}.`, ADRESSE_BEZEICHNUNG.externeNummer));
	}
	return doppelt;
}

/** Null: everything is as the file says. */
function auftragFuer(
	{ werte }: GeleseneZeile,
	treffer: Bestandsadresse | null,
	felder: AdresseFelder | null,
	personen: readonly Kontaktplan[],
	{ neueID }: Lage,
): Schreibauftrag | null {
	if (felder === null) return null;
	const auftraege = personen.flatMap((p) => p.auftrag ?? []);
	const kontakte = auftraege.length ? { kontakte: auftraege } : {};
	const anerkannt = werte.anerkanntePlaetze as number | null | undefined;
	const plaetze =
		anerkannt === undefined || anerkannt === (treffer?.anerkanntePlaetze ?? null)
			? {}
			: { anerkanntePlaetze: anerkannt };
	if (!treffer) return { adresseID: neueID(), istNeu: true, angaben: felder, ...plaetze, ...kontakte };
	const geaendert = Object.keys(unterschied(treffer.felder, felder)) as (keyof AdresseFelder)[];
	if (geaendert.length === 0 && !('anerkanntePlaetze' in plaetze) && auftraege.length === 0) return null;
	const angaben = Object.fromEntries(geaendert.map((feld) => [feld, felder[feld]]));
	return { adresseID: treffer.id, istNeu: false, angaben, ...plaetze, ...kontakte };
}
