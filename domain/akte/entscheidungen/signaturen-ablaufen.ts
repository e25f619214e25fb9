import { SignaturAbgebrochen } from '#domain/akte/ereignisse.ts';
import type { Entschluss, Lage } from '#domain/akte/lage.ts';
import { istAbgelaufen, istOffen } from '#domain/akte/signatur/ablauf.ts';
import { vollende } from '#domain/akte/vollenden.ts';

/** By the portal, every night: requests whose time has passed end, and who has come of age signs alone. */
export function signaturenAblaufenLassen(lage: Lage): Entschluss {
	if (!lage.akte.existiert || lage.akte.geloescht) return vollende(lage, []);
	const abgelaufen = lage.akte.signaturen
		.filter((s) => istOffen(s) && istAbgelaufen(s, lage.ctx.jetzt))
		.map(({ id }) => SignaturAbgebrochen({ sitzungID: id, anlass: 'ABGELAUFEN' }));
	return vollende(lage, abgelaufen);
}
