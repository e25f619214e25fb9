import type { Befehl } from '#commands/befehl.ts';
import { execute } from '#commands/execute.ts';
import type { Sitzung } from '#commands/sitzung.ts';
import type { Umgebung } from '#commands/umgebung.ts';
import { Abgelehnt, NICHT_GEFUNDEN } from '#domain/regelverstoss.ts';
import { starteZyklus, uebernimm, vorgaengerVon } from '#domain/zyklus/entscheidungen.ts';
import type { Startwirkung } from '#domain/zyklus/startwirkung.ts';
import { type Zyklus, zyklusAggregat } from '#domain/zyklus/zyklus.ts';
import { gesamtVon, uebernimmGesamtkontingente, zyklusbudgetAggregat } from '#domain/zyklus/zyklusbudget.ts';
import { alleZyklen } from '#projections/queries/traeger/zyklen.ts';
import { zaehleStartwirkung } from '#projections/queries/traeger/zyklusstart.ts';
import { zeigeUebernahme } from './uebernahmelauf.ts';

export interface Startwunsch {
	readonly zyklusID: string;
	/** Only says what would happen. */
	readonly vorschau: boolean;
	readonly kontingenteUebernehmen: boolean;
}

/** Makes a cycle the only active one. Addresses and Kontingente follow by a job, since they are many streams. */
export function starte(
	umgebung: Umgebung,
	befehl: Befehl,
	{ zyklusID, vorschau, kontingenteUebernehmen }: Startwunsch,
): Promise<Startwirkung> {
	return execute(umgebung, befehl, async (sitzung) => {
		const { zyklus, andere } = await halteAlle(sitzung, zyklusID);
		const bisheriger = andere.find((z) => z.status === 'AKTIV') ?? null;
		const start = starteZyklus(zyklus, bisheriger, andere);
		const vorgaenger = vorgaengerVon(zyklus, andere);
		const uebernommen = vorgaenger ? uebernimm(zyklus, vorgaenger, { kontingente: kontingenteUebernehmen }) : [];
		const gesamt =
			vorgaenger && kontingenteUebernehmen ? await gesamtkontingente(sitzung, zyklusID, vorgaenger.id) : KEINE;
		const gezaehlt = await zaehleStartwirkung(sitzung.db, {
			zyklusID,
			vorgaengerID: vorgaenger?.id ?? null,
			bisherigerID: bisheriger?.id ?? null,
		});
		if (!vorschau) {
			if (bisheriger) sitzung.schreibe(zyklusAggregat, bisheriger.id, start.bisheriger);
			sitzung.schreibe(zyklusAggregat, zyklusID, [...start.zyklus, ...uebernommen]);
			sitzung.schreibe(zyklusbudgetAggregat, zyklusID, gesamt.ereignisse);
			if (vorgaenger) {
				const weg = { zyklusID, vorgaengerID: vorgaenger.id, kontingente: kontingenteUebernehmen };
				await zeigeUebernahme(sitzung, befehl, weg);
			}
		}
		return {
			zyklusID,
			bisherigerID: bisheriger?.id ?? null,
			vorgaengerID: vorgaenger?.id ?? null,
			vorgaben: uebernommen.filter((e) => e.type === 'VorgabenFestgelegt').length,
			gesamtkontingente: gesamt.ereignisse.length,
			angehoben: gesamt.angehoben,
			...gezaehlt,
			kontingente: kontingenteUebernehmen ? gezaehlt.kontingente : 0,
		};
	});
}

/** Every cycle as it stands at the commit: of two starts at once the second sees what the first has made active. */
async function halteAlle(sitzung: Sitzung, zyklusID: string): Promise<{ zyklus: Zyklus; andere: readonly Zyklus[] }> {
	const ids = (await alleZyklen(sitzung.db)).map(({ id }) => id).filter((id) => id !== zyklusID);
	const [zyklus, andere] = await Promise.all([
		sitzung.lies(zyklusAggregat, zyklusID),
		Promise.all(ids.map((id) => sitzung.lies(zyklusAggregat, id))),
	]);
	if (!zyklus.existiert) throw new Abgelehnt([NICHT_GEFUNDEN]);
	return { zyklus, andere };
}

async function gesamtkontingente(sitzung: Sitzung, zyklusID: string, vorgaengerID: string) {
	const [budget, vorheriges] = await Promise.all([
		sitzung.lies(zyklusbudgetAggregat, zyklusID),
		sitzung.lies(zyklusbudgetAggregat, vorgaengerID, { halten: false }),
	]);
	const ereignisse = uebernimmGesamtkontingente(budget, vorheriges);
	const angehoben = ereignisse.filter(({ facts }) => facts.nach !== gesamtVon(vorheriges, facts.dienstartID)).length;
	return { ereignisse, angehoben };
}
const KEINE = { ereignisse: [], angehoben: 0 };
