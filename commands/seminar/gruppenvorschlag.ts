/** A proposal of groups is carried out and taken back: each volunteer a command of its own, decided by the rules of joining. */
import { ladeLage, schreibe } from '#commands/akte/lage.ts';
import type { Befehl } from '#commands/befehl.ts';
import { type Begonnen, beginneSammelaktion } from '#commands/sammellauf/beginne.ts';
import type { Laufzeile, Werk } from '#commands/sammellauf/werk.ts';
import type { Umgebung } from '#commands/umgebung.ts';
import { akteAggregat } from '#domain/akte/akte.ts';
import { gruppeZuweisen, zuweisungZuruecknehmen } from '#domain/akte/entscheidungen/seminar/seminargruppe.ts';
import { Abgelehnt, NICHT_GEFUNDEN } from '#domain/regelverstoss.ts';
import { GETAN, SCHON } from '#domain/sammelbescheid.ts';
import { nimmHeraus, nimmMitPlatzAuf } from '#domain/seminargruppe/entscheidungen.ts';
import { seminargruppeAggregat } from '#domain/seminargruppe/seminargruppe.ts';
import { seminareDurchGruppe } from '#projections/queries/seminare/gruppenvorschlag.ts';
import { liesVorhandene } from './gruppen.ts';
import { pruefeSeminarzyklus } from './seminare.ts';

export interface Zuweisung {
	readonly freiwilligerID: string;
	readonly gruppeID: string;
}

/** Each joins his group, as the rules of joining allow it. */
export const uebernimmVorschlag = (umgebung: Umgebung, befehl: Befehl, eintraege: readonly Zuweisung[]) =>
	anJedem(umgebung, befehl, 'gruppeZuweisen', eintraege);

/** Exactly these go out again, where nothing has happened since. */
export const nimmVorschlagZurueck = (umgebung: Umgebung, befehl: Befehl, eintraege: readonly Zuweisung[]) =>
	anJedem(umgebung, befehl, 'gruppeZuruecknehmen', eintraege);

const anJedem = (
	umgebung: Umgebung,
	befehl: Befehl,
	aktion: 'gruppeZuweisen' | 'gruppeZuruecknehmen',
	eintraege: readonly Zuweisung[],
): Promise<Begonnen> =>
	beginneSammelaktion(umgebung, befehl, {
		liste: 'GRUPPEN',
		eingabe: { aktion },
		zeilen: eintraege.map(({ freiwilligerID, gruppeID }) => ({ eintragID: freiwilligerID, freiwilligerID, gruppeID })),
	});

const stream: Werk['stream'] = ({ freiwilligerID }) => `${akteAggregat.name}-${freiwilligerID}`;

export const WEIST_ZU: Werk<'gruppeZuweisen'> = {
	stream,
	async tue(sitzung, akteur, zeile) {
		const { freiwilligerID, gruppeID } = alsZuweisung(zeile);
		const [lage, gruppe] = await Promise.all([
			ladeLage(sitzung, akteur, freiwilligerID),
			liesVorhandene(sitzung, gruppeID),
		]);
		const { seminargruppeID } = lage.akte;
		if (seminargruppeID === gruppeID) return SCHON;
		const bisherige = seminargruppeID === null ? null : await sitzung.lies(seminargruppeAggregat, seminargruppeID);
		await pruefeSeminarzyklus(sitzung, gruppe.zyklusID);
		const entschluss = gruppeZuweisen(lage, { gruppe, bisherige, wechselt: false });
		sitzung.schreibe(seminargruppeAggregat, gruppeID, nimmMitPlatzAuf(gruppe, freiwilligerID));
		schreibe(sitzung, freiwilligerID, entschluss);
		return GETAN;
	},
};

export const NIMMT_ZURUECK: Werk<'gruppeZuruecknehmen'> = {
	stream,
	async tue(sitzung, akteur, zeile) {
		const { freiwilligerID, gruppeID } = alsZuweisung(zeile);
		const [lage, gruppe, seminarIDs] = await Promise.all([
			ladeLage(sitzung, akteur, freiwilligerID),
			liesVorhandene(sitzung, gruppeID),
			seminareDurchGruppe(sitzung.db, freiwilligerID, gruppeID),
		]);
		if (lage.akte.existiert && lage.akte.seminargruppeID === null) return SCHON;
		await pruefeSeminarzyklus(sitzung, gruppe.zyklusID);
		const entschluss = zuweisungZuruecknehmen(lage, { gruppe, seminarIDs });
		schreibe(sitzung, freiwilligerID, entschluss);
		sitzung.schreibe(seminargruppeAggregat, gruppeID, nimmHeraus(gruppe, freiwilligerID, 'ENTFERNT'));
		return GETAN;
	},
};

function alsZuweisung({ freiwilligerID, gruppeID }: Laufzeile): Zuweisung {
	if (freiwilligerID === null || gruppeID === null) throw new Abgelehnt([NICHT_GEFUNDEN]);
	return { freiwilligerID, gruppeID };
}
