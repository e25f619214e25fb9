import type { Getan } from '#commands/akte/befehl.ts';
import { type GeleseneAkte, liesAkte, liesLage } from '#commands/akte/lesen.ts';
import type { Lage } from '#domain/akte/lage.ts';
import { type Aktensicht, aktensicht } from '#domain/akte/sicht/sicht.ts';
import type { Akte } from '#domain/akte/zustand.ts';
import { benannteFelder } from '#domain/felder/freie-felder.ts';
import type { Akteur } from '#domain/rollen.ts';
import { nichtGefunden } from '../plugins/fehler.ts';
import type { Blickfeld } from '../present/wunsch.ts';
import type { Umstand } from './handler.ts';

/** A file as one viewer sees it. */
export interface Einblick {
	readonly lage: Lage;
	readonly feld: Blickfeld;
	readonly sicht: Aktensicht;
}

/**
 * The file with everything its view needs; what the viewer may not see doesn't exist. After a command it is as that left
 * it, where it has it at hand.
 */
export async function sieheAkte({ umgebung, akteur }: Umstand, id: string, getan?: Getan): Promise<Einblick> {
	const lage = getan?.danach?.lage ?? (await liesLage(umgebung, akteur, id));
	const sicht = sichtAuf(lage, akteur, lage.akte);
	if (!sicht) throw nichtGefunden();
	return { lage, sicht, feld: blickfeld(lage, lage.akte) };
}

export function blickfeld({ akteur, referenz, kontingente, ctx }: Lage, akte: Akte): Blickfeld {
	return { akteur, akte, referenz, kontingente, heute: ctx.heute };
}

/** Whether and how much the viewer sees of a state of the file. */
export function sichtAuf({ ctx, referenz }: Lage, akteur: Akteur, akte: Akte): Aktensicht | null {
	return aktensicht(akteur, akte, {
		heute: ctx.heute,
		modus: referenz.parameter.freiwilligenSichtbarkeitMode,
		freieFelder: benannteFelder(referenz.parameter),
		zyklusEnde: (zyklusID) => referenz.zyklen.get(zyklusID)?.ende ?? null,
	});
}

/** The file with its events, as far as it is visible at all. */
export async function sieheVerlauf(umstand: Umstand, id: string): Promise<Einblick & GeleseneAkte> {
	const einblick = await sieheAkte(umstand, id);
	return { ...einblick, ...(await liesAkte(umstand.umgebung, id)) };
}
