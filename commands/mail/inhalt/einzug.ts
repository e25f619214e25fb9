import { liesBankbuch } from '#commands/geld/bankbuch.ts';
import { zahlerBis } from '#commands/geld/zahler.ts';
import type { Umgebung } from '#commands/umgebung.ts';
import { formatMonat } from '#domain/format/datum.ts';
import { freigabepositionen, laufmonate } from '#projections/queries/geld/bank.ts';

/** A debit as a mail announces it: what the file says that went to the bank. */
export interface Maileinzug {
	/** Cents. */
	readonly betrag: number;
	readonly tag: string;
	/** `November 2026` or `September 2026 bis November 2026` */
	readonly monate: string;
	readonly mandatsreferenz: string | null;
	/** The last four digits. */
	readonly konto: string | null;
}

const ZIFFERN = 4;

export async function einzugFuerMail(
	quelle: Pick<Umgebung, 'pool' | 'db'>,
	{ laufID, einsatzstelleID }: { readonly laufID: string; readonly einsatzstelleID: string },
): Promise<Maileinzug | null> {
	const uebergabe = (await liesBankbuch(quelle, 'EINZUG')).uebergaben.get(laufID);
	const posten = uebergabe?.posten.find(({ wer }) => wer === einsatzstelleID);
	const position = (await freigabepositionen(quelle.db, [laufID])).get(laufID);
	const monate = await laufmonate(quelle.db, laufID);
	if (!uebergabe || !posten || !position || !monate) return null;
	const zahler = (await zahlerBis(quelle, [einsatzstelleID], position)).get(einsatzstelleID);
	return {
		betrag: posten.betrag,
		tag: uebergabe.tag,
		monate: [...new Set([monate.von, monate.bis])].map((monat) => formatMonat(monat)).join(' bis '),
		mandatsreferenz: zahler?.mandatsreferenz ?? null,
		konto: zahler?.iban ? `IBAN mit den Endziffern ${zahler.iban.slice(-ZIFFERN)}` : null,
	};
}
