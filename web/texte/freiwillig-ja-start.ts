/** Words of the start page about places that don't get to freiwillig-ja. */
export const FREIWILLIG_JA_START = {
	start: (n: number) =>
		n === 1 ? '1 Stelle erreicht freiwillig-ja nicht' : `${n} Stellen erreichen freiwillig-ja nicht`,
	startText: 'Drei Tage lang hat freiwillig-ja sie nicht angenommen.',
} as const;
