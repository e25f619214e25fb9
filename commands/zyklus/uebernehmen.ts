import { beginneTeilnahmen } from '#commands/adresse/plaetze.ts';
import { VON_SELBST } from '#commands/befehl.ts';
import { readStreams } from '#commands/event-store/read.ts';
import { execute } from '#commands/execute.ts';
import { AuftragUnvollstaendig, fuerJedes, reihumJede } from '#commands/jedes.ts';
import { halteEinzigenOrt } from '#commands/kontingent/umfeld.ts';
import { ausOutbox } from '#commands/mail/aus-outbox.ts';
import { VERSUCHE } from '#commands/mail/outbox.ts';
import type { Mandant } from '#commands/mandant.ts';
import { ZYKLUS_UEBERNEHMEN } from '#commands/reaktionen/zyklus.ts';
import type { Sitzung } from '#commands/sitzung.ts';
import type { Umgebung } from '#commands/umgebung.ts';
import { adresseAggregat, adresseAlsReferenz, setzeZyklusteilnahme } from '#domain/adresse/adresse.ts';
import { falte } from '#domain/aggregat.ts';
import type { Aufgezeichnet } from '#domain/ereignis.ts';
import { gegenOrt, genehmige, teileZu } from '#domain/kontingent/festlegen.ts';
import { kontingentAggregat } from '#domain/kontingent/kontingent.ts';
import { type Kontingent, schluesselOrt, schluesselStelle } from '#domain/kontingent/zustand.ts';
import type { ZyklusEreignis } from '#domain/zyklus/ereignisse.ts';
import { zyklusAggregat } from '#domain/zyklus/zyklus.ts';
import { zyklusbudgetAggregat } from '#domain/zyklus/zyklusbudget.ts';
import { einsatzorteImZyklus } from '#projections/queries/orte/kontingente.ts';
import { ladeReferenz } from '#projections/queries/traeger/referenz.ts';
import { stellenMitKontingent, zuUebernehmendeAdressen } from '#projections/queries/traeger/zyklusstart.ts';
import { beendeUebernahme, vermerkeUebernommen } from './uebernahmelauf.ts';

/** From which cycle into which. */
interface Weg {
	readonly zyklusID: string;
	readonly vorgaengerID: string;
}

/**
 * Takes over addresses and Kontingente into a started cycle, one command per stream. Repeating it changes nothing:
 * what stands in the new cycle already is left as it is.
 */
export async function uebernimmAusVorgaenger({ umgebung }: Mandant, id: string): Promise<void> {
	await ausOutbox(umgebung, id, async ({ stream, versuch }) => {
		const zyklusID = stream?.slice(`${zyklusAggregat.name}-`.length) ?? '';
		try {
			await uebernimm(umgebung, zyklusID);
		} catch (fehler) {
			const gibtAuf = fehler instanceof AuftragUnvollstaendig && versuch >= VERSUCHE;
			if (gibtAuf) await beendeUebernahme(umgebung, zyklusID, false);
			throw fehler;
		}
		await beendeUebernahme(umgebung, zyklusID, true);
		return undefined;
	});
}

async function uebernimm(umgebung: Umgebung, zyklusID: string): Promise<void> {
	const { pool, db } = umgebung;
	const [inhalt] = await readStreams(pool, [{ aggregat: zyklusAggregat.name, id: zyklusID }]);
	const ereignisse = (inhalt?.ereignisse ?? []) as Aufgezeichnet<ZyklusEreignis>[];
	const { uebernahme, isAbgeschlossen } = falte(zyklusAggregat, zyklusID, ereignisse);
	if (!uebernahme || isAbgeschlossen) return;
	const weg = { zyklusID, vorgaengerID: uebernahme.vorgaengerID };
	const adressen = async () =>
		fuerJedes(umgebung, await zuUebernehmendeAdressen(db, weg), {
			auftrag: ZYKLUS_UEBERNEHMEN,
			stream: (id) => `${adresseAggregat.name}-${id}`,
			tue: (id) => uebernimmAdresse(umgebung, weg, id),
		});
	const kontingente = async () =>
		fuerJedes(umgebung, await stellenMitKontingent(db, weg.vorgaengerID), {
			auftrag: ZYKLUS_UEBERNEHMEN,
			stream: (id) => `${kontingentAggregat.name}-${id}`,
			tue: (id) => uebernimmKontingent(umgebung, weg, id),
		});
	// Places go to those addresses that have come over.
	await reihumJede(uebernahme.kontingente ? [adressen, kontingente] : [adressen]);
}

