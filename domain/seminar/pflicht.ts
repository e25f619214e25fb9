/**
 * How far somebody has come with his seminar days. Tables: Computations (Composition), Seminarnachweis.
 *
 * What the paragraph says of `nicht mehr erreichbar ab` is done word for word: a seminar in which he is counts among those
 * that can still be attended and is lost by its beginning as any other; of what he has handed in the proposal counts.
 * Whether what he has planned is enough is said beside it (`istVerplant`), for whoever wouldn't call that lost.
 */
import type { Seminarteil } from '#domain/recht/recht.ts';
import {
	type Angebot,
	angebotAus,
	type Gelegenheit,
	hoechstens,
	nichtMehrErreichbarAb,
	OHNE_ANGEBOT,
} from './erreichbar.ts';
import type { Termin } from './seminar-felder.ts';

/** A seminar that counts for somebody. Days in tenths. */
export interface Gezaehltes {
	/** null: an own entry, which counts for the sum and never for the composition. */
	readonly seminarID: string | null;
	/** null: an own entry. */
	readonly seminartypID: string | null;
	readonly stand: 'GEPLANT' | 'PRUEFUNG' | 'ANERKANNT';
	readonly termine: readonly Termin[];
	readonly tage: number;
}

/** A published seminar for somebody, inside his service. */
export interface Moegliches extends Gelegenheit {
	readonly id: string;
	readonly seminartypID: string;
	/** Nobody has to wait for one. */
	readonly hatPlatz: boolean;
}

/** Days in tenths. */
export interface Tagestand {
	readonly anerkannt: number;
	readonly pruefung: number;
	readonly geplant: number;
	/** Required, not recognised. */
	readonly offen: number;
	/** First day from which the open ones can't be attended any more; null: none is open. */
	readonly nichtMehrErreichbarAb: string | null;
	/** What can still be attended from that day on. */
	readonly danach: number;
	/** What is planned and handed in is enough, if all of it is attended and recognised. */
	readonly istVerplant: boolean;
}

export interface Teilstand extends Tagestand {
	readonly seminartypID: Seminarteil['seminartypID'];
	readonly mindestens: number;
}

export interface Pflichtstand extends Tagestand {
	readonly teile: readonly Teilstand[];
}

export interface Pflicht {
	/** Tenths of a day. */
	readonly tage: number;
	readonly teile: readonly Seminarteil[];
}

/** What somebody is asked for, and what of it he has. */
export interface Bedarf {
	readonly pflicht: Pflicht;
	readonly gezaehltes: readonly Gezaehltes[];
	/** A service of less than twelve months: a part that is missing is a hint and no fault. */
	readonly istHinweis: boolean;
}

/** What is on offer to many alike. */
export interface Seminarangebot<M extends Moegliches = Moegliches> {
	readonly seminare: readonly M[];
	/** Of a kind (null: of all), for somebody with these. */
	fuer(seminartypID: string | null, eigene: readonly Gezaehltes[]): Angebot;
}

/** Reckoned once for all whose own seminars make the same difference. */
export function seminarangebot<M extends Moegliches>(seminare: readonly M[]): Seminarangebot<M> {
	const frei = seminare.filter(({ hatPlatz }) => hatPlatz);
	const freie = new Set(frei.map(({ id }) => id));
	const bekannt = new Map<string, Angebot>();
	return {
		seminare,
		fuer(seminartypID, eigene) {
			const dieser = (typ: string | null) => seminartypID === null || typ === seminartypID;
			const dazu = eigene.filter(
				(g) => g.stand === 'GEPLANT' && dieser(g.seminartypID) && !(g.seminarID && freie.has(g.seminarID)),
			);
			const ohne = eigene.flatMap((g) =>
				g.stand !== 'GEPLANT' && g.seminarID && freie.has(g.seminarID) ? g.seminarID : [],
			);
			const schluessel = JSON.stringify([seminartypID, dazu.map(({ termine, tage }) => [termine, tage]), ohne]);
			const schon = bekannt.get(schluessel);
			if (schon) return schon;
			const angebot = angebotAus([
				...frei.filter(({ id, seminartypID: typ }) => dieser(typ) && !ohne.includes(id)),
				...dazu.map(({ termine, tage }) => ({ termine, geplanteTage: tage })),
			]);
			if (bekannt.size < MERKT_SICH) bekannt.set(schluessel, angebot);
			return angebot;
		},
	};
}

