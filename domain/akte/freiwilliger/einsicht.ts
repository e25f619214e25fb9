/** What is only looked at (table: Documents, Einsichtnahme): when its file and the facts that stay have to go. */
import type { AkteEreignis } from '#domain/akte/ereignisse.ts';
import { addiereMonate, addiereTage, maxDatum, tagInBerlin } from '#domain/datum.ts';
import type { Aufgezeichnet } from '#domain/ereignis.ts';
import type { Personenfeld } from '#domain/felder/personenfelder.ts';
import type { DokumentSpec } from '#domain/referenzsaetze.ts';
import { EIGENE_OFFEN, GEBUNDEN } from '#domain/status/wunsch.ts';
import type { Akte, Dokument } from '../zustand.ts';

export const istEinsicht = ({ nutzungsart }: Pick<DokumentSpec, 'nutzungsart'>): boolean =>
	nutzungsart === 'EINSICHTNAHME';

/** What who looks at a certificate records; the day he does so is the portal's. */
export const EINSICHTSFELDER = [
	'fuehrungszeugnisDatum',
	'isEinschlaegigVerurteilt',
] as const satisfies readonly Personenfeld[];

const DATEI_TAGE = 30;

/** The file of an unchecked document goes after thirty days. */
export const dateiUeberfaellig = ({ hochgeladenAm }: Pick<Dokument, 'hochgeladenAm'>, heute: string): boolean =>
	addiereTage(tagInBerlin(hochgeladenAm), DATEI_TAGE) <= heute;

const FAKTEN_MONATE = 6;

/**
 * Do the facts have to go? Six months after the last day of the service they were for; where none came about and no
 * application is under way any more, at once.
 */
export function faktenUeberfaellig(akte: Akte, heute: string): boolean {
	if (akte.wuensche.some(({ status }) => GEBUNDEN.includes(status))) return false;
	const { fuehrungszeugnisEingesehenAm: eingesehenAm = null } = akte.person;
	const [erstes, ...weitere] = akte.vertraege.flatMap(({ dienstantritt, dienstende }) =>
		dienstantritt && dienstende && (eingesehenAm === null || eingesehenAm <= dienstende) ? dienstende : [],
	);
	if (erstes !== undefined) return addiereMonate(maxDatum(erstes, ...weitere), FAKTEN_MONATE) <= heute;
	return !akte.wuensche.some(({ status }) => EIGENE_OFFEN.includes(status));
}

export const hatFakten = ({ person }: Pick<Akte, 'person'>): boolean =>
	[person.fuehrungszeugnisEingesehenAm, person.fuehrungszeugnisDatum, person.isEinschlaegigVerurteilt].some(
		(wert) => wert !== undefined && wert !== null,
	);

/**
 * Events that are told nobody any more, by version: of a look whose facts are erased, and whatever became of its request
 * from then on, since that depends on what was found.
 */
export function verschwiegene(akteID: string, ereignisse: readonly Aufgezeichnet<AkteEreignis>[]): ReadonlySet<number> {
	const bis = ereignisse.findLastIndex(
		(e) => e.type === 'PersonenbezugGeloescht' && e.facts.betroffener === akteID && e.facts.arten.includes('EINSICHT'),
	);
	const anforderungVon = new Map<string, string>();
	const befehle = new Set<string>();
	const eingesehene = new Set<string>();
	const versionen = new Set<number>();
	const bisher = ereignisse.slice(0, Math.max(bis, 0));
	for (const e of bisher) if (e.type === 'EinsichtFestgehalten') befehle.add(e.meta.commandID);
	for (const e of bisher) {
		if (e.type === 'DokumentHochgeladen') anforderungVon.set(e.facts.dokumentID, e.facts.anforderungID);
		if (e.type === 'EinsichtFestgehalten') eingesehene.add(e.facts.anforderungID);
		const { anforderungID, dokumentID } = e.facts as { anforderungID?: string | null; dokumentID?: string | null };
		const gemeint = anforderungID ?? anforderungVon.get(dokumentID ?? '');
		// The file goes with the look, just before it is recorded.
		const gehtMit = e.type === 'DokumentGeloescht' && befehle.has(e.meta.commandID);
		if (gehtMit || e.art === 'EINSICHT' || (gemeint && eingesehene.has(gemeint))) versionen.add(e.version);
	}
	return versionen;
}
