import type { Akte, Vertrag } from '#domain/akte/zustand.ts';
import { type Aufzeichnung, type Handler, type Typ, vertragIn } from './handler.ts';

type Schritt =
	| 'VertragGeeinigt'
	| 'VertragUnterschrieben'
	| 'VertragAngetreten'
	| 'VertragArchiviert'
	| 'VertragStorniert'
	| 'VertragManuellGesetzt';

export const vertragHandler = {
	VertragEntworfen(akte, e) {
		const { vertragID: id, wunschID, zyklusID, dienstartID, nach, bedingungen } = e.facts;
		akte.vertraege.push({
			id,
			wunschID,
			zyklusID,
			dienstartID,
			status: nach,
			statusSeit: e.meta.zeit,
			vertragsnummer: null,
			dienstantritt: null,
			dienstende: null,
			ersteUnterschriftAm: null,
			version: e.version,
			...bedingungen,
		});
	},

	VertragGeaendert: (akte, e) => void Object.assign(beruehrt(akte, e), e.facts.bedingungen),

	VertragsnummerVergeben(akte, e) {
		beruehrt(akte, e).vertragsnummer = e.facts.vertragsnummer;
	},

	VertragGeeinigt: (akte, e) => void schritt(akte, e),
	VertragUnterschrieben: (akte, e) => void schritt(akte, e),
	VertragStorniert: (akte, e) => void schritt(akte, e),

	VertragAngetreten(akte, e) {
		schritt(akte, e).dienstantritt = e.facts.dienstantritt;
	},

	VertragArchiviert(akte, e) {
		schritt(akte, e).dienstende = e.facts.dienstende;
	},

	VertragManuellGesetzt(akte, e) {
		const { dienstantritt, dienstende, geplantesEnde } = e.facts;
		Object.assign(schritt(akte, e), { dienstantritt, dienstende, geplantesEnde });
	},
} satisfies Partial<{ [T in Typ]: Handler[T] }>;

function schritt(akte: Akte, e: Aufzeichnung<Schritt>): Vertrag {
	const vertrag = beruehrt(akte, e);
	vertrag.status = e.facts.nach;
	vertrag.statusSeit = e.meta.zeit;
	return vertrag;
}

function beruehrt(akte: Akte, e: { facts: { vertragID: string }; version: number }): Vertrag {
	const vertrag = vertragIn(akte, e.facts.vertragID);
	vertrag.version = e.version;
	return vertrag;
}
