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

/**
 * PostgreSQL and the network below it: no connection, shutting down, too many connections, lock or statement too slow.
 * And a disk that is full or takes no more of us.
 */
const AUSFALL = /^(08|53|55P03|57|ECONN|EPIPE|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ETIMEDOUT|ENOSPC|EDQUOT|EFBIG)/;
/** What the driver itself says, without a code. */
const OHNE_CODE = /timeout expired|timeout exceeded when trying to connect|Connection terminated|not queryable/;

/** It isn't the fault of what was asked for, and may succeed in a while. */
export function istAusfall(fehler: unknown): boolean {
	if (!(fehler instanceof Error)) return false;
	const code = 'code' in fehler ? String(fehler.code) : '';
	return fehler instanceof DatenbankUeberlastet || AUSFALL.test(code) || OHNE_CODE.test(fehler.message);
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
