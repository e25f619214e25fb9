import { STELLT_ONLINE, VERORTET } from '#commands/adresse/sammeln.ts';
import { ladeLage, schreibe } from '#commands/akte/lage.ts';
import { STELLT_BESCHEINIGUNG_AUS } from '#commands/dokumente/bescheinigung.ts';
import { GIBT_ZEUGNIS_FREI } from '#commands/dokumente/zeugnisse-freigeben.ts';
import { GENEHMIGT_ANFRAGEN } from '#commands/kontingent/genehmigen.ts';
import { LEGT_ZUGANG_AN } from '#commands/person/zugaenge.ts';
import type { Werk } from '#commands/sammellauf/werk.ts';
import { NIMMT_ZURUECK, WEIST_ZU } from '#commands/seminar/gruppenvorschlag.ts';
import { akteAggregat } from '#domain/akte/akte.ts';
import { entscheideSammelaktion, type Sammelaktion } from '#domain/akte/sammelaktion.ts';
import { GETAN } from '#domain/sammelbescheid.ts';
import { type Eigenaktion, istEigenaktion, type Laufaktion } from '#domain/sammellauf.ts';
import { bedarfFuer, eingabeFuer } from './bedarf.ts';

/** A certificate is a file that is made before. */
type AnDerAkte = Exclude<Sammelaktion, 'bescheinigungAusstellen'>;

/** What is decided in a volunteer's file. */
const AN_DER_AKTE: Werk<AnDerAkte> = {
	stream: ({ freiwilligerID }) => `${akteAggregat.name}-${freiwilligerID}`,
	async tue(sitzung, akteur, zeile, eingabe) {
		const { freiwilligerID, wunschID } = zeile;
		if (freiwilligerID === null) return GETAN;
		const lage = await ladeLage(sitzung, akteur, freiwilligerID, bedarfFuer(eingabe));
		const seine = await eingabeFuer(sitzung, lage, wunschID, eingabe);
		schreibe(sitzung, freiwilligerID, entscheideSammelaktion(lage, zeile, seine));
		return GETAN;
	},
};

const EIGENE: { readonly [A in Eigenaktion]: Werk<A> } = {
	anfragenGenehmigen: GENEHMIGT_ANFRAGEN,
	onlineStellen: STELLT_ONLINE,
	verorten: VERORTET,
	zugangAnlegen: LEGT_ZUGANG_AN,
	gruppeZuweisen: WEIST_ZU,
	gruppeZuruecknehmen: NIMMT_ZURUECK,
	zeugnisFreigeben: GIBT_ZEUGNIS_FREI,
};

export function werkZu(aktion: Laufaktion): Werk {
	if (aktion === 'bescheinigungAusstellen') return STELLT_BESCHEINIGUNG_AUS as Werk;
	return (istEigenaktion(aktion) ? EIGENE[aktion] : AN_DER_AKTE) as Werk;
}
