/** A proposal of groups is carried out and taken back: each volunteer a command of its own, decided by the rules of joining. */
import { type Aktenbefehl, alsBefehl, ladeLage, schreibe } from '#commands/akte/lage.ts';
import { ohneSchluessel } from '#commands/befehl.ts';
import { execute } from '#commands/execute.ts';
import { absage } from '#commands/jedes.ts';
import type { Umgebung } from '#commands/umgebung.ts';
import { akteAggregat } from '#domain/akte/akte.ts';
import { gruppeZuweisen, zuweisungZuruecknehmen } from '#domain/akte/entscheidungen/seminar/seminargruppe.ts';
import { Abgelehnt, UNLESBAR } from '#domain/regelverstoss.ts';
import type { Akteur } from '#domain/rollen.ts';
import { nimmHeraus, nimmMitPlatzAuf } from '#domain/seminargruppe/entscheidungen.ts';
import { seminargruppeAggregat } from '#domain/seminargruppe/seminargruppe.ts';
import { seminareDurchGruppe } from '#projections/queries/seminare/gruppenvorschlag.ts';
import { liesVorhandene } from './gruppen.ts';
import { pruefeSeminarzyklus } from './seminare.ts';

export interface Zuweisung {
	readonly freiwilligerID: string;
	readonly gruppeID: string;
}

/** Done, so already, or refused by a rule. */
export interface Zuweisungsbescheid extends Zuweisung {
	readonly ergebnis: 'GETAN' | 'SCHON' | 'NICHT';
	readonly regel: string | null;
	readonly text: string | null;
}

/** One after the other: what one is refused doesn't concern the others, and a repetition changes nothing. */
export const uebernimmVorschlag = (umgebung: Umgebung, akteur: Akteur, eintraege: readonly Zuweisung[]) =>
	anJedem(umgebung, akteur, eintraege, weiseZu);

/** Exactly these go out again, where nothing has happened since. */
export const nimmVorschlagZurueck = (umgebung: Umgebung, akteur: Akteur, eintraege: readonly Zuweisung[]) =>
	anJedem(umgebung, akteur, eintraege, nimmZurueck);

type Tat = (umgebung: Umgebung, befehl: Aktenbefehl, eintrag: Zuweisung) => Promise<'GETAN' | 'SCHON'>;

async function anJedem(
	umgebung: Umgebung,
	akteur: Akteur,
	eintraege: readonly Zuweisung[],
	tue: Tat,
): Promise<Zuweisungsbescheid[]> {
	const bericht: Zuweisungsbescheid[] = [];
	for (const eintrag of eintraege) {
		try {
			const ergebnis = await tue(umgebung, ohneSchluessel(akteur), eintrag);
			bericht.push({ ...eintrag, ergebnis, regel: null, text: null });
		} catch (fehler) {
			const wo = { auftrag: 'gruppenvorschlag', stream: `${akteAggregat.name}-${eintrag.freiwilligerID}` };
			const regel = fehler instanceof Abgelehnt ? (fehler.verstoesse[0]?.code ?? null) : UNLESBAR.code;
			bericht.push({ ...eintrag, ergebnis: 'NICHT', regel, text: absage(umgebung, fehler, wo) });
		}
	}
	return bericht;
}

const weiseZu: Tat = (umgebung, befehl, { freiwilligerID, gruppeID }) =>
	execute(umgebung, alsBefehl(befehl), async (sitzung) => {
		const [lage, gruppe] = await Promise.all([
			ladeLage(sitzung, befehl.akteur, freiwilligerID),
			liesVorhandene(sitzung, gruppeID),
		]);
		const { seminargruppeID } = lage.akte;
		if (seminargruppeID === gruppeID) return 'SCHON';
		const bisherige = seminargruppeID === null ? null : await sitzung.lies(seminargruppeAggregat, seminargruppeID);
		await pruefeSeminarzyklus(sitzung, gruppe.zyklusID);
		const entschluss = gruppeZuweisen(lage, { gruppe, bisherige, wechselt: false });
		sitzung.schreibe(seminargruppeAggregat, gruppeID, nimmMitPlatzAuf(gruppe, freiwilligerID));
		schreibe(sitzung, freiwilligerID, entschluss);
		return 'GETAN';
	});

const nimmZurueck: Tat = (umgebung, befehl, { freiwilligerID, gruppeID }) =>
	execute(umgebung, alsBefehl(befehl), async (sitzung) => {
		const [lage, gruppe, seminarIDs] = await Promise.all([
			ladeLage(sitzung, befehl.akteur, freiwilligerID),
			liesVorhandene(sitzung, gruppeID),
			seminareDurchGruppe(sitzung.db, freiwilligerID, gruppeID),
		]);
		if (lage.akte.existiert && lage.akte.seminargruppeID === null) return 'SCHON';
		await pruefeSeminarzyklus(sitzung, gruppe.zyklusID);
		const entschluss = zuweisungZuruecknehmen(lage, { gruppe, seminarIDs });
		schreibe(sitzung, freiwilligerID, entschluss);
		sitzung.schreibe(seminargruppeAggregat, gruppeID, nimmHeraus(gruppe, freiwilligerID, 'ENTFERNT'));
		return 'GETAN';
	});
