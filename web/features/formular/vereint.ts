const istGleich = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

interface Staende<V> {
	/** What the form began with. */
	vorher: V;
	/** What others have made of it. */
	jetzt: V;
	/** What the form holds. */
	hier: V;
}

/** What was changed in the form, and what of it others have changed to something else. */
export function eigenesIn<V extends object>({ vorher, jetzt, hier }: Staende<V>) {
	const felder = Object.keys(hier) as (keyof V)[];
	const eigene = felder.filter((feld) => !istGleich(hier[feld], vorher[feld]));
	const strittig = eigene.filter(
		(feld) => !istGleich(jetzt[feld], vorher[feld]) && !istGleich(jetzt[feld], hier[feld]),
	);
	return { eigene, strittig };
}

/** What there is by now, and on top of it these fields as the form holds them. */
export const vereint = <V extends object>({ jetzt, hier }: Staende<V>, felder: readonly (keyof V)[]): V => ({
	...jetzt,
	...(Object.fromEntries(felder.map((feld) => [feld, hier[feld]])) as Partial<V>),
});
