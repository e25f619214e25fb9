/** The history of the parameters in sentences; the subject of each is who did it. */
import type { Aufgezeichnet } from '#domain/ereignis.ts';
import { FEATUREFELDER } from './features.ts';
import { aenderungenIn, type ParameterEreignis } from './parameter.ts';
import { PARAMETERFELDER, PARAMETERFELDNAMEN, type ParameterFelder, type Parameterfeld } from './parameterfelder.ts';
import { parameterText } from './parametertext.ts';

interface Verlaufseintrag {
	/** Stream version of the event. */
	readonly version: number;
	readonly zeit: string;
	readonly userID: string | null;
	readonly impersoniertVon: string | null;
	/** `hat die Parameter geändert.` */
	readonly satz: string;
	readonly aenderungen: readonly {
		readonly bezeichnung: string;
		readonly von: string | null;
		readonly nach: string | null;
	}[];
}

/** Oldest first. */
export function parameterVerlauf(ereignisse: readonly Aufgezeichnet<ParameterEreignis>[]): Verlaufseintrag[] {
	return ereignisse.map((e) => ({
		version: e.version,
		zeit: e.meta.zeit,
		userID: e.meta.userID,
		impersoniertVon: e.meta.impersoniertVon,
		satz: satzVon(e),
		aenderungen: aenderungenVon(e),
	}));
}

function satzVon(e: ParameterEreignis): string {
	if (e.type === 'ParameterErfasst') return 'hat die Parameter angelegt.';
	if (e.type === 'PersonenbezugGeloescht') return 'hat die Texte gelöscht.';
	const felder = Object.keys(aenderungenIn(e));
	const wartung = aenderungenIn(e).isWartungsmodus;
	if (felder.length === 1 && wartung)
		return `hat den Wartungsmodus ${wartung.nach ? 'eingeschaltet' : 'ausgeschaltet'}.`;
	const nurFunktionen = felder.length > 0 && felder.every((f) => (FEATUREFELDER as readonly string[]).includes(f));
	return nurFunktionen ? 'hat Funktionen geschaltet.' : 'hat die Parameter geändert.';
}

/** In the order of the form. */
function aenderungenVon(e: ParameterEreignis) {
	const alle = aenderungenIn(e);
	return PARAMETERFELDNAMEN.flatMap((feld) => {
		const wechsel = alle[feld];
		if (!wechsel) return [];
		const zeige = (wert: ParameterFelder[Parameterfeld]) => parameterText(feld, wert);
		return [{ bezeichnung: PARAMETERFELDER[feld].bezeichnung, von: zeige(wechsel.von), nach: zeige(wechsel.nach) }];
	});
}
