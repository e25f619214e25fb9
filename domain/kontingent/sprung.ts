/** More than double or less than half of the figure that stood: asked about before it is stored. A first figure is no jump. */
export const istSprung = (bisher: number | null, wert: number): boolean =>
	bisher !== null && bisher > 0 && (wert > bisher * 2 || wert * 2 < bisher);
