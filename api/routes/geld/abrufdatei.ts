import { alsListe, type Erlaeuterung } from '#api/present/dateien/excelliste.ts';
import { type Blattspalte, blatt } from '#api/present/dateien/xlsx.ts';
import { type Abrufzeile, abrufspalten, abrufzeilen, type Dienst, REGELWORT } from '#api/present/geld/foerderung.ts';
import { type Blattzeile, liesBlatt } from '#commands/geld/blatt.ts';
import { spaltenBei } from '#commands/geld/foerderprogramme.ts';
import { type Korrektur, liesKorrekturen } from '#commands/geld/korrekturen.ts';
import { liesAktenBis } from '#commands/geld/rechnen.ts';
import { foerderdienste } from '#domain/akte/vertrag/foerderdienste.ts';
import { formatMonat } from '#domain/format/datum.ts';
import { mengentext } from '#domain/geld/foerderung/korrekturen.ts';
import type { FoerderprogrammFelder } from '#domain/geld/foerderung/programm.ts';
import { enthaltene, type Lauf } from '#domain/geld/lauf/lauf.ts';
import type { Laufzeile } from '#domain/geld/lauf/zeilen.ts';
import { programmnamen } from '#projections/queries/geld/foerderprogramme.ts';
import { stellenVon } from '#projections/queries/geld/stellen.ts';
import { alleParameter } from '#projections/queries/traeger/parameter.ts';
import { ladeReferenz } from '#projections/queries/traeger/referenz.ts';
import type { Umstand } from '../handler.ts';

export interface Abrufinhalt {
	readonly art: 'MITTELABRUF';
	readonly bytes: Buffer;
	readonly zeilen: readonly Blattzeile[];
}

/** A claim as its giver reads it: the months of the period, what earlier claims are corrected by, the sum of both. */
export async function abrufdatei(anruf: Umstand, lauf: Lauf): Promise<Abrufinhalt> {
	const { umgebung } = anruf;
	const { rechnung, zeitraum, nr, zyklusID, statusSeit } = lauf;
	const alle = await liesBlatt(umgebung, { ...rechnung, zeilen: enthaltene(lauf) });
	const { zeilen, korrekturen, programm, regel, spalten, eigene } = await liesAbruf(anruf, lauf);
	const monate = [...new Set([zeitraum.von, zeitraum.bis])].map((monat) => formatMonat(monat)).join(' bis ');
	const korrektur = betragVon(korrekturen);
	const erlaeuterung: Erlaeuterung = {
		inhalt: `${programm}, Mittelabruf ${monate}`,
		filter: zyklusID === null ? 'alle Verträge' : 'Verträge des Zyklus',
		stand: statusSeit,
		erstelltVon: `Lauf ${nr}`,
		summen: [
			{ bezeichnung: 'Monate des Zeitraums', wert: eigene, art: 'EURO' },
			{ bezeichnung: 'Korrekturen früherer Abrufe', wert: korrektur, art: 'EURO' },
			{ bezeichnung: 'Summe des Abrufs', wert: eigene + korrektur, art: 'EURO' },
		],
		hinweise: [
			`Gerechnet bis Ereignis ${rechnung.position}; Prüfsumme der Zeilen ${rechnung.hash}.`,
			`${programm}: ${REGELWORT[regel.monatsregel]}. Der Satz eines Monats ist der seines ersten Diensttags.`,
			'Was sich seit früheren Abrufen geändert hat, steht auf dem Blatt Korrekturen; freigegebene Abrufe ändern sich nie.',
		],
	};
	const bytes = await alsListe('Mittelabruf', abrufspalten(regel.einheit, spalten), zeilen, erlaeuterung, [
		blatt('Korrekturen', KORREKTURSPALTEN, mitSumme(korrekturen)),
	]);
	return { art: 'MITTELABRUF', bytes: Buffer.from(bytes), zeilen: alle };
}

export interface Abruf {
	/** Of the period's own months by contract and rate, then the sums. */
	readonly zeilen: readonly Abrufzeile[];
	readonly korrekturen: readonly Korrektur[];
	/** Cents of the period's own months. */
	readonly eigene: number;
	readonly programm: string;
	readonly regel: NonNullable<Lauf['rechnung']['foerderung']>['regel'];
	/** Of the file, as the programme had them then. */
	readonly spalten: FoerderprogrammFelder['spalten'];
}

