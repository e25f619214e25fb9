import { addiereMonate, addiereTage, maxDatum, minDatum, tageZwischen } from '#domain/datum.ts';
import { FREIWILLIGER } from '#domain/status/freiwilliger.ts';
import type { Ziel } from './auftrag.ts';
import type { Zyklusplan } from './grundlage.ts';
import type { Welt } from './welt.ts';

/** The day of each station, also of those he never comes to. */
export interface Zeitplan {
	readonly bewerbung: string;
	readonly bestaetigung: string;
	readonly kontakt: string;
	readonly verhandlung: string;
	readonly einigung: string;
	readonly abschluss: string;
	readonly antritt: string;
	readonly ende: string;
}

interface Rahmen {
	readonly zyklus: Zyklusplan;
	readonly ziel: Ziel;
	readonly heute: string;
}

/** First day of the contract: with the cycle for most, later for those who can still begin. */
export function vertragsbeginn({ zufall }: Welt, { zyklus, ziel, heute }: Rahmen): string {
	if (ziel >= FREIWILLIGER.nr.ImDienst || heute > zyklus.ende) {
		const spaeter = addiereTage(zyklus.start, 15);
		return spaeter < heute && zufall.ob(0.2) ? spaeter : zyklus.start;
	}
	const naechster = `${addiereMonate(heute, 1).slice(0, 7)}-01`;
	return naechster <= zyklus.ende ? maxDatum(zyklus.start, naechster) : zyklus.start;
}

export function zeitplan({ zufall }: Welt, { zyklus, ziel, heute }: Rahmen, beginn: string): Zeitplan {
	const bis =
		ziel >= FREIWILLIGER.nr.ImDienst ? addiereTage(beginn, -1) : minDatum(heute, addiereTage(zyklus.ende, -40));
	// Who is still applying did so lately; the others are spread over the whole time.
	const von =
		ziel < FREIWILLIGER.nr.BewerbungEinigung
			? maxDatum(
					zyklus.aktivAb,
					addiereTage(
						bis,
						ziel < FREIWILLIGER.nr.BewerbungsProzess ? -150 : ziel < FREIWILLIGER.nr.BewerbungKontaktiert ? -28 : -75,
					),
				)
			: zyklus.aktivAb;
	const spielraum = Math.max(8, tageZwischen(von, bis));
	const laenge = Math.min(spielraum, zufall.ganz(8, ziel < FREIWILLIGER.nr.BewerbungKontaktiert ? 20 : 80));
	const bewerbung = addiereTage(von, zufall.ganz(0, Math.max(0, spielraum - laenge)));
	const anteile = Array.from({ length: 5 }, () => zufall.zahl()).sort((a, b) => a - b);
	const nach = (nr: number) => addiereTage(bewerbung, Math.floor((anteile[nr] ?? 0) * laenge));
	const abschluss = nach(4);
	const antritt = maxDatum(beginn, abschluss);
	const ende =
		ziel === FREIWILLIGER.nr.Dienstende
			? minDatum(addiereTage(zyklus.ende, 1), heute)
			: addiereTage(antritt, zufall.ganz(0, Math.min(120, Math.max(0, tageZwischen(antritt, heute)))));
	const dazwischen = { bestaetigung: nach(0), kontakt: nach(1), verhandlung: nach(2), einigung: nach(3), abschluss };
	return { bewerbung, ...dazwischen, antritt, ende };
}
