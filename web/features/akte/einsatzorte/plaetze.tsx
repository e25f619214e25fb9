import { OccupancyBoxes } from '../../../ui/figures/occupancy.tsx';
import type { Wunsch } from '../typen.ts';

/** Places at the Einsatzort; more bound than allotted counts as none free. */
export function Plaetze({ plaetze }: { plaetze: NonNullable<Wunsch['plaetze']> }) {
	const { belegt, reserviert, frei } = plaetze;
	return <OccupancyBoxes belegt={belegt} reserviert={reserviert} frei={Math.max(0, frei)} />;
}
