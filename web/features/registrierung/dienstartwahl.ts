import { maxDatum } from '#domain/datum.ts';
import { alterZumBeginn, zuJungOderZuAlt } from '#domain/recht/alter.ts';
import { STELLEN } from '../../texte/zugang/registrierung.ts';
import type { Angaben } from './angaben.ts';
import type { Nachschlag } from './nachschlag.ts';
import type { Dienstart } from './queries.ts';

type Quelle = Pick<Nachschlag, 'zyklus' | 'dienstarten'>;

interface Auswahl {
	value: string;
	label: string;
	disabled?: boolean;
}

/** Is applying for the Dienstart stopped in the cycle (G02)? */
function istGestoppt({ zyklus }: Pick<Quelle, 'zyklus'>, dienstartID: string): boolean {
	return zyklus.dienstarten.some((einer) => einer.dienstartID === dienstartID && einer.isBewerbungsstopp);
}

export function angeboten({ dienstarten }: Pick<Quelle, 'dienstarten'>, ids: readonly string[]): Dienstart[] {
	return dienstarten.filter(({ id }) => ids.includes(id)).sort((a, b) => a.sortierung - b.sortierung);
}

/** What may be chosen at a place; one that is stopped or for another age stays visible and says why. */
export function auswahl(quelle: Quelle, ids: readonly string[], alter: number | null = null): Auswahl[] {
	return angeboten(quelle, ids).map((dienstart): Auswahl => {
		const { id, bezeichnung } = dienstart;
		const grund = zuJungOderZuAlt(dienstart, alter);
		if (grund !== null) return { value: id, label: `${bezeichnung}: ${grund}`, disabled: true };
		if (istGestoppt(quelle, id)) return { value: id, label: STELLEN.dienstartGestoppt(bezeichnung), disabled: true };
		return { value: id, label: bezeichnung };
	});
}

/** What can be wished for without naming a place. */
export function wunschauswahl({ dienstarten }: Pick<Quelle, 'dienstarten'>, alter: number | null): Auswahl[] {
	return dienstarten.map((dienstart): Auswahl => {
		const { id, bezeichnung } = dienstart;
		const grund = zuJungOderZuAlt(dienstart, alter);
		return grund === null
			? { value: id, label: bezeichnung }
			: { value: id, label: `${bezeichnung}: ${grund}`, disabled: true };
	});
}

/** How old somebody is when the service of the cycle begins; null: not known yet. */
export const alterVon = (
	angaben: Pick<Angaben, 'geburtsdatum' | 'gewuenschterBeginn'>,
	{ zyklus, umfeld }: Pick<Nachschlag, 'zyklus' | 'umfeld'>,
): number | null => alterZumBeginn(angaben, maxDatum(zyklus.start, umfeld.heute));

/** Marked places whose Dienstart nobody of this age can do, each with the reason; found once the birth date is known. */
export function unpassende(
	{ wuensche }: Pick<Angaben, 'wuensche'>,
	{ dienstarten }: Pick<Quelle, 'dienstarten'>,
	alter: number | null,
): readonly { stelle: number; grund: string }[] {
	return wuensche.flatMap(({ dienstartID }, stelle) => {
		const grund = grundGegen(dienstartID, dienstarten, alter);
		return grund === null ? [] : [{ stelle, grund }];
	});
}

/** Why somebody of this age can't choose the Dienstart; null: he can, or none is chosen. */
export function grundGegen(
	dienstartID: string | null,
	dienstarten: readonly Dienstart[],
	alter: number | null,
): string | null {
	const dienstart = dienstarten.find(({ id }) => id === dienstartID);
	return dienstart ? zuJungOderZuAlt(dienstart, alter) : null;
}

/** The names of what is offered, where all of it is stopped; null: the place can be applied for. */
export function gesperrtDurch(quelle: Quelle, ids: readonly string[]): string | null {
	const namen = angeboten(quelle, ids);
	if (namen.length === 0 || !namen.every(({ id }) => istGestoppt(quelle, id))) return null;
	return namen.map(({ bezeichnung }) => bezeichnung).join(', ');
}

/** Nothing to choose where one is left. */
export function einzige(quelle: Quelle, ids: readonly string[]): string | null {
	const frei = auswahl(quelle, ids).filter(({ disabled }) => !disabled);
	return frei.length === 1 ? (frei[0]?.value ?? null) : null;
}
