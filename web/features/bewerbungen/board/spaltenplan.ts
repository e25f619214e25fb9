import { FREIWILLIGER, type FreiwilligerStatus } from '#domain/status/freiwilliger.ts';
import { type Bedingung, bedingungVon, zahlbereich } from '../../liste/bedingung.ts';

/** From the application to the service; what has ended is a matter of the list. */
const STATUS: readonly FreiwilligerStatus[] = [
	FREIWILLIGER.nr.BewerbungsProzess,
	FREIWILLIGER.nr.BewerbungKontaktiert,
	FREIWILLIGER.nr.BewerbungVerhandlung,
	FREIWILLIGER.nr.BewerbungEinigung,
	FREIWILLIGER.nr.Vertragsabschluss,
	FREIWILLIGER.nr.ImDienst,
];

export interface Spaltenplan {
	status: FreiwilligerStatus;
	/** Outside of what the filter shows: its number alone, and a place to drop. */
	schmal: boolean;
	und: readonly Bedingung[];
}

/** Each column is the list with its own status in place of the filter's. */
export function spaltenplan(und: readonly Bedingung[]): readonly Spaltenplan[] {
	const { von, bis } = zahlbereich(bedingungVon(und, 'status'));
	return STATUS.map((status) => {
		const schmal = (von !== null && status < von) || (bis !== null && status > bis);
		// Beyond the filter's own statuses its limit on wishes would leave nothing.
		const uebrige = und.filter(({ feld }) => feld !== 'status' && !(schmal && feld === 'wunschstatus'));
		return { status, schmal, und: [...uebrige, { feld: 'status', op: 'gleich', wert: status }] };
	});
}
