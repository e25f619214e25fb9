import { vertragStorniert } from '#domain/akte/bausteine/vertragsschritte.ts';
import {
	type AkteEreignis,
	InZyklusUebernommen,
	WunschBeiZykluswechselBeendet,
	WunschInZyklusUebernommen,
} from '#domain/akte/ereignisse.ts';
import type { Befund, Fall } from '#domain/akte/fall.ts';
import type { Entschluss, Lage } from '#domain/akte/lage.ts';
import { freiwilligerIn } from '#domain/akte/regeln/ausgang.ts';
import { durch } from '#domain/akte/regeln/behebbar.ts';
import { wunschSchritt } from '#domain/akte/schritte.ts';
import { systembemerkung } from '#domain/akte/texte.ts';
import { pruefe, type Verb } from '#domain/akte/verb.ts';
import { vollende } from '#domain/akte/vollenden.ts';
import type { Wunsch } from '#domain/akte/zustand.ts';
import { formatDatum } from '#domain/format/datum.ts';
import type { Zyklus } from '#domain/referenzsaetze.ts';
import { FREIWILLIGER } from '#domain/status/freiwilliger.ts';
import { formatStatus } from '#domain/status/katalog.ts';
import { OFFEN, WUNSCH } from '#domain/status/wunsch.ts';

export const ZYKLUS_UEBERNEHMEN: Verb<Fall> = {
	key: 'zyklusUebernehmen',
	titel: 'In aktiven Zyklus übernehmen',
	ausgang: [bisInVerhandlung, freiwilligerIn(1000, 1500, 2000, 2100, 2500)],
	regeln: [aktiverZyklusOffen],
};

/** W19: the volunteer moves to the active cycle, and with him the wishes whose Einsatzort takes part in it. */
export function zyklusUebernehmen(lage: Lage): Entschluss {
	pruefe(ZYKLUS_UEBERNEHMEN, { lage, eingabe: {} });
	const zyklus = aktiverZyklus(lage);
	if (!zyklus) throw new Error('Kein aktiver Zyklus');
	const offen = lage.akte.wuensche.filter((w) => w.zyklusID === lage.akte.zyklusID && OFFEN.includes(w.status));
	return vollende(lage, [
		InZyklusUebernommen({ von: lage.akte.zyklusID, nach: zyklus.id }),
		...offen.flatMap((w) => [...vertragStorniert(lage, w), uebernimm(lage, w, zyklus.id)]),
		systembemerkung(lage, bemerkung(lage, zyklus)),
	]);
}

/** Proposals and wishes whose Einsatzort doesn't take part stay behind; contacted ones stay contacted. */
function uebernimm({ referenz }: Lage, wunsch: Wunsch, zyklusID: string): AkteEreignis {
	const ort = referenz.adressen.get(wunsch.einsatzortID);
	const bleibt = ort?.isAktiv && ort.aktivInZyklen.includes(zyklusID);
	if (wunsch.status === WUNSCH.nr.Vorschlag || !bleibt) {
		const schritt = wunschSchritt(wunsch, 'WunschBeiZykluswechselBeendet');
		return WunschBeiZykluswechselBeendet({ ...schritt, beendetVon: 'SYSTEM' });
	}
	return WunschInZyklusUebernommen({ ...wunschSchritt(wunsch, 'WunschInZyklusUebernommen'), zyklusID });
}

function bemerkung({ ctx, akteur, akte, referenz }: Lage, zyklus: Zyklus): string {
	const benutzer = referenz.benutzer.get(akteur.userID ?? '')?.name ?? 'System';
	const status = formatStatus(FREIWILLIGER, akte.status);
	return `Übernahme in Zyklus ${zyklus.bezeichnung} am ${formatDatum(ctx.heute)} durch ${benutzer}; vorheriger Status ${status}.`;
}

function aktiverZyklus({ referenz }: Lage): Zyklus | undefined {
	return [...referenz.zyklen.values()].find((z) => z.status === 'AKTIV');
}

/** G17: only into a later cycle than the volunteer's. */
function bisInVerhandlung({ lage }: Fall): Befund {
	const { akte, referenz } = lage;
	const eigener = referenz.zyklen.get(akte.zyklusID)?.start ?? '';
	if (akte.status <= FREIWILLIGER.nr.BewerbungVerhandlung && eigener < (aktiverZyklus(lage)?.start ?? '')) return null;
	return {
		code: 'G17',
		http: 409,
		text: 'Freiwillige können nur bis zum Status „In Verhandlung“ in den aktiven Zyklus übernommen werden.',
	};
}

/** G25, of the cycle moved to. */
function aktiverZyklusOffen({ lage }: Fall): Befund {
	const zyklus = aktiverZyklus(lage);
	if (zyklus && !zyklus.isAbgeschlossen) return null;
	return {
		code: 'G25',
		http: 409,
		text: `Der Zyklus ${zyklus?.bezeichnung ?? ''} ist abgeschlossen und kann nicht mehr bearbeitet werden.`,
		behebbarDurch: durch(lage.akteur, 'ADMIN'),
		ziel: 'zyklen',
	};
}
