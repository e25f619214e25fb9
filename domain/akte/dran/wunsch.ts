/** Whose turn it is at an application and the contract it leads to (tables: FreiwilligerAdresswunsch, column "by"). */
import { geltenderVertrag } from '#domain/akte/fall.ts';
import type { Akte, Vertrag, Wunsch } from '#domain/akte/zustand.ts';
import { endeDesTages } from '#domain/datum.ts';
import type { Referenz } from '#domain/referenz.ts';
import { GEBUNDEN, OFFEN } from '#domain/status/wunsch.ts';
import { dranAmDokument } from './dokument.ts';
import type { Wunschdran } from './dran.ts';

interface Umfeld {
	readonly akte: Akte;
	readonly referenz: Referenz;
	readonly heute: string;
}

/** null: it takes its course, has ended, or another application is agreed on. */
export function dranAmWunsch(umfeld: Umfeld, wunsch: Wunsch): Wunschdran | null {
	const { akte, referenz } = umfeld;
	const seit = wunsch.statusSeit;
	if (OFFEN.includes(wunsch.status)) {
		if (akte.status === 0) return { partei: 'FREIWILLIGER', tat: 'BESTAETIGEN', seit };
		if (wunsch.status !== 3500 && akte.wuensche.some(({ status }) => GEBUNDEN.includes(status))) return null;
	}
	switch (wunsch.status) {
		case 0:
		case 500:
			return { partei: 'EINSATZSTELLE', tat: 'KONTAKTIEREN', seit: spaetestens(seit, akte.bewerbungAbgesendetAm) };
		case 1000:
			return { partei: 'FREIWILLIGER', tat: 'ANTWORTEN', seit };
		case 2000: {
			const traeger = wunsch.dienstartID === null && referenz.parameter.isFestlegungDienstartSportjugend;
			return { partei: traeger ? 'TRAEGER' : 'EINSATZSTELLE', tat: 'VERHANDELN', seit };
		}
		case 3000:
			return { partei: 'EINSATZSTELLE', tat: 'EINIGEN', seit };
		default:
			return dranAmVertrag(umfeld, geltenderVertrag(akte, wunsch.id));
	}
}

function dranAmVertrag(umfeld: Umfeld, vertrag: Vertrag | null): Wunschdran | null {
	switch (vertrag?.status) {
		case 2000:
			return dranVorAbschluss(umfeld, vertrag);
		case 3000:
			return amTag(umfeld, vertrag.vertragsbeginn, 'ANTRETEN');
		case 4000:
			return amTag(umfeld, vertrag.geplantesEnde ?? vertrag.vertragsende, 'BEENDEN');
		default:
			return null;
	}
}

/** Whoever its documents have waited for longest; when they wait for nobody, the Traeger concludes. */
function dranVorAbschluss({ akte, referenz, heute }: Umfeld, vertrag: Vertrag): Wunschdran {
	const seine = akte.anforderungen.flatMap((anforderung) => {
		const spec = referenz.specs.find(({ id }) => id === anforderung.specID);
		return spec?.isVertragsrelevant ? [{ anforderung, spec }] : [];
	});
	const [laengste] = seine
		.flatMap(({ anforderung, spec }) => dranAmDokument(akte, anforderung, spec, heute) ?? [])
		.toSorted((a, b) => a.seit.localeCompare(b.seit));
	if (laengste) return laengste;
	const fertig = akte.dokumente.filter(({ anforderungID }) =>
		seine.some(({ anforderung }) => anforderung.id === anforderungID),
	);
	const seit = fertig.reduce((spaeteste, { statusSeit }) => spaetestens(spaeteste, statusSeit), vertrag.statusSeit);
	return { partei: 'TRAEGER', tat: 'ABSCHLIESSEN', seit };
}

/** What the Traeger notes once a day has come. */
function amTag({ heute }: Umfeld, tag: string | null, tat: 'ANTRETEN' | 'BEENDEN'): Wunschdran | null {
	return tag !== null && tag <= heute ? { partei: 'TRAEGER', tat, seit: endeDesTages(tag) } : null;
}

const spaetestens = (a: string, b: string | null): string => (b !== null && b > a ? b : a);
