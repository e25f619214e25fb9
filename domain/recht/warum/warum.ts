import type { Berechnung, Rechengrundlage } from './berechnung.ts';
import { warumTaschengeld, warumTeilmonate } from './geld.ts';
import { warumAlter, warumDauer, warumSeminartage, warumUrlaub, warumWochenstunden } from './zeit.ts';

/** Every computed or limited value of a contract with its reasons, in the order of the contract's page. */
export function berechnungen(grundlage: Rechengrundlage): Berechnung[] {
	return [
		warumAlter(grundlage),
		warumDauer(grundlage),
		warumWochenstunden(grundlage),
		warumUrlaub(grundlage),
		warumSeminartage(grundlage),
		warumTaschengeld(grundlage),
		...warumTeilmonate(grundlage),
	];
}
