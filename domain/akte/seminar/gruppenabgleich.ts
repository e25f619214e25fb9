/** What follows for one seminar from whether somebody belongs to one of its groups. Table: Seminargruppe, effects. */

import { type AkteEreignis, SeminarnachweisEntfernt } from '#domain/akte/ereignisse.ts';
import type { Lage } from '#domain/akte/lage.ts';
import type { SeminarEreignis } from '#domain/seminar/ereignisse.ts';
import { gibPlatzAuf, nimmMitgliedAuf, type Platzumfeld, platzVon } from '#domain/seminar/plaetze.ts';
import type { Seminar } from '#domain/seminar/seminar.ts';
import { ersterTag, letzterTag } from '#domain/seminar/seminar-felder.ts';
import { istMitglied, type Seminargruppe } from '#domain/seminargruppe/seminargruppe.ts';
import { SEMINAR } from '#domain/status/seminar.ts';
import { SEMINARNACHWEIS } from '#domain/status/seminarnachweis.ts';
import { geplant } from './abgleich.ts';
import { einteilbarAb, umfasst } from './seminarfall.ts';

interface Abgleich {
	readonly seminar: readonly SeminarEreignis[];
	readonly akte: readonly AkteEreignis[];
}

const NICHTS: Abgleich = { seminar: [], akte: [] };

/**
 * Brings place and proof to what the membership says; said again it says nothing. `gruppe`: his, null where he has none.
 * `auchBegonnene`: the seminar has only now been published or given to the group, so it may have begun.
 */
export function gleicheGruppenplatzAb(
	lage: Lage,
	gruppe: Seminargruppe | null,
	seminar: Seminar,
	{ auchBegonnene, ...umfeld }: Platzumfeld & { readonly auchBegonnene: boolean },
): Abgleich {
	const { akte } = lage;
	const platz = platzVon(seminar, akte.id);
	const gehoertDazu =
		gruppe !== null && seminar.felder.seminargruppeIDs.includes(gruppe.id) && istMitglied(gruppe, akte.id);
	const hatBegonnen = (ersterTag(seminar.felder) ?? '9999') <= umfeld.heute;
	if (platz === null) {
		const kommtZuSpaet = hatBegonnen && !auchBegonnene;
		if (!gehoertDazu || kommtZuSpaet || !kannTeilnehmen(lage, seminar)) return NICHTS;
		const ereignisse = nimmMitgliedAuf(seminar, akte.id, gruppe.id, umfeld);
		const hatPlatz = ereignisse.some((e) => e.type === 'SeminarplatzVergeben' && e.facts.freiwilligerID === akte.id);
		return { seminar: ereignisse, akte: hatPlatz ? eingeplant(lage, seminar) : [] };
	}
	if (platz.gruppeID === null || seminar.status !== SEMINAR.nr.Published) return NICHTS;
	if (gehoertDazu) return { seminar: [], akte: platz.stand === 'ANGEMELDET' ? eingeplant(lage, seminar) : [] };
	if (hatBegonnen) return NICHTS;
	const nachweis = akte.seminarnachweise.find((n) => n.seminarID === seminar.id);
	const weg = { seminarID: seminar.id, anlass: 'ABGEMELDET' as const };
	return {
		seminar: gibPlatzAuf(seminar, akte.id, 'GRUPPE', umfeld),
		akte:
			nachweis?.status === SEMINARNACHWEIS.nr.Geplant
				? [SeminarnachweisEntfernt({ nachweisID: nachweis.id, ...weg })]
				: [],
	};
}

/** Published, inside the service, and nobody took him off it. Overlaps are shown, they don't block. */
function kannTeilnehmen(lage: Lage, { status, felder, abgemeldete }: Seminar): boolean {
	const { akte } = lage;
	const [erster, letzter] = [ersterTag(felder), letzterTag(felder)];
	if (akte.geloescht || status !== SEMINAR.nr.Published || erster === null || letzter === null) return false;
	return akte.status >= einteilbarAb(lage) && !abgemeldete.includes(akte.id) && umfasst(lage, erster, letzter);
}

const eingeplant = ({ akte, ctx }: Lage, seminar: Seminar): AkteEreignis[] =>
	akte.seminarnachweise.some((n) => n.seminarID === seminar.id) ? [] : [geplant(akte, ctx.neueID(), seminar)];
