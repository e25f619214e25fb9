import type { HilfeKey } from '#domain/hilfe/katalog.ts';
import type { AktionKey } from '#domain/zugriff/aktionen.ts';

/** Which help text explains an action on the file. */
const AKTIONEN: Readonly<Partial<Record<AktionKey, HilfeKey>>> = {
	vorschlagen: 'aktion.vorschlag',
	verhandeln: 'aktion.verhandlung',
	einigen: 'aktion.einigung',
	abschliessen: 'aktion.abschluss',
	antreten: 'aktion.antritt',
	nichtAntreten: 'aktion.antritt',
	beenden: 'aktion.dienstende',
	statusSetzen: 'aktion.status',
};

export const hilfeDerAktion = (aktion: AktionKey): HilfeKey | null => AKTIONEN[aktion] ?? null;
