import { bedingungenVon } from '#domain/akte/vertrag/betroffene.ts';
import { alleEinig } from '#domain/akte/vertrag/zustimmung.ts';
import type { Akte, Vertrag } from '#domain/akte/zustand.ts';
import { monatserster, tagInBerlin } from '#domain/datum.ts';
import { geldaenderung } from '#domain/geld/geldterme.ts';
import { seiteDerRollen } from '#domain/rollen.ts';
import { VERTRAG } from '#domain/status/vertrag.ts';
import { type Aufzeichnung, type Handler, type Typ, vertragIn } from './handler.ts';

type Schritt =
	| 'VertragGeeinigt'
	| 'VertragUnterschrieben'
	| 'VertragAngetreten'
	| 'VertragArchiviert'
	| 'VertragStorniert'
	| 'VertragManuellGesetzt'
	| 'VertragWiederhergestellt';

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
			nummern: [],
			dienstantritt: null,
			dienstende: null,
			resturlaubTage: null,
			kuendigungDurch: null,
			ersteUnterschriftAm: null,
			bedingungenSeit: e.meta.zeit,
			seminarsaetze: null,
			geldaenderungen: [],
			bfd: null,
			zeugnis: null,
			zugestimmt: null,
			version: e.version,
			...bedingungen,
		});
	},

	VertragGeaendert(akte, e) {
		const vertrag = beruehrt(akte, e);
		if (vertrag.status >= VERTRAG.nr.Unterschrieben) {
			// Before it was said, nobody meant the months that were paid already.
			const gueltigAb = e.facts.gueltigAb ?? monatserster(tagInBerlin(e.meta.zeit), 1);
			const aenderung = geldaenderung(vertrag, e.facts.bedingungen, gueltigAb);
			if (aenderung) vertrag.geldaenderungen = [...vertrag.geldaenderungen, aenderung];
		}
		Object.assign(vertrag, e.facts.bedingungen);
		vertrag.bedingungenSeit = e.meta.zeit;
		const seite = e.meta.userID === null ? 'SYSTEM' : seiteDerRollen(e.meta.rollen);
		// Whoever proposes agrees to what he proposes, and to nothing else.
		if (vertrag.zugestimmt && seite !== 'SYSTEM') Object.assign(vertrag.zugestimmt[seite], e.facts.bedingungen);
	},

	VertragsnummerVergeben(akte, e) {
		const { vertragsnummer } = e.facts;
		const vertrag = beruehrt(akte, e);
		vertrag.vertragsnummer = vertragsnummer;
		if (vertragsnummer !== null) vertrag.nummern = [...new Set([...vertrag.nummern, vertragsnummer])];
	},

	VertragGeeinigt(akte, e) {
		const vertrag = schritt(akte, e);
		vertrag.seminarsaetze = e.facts.seminarsaetze;
		vereinbart(vertrag);
	},
	VertragUnterschrieben: (akte, e) => void vereinbart(schritt(akte, e)),
	VertragStorniert: (akte, e) => void schritt(akte, e),

	VertragsbedingungenZugestimmt(akte, e) {
		const { zugestimmt, ...vertrag } = vertragIn(akte, e.facts.vertragID);
		if (zugestimmt) zugestimmt[e.facts.seite] = bedingungenVon(vertrag);
	},

	VertragAngetreten(akte, e) {
		schritt(akte, e).dienstantritt = e.facts.dienstantritt;
	},

	VertragArchiviert(akte, e) {
		const { dienstende, resturlaubTage = null, kuendigungDurch = null } = e.facts;
		Object.assign(schritt(akte, e), { dienstende, resturlaubTage, kuendigungDurch });
	},

	VertragManuellGesetzt(akte, e) {
		const { dienstantritt, dienstende, geplantesEnde, seminarsaetze } = e.facts;
		const { resturlaubTage = null, kuendigungDurch = null } = e.facts;
		const gesetzt = { dienstantritt, dienstende, geplantesEnde, resturlaubTage, kuendigungDurch };
		const vertrag = Object.assign(schritt(akte, e), gesetzt);
		vertrag.seminarsaetze ??= seminarsaetze;
		// A contract made by hand stands on the terms it was made with.
		if (vertrag.zugestimmt) vertrag.zugestimmt.TRAEGER.geplantesEnde = geplantesEnde;
		else if (vertrag.status >= VERTRAG.nr.Einigung) vereinbart(vertrag);
	},

	VertragVerworfen(akte, e) {
		akte.vertraege = akte.vertraege.filter(({ id }) => id !== e.facts.vertragID);
	},

	VertragWiederhergestellt(akte, e) {
		const { seit, bedingungen, bedingungenSeit } = e.facts;
		const vertrag = Object.assign(schritt(akte, e), bedingungen, { statusSeit: seit, bedingungenSeit });
		// A draft is agreed on by nobody.
		if (vertrag.status === VERTRAG.nr.Entwurf) Object.assign(vertrag, { seminarsaetze: null, zugestimmt: null });
	},
} satisfies Partial<{ [T in Typ]: Handler[T] }>;

function vereinbart(vertrag: Vertrag): void {
	vertrag.zugestimmt = alleEinig(vertrag);
}

function schritt(akte: Akte, e: Aufzeichnung<Schritt>): Vertrag {
	const vertrag = beruehrt(akte, e);
	vertrag.status = e.facts.nach;
	vertrag.statusSeit = e.meta.zeit;
	return vertrag;
}

type Beruehrung = Pick<Aufzeichnung<Schritt>, 'version' | 'meta'> & { readonly facts: { readonly vertragID: string } };

function beruehrt(akte: Akte, e: Beruehrung): Vertrag {
	const vertrag = vertragIn(akte, e.facts.vertragID);
	if (e.meta.userID !== null) vertrag.version = e.version;
	return vertrag;
}
