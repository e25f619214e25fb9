import type { OutboxZeile } from '#commands/umgebung.ts';
import type { Aufgezeichnet } from '#domain/ereignis.ts';
import type { BankbuchEreignis } from '#domain/geld/bankbuch/ereignisse.ts';
import { mailzeile } from './mailzeile.ts';

/** Whoever is debited is told of it, once: when the run goes to the bank (table: Mail templates, 50). */
export function reagiereAufBankbuch(e: Aufgezeichnet<BankbuchEreignis>): readonly OutboxZeile[] {
	if (e.type !== 'ZahlungenUebergeben') return [];
	const { laufID, posten } = e.facts;
	return posten.flatMap(({ wer, betrag, folge }) =>
		wer === null || folge === undefined || betrag === 0
			? []
			: [
					mailzeile(
						'ABBUCHUNG_ANKUENDIGUNG',
						{ art: 'BUCHHALTUNG', id: wer },
						{ einzug: { laufID, einsatzstelleID: wer } },
					),
				],
	);
}
