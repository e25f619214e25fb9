import { einheiten } from '#domain/felder/feld.ts';
import type { Stammangaben } from '#domain/stammdaten/stammfeld.ts';

/** A value of master data as it goes over the wire. */
export function nachAussen(feld: Stammangaben, wert: unknown): unknown {
	if (feld.art === 'gruppe') {
		const teile = wert as Readonly<Record<string, unknown>>;
		return Object.fromEntries(
			Object.entries(feld.felder).map(([name, angaben]) => [name, nachAussen(angaben, teile[name])]),
		);
	}
	return typeof wert === 'number' ? wert / einheiten(feld) : wert;
}
