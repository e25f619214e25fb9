import type { OutboxZeile } from '#commands/umgebung.ts';
import type { Aufgezeichnet } from '#domain/ereignis.ts';
import type { KontingentEreignis } from '#domain/kontingent/ereignisse.ts';
import { mailzeile } from './mailzeile.ts';

const SCHLUESSEL: Partial<Record<KontingentEreignis['type'], string>> = {
	KontingentabfrageGesendet: 'KONTINGENT_ABFRAGE',
	KontingentabfrageErinnert: 'KONTINGENT_ERINNERUNG',
};

/** Inquiry and reminder go to those who decide on the places of the Einsatzstelle (table: Mail templates). */
export function reagiereAufKontingent(
	e: Aufgezeichnet<KontingentEreignis>,
	einsatzstelleID: string,
): readonly OutboxZeile[] {
	const schluessel = SCHLUESSEL[e.type];
	if (!schluessel || !('zyklusID' in e.facts)) return [];
	const { zyklusID } = e.facts;
	const empfaenger = { art: 'KONTINGENT', id: einsatzstelleID } as const;
	return [mailzeile(schluessel, empfaenger, { abfrage: { einsatzstelleID, zyklusID } })];
}
