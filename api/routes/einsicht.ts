import { merkeEinsicht } from '#commands/zugang/zugriff.ts';
import type { Aktensicht } from '#domain/akte/sicht/sicht.ts';
import type { Akte } from '#domain/akte/zustand.ts';
import type { Personenfeld } from '#domain/felder/personenfelder.ts';
import { type Anlass, sensibleArten } from '#domain/zugriff/protokoll.ts';
import type { Umstand } from './handler.ts';

/** What is about to be read of a file. */
interface Lesung {
	readonly id: string;
	readonly sicht: Aktensicht;
	/** Fields that hold something. */
	readonly felder: readonly Personenfeld[];
	readonly anlass: Anlass;
}

/** Records that sensitive data is read by somebody else than the volunteer himself, be it in his view. */
export async function vermerkeEinsicht(umstand: Umstand, { id, sicht, felder, anlass }: Lesung): Promise<void> {
	const { umgebung, akteur, request } = umstand;
	if (akteur.freiwilligerID === id && akteur.impersoniertVon === null) return;
	const arten = sensibleArten(sicht.lesbar.filter((feld) => felder.includes(feld)));
	await merkeEinsicht(umgebung.db, { akteur, betroffene: [id], arten, anlass, ip: request.ip });
}

export const gefuellt = ({ person }: Akte): Personenfeld[] =>
	(Object.keys(person) as Personenfeld[]).filter((feld) => person[feld] != null);