/** An address that was taken out of the new cycle by hand stays out of it. */
function uebernimmAdresse(umgebung: Umgebung, { zyklusID, vorgaengerID }: Weg, id: string): Promise<void> {
	return execute(umgebung, VON_SELBST, async (sitzung) => {
		const adresse = await sitzung.lies(adresseAggregat, id);
		const bisher = adresse.zyklen.get(vorgaengerID);
		vermerkeUebernommen(sitzung, 'zyklusAdressen', zyklusID, id);
		if (!bisher || adresse.geloescht || adresse.zyklen.has(zyklusID)) return;
		const vorher = adresseAlsReferenz(adresse);
		sitzung.schreibe(adresseAggregat, id, setzeZyklusteilnahme(adresse, zyklusID, bisher));
		await beginneTeilnahmen(sitzung, adresse, vorher);
	});
}

/** The same places as before, as far as budget and recognition allow. */
function uebernimmKontingent(umgebung: Umgebung, weg: Weg, einsatzstelleID: string): Promise<void> {
	return execute(umgebung, VON_SELBST, async (sitzung) => {
		const kontingent = await sitzung.lies(kontingentAggregat, einsatzstelleID);
		const einsatzortIDs = await einsatzorteImZyklus(sitzung.db, einsatzstelleID, weg.zyklusID);
		const referenz = await ladeReferenz(sitzung.db, { adresseIDs: einsatzortIDs, benutzerIDs: [] });
		const umfeld = { referenz, einsatzortIDs };
		vermerkeUebernommen(sitzung, 'zyklusKontingente', weg.zyklusID, einsatzstelleID);
		await uebernimmGenehmigungen(sitzung, weg, kontingent, umfeld);
		uebernimmZuteilungen(sitzung, weg, kontingent, umfeld);
	});
}

type Umfeld = Parameters<typeof genehmige>[3];

async function uebernimmGenehmigungen(sitzung: Sitzung, weg: Weg, k: Kontingent, umfeld: Umfeld): Promise<void> {
	const { zyklusID, vorgaengerID } = weg;
	const budget = await sitzung.lies(zyklusbudgetAggregat, zyklusID);
	for (const dienstartID of umfeld.referenz.dienstarten.keys()) {
		const genehmigt = k.genehmigt.get(schluesselStelle(vorgaengerID, dienstartID)) ?? 0;
		if (genehmigt === 0 || k.genehmigt.has(schluesselStelle(zyklusID, dienstartID))) continue;
		const festlegung = genehmige(k, budget, { zyklusID, dienstartID, genehmigt }, umfeld);
		halteEinzigenOrt(sitzung, { zyklusID, einsatzstelleID: k.einsatzstelleID }, festlegung);
		sitzung.schreibe(kontingentAggregat, k.einsatzstelleID, festlegung.ereignisse);
		sitzung.schreibe(zyklusbudgetAggregat, zyklusID, festlegung.budget);
	}
}

function uebernimmZuteilungen(
	sitzung: Sitzung,
	{ zyklusID, vorgaengerID }: Weg,
	k: Kontingent,
	{ referenz, einsatzortIDs }: Umfeld,
): void {
	const fruehere = [...k.zugeteilt.values()].filter((z) => z.zyklusID === vorgaengerID && z.zugeteilt > 0);
	for (const { einsatzortID, dienstartID, zugeteilt } of fruehere) {
		const steht = k.zugeteilt.has(schluesselOrt(zyklusID, einsatzortID, dienstartID));
		const wo = { zyklusID, einsatzortID, dienstartID };
		if (steht || !einsatzortIDs.includes(einsatzortID) || gegenOrt(referenz, wo)) continue;
		const { ereignisse } = teileZu(k, { ...wo, zugeteilt }, { referenz });
		sitzung.schreibe(kontingentAggregat, k.einsatzstelleID, ereignisse);
	}
}
