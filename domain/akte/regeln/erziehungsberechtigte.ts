import type { Befund, Fall } from '#domain/akte/fall.ts';
import type { Lage } from '#domain/akte/lage.ts';
import type { Erziehungsberechtigter, ErziehungsberechtigterPerson } from '#domain/akte/zustand.ts';
import { GEBUNDEN } from '#domain/status/wunsch.ts';
import { erziehungsberechtigteHinterlegt } from './vertrag.ts';

/** A guardian signs with an address of his own (table: Erziehungsberechtigter, email). */
export function eigeneEmail({ lage, eingabe }: Fall<{ readonly person: ErziehungsberechtigterPerson }>): Befund {
	const email = eingabe?.person.email?.toLowerCase();
	if (!email || email !== lage.akte.person.email?.toLowerCase()) return null;
	const text = 'Die E-Mail-Adresse muss sich von der des Freiwilligen unterscheiden.';
	return { code: 'EMAIL_GLEICH', http: 422, feld: 'email', text };
}

/** While a minor is bound by a contract, somebody must stay who signs for him (G13). */
export function jemandUnterschreibt(lage: Lage, danach: readonly Erziehungsberechtigter[]): Befund {
	if (!lage.akte.wuensche.some((w) => GEBUNDEN.includes(w.status))) return null;
	return erziehungsberechtigteHinterlegt({
		lage: { ...lage, akte: { ...lage.akte, erziehungsberechtigte: [...danach] } },
	});
}
