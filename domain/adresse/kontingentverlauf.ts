/** What was decided about the places of an address, in sentences; who takes them is told in the volunteers' files. */
import type { Aufgezeichnet } from '#domain/ereignis.ts';
import { formatDatum } from '#domain/format/datum.ts';
import type { KontingentEreignis } from '#domain/kontingent/ereignisse.ts';
import type { Namen } from '#domain/stammdaten/stammtext.ts';
import { type Adressverlaufseintrag, type Aenderung, kopf, OHNE_BEMERKUNG } from './verlauf.ts';

/** Of an Einsatzstelle all of it, of an Einsatzort what names it; oldest first. */
export function kontingentverlauf(
	ereignisse: readonly Aufgezeichnet<KontingentEreignis>[],
	adresse: { readonly id: string; readonly istStelle: boolean },
	name: Namen,
): Adressverlaufseintrag[] {
	return ereignisse.flatMap((e) => {
		const einsatzortID = 'einsatzortID' in e.facts ? e.facts.einsatzortID : null;
		if (!adresse.istStelle && einsatzortID !== adresse.id) return [];
		const woran = adresse.istStelle && einsatzortID !== null ? ` am Einsatzort ${name(einsatzortID)}` : '';
		const gesagt = satzVon(e, name, woran);
		if (!gesagt) return [];
		const { satz, aenderungen = [] } = gesagt;
		return [{ ...kopf(e), art: 'KONTINGENT' as const, satz, aenderungen, ...OHNE_BEMERKUNG }];
	});
}

interface Gesagt {
	readonly satz: string;
	readonly aenderungen?: readonly Aenderung[];
}

/** `woran`: which Einsatzort, where the page is that of its Einsatzstelle. */
function satzVon(e: KontingentEreignis, name: Namen, woran: string): Gesagt | null {
	switch (e.type) {
		case 'AnerkanntePlaetzeFestgelegt':
			return {
				satz: `hat die anerkannten Plätze BFD${woran} festgelegt.`,
				aenderungen: [plaetze('Anerkannt', e.facts)],
			};
		case 'AnerkennungBefristet': {
			const tag = (wert: string | null) => (wert === null ? null : formatDatum(wert));
			const aenderung = { bezeichnung: 'Anerkannt bis', von: tag(e.facts.von), nach: tag(e.facts.nach) };
			return { satz: 'hat eingetragen, bis wann die Einsatzstelle anerkannt ist.', aenderungen: [aenderung] };
		}
		case 'KontingentGenehmigt':
			return { satz: `hat ${fuer(e.facts, name)} Plätze genehmigt.`, aenderungen: [plaetze('Genehmigt', e.facts)] };
		case 'KontingentZugeteilt':
			return {
				satz: `hat ${fuer(e.facts, name)} Plätze${woran} zugeteilt.`,
				aenderungen: [plaetze('Zugeteilt', e.facts)],
			};
		case 'KontingentzuteilungEntfernt': {
			const aenderungen = [plaetze('Zugeteilt', { ...e.facts, nach: null })];
			return { satz: `hat ${fuer(e.facts, name)} die Zuteilung${woran} entfernt.`, aenderungen };
		}
		case 'KontingentabfrageGesendet':
			return { satz: `hat die ${abfrage(e.facts, name)} mit Frist bis ${formatDatum(e.facts.frist)} gesendet.` };
		case 'KontingentabfrageErinnert':
			return { satz: `hat an die ${abfrage(e.facts, name)} erinnert.` };
		case 'KontingentAngefragt': {
			const aenderungen = e.facts.zeilen.map((z) => plaetze(name(z.dienstartID), z));
			return { satz: `hat die ${abfrage(e.facts, name)} beantwortet.`, aenderungen };
		}
		case 'KontingentabfrageEntschieden':
			return { satz: `hat über die ${abfrage(e.facts, name)} entschieden.` };
		case 'PlatzVergeben':
		case 'PlatzGeaendert':
		case 'PlatzFreigegeben':
			return null;
	}
}

const fuer = ({ zyklusID, dienstartID }: { zyklusID: string; dienstartID: string }, name: Namen): string =>
	`im Zyklus ${name(zyklusID)} für ${name(dienstartID)}`;

const abfrage = ({ zyklusID }: { zyklusID: string }, name: Namen): string =>
	`Kontingentabfrage zum Zyklus ${name(zyklusID)}`;

const plaetze = (bezeichnung: string, { von, nach }: { von: number | null; nach: number | null }): Aenderung => ({
	bezeichnung,
	von: von === null ? null : String(von),
	nach: nach === null ? null : String(nach),
});
