import type { z } from 'zod';
import type { ersatztagkonto as FORM } from '#api/contract/seminare/ersatztage.ts';
import type { Ersatztagkonto, Wochengrundlage } from '#domain/akte/seminar/ersatztage.ts';
import { wochenworte } from '#domain/felder/dienstwoche.ts';

type Konto = z.infer<typeof FORM>;

export const zeigeErsatztage = (
	{ grundlage, buchungen, stand }: Ersatztagkonto,
	namen: ReadonlyMap<string, string>,
): Konto => ({
	grundlage: grundlage.art,
	diensttage: worte(grundlage),
	buchungen: buchungen.map(({ tag, nachweis, ersatztag, betrag, stand: danach }) => ({
		tag,
		seminar: nachweis?.titel ?? null,
		genommen: ersatztag && { id: ersatztag.id, von: namen.get(ersatztag.userID ?? '') ?? null },
		betrag,
		stand: danach,
	})),
	stand,
});

const worte = ({ diensttage }: Wochengrundlage): string | null => diensttage && wochenworte(diensttage);
