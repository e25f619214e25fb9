import { halteAdressen } from '#commands/adressen-halten.ts';
import { execute } from '#commands/execute.ts';
import type { Sitzung } from '#commands/sitzung.ts';
import type { Umgebung } from '#commands/umgebung.ts';
import { entferneZuteilung, folgeWieder, pruefeOrt, teileZu } from '#domain/kontingent/festlegen.ts';
import { kontingentAggregat } from '#domain/kontingent/kontingent.ts';
import { pruefeZuteilung } from '#domain/kontingent/zugang.ts';
import { schluesselOrt } from '#domain/kontingent/zustand.ts';
import { Abgelehnt, NICHT_GEFUNDEN } from '#domain/regelverstoss.ts';
import { einsatzorteImZyklus } from '#projections/queries/orte/kontingente.ts';
import { ladeReferenz } from '#projections/queries/traeger/referenz.ts';
import type { Festgelegt } from './genehmigen.ts';
import { alsBefehl, halteEinzigenOrt, type Kontingentbefehl, mitZyklus, pruefeDienstart } from './umfeld.ts';

interface Stelle {
	readonly zyklusID: string;
	readonly einsatzortID: string;
	readonly dienstartID: string;
}

/** Z: distributes approved places to an Einsatzort. */
export const teilePlaetzeZu = (
	umgebung: Umgebung,
	befehl: Kontingentbefehl,
	zuteilung: Stelle & { readonly zugeteilt: number },
): Promise<Festgelegt> =>
	execute(umgebung, alsBefehl(befehl), async (sitzung) => {
		const { kontingent, referenz } = await ladeOrt(sitzung, befehl, zuteilung);
		pruefeDienstart(referenz, zuteilung.dienstartID);
		const { wert, hinweis, ereignisse } = teileZu(kontingent, zuteilung, { referenz });
		sitzung.schreibe(kontingentAggregat, kontingent.einsatzstelleID, ereignisse);
		return { wert, hinweis };
	});

/** Lets the places of the only Einsatzort follow those of its Einsatzstelle again. */
export const lasseFolgen = (umgebung: Umgebung, befehl: Kontingentbefehl, stelle: Stelle): Promise<Festgelegt> =>
	execute(umgebung, alsBefehl(befehl), async (sitzung) => {
		const { kontingent, referenz } = await ladeOrt(sitzung, befehl, stelle);
		pruefeOrt(referenz, stelle);
		const wo = { einsatzstelleID: kontingent.einsatzstelleID, zyklusID: stelle.zyklusID };
		const einsatzortIDs = await einsatzorteImZyklus(sitzung.db, wo.einsatzstelleID, wo.zyklusID);
		const festlegung = folgeWieder(kontingent, stelle, { referenz, einsatzortIDs });
		halteEinzigenOrt(sitzung, wo, festlegung);
		sitzung.schreibe(kontingentAggregat, wo.einsatzstelleID, festlegung.ereignisse);
		return { wert: festlegung.wert, hinweis: null };
	});

/** Takes an allotment away at which nothing is bound. */
export const entfernePlaetze = (umgebung: Umgebung, befehl: Kontingentbefehl, stelle: Stelle): Promise<void> =>
	execute(umgebung, alsBefehl(befehl), async (sitzung) => {
		const { kontingent, referenz } = await ladeOrt(sitzung, befehl, stelle);
		const { zyklusID, einsatzortID, dienstartID } = stelle;
		const da = kontingent.zugeteilt.has(schluesselOrt(zyklusID, einsatzortID, dienstartID));
		if (!da) throw new Abgelehnt([NICHT_GEFUNDEN]);
		sitzung.schreibe(
			kontingentAggregat,
			kontingent.einsatzstelleID,
			entferneZuteilung(kontingent, stelle, { referenz }),
		);
	});

async function ladeOrt(sitzung: Sitzung, { akteur }: Kontingentbefehl, { zyklusID, einsatzortID }: Stelle) {
	await halteAdressen(sitzung, [einsatzortID]);
	const referenz = await ladeReferenz(sitzung.db, { adresseIDs: [einsatzortID], benutzerIDs: [] });
	pruefeZuteilung(akteur, referenz.parameter, einsatzortID);
	const ort = referenz.adressen.get(einsatzortID);
	if (ort?.typ !== 'EINSATZORT' || !ort.einsatzstelleID) throw new Abgelehnt([NICHT_GEFUNDEN]);
	const [stand, kontingent] = await Promise.all([
		mitZyklus(sitzung, referenz, zyklusID),
		sitzung.lies(kontingentAggregat, ort.einsatzstelleID),
	]);
	return { referenz: stand, kontingent };
}
