/** The certificate of a service (§ 11 Abs. 3 JFDG, § 11 BFDG): what it is made from, what it says in any case, and how far it is. */

import type { DokumentSpec } from '#domain/referenzsaetze.ts';
import { DOKUMENT } from '#domain/status/dokument.ts';
import { DOKUMENTSPEC } from '#domain/status/dokumentspec.ts';
import type { Lage } from '../lage.ts';
import { massgeblicherWunsch, neuesterVertrag } from '../massgeblich.ts';
import { fehlendeSteuerwerte } from '../steuerwerte.ts';
import type { Akte, Anforderung, Dokument } from '../zustand.ts';
import { BESCHEINIGTE_ANGABEN } from './bescheinigungsstand.ts';
import { istVomDienst, stehtFuerDienst } from './dienstnachweis.ts';
import { umfeldDerAkte } from './dokumentbedarf.ts';
import { istAnwendbar } from './dokumentbedingungen.ts';
import { neuestesDokument } from './dokumentregeln.ts';

export interface Bescheinigungsvorlage {
	readonly spec: DokumentSpec;
	/** null: nobody has been asked for it yet. */
	readonly anforderung: Anforderung | null;
}

/** The specification it is made from: the one already asked for, else the one in use that is meant for this volunteer. */
export function bescheinigungsvorlage(lage: Pick<Lage, 'ctx' | 'akte' | 'referenz'>): Bescheinigungsvorlage | null {
	const { akte, referenz } = lage;
	const specs = bescheinigungen(referenz.specs);
	const anforderung = akte.anforderungen.findLast(
		(a) =>
			a.zurueckgezogenAm === null &&
			a.geschlossenAm === null &&
			stehtFuerDienst(akte, a, neuestesDokument(akte, a)) &&
			specs.some((s) => s.id === a.specID && istNutzbar(s)),
	);
	const gefragt = anforderung && specs.find(({ id }) => id === anforderung.specID);
	if (gefragt) return { spec: gefragt, anforderung };
	const umfeld = umfeldDerAkte(lage);
	const spec = specs.find((eine) => istAnwendbar(eine, akte, umfeld));
	return spec ? { spec, anforderung: null } : null;
}

/** Of the service that counts: what answers a request for it and is valid, or waits for signatures. */
export function bescheinigungVon(akte: Akte, specs: readonly DokumentSpec[]): Dokument | null {
	const ids = bescheinigungen(specs).map(({ id }) => id);
	const gueltige = akte.anforderungen
		.filter(({ specID }) => ids.includes(specID))
		.flatMap((anforderung) => neuestesDokument(akte, anforderung) ?? [])
		.filter((dokument) => GILT.includes(dokument.status) && istVomDienst(akte, dokument));
	return gueltige.findLast(({ status }) => status !== DOKUMENT.nr.UnterschriftenSammeln) ?? gueltige.at(-1) ?? null;
}

/** Labels of what is missing for it in the file. */
export function fehlendeAngaben(akte: Akte, spec: DokumentSpec): string[] {
	const vertrag = neuesterVertrag(akte, massgeblicherWunsch(akte));
	const werte: Readonly<Partial<Record<string, unknown>>> = {
		...akte.person,
		dienstantritt: vertrag?.dienstantritt,
		dienstende: vertrag?.dienstende,
	};
	const immer = Object.entries(BESCHEINIGTE_ANGABEN).flatMap(([feld, wort]) => (werte[feld] ? [] : wort));
	return [...new Set([...immer, ...fehlendeSteuerwerte(akte, spec)])];
}

const GILT: readonly Dokument['status'][] = [
	DOKUMENT.nr.Verifiziert,
	DOKUMENT.nr.UnterschriftenSammeln,
	DOKUMENT.nr.Unterschrieben,
];
const bescheinigungen = (specs: readonly DokumentSpec[]) => specs.filter((s) => s.nachweisFuer === 'BESCHEINIGUNG');
/** A superseded one still answers what was asked for under it. */
const istNutzbar = ({ status }: DokumentSpec): boolean =>
	status === DOKUMENTSPEC.nr.Veroeffentlicht || status === DOKUMENTSPEC.nr.Abgeloest;
