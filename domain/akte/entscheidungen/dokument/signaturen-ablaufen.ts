import type { Entschluss, Lage } from '#domain/akte/lage.ts';
import { abgebrochen, istAbgelaufen, istOffen } from '#domain/akte/signatur/ablauf.ts';
import { vollende } from '#domain/akte/vollenden.ts';

/** By the portal, every night: requests whose time has passed end, and who has come of age signs alone. */
export function signaturenAblaufenLassen(lage: Lage): Entschluss {
	if (!lage.akte.existiert || lage.akte.geloescht) return vollende(lage, []);
	const abgelaufen = lage.akte.signaturen
		.filter((s) => istOffen(s) && istAbgelaufen(s, lage.ctx.jetzt))
		.map((s) => abgebrochen(s, 'ABGELAUFEN'));
	return vollende(lage, abgelaufen);
}