const MERKT_SICH = 200;

/** `angebot`: null as long as nobody knows the service it is to lie in. */
export function pflichtstand(
	{ pflicht, gezaehltes }: Omit<Bedarf, 'istHinweis'>,
	angebot: Seminarangebot | null,
	heute: string,
): Pflichtstand {
	const stand = (tage: number, seminartypID: string | null) => {
		const davon = gezaehltes.filter((g) => seminartypID === null || g.seminartypID === seminartypID);
		return tagestand(tage, davon, angebot === null ? null : angebot.fuer(seminartypID, gezaehltes), heute);
	};
	const teile = pflicht.teile.map(
		({ seminartypID, tage }): Teilstand => ({ seminartypID, mindestens: tage * 10, ...stand(tage * 10, seminartypID) }),
	);
	return { ...stand(pflicht.tage, null), teile };
}

function tagestand(
	pflicht: number,
	gezaehltes: readonly Gezaehltes[],
	angebot: Angebot | null,
	heute: string,
): Tagestand {
	const von = (stand: Gezaehltes['stand']) => gezaehltes.filter((g) => g.stand === stand);
	const summe = (eines: Gezaehltes['stand']) => von(eines).reduce((n, { tage }) => n + tage, 0);
	const [anerkannt, pruefung, geplant] = [summe('ANERKANNT'), summe('PRUEFUNG'), summe('GEPLANT')];
	const offen = Math.max(0, pflicht - anerkannt);
	const fehlt = offen - pruefung;
	const ab = angebot && nichtMehrErreichbarAb(fehlt, angebot, heute);
	return {
		...{ anerkannt, pruefung, geplant, offen },
		nichtMehrErreichbarAb: ab,
		danach: ab === null ? 0 : hoechstens(angebot ?? OHNE_ANGEBOT, ab),
		istVerplant: geplant >= fehlt && besuchbar(von('GEPLANT')) >= fehlt,
	};
}

/** Of what is planned, as far as it isn't at once. */
const besuchbar = (geplantes: readonly Gezaehltes[]): number =>
	hoechstens(angebotAus(geplantes.map(({ termine, tage }) => ({ termine, geplanteTage: tage }))), '');

/** What would still help: a missing part first, then by date. */
export function hilfreiche<M extends Moegliches>(stand: Pflichtstand, moegliche: readonly M[]): M[] {
	const fehlt = ({ offen, pruefung, geplant }: Tagestand) => offen - pruefung - geplant > 0;
	const fehlende = new Set<string>(stand.teile.filter(fehlt).map(({ seminartypID }) => seminartypID));
	const beginn = ({ termine: [erster] }: Moegliches) => erster?.von ?? '';
	const rang = ({ seminartypID }: Moegliches) => (fehlende.has(seminartypID) ? 0 : 1);
	return moegliche
		.filter((a) => fehlende.has(a.seminartypID) || fehlt(stand))
		.toSorted((a, b) => rang(a) - rang(b) || beginn(a).localeCompare(beginn(b)));
}

/** By when days are lost that nothing planned covers; the earliest of the sum and what is required within it. */
export interface Verlust {
	readonly ab: string;
	/** null: of the sum. */
	readonly seminartypID: string | null;
}

/** `istHinweis`: a part that is missing is no fault. */
export function verlust(stand: Pflichtstand, istHinweis: boolean): Verlust | null {
	const alle = [{ ...stand, seminartypID: null }, ...(istHinweis ? [] : stand.teile)].flatMap(
		({ seminartypID, nichtMehrErreichbarAb: ab, istVerplant }) =>
			ab === null || istVerplant ? [] : { ab, seminartypID },
	);
	return alle.reduce<Verlust | null>((frueh, eines) => (frueh && frueh.ab <= eines.ab ? frueh : eines), null);
}
