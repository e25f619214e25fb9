/** What an agreement waits for from the volunteer alone: a site can neither enter it nor do without it. */

import { blockierend, stufeBei } from '#domain/akte/dokument/dokumentbedingungen.ts';
import { fehlendeAbfragefelder } from '#domain/akte/dokument/dokumentregeln.ts';
import { gefragterVertrag, istLeer, wertVon, wirdGebraucht } from '#domain/akte/freiwilliger/abfragen.ts';
import { elternEinesMinderjaehrigen } from '#domain/akte/freiwilliger/elternabfrage.ts';
import type { Akte, Wunsch } from '#domain/akte/zustand.ts';
import { addiereMonate, addiereTage } from '#domain/datum.ts';
import { ABFRAGEFELDER, type Abfragefeld } from '#domain/feldabfrage/abfragefelder.ts';
import type { Bearbeiter } from '#domain/feldabfrage/feldabfrage.ts';
import { istMinderjaehrig } from '#domain/recht/alter.ts';
import type { Referenz } from '#domain/referenz.ts';
import { FREIWILLIGER } from '#domain/status/freiwilliger.ts';
import { dranAmDokument } from './dokument.ts';

interface Umfeld {
	readonly akte: Akte;
	readonly referenz: Pick<Referenz, 'specs' | 'feldabfragen'>;
	readonly heute: string;
}

/** Something is missing for the agreement that only the volunteer gives (G13, G20, G01); the Traeger could in her stead. */
export function fehltVonIhm({ akte, referenz, heute }: Umfeld, wunsch: Wunsch): boolean {
	const { geburtsdatum } = akte.person;
	if (geburtsdatum && istMinderjaehrig(geburtsdatum, heute) && ohneUnterzeichnende(akte)) return true;
	const felder = fehlendeAbfragefelder(
		{ akte, heute },
		wunsch,
		referenz.feldabfragen,
		FREIWILLIGER.nr.BewerbungEinigung,
	);
	if (felder.some(({ isBearbeitbarDurch }) => nurVonIhm(isBearbeitbarDurch))) return true;
	return akte.anforderungen.some((anforderung) => {
		const spec = referenz.specs.find(({ id }) => id === anforderung.specID);
		if (!spec || !blockierend(stufeBei(spec, FREIWILLIGER.nr.BewerbungEinigung))) return false;
		return dranAmDokument(akte, anforderung, spec, heute)?.partei === 'FREIWILLIGER';
	});
}

/** G13: no guardian who signs. */
const ohneUnterzeichnende = ({ erziehungsberechtigte }: Akte): boolean =>
	!erziehungsberechtigte.some((e) => e.isUnterschriftErforderlich);

/** What a site may fill in as well it enters as it agrees. */
const nurVonIhm = (wer: readonly Bearbeiter[]): boolean => wer.includes('FW') && !wer.includes('ME');

/** What the file alone says of it; which fields are asked for and what day it is comes with the reading. */
export interface Einigungsstand {
	/** First day of age; null: the day of birth isn't known. */
	readonly volljaehrigAb: string | null;
	readonly ohneUnterzeichnende: boolean;
	/** Fields without a value that would be asked for, of guardians those asked of a minor. */
	readonly leer: readonly Abfragefeld[];
}

export function einigungsstand(akte: Akte, wunsch: Wunsch): Einigungsstand {
	const { geburtsdatum = null } = akte.person;
	const vertrag = gefragterVertrag(akte, [wunsch]);
	const eltern = elternEinesMinderjaehrigen(akte);
	return {
		volljaehrigAb: geburtsdatum && volljaehrigAb(geburtsdatum),
		ohneUnterzeichnende: ohneUnterzeichnende(akte),
		leer: ABFRAGEFELDER.filter(
			(feld) => wirdGebraucht(feld, { vertrag, eltern }) && istLeer(wertVon(akte, vertrag, feld)),
		),
	};
}

function volljaehrigAb(geburtsdatum: string): string {
	const tag = addiereMonate(geburtsdatum, VOLLJAEHRIG_MONATE);
	// Who was born on 29 February.
	return istMinderjaehrig(geburtsdatum, tag) ? addiereTage(tag, 1) : tag;
}

const VOLLJAEHRIG_MONATE = 18 * 12;
