import { DatabaseError } from 'pg';

/** A stream isn't at the version the decision was made on. */
export class Versionskonflikt extends Error {
	readonly stream: string;
	readonly erwartet: number;
	readonly tatsaechlich: number;
	constructor(stream: string, erwartet: number, tatsaechlich: number) {
		super(`${stream}: Version ${tatsaechlich} statt ${erwartet}`);
		this.name = 'Versionskonflikt';
		this.stream = stream;
		this.erwartet = erwartet;
		this.tatsaechlich = tatsaechlich;
	}
}

/** A unique value belongs to another stream. The message doesn't repeat it: it may be an e-mail address. */
export class EindeutigVerletzt extends Error {
	readonly art: string;
	readonly wert: string;
	constructor(art: string, wert: string) {
		super(`${art} ist bereits vergeben`);
		this.name = 'EindeutigVerletzt';
		this.art = art;
		this.wert = wert;
	}
}

/** The projection tables were exchanged since this process last looked. */
export class EpocheVeraltet extends Error {
	override name = 'EpocheVeraltet';
}

/** The database holds projections of other versions than this code writes: the process must exit. */
export class ProzessVeraltet extends Error {
	override name = 'ProzessVeraltet';
}

/** The database gives no sign of life, or too many wait for it already. */
export class DatenbankUeberlastet extends Error {
	override name = 'DatenbankUeberlastet';
}

/** The same idempotency key was committed by another request in the meantime. */
export class BefehlWiederholt extends Error {
	override name = 'BefehlWiederholt';
}

/** Translates what append() raised; anything else is passed on as it came. */
export function uebersetze(fehler: unknown, belegt: readonly { art: string; wert: string }[]): unknown {
	if (!(fehler instanceof DatabaseError)) return fehler;
	switch (fehler.code) {
		case 'PV001': {
			const [stream, erwartet, ist] = JSON.parse(fehler.detail ?? '[]') as [string, number, number];
			return new Versionskonflikt(stream, erwartet, ist);
		}
		case 'PV002': {
			const { art, wert } = belegt[Number(fehler.detail)] ?? { art: '', wert: '' };
			return new EindeutigVerletzt(art, wert);
		}
		case 'PV003':
			return new EpocheVeraltet('Die Projektionen wurden umgeschaltet');
		case 'PV004':
			return new BefehlWiederholt('Der Befehl wurde bereits ausgeführt');
		default:
			return fehler;
	}
}

const UNIQUE_VIOLATION = '23505';

/** Has this unique index refused a row? */
export const istVergeben = (fehler: unknown, index: string): boolean =>
	fehler instanceof DatabaseError && fehler.code === UNIQUE_VIOLATION && fehler.constraint === index;

const SERIALIZATION_FAILURE = '40001';
const DEADLOCK = '40P01';

/** Another command was faster: deciding again may succeed. */
export function istZusammenstoss(fehler: unknown): boolean {
	if (fehler instanceof Versionskonflikt) return true;
	return fehler instanceof DatabaseError && (fehler.code === SERIALIZATION_FAILURE || fehler.code === DEADLOCK);
}
