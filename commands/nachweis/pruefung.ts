import type { KeyObject } from 'node:crypto';
import { type Glied, pruefeGlieder } from '#commands/event-store/kette.ts';
import type { Streamfehler } from '#commands/event-store/pruefung.ts';
import { istSigniertVon } from '#commands/signatur/wurzel.ts';
import type { Nachweisereignis, Nachweisverlauf, SignierterNachweis } from './nachweis.ts';
import { istUnterschriebenVon } from './signatur.ts';

/**
 * Checks an export by itself, without the database it comes from: each chain event by event, the digests of the
 * personal parts shown, what the root says of the streams, and the signatures.
 */
export function pruefeNachweis(nachweis: SignierterNachweis, oeffentlich: KeyObject): Streamfehler[] {
	const fehler = nachweis.verlaeufe.flatMap((verlauf) => pruefeVerlauf(verlauf));
	const { wurzel } = nachweis;
	if (wurzel && !istSigniertVon(wurzel, oeffentlich)) {
		fehler.push({ stream: 'Wurzel', version: 0, text: 'Sie ist nicht mit dem Schlüssel des Portals signiert.' });
	}
	if (!istUnterschriebenVon(nachweis, oeffentlich)) fehler.push({ stream: 'Signatur', version: 0, text: UNTERSCHRIFT });
	return fehler;
}

const UNTERSCHRIFT = 'Sie passt nicht zum Inhalt: Er wurde verändert, oder der Nachweis ist von einem anderen Portal.';

function pruefeVerlauf(verlauf: Nachweisverlauf): Streamfehler[] {
	const { stream, ereignisse, inWurzel } = verlauf;
	const verschwiegen = new Set(ereignisse.filter(istVerschwiegen).map(({ version }) => version));
	const verdeckt = new Set(ereignisse.flatMap((e) => (e.verdeckt ? e.version : [])));
	const gebrochen = pruefeGlieder(stream, glieder(verlauf), verschwiegen, verdeckt);
	if (gebrochen) return [{ stream, ...gebrochen }];
	if (!inWurzel || ereignisse.some((e) => e.version === inWurzel.version && e.hash === inWurzel.hash)) return [];
	return [{ stream, version: inWurzel.version, text: 'In der Wurzel steht ein anderes Ereignis.' }];
}

/** Left out on purpose; whoever only takes the part away breaks the chain of the export. */
const istVerschwiegen = ({ angaben, person, salt }: Nachweisereignis): boolean =>
	angaben === 'VERSCHWIEGEN' && person === null && salt === null;

const glieder = ({ kopf, ereignisse }: Nachweisverlauf): Glied[] =>
	ereignisse.map(({ personDigest, hash, salt, ...e }) => ({
		...e,
		person_digest: bytes(personDigest),
		hash: Buffer.from(hash, 'hex'),
		salt: bytes(salt),
		person_von: e.betroffener,
		person_art: e.art,
		kopf_version: kopf.version,
		kopf_hash: Buffer.from(kopf.hash, 'hex'),
	}));

const bytes = (hex: string | null): Buffer | null => (hex === null ? null : Buffer.from(hex, 'hex'));
