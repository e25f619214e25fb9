import { STELLEN } from '../../texte/registrierung.ts';
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

/** What may be chosen at a place; a stopped one stays visible and says why. */
export function auswahl(quelle: Quelle, ids: readonly string[]): Auswahl[] {
	return angeboten(quelle, ids).map(({ id, bezeichnung }) =>
		istGestoppt(quelle, id)
			? { value: id, label: STELLEN.dienstartGestoppt(bezeichnung), disabled: true }
			: { value: id, label: bezeichnung },
	);
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