export async function liesAbruf(anruf: Umstand, lauf: Lauf): Promise<Abruf> {
	const { umgebung } = anruf;
	const { foerderung } = lauf.rechnung;
	if (!foerderung) throw new Error(`Lauf ${lauf.nr} ist kein Mittelabruf`);
	const drin = enthaltene(lauf);
	const korrekturen = await liesKorrekturen(umgebung, lauf, drin);
	const eigene = drin.filter(({ ausgleichZu }) => ausgleichZu === undefined);
	const dienste = await liesDienste(anruf, lauf, eigene);
	const gruppen = Map.groupBy(eigene, ({ vertragID, satz }) => `${vertragID} ${satz}`);
	const gezaehlt = [...gruppen.values()].flatMap((gruppe) => {
		const [erste] = gruppe;
		const dienst = erste && dienste.get(erste.vertragID);
		const anteil = gruppe.reduce((summe, { menge = 0 }) => summe + menge, 0);
		return dienst ? [{ dienst, anteil, satz: erste.satz ?? null, betrag: betragVon(gruppe) }] : [];
	});
	const sortiert = gezaehlt.toSorted((a, b) => NAMEN.compare(name(a.dienst), name(b.dienst)));
	const { mandantBezeichnung } = await alleParameter(umgebung.db);
	const namen = await programmnamen(umgebung.db);
	return {
		zeilen: mitKorrekturen(abrufzeilen(sortiert, mandantBezeichnung), korrekturen),
		korrekturen,
		eigene: betragVon(gezaehlt),
		programm: namen.get(lauf.programmID ?? '') ?? 'Förderprogramm',
		regel: foerderung.regel,
		spalten: await spaltenBei(umgebung, foerderung.regel.id, lauf.rechnung.position),
	};
}

const NAMEN = new Intl.Collator('de');
const name = ({ akte: { person } }: Dienst): string => `${person.nachname ?? ''} ${person.vorname ?? ''}`;
const AUF_EINMAL = 200;

/** Below the sum of the months what is corrected, and what is claimed after all. */
function mitKorrekturen(zeilen: readonly Abrufzeile[], korrekturen: readonly Korrektur[]): readonly Abrufzeile[] {
	const summe = zeilen.at(-1);
	if (korrekturen.length === 0 || !summe) return zeilen;
	const menge = korrekturen.reduce((bisher, korrektur) => bisher + korrektur.menge, 0);
	const betrag = betragVon(korrekturen);
	return [
		...zeilen,
		{ ...summe, traeger: 'Korrekturen früherer Abrufe', anteil: menge, betrag },
		{ ...summe, traeger: 'Summe des Abrufs', anteil: summe.anteil + menge, betrag: (summe.betrag ?? 0) + betrag },
	];
}

/** Services as they stood when the claim was reckoned. */
async function liesDienste(
	{ umgebung }: Umstand,
	{ rechnung: { position, dienstarten } }: Lauf,
	zeilen: readonly Laufzeile[],
): Promise<ReadonlyMap<string, Dienst>> {
	const wer = [...new Set(zeilen.map(({ freiwilligerID }) => freiwilligerID))];
	const referenz = await ladeReferenz(umgebung.db, { adresseIDs: [], benutzerIDs: [] });
	const dienste = new Map<string, Dienst>();
	for (let i = 0; i < wer.length; i += AUF_EINMAL) {
		const akten = await liesAktenBis(umgebung, wer.slice(i, i + AUF_EINMAL), position);
		const orte = akten.flatMap((akte) => akte.vertraege.map(({ einsatzortID }) => einsatzortID));
		const stellen = await stellenVon(umgebung.db, [...new Set(orte)]);
		for (const akte of akten)
			for (const dienst of foerderdienste(akte, dienstarten)) {
				const vertrag = akte.vertraege.find(({ id }) => id === dienst.vertragID);
				if (!vertrag) continue;
				const dienstart = referenz.dienstarten.get(dienst.dienstartID)?.kurz ?? null;
				const stelle = stellen.get(dienst.einsatzortID) ?? null;
				dienste.set(vertrag.id, { ...dienst, stellenland: null, akte, vertrag, dienstart, stelle });
			}
	}
	return dienste;
}

type K = Korrektur | { readonly summe: number };
const von =
	(wert: (korrektur: Korrektur) => string | number | null): ((zeile: K) => string | number | null) =>
	(zeile) =>
		'summe' in zeile ? null : wert(zeile);

const KORREKTURSPALTEN: readonly Blattspalte<K>[] = [
	{ kopf: 'Abruf', wert: (z) => ('summe' in z ? 'Summe' : z.abruf), breite: 18 },
	{ kopf: 'Lauf', wert: von(({ laufNr }) => laufNr), breite: 8 },
	{ kopf: 'Name', wert: von((k) => k.name), breite: 24 },
	{ kopf: 'Vertragsnummer', wert: von((k) => k.vertragsnummer), breite: 18 },
	{ kopf: 'Wie viel', wert: von(mengentext), breite: 22 },
	{ kopf: 'Grund', wert: von((k) => k.grund), breite: 44 },
	{ kopf: 'Betrag', wert: (z) => ('summe' in z ? z.summe : z.betrag), art: 'EURO' },
	{ kopf: 'In Worten', wert: von((k) => k.text), breite: 72 },
];

const mitSumme = (korrekturen: readonly Korrektur[]): readonly K[] =>
	korrekturen.length === 0 ? [] : [...korrekturen, { summe: betragVon(korrekturen) }];

const betragVon = (zeilen: readonly { readonly betrag: number | null }[]): number =>
	zeilen.reduce((summe, { betrag }) => summe + (betrag ?? 0), 0);
