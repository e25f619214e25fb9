import { halteAdressen } from '#commands/adressen-halten.ts';
import type { Befehl } from '#commands/befehl.ts';
import type { Sitzung } from '#commands/sitzung.ts';
import { akteAggregat } from '#domain/akte/akte.ts';
import type { Entschluss, Lage } from '#domain/akte/lage.ts';
import type { Akte } from '#domain/akte/zustand.ts';
import { kontingentAggregat } from '#domain/kontingent/kontingent.ts';
import type { Kontingent } from '#domain/kontingent/zustand.ts';
import type { Referenz } from '#domain/referenz.ts';
import type { Akteur } from '#domain/rollen.ts';
import { ladeReferenz, type Referenzbedarf } from '#projections/queries/traeger/referenz.ts';

export interface Aktenbefehl {
	readonly akteur: Akteur;
	readonly idempotenz?: Befehl['idempotenz'];
	/** Ids of the input that the file doesn't hold yet. */
	readonly bedarf?: Partial<Referenzbedarf>;
}

/** Everything a decision about this volunteer rests on. Kontingente it looks at and addresses the input names are held. */
export async function ladeLage(
	sitzung: Pick<Sitzung, 'ctx' | 'db' | 'lies' | 'halte'>,
	akteur: Akteur,
	id: string,
	bedarf: Partial<Referenzbedarf> = {},
): Promise<Lage> {
	const [akte] = await Promise.all([sitzung.lies(akteAggregat, id), halteAdressen(sitzung, bedarf.adresseIDs ?? [])]);
	const referenz = await ladeReferenz(sitzung.db, bedarfVon(akte, akteur, bedarf));
	const kontingente = await ladeKontingente(sitzung, einsatzstellen(akte, referenz));
	return { ctx: sitzung.ctx, akteur, akte, kontingente, referenz };
}

/** The same for many volunteers, who share one reading of everything else: what one of them takes the next one finds taken. */
export async function ladeLagen(
	sitzung: Pick<Sitzung, 'ctx' | 'db' | 'lies' | 'halte'>,
	akteur: Akteur,
	ids: readonly string[],
	bedarf: Partial<Referenzbedarf>,
): Promise<ReadonlyMap<string, Lage>> {
	const akten = await Promise.all(ids.map((id) => sitzung.lies(akteAggregat, id)));
	const referenz = await ladeReferenz(sitzung.db, gesamtbedarf(akten.map((akte) => bedarfVon(akte, akteur, bedarf))));
	const stellen = new Set(akten.flatMap((akte) => einsatzstellen(akte, referenz)));
	const kontingente = await ladeKontingente(sitzung, [...stellen]);
	return new Map(akten.map((akte) => [akte.id, { ctx: sitzung.ctx, akteur, akte, kontingente, referenz }]));
}

function gesamtbedarf(einzelne: readonly Referenzbedarf[]): Referenzbedarf {
	const alle = (welche: keyof Referenzbedarf) => [...new Set(einzelne.flatMap((bedarf) => bedarf[welche]))];
	return { adresseIDs: alle('adresseIDs'), benutzerIDs: alle('benutzerIDs') };
}

/** Appends what was decided: the file, the places it moves, the contract numbers it takes. */
export function schreibe(sitzung: Sitzung, freiwilligerID: string, entschluss: Entschluss): void {
	sitzung.schreibe(akteAggregat, freiwilligerID, entschluss.akte);
	for (const [einsatzstelleID, ereignisse] of entschluss.kontingente) {
		sitzung.schreibe(kontingentAggregat, einsatzstelleID, ereignisse);
	}
	for (const nummer of entschluss.vertragsnummern) {
		sitzung.nimm('VERTRAGSNUMMER', nummer, akteAggregat, freiwilligerID, {
			code: 'G34',
			http: 409,
			feld: 'vertragsnummer',
			text: `Die Vertragsnummer ${nummer} ist bereits vergeben.`,
		});
	}
}

export const alsBefehl = ({ akteur, idempotenz }: Aktenbefehl): Befehl => ({
	akteur: { userID: akteur.userID, rollen: akteur.rollen, impersoniertVon: akteur.impersoniertVon },
	idempotenz: idempotenz ?? null,
});

/** What a decision on this file, as it stands, looks at besides. */
export function bedarfVon(akte: Akte, akteur: Akteur, zusaetzlich: Partial<Referenzbedarf> = {}): Referenzbedarf {
	// Remarks written by the system name who acts.
	const benutzer = [
		akteur.userID,
		akteur.impersoniertVon,
		akte.traegerBetreuerUserID,
		...akte.wuensche.map((w) => w.betreuerUserID),
		...Object.values(akte.einwilligungen).map(({ userID }) => userID),
	];
	return {
		adresseIDs: [
			...akte.wuensche.flatMap((w) => [w.einsatzortID, w.einsatzstelleID]),
			...akte.vertraege.map((v) => v.einsatzortID),
			...(zusaetzlich.adresseIDs ?? []),
		],
		benutzerIDs: [...benutzer.filter((id) => id !== null), ...(zusaetzlich.benutzerIDs ?? [])],
	};
}

/** Does what was read for one state of a file do for another? */
export function reicht(
	{ akte, kontingente, referenz }: Lage,
	gelesen: Referenzbedarf,
	noetig: Referenzbedarf,
): boolean {
	const hat = (welche: keyof Referenzbedarf) => noetig[welche].every((id) => gelesen[welche].includes(id));
	return hat('adresseIDs') && hat('benutzerIDs') && einsatzstellen(akte, referenz).every((id) => kontingente.has(id));
}

function einsatzstellen(akte: Akte, referenz: Referenz): string[] {
	const ids = [
		...akte.wuensche.map((w) => w.einsatzstelleID),
		...[...referenz.adressen.values()].map((a) => a.einsatzstelleID).filter((id) => id !== null),
	];
	return [...new Set(ids)];
}

/** Marks a Kontingent as relied upon when a rule takes it in hand. */
class BenutzteKontingente extends Map<string, Kontingent> {
	#benutzt: (id: string) => void = () => undefined;
	static aus(
		eintraege: readonly (readonly [string, Kontingent])[],
		benutzt: (id: string) => void,
	): BenutzteKontingente {
		const map = new BenutzteKontingente(eintraege);
		map.#benutzt = benutzt;
		return map;
	}
	override get(id: string): Kontingent | undefined {
		const kontingent = super.get(id);
		if (kontingent) this.#benutzt(id);
		return kontingent;
	}
}

async function ladeKontingente(
	sitzung: Pick<Sitzung, 'lies' | 'halte'>,
	ids: readonly string[],
): Promise<ReadonlyMap<string, Kontingent>> {
	const geladen = await Promise.all(
		ids.map(async (id) => [id, await sitzung.lies(kontingentAggregat, id, { halten: false })] as const),
	);
	return BenutzteKontingente.aus(geladen, (id) => sitzung.halte(kontingentAggregat, id));
}
