import type { Aggregat } from '#domain/aggregat.ts';
import { PORTAL } from '#domain/rollen.ts';
import { alsName } from '#domain/stammdaten/pflegen.ts';
import { schulferienStammdatum } from '#domain/stammdaten/schulferien.ts';
import type { Welt } from './welt.ts';
import { Zufall } from './zufall.ts';

const KEIM = 20_261_124;

/** School holidays of Hessen as the Land has published them; a real tenant begins without any. */
const HESSEN = [
	['Herbstferien', '2025-10-06', '2025-10-18'],
	['Weihnachtsferien', '2025-12-22', '2026-01-10'],
	['Osterferien', '2026-03-30', '2026-04-11'],
	['Sommerferien', '2026-06-29', '2026-08-07'],
	['Herbstferien', '2026-10-05', '2026-10-17'],
	['Weihnachtsferien', '2026-12-23', '2027-01-12'],
	['Osterferien', '2027-03-22', '2027-04-02'],
	['Sommerferien', '2027-06-28', '2027-08-06'],
	['Herbstferien', '2027-10-04', '2027-10-16'],
	['Weihnachtsferien', '2027-12-23', '2028-01-11'],
] as const;

export function legeFerienAn(welt: Welt, jetzt: string): void {
	const { aggregat, erfasse, merkmal } = schulferienStammdatum;
	const zufall = new Zufall(KEIM);
	welt.jetzt = jetzt;
	for (const [bezeichnung, von, bis] of HESSEN) {
		const id = zufall.uuid();
		const felder = { land: 'HE' as const, bezeichnung, von, bis };
		welt.schreibe(aggregat, id, erfasse(aggregat.start(id), felder), PORTAL, zufall.uuid());
		welt.nimm(`LISTE/${aggregat.name}`, alsName(merkmal?.(felder) ?? ''), aggregat as Aggregat, id);
	}
}
