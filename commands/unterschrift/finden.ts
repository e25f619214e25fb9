import type { Umgebung } from '#commands/umgebung.ts';
import { inhaberVon, LINK_UNGUELTIG, leserDesLinks, type Tokenzweck } from '#commands/zugang/einmal-token.ts';
import { Abgelehnt, NICHT_GEFUNDEN } from '#domain/regelverstoss.ts';
import type { Akteur } from '#domain/rollen.ts';
import { akteDerSitzung } from '#projections/queries/dokumente/signaturen.ts';

/** The session somebody means, and as whom he acts in it. */
export interface Zugang {
	readonly freiwilligerID: string;
	readonly sitzungID: string;
	/** His link speaks for him. */
	readonly mitLink: boolean;
	/** Account of who was sent the link, where that is known. */
	readonly linkVon: string | null;
	readonly akteur: Akteur;
}

/** Sent by mail, and handed over by who asked for the signature; a link of one kind doesn't void the other. */
const ZWECKE: readonly Tokenzweck[] = ['UNTERSCHRIFT', 'UNTERSCHRIFT_UEBERGEBEN'];

export const istSitzungsID = (signToken: string): boolean => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(signToken);

/** `signToken`: the secret of a link or, for who is signed in and signs for his own party, the id of the session. */
export async function findeSitzung({ db }: Pick<Umgebung, 'db'>, akteur: Akteur, signToken: string): Promise<Zugang> {
	if (istSitzungsID(signToken)) {
		const freiwilligerID = await akteDerSitzung(db, signToken);
		if (freiwilligerID === null || akteur.userID === null) throw new Abgelehnt([NICHT_GEFUNDEN]);
		return { freiwilligerID, sitzungID: signToken, mitLink: false, linkVon: null, akteur };
	}
	for (const zweck of ZWECKE) {
		const sitzungID = await inhaberVon(db, zweck, signToken);
		const freiwilligerID = sitzungID && (await akteDerSitzung(db, sitzungID));
		if (sitzungID && freiwilligerID) {
			const linkVon = await leserDesLinks(db, signToken);
			return { freiwilligerID, sitzungID, mitLink: true, linkVon, akteur: INHABER };
		}
	}
	throw new Abgelehnt([LINK_UNGUELTIG]);
}

/** Whoever holds the link, whether or not he happens to be signed in as somebody. */
const INHABER: Akteur = {
	art: 'TOKEN',
	userID: null,
	rollen: [],
	einsatzortIDs: [],
	einsatzstelleIDs: [],
	freiwilligerID: null,
	impersoniertVon: null,
};
