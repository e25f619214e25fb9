import { fehlerID } from '#domain/format/zufall.ts';

/** A fresh random id for the error screen. */
export function neueFehlerID(): string {
	return fehlerID((grenze) => {
		const [zufall = 0] = crypto.getRandomValues(new Uint32Array(1));
		return zufall % grenze;
	});
}
